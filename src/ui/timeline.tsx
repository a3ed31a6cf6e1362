import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './timeline.module.css'

export interface TimelineEntry {
  key: string | number
  state: 'done' | 'now' | 'next'
  title: string
  /** formatted author and time */
  when?: string | undefined
  children?: ReactNode
}

/** Renders past and future events in a list. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.line}>
      {entries.map(({ key, state, title, when, children }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>{state === 'done' && <Icon name="check" size={14} />}</span>
          <div className={styles.words}>
            <b>{title}</b>
            {when && <span className={styles.when}>{when}</span>}
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
