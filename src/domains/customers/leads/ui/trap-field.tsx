import styles from './trap-field.module.css'

/** Honeypot field, hidden from people; `label` instructs those who reach it to leave it empty. */
export function TrapField({ label }: { label: string }) {
  return (
    <label className={styles.trap} aria-hidden="true">
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
