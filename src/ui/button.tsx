import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { useHydrated } from './early-input.ts'

export type ButtonVariant = 'primary' | 'tonal' | 'outline' | 'ghost' | 'accent' | 'danger' | 'white'

interface ButtonStyle {
  variant?: ButtonVariant
  /** 44, 48 or 56 px high */
  size?: 'small' | 'medium' | 'large'
  /** as wide as its place */
  block?: boolean
  children: ReactNode
}

/** The classes of a button, for what is none but looks like one. */
export function buttonLook({ variant = 'primary', size = 'medium', block }: Omit<ButtonStyle, 'children'>, more?: string): string {
  return [styles.button, styles[variant], styles[size], block && styles.block, more].filter(Boolean).join(' ')
}

interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** work in progress: the label of the wait is given as children, the width is kept by the caller's grid */
  busy?: boolean
}

/**
 * A labelled button; `busy` forbids a second press. One that submits a form elsewhere on the page (`form`) is disabled until hydration:
 * the browser would put the fields into the address.
 */
export function Button({ variant, size, block, busy, className, type = 'button', disabled, children, ...rest }: ButtonProps) {
  const isHydrated = useHydrated()
  return (
    <button
      type={type}
      className={buttonLook({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      disabled={disabled || busy || (rest.form !== undefined && !isHydrated)}
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

/** A link that looks like a button: `to` stays in the site, `href` leaves it. */
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
