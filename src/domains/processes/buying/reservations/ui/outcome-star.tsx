import styles from './outcome-star.module.css'

export type OutcomeTone = 'good' | 'waiting' | 'bad'

const marks = {
  good: 'M46 61l10 10 19-21',
  waiting: 'M60 42v18l11 8',
  bad: 'M60 42v22M60 76h.01',
} as const

/** Icon of a result: an eight-pointed star. */
export function OutcomeStar({ tone }: { tone: OutcomeTone }) {
  return (
    <svg className={styles.star} data-tone={tone} viewBox="0 0 120 120" aria-hidden="true">
      <path
        className={styles.light}
        d="M60 2L76.99 18.99L101.01 18.99L101.01 43.01L118 60L101.01 76.99L101.01 101.01L76.99 101.01L60 118L43.01 101.01L18.99 101.01L18.99 76.99L2 60L18.99 43.01L18.99 18.99L43.01 18.99Z"
      />
      <path
        className={styles.heart}
        d="M60 20L71.72 31.72L88.28 31.72L88.28 48.28L100 60L88.28 71.72L88.28 88.28L71.72 88.28L60 100L48.28 88.28L31.72 88.28L31.72 71.72L20 60L31.72 48.28L31.72 31.72L48.28 31.72Z"
      />
      <path className={styles.mark} d={marks[tone]} />
    </svg>
  )
}
