import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApiQuery } from '#client/query/query.ts'
import { signIn, signInPopup, signOut } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { usePage, useText } from '#i18n/text.ts'
import type { SessionErrorCode } from '#shared/session-errors.ts'
import sessionTexts from '#texts/session'
import staffTexts from '#texts/staff'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import styles from './guard.module.css'
import { type Staff, StaffContext } from './staff.ts'

/**
 * Draws the back office for those who work here only. A visitor is sent to sign in and comes back to this address; anyone who is signed in
 * without being on the staff is told so. When a session ends while somebody works, the page stays as it is until they are back.
 */
export function Guard({ children }: { children: ReactNode }) {
  const t = useText(staffTexts)
  const session = useText(sessionTexts)
  const toast = useToast()
  const { state, subject } = useSession()
  const navigate = useNavigate()
  const returnUrl = useHere()
  // one that ran out is renewed with the call; where nobody answers, this device may still have kept what it is for
  const { data, error, failed } = useApiQuery('/api/staff/current', subject === null ? null : {})
  /** who worked here last: the page stays theirs while their session is over */
  const [last, setLast] = useState<Staff | null>(null)
  if (data && data !== last) setLast(data)
  const working = data ?? last
  const another = working !== null && subject !== null && working.subject !== subject

  /** What was typed on this page stays: it is left only where no window can open. */
  const stay = ({ code }: { code?: SessionErrorCode }) => {
    if (code === 'popupBlocked') return signIn()
    toast.error(session(`error.${code ?? 'signIn'}`))
  }

  useEffect(() => {
    if (state === 'anonymous' && !working) void navigate(address.authentication('login', { returnUrl }), { replace: true })
  }, [state, working, navigate, returnUrl])

  // one that ran out while nobody was here is renewed, or found to be over
  const isKnown = subject !== null
  useEffect(() => {
    if (!isKnown) return
    import('#client/session/session.ts').then(
      ({ watchSession }) => watchSession(),
      // without it the next call renews
      () => undefined,
    )
  }, [isKnown])

  if (working && !another)
    return (
      <StaffContext value={working}>
        {state === 'anonymous' && (
          <div className={styles.lost} role="alert">
            <p>{t('lost.text')}</p>
            <Button variant="white" size="small" onClick={() => void signInPopup().catch(stay)}>
              {t('lost.again')}
            </Button>
          </div>
        )}
        {children}
      </StaffContext>
    )
  return (
    <main id="main" tabIndex={-1} className="container">
      {error && state === 'signedIn' && (error.isSignedOut || error.isForbidden || error.isMissing) ? (
        <EmptyState heading="h1" title={t('noAccess.title')} text={t('noAccess.text')}>
          <ButtonLink to={address.home()}>{t('noAccess.home')}</ButtonLink>
          <Button variant="outline" onClick={() => void signOut(returnUrl)}>
            {t('noAccess.other')}
          </Button>
        </EmptyState>
      ) : failed && state === 'signedIn' ? (
        <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
      ) : (
        <Waiting label={t('loading')} lines={[30, 80, 70, 76]} />
      )}
    </main>
  )
}

/** The whole address of this page. */
function useHere(): string {
  const { origin, basePath } = usePage()
  const { pathname, search } = useLocation()
  return `${origin}${basePath.replace(/\/$/, '')}${pathname}${search}`
}
