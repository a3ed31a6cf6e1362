import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'

interface ChipProps {
  children: ReactNode
  /** a chosen chip has a remove icon */
  chosen?: boolean
  /** accessible name when the text is not enough: "Retirer Diesel" */
  label?: string
  onClick: () => void
}

/** Renders a toggle with a short text. */
export function Chip({ children, chosen = false, label, onClick }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} aria-label={label} onClick={onClick}>
      {children}
      {chosen && <Icon name="x" size={16} />}
    </button>
  )
}
