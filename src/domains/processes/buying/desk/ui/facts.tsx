import type { ReactNode } from 'react'
import styles from './facts.module.css'

export function Panel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}

/** Names and values; omits missing values. */
export function Facts({ list }: { list: readonly (readonly [name: string, value: ReactNode, look?: 'total'])[] }) {
  return (
    <dl className={styles.facts}>
      {list
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value, look]) => (
          <div key={name} data-look={look}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
