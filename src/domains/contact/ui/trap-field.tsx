import styles from './trap-field.module.css'

/** A field that people do not see: what is filled in by a machine is held back. `label` tells those who meet it all the same to leave it. */
export function TrapField({ label }: { label: string }) {
  return (
    <label className={styles.trap} aria-hidden="true">
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
