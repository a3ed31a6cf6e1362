import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

interface AccordionProps {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** accordions of a group are exclusive */
  group?: string
}

/** Renders a collapsible section; works without script. */
export function Accordion({ title, children, open, group }: AccordionProps) {
  return (
    <details className={styles.accordion} open={open} name={group}>
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
