import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './note.module.css'

interface NoteProps {
  tone: 'info' | 'good' | 'warning' | 'bad' | 'accent'
  icon: IconName
  /** the fact, one sentence */
  title: string
  /** explanation and action */
  children?: ReactNode
}

/** Renders a notice in one of five tones. */
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
