import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  /** its name: the icon alone says nothing to those who do not see it */
  label: string
  /** `line` has an edge, `float` is on a photo */
  look?: 'plain' | 'line' | 'float'
  /** a button that stays pressed, such as the heart */
  pressed?: boolean
}

/** A round button of 44 px with one icon. Pressed, the icon is filled. */
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
