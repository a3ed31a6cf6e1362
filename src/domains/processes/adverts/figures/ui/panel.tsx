import type { ReactNode } from 'react'
import styles from './statistics.module.css'

/** A part of the statistics under its title. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
