import { useEffect, useState } from 'react'
import { data, useNavigate, useParams, useSearchParams } from 'react-router'
import { type AuthenticationAction, address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import { sessionErrors } from '#shared/session-errors.ts'
import sessionTexts from '#texts/session'
import { PageMeta } from '../../layout/page-meta.tsx'
import { FailedScreen } from './failed-screen.tsx'
import { LoggedOutScreen } from './logged-out-screen.tsx'
import { isPassage, type Passage, pass } from './passage.ts'
import { PassingScreen } from './passing-screen.tsx'

const screens: readonly AuthenticationAction[] = ['login-failed', 'logged-out']

/** Unknown actions respond with 404. */
export function loader({ params: { action = '' } }: { params: { action?: string } }) {
  return data(null, { status: isPassage(action) || screens.some((screen) => screen === action) ? 200 : 404 })
}

/** Client navigations need no data: the browser holds the session. */
export const clientLoader = () => null

/** Sign-in and sign-out (spec, section 2): most of these addresses redirect, two show a screen. */
export default function AuthenticationPage() {
  const t = useText(sessionTexts)
  const { action = '' } = useParams()
  const [search] = useSearchParams()
  const returnUrl = search.get('returnUrl') ?? undefined
  return (
    <>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      {isPassage(action) ? (
        <Passing key={action} passage={action} returnUrl={returnUrl} />
      ) : action === 'logged-out' ? (
        <LoggedOutScreen returnUrl={returnUrl} />
      ) : action === 'login-failed' ? (
        <FailedScreen words={search.get('message') ?? sessionErrors.signIn} returnUrl={returnUrl} />
      ) : (
        <FailedScreen words={sessionErrors.action} returnUrl={undefined} />
      )}
    </>
  )
}

/** Performs the action of the address once and shows its progress. */
function Passing({ passage, returnUrl }: { passage: Passage; returnUrl: string | undefined }) {
  const navigate = useNavigate()
  // the address changes under this page after the callback: the initial value counts
  const [began] = useState({ returnUrl })
  useEffect(() => {
    pass(passage, began.returnUrl).then(
      (route) => {
        if (route) void navigate(route, { replace: true })
      },
      ({ message, returnUrl: wanted }: { message: string; returnUrl?: string }) =>
        void navigate(address.authentication('login-failed', { message, returnUrl: wanted }), { replace: true }),
    )
  }, [passage, began, navigate])
  return <PassingScreen passage={passage} />
}
