import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'

interface ChipProps {
  children: ReactNode
  /** a chosen chip carries a cross */
  chosen?: boolean
  /** what pressing it does, when its words do not say it: "Retirer Diesel" */
  label?: string
  onClick: () => void
}

/** A choice in one word, pressed to choose and pressed again to take back. */
export function Chip({ children, chosen = false, label, onClick }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} aria-label={label} onClick={onClick}>
      {children}
      {chosen && <Icon name="x" size={16} />}
    </button>
  )
}
