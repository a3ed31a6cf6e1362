import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  text: string
  /** one or two actions */
  children: ReactNode
  heading?: 'h1' | 'h2'
}

/** Renders an empty list: illustration, one sentence, one or two actions. */
export function EmptyState({ title, text, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.road} viewBox="0 0 320 120" aria-hidden="true">
        <path className={styles.dots} d="M208 102C256 102 240 62 274 56S302 36 312 18" />
        <path
          className={styles.star}
          transform="translate(180 28)"
          d="M0 -19.2L5.62 -13.58L13.58 -13.58L13.58 -5.62L19.2 0L13.58 5.62L13.58 13.58L5.62 13.58L0 19.2L-5.62 13.58L-13.58 13.58L-13.58 5.62L-19.2 0L-13.58 -5.62L-13.58 -13.58L-5.62 -13.58Z"
        />
        <circle className={styles.heart} cx="180" cy="28" r="5" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
