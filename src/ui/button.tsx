import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { useHydrated } from './early-input.ts'

export type ButtonVariant = 'primary' | 'tonal' | 'outline' | 'ghost' | 'accent' | 'danger' | 'white'

interface ButtonStyle {
  variant?: ButtonVariant
  /** height 44, 48 or 56 px */
  size?: 'small' | 'medium' | 'large'
  /** full width */
  block?: boolean
  children: ReactNode
}

/** Returns the classes of a button, for other elements. */
export function buttonLook({ variant = 'primary', size = 'medium', block }: Omit<ButtonStyle, 'children'>, more?: string): string {
  return [styles.button, styles[variant], styles[size], block && styles.block, more].filter(Boolean).join(' ')
}

interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** in progress: the caller passes the progress label as children */
  busy?: boolean
}

/**
 * Renders a button; `busy` disables it. A submit button of a form elsewhere on the page (`form`) is disabled until hydration: otherwise the
 * browser would send the fields in the URL.
 */
export function Button({ variant, size, block, busy, className, type = 'button', disabled, children, ...rest }: ButtonProps) {
  const isHydrated = useHydrated(rest.form === undefined)
  return (
    <button
      type={type}
      className={buttonLook({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      disabled={disabled || busy || !isHydrated}
      {...rest}
    >
      {children}
    </button>
  )
}

type ButtonLinkProps = ButtonStyle & {
  className?: string
  'aria-label'?: string
  target?: string
  rel?: string
  onClick?: () => void
} & ({ to: string; href?: undefined } | { href: string; to?: undefined })

/** Renders a link styled as a button: `to` for pages of the site, `href` for external URLs. */
export function ButtonLink({ variant, size, block, className, to, href, children, ...rest }: ButtonLinkProps) {
  const classes = buttonLook({ variant, size, block }, className)
  if (to !== undefined)
    return (
      <Link to={to} prefetch="intent" className={classes} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} className={classes} {...rest}>
      {children}
    </a>
  )
}
