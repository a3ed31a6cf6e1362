import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './note.module.css'

interface NoteProps {
  tone: 'info' | 'good' | 'warning' | 'bad' | 'accent'
  icon: IconName
  /** the fact, in one sentence */
  title: string
  /** what it means, and the way on */
  children?: ReactNode
}

/** A fact that matters here, with what can be done about it. */
export function Note({ tone, icon, title, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon name={icon} size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
