import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
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
 * Renders the back office for the staff only. A visitor is redirected to sign-in and back; other users see a refusal. When a session
 * ends during work, the page stays until the user signs in again.
 */
export function Guard({ children }: { children: ReactNode }) {
  const t = useText(staffTexts)
  const session = useText(sessionTexts)
  const toast = useToast()
  const { state, subject } = useSession()
  const navigate = useNavigate()
  const returnUrl = useHere()
  // the call renews an expired session; offline, the cache of this device may have the answer
  const { data, error, failed } = useQuery(apiQuery('/api/staff/current', subject === null ? null : {}))
  /** the last user: the page stays theirs after their session has ended */
  const [last, setLast] = useState<Staff | null>(null)
  if (data && data !== last) setLast(data)
  const working = data ?? last
  const another = working !== null && subject !== null && working.subject !== subject

  /** Keeps typed input: leaves the page only when no window can open. */
  const stay = ({ code }: { code?: SessionErrorCode }) => {
    if (code === 'popupBlocked') return signIn()
    toast.error(session(`error.${code ?? 'signIn'}`))
  }

  useEffect(() => {
    if (state === 'anonymous' && !working) void navigate(address.authentication('login', { returnUrl }), { replace: true })
  }, [state, working, navigate, returnUrl])

  // a session that expired before this visit is renewed or ended
  const isKnown = subject !== null
  useEffect(() => {
    if (!isKnown) return
    import('#client/session/session.ts').then(
      ({ watchSession }) => watchSession(),
      // on failure the next call renews
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

function useHere(): string {
  const { origin, basePath } = usePage()
  const { pathname, search } = useLocation()
  return `${origin}${basePath.replace(/\/$/, '')}${pathname}${search}`
}
