import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useSubject } from '#client/use-session.ts'
import { usePage } from '#i18n/text.ts'
import { withoutLanguage } from '#shared/language.ts'

export const accountMenuId = 'account'
/** Set when the menu is requested before it has loaded: it then opens on mount. */
export const accountMenu = { wanted: false }

interface AccountLinkProps {
  className?: string
  /** its accessible name when no label is beside the icon */
  label?: string
  onClick?: () => void
  children: ReactNode
}

/** The link to the account: for a visitor to sign-in and back to this page; for a user it opens the menu. */
export function AccountLink({ className, label, onClick, children }: AccountLinkProps) {
  const subject = useSubject()
  const returnUrl = useHere()
  if (subject === null)
    return (
      <Link className={className} to={address.authentication('login', { returnUrl })} rel="nofollow" aria-label={label} onClick={onClick}>
        {children}
      </Link>
    )
  return (
    <button
      type="button"
      className={className}
      popoverTarget={accountMenuId}
      aria-haspopup="dialog"
      onClick={() => {
        onClick?.()
        accountMenu.wanted = document.getElementById(accountMenuId) === null
      }}
    >
      {children}
    </button>
  )
}

/**
 * Returns the whole address of this page; undefined for a sign-in page. Without the language, which the server removes before rendering:
 * server and browser markup must match.
 */
export function useHere(): string | undefined {
  const { origin, basePath } = usePage()
  const { pathname, search } = useLocation()
  if (pathname.startsWith('/authentication/')) return undefined
  return `${origin}${basePath.replace(/\/$/, '')}${pathname}${withoutLanguage(search)}`
}
