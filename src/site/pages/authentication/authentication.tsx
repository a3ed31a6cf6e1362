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

/** An address that stands for nothing is not found, whatever it shows. */
export function loader({ params: { action = '' } }: { params: { action?: string } }) {
  return data(null, { status: isPassage(action) || screens.some((screen) => screen === action) ? 200 : 404 })
}

/** Coming from another page nothing is asked: who signs in is the business of the browser. */
export const clientLoader = () => null

/** Signing in and out (spec, section 2): most of these addresses are passed through, two stay on the screen. */
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

/** Does what the address stands for, once, and shows that something is going on. */
function Passing({ passage, returnUrl }: { passage: Passage; returnUrl: string | undefined }) {
  const navigate = useNavigate()
  // the address changes under this page once its answer has been taken in: what counts is where it began
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
