import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { signIn, signInPopup } from '#client/sign-in.ts'
import { useSubject } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import type { SessionErrorCode } from '#shared/session-errors.ts'
import sessionTexts from '#texts/session'
import { useToast } from '#ui/toast.tsx'

/**
 * Renews the session of this page and shows a notice when it ends unexpectedly: by a sign-out in another tab, or by the provider.
 * Sign-in opens in a new window, so that typed input stays. Returns a function that announces an intended sign-out.
 */
export function useSessionWatch(): () => void {
  const t = useText(sessionTexts)
  const toast = useToast()
  const subject = useSubject()
  const { pathname } = useLocation()
  const wanted = useRef(false)
  const before = useRef(subject)

  const passing = pathname.startsWith('/authentication/')
  useEffect(() => {
    // the sign-in pages call the provider themselves
    if (passing) return
    import('#client/session/session.ts').then(
      ({ watchSession }) => watchSession(),
      // on failure the next call renews, or the next page watches
      () => undefined,
    )
  }, [passing])

  useEffect(() => {
    const lost = before.current !== null && subject === null && !wanted.current && !passing
    before.current = subject
    if (!lost) return
    const retry = () =>
      signInPopup().catch(({ code }: { code?: SessionErrorCode }) => {
        if (code === 'popupBlocked') return signIn()
        toast.error(t(`error.${code ?? 'signIn'}`))
      })
    toast.error(t('lost.text'), { action: { label: t('lost.again'), run: () => void retry() } })
  }, [subject, passing, t, toast])

  return () => {
    wanted.current = true
  }
}
