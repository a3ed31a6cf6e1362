import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  /** accessible name */
  label: string
  tabs: readonly { name: string; count?: string; content: ReactNode }[]
}

/** Renders tabs. Arrow keys move in reading direction, Home and End to the first and last tab. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: (chosen + 1) % tabs.length, [back]: (chosen + tabs.length - 1) % tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ name, count }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-selected={i === chosen}
            aria-controls={`${id}-panel-${i}`}
            tabIndex={i === chosen ? 0 : -1}
            onClick={() => setChosen(i)}
          >
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, i) => (
        <div key={name} role="tabpanel" id={`${id}-panel-${i}`} aria-labelledby={`${id}-tab-${i}`} hidden={i !== chosen}>
          {content}
        </div>
      ))}
    </div>
  )
}
