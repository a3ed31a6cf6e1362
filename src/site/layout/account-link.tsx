import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { useSession } from '#client/use-session.ts'
import { usePage } from '#i18n/text.ts'
import { withoutLanguage } from '#shared/language.ts'

/** The menu of the account, which every way to it opens. */
export const accountMenuId = 'account'
/** Whether it was asked for before it was there: then it opens as soon as it comes. */
export const accountMenu = { wanted: false }

interface AccountLinkProps {
  className?: string
  /** its name for a visitor, where no label is beside the icon */
  label?: string
  onClick?: () => void
  children: ReactNode
}

/** The way to the account: for a visitor to sign-in and back to this page, for anyone who is signed in the menu. */
export function AccountLink({ className, label, onClick, children }: AccountLinkProps) {
  const { subject } = useSession()
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
 * The whole address of this page; nobody comes back to a page of signing in. Without the language, which the server takes off before it draws a
 * page: the browser takes the link over as it stands.
 */
export function useHere(): string | undefined {
  const { origin, basePath } = usePage()
  const { pathname, search } = useLocation()
  if (pathname.startsWith('/authentication/')) return undefined
  return `${origin}${basePath.replace(/\/$/, '')}${pathname}${withoutLanguage(search)}`
}
