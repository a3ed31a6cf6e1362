import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './outcome-layout.module.css'
import { OutcomeStar, type OutcomeTone } from './outcome-star.tsx'

interface OutcomeLayoutProps {
  tone: OutcomeTone
  title: string
  text?: string | undefined
  children?: ReactNode
  /** content beside it on wide screens */
  side?: ReactNode
}

/** Returns the ref of a heading that takes the focus when its title changes: a screen reader speaks the new title. */
export function useTitleFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  useEffect(() => {
    if (first.current !== title) heading.current?.focus()
    first.current = title
  }, [title])
  return heading
}

/** Layout of a result: icon, title, explanation, actions. A change of the title is announced. */
export function OutcomeLayout({ tone, title, text, children, side }: OutcomeLayoutProps) {
  const heading = useTitleFocus(title)
  return (
    <div className={styles.outcome}>
      <div className={styles.main}>
        <OutcomeStar tone={tone} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text && <p className={styles.lead}>{text}</p>}
        {children}
      </div>
      {side && <aside className={styles.side}>{side}</aside>}
    </div>
  )
}
