import styles from './status-label.module.css'

/** The colours that the table of a status names (design, section 2). */
export type StatusTone = 'new' | 'good' | 'running' | 'warning' | 'bad' | 'draft'

/** A status as a dot and words: never by colour alone. */
export function StatusLabel({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {label}
    </span>
  )
}
