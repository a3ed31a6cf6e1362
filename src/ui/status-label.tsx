import styles from './status-label.module.css'

/** Colours of statuses (design, section 2). */
export type StatusTone = 'new' | 'good' | 'running' | 'warning' | 'bad' | 'draft'

/** Renders a status as a dot and text. */
export function StatusLabel({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {label}
    </span>
  )
}
