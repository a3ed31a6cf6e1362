import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  /** accessible name */
  label: string
  /** `line`: outlined; `float`: on a photo */
  look?: 'plain' | 'line' | 'float'
  /** state of a toggle button, such as favourites */
  pressed?: boolean
}

/** Renders a round icon button of 44 px. The icon is filled when pressed. */
export function IconButton({ icon, label, look = 'plain', pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
