import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './filter-group.module.css'
import { Fold } from './fold.tsx'

interface FilterGroupProps {
  title: string
  /** summary of the chosen values; also opens the group initially */
  chosen?: string | null
  open?: boolean
  inPage?: boolean
  children: ReactNode
}

/** A collapsible group of filters. After the first render, only the visitor opens and closes it. */
export function FilterGroup({ title, chosen, open = false, inPage, children }: FilterGroupProps) {
  const [first] = useState(open || Boolean(chosen))
  return (
    <Fold
      className={styles.group}
      open={first}
      inPage={inPage}
      summary={
        <summary className={styles.summary}>
          <span className={styles.title}>{title}</span>
          {chosen && (
            <span className={styles.chosen}>
              <bdi>{chosen}</bdi>
            </span>
          )}
          <Icon name="chevron-down" size={18} />
        </summary>
      }
    >
      <div className={styles.content}>{children}</div>
    </Fold>
  )
}
