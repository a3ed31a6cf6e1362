import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { countView } from '#client/views.ts'
import { ConsentBanner } from '#domains/customers/leads/ui/consent-banner.tsx'
import { chooseConsent, noteChoice, useConsent } from '#domains/customers/leads/ui/use-consent.ts'
import { useText } from '#i18n/text.ts'
import type { Analytics } from '#shared/analytics.ts'
import visitsTexts from '#texts/visits'
import { useToast } from '#ui/toast.tsx'

/** The consent banner of the analytics; after consent, counts page views. Loaded only with an analytics provider. */
export function Visits({ analytics }: { analytics: Analytics }) {
  const t = useText(visitsTexts)
  const toast = useToast()
  const choice = useConsent()
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)
  const isCounted = choice?.accepted === true
  useEffect(() => {
    if (choice) void noteChoice(choice)
  }, [choice])
  // filters change the query of a page, not the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query of the moment in which the page was come to
  useEffect(() => {
    if (isCounted && !/^\/(staff|authentication)(\/|$)/.test(pathname))
      countView(analytics, { path: pathname, search, isFirst: isFirst.current })
    isFirst.current = false
  }, [analytics, isCounted, pathname])
  if (choice !== null) return null
  const choose = (accepted: boolean) => {
    chooseConsent(accepted)
    toast.success(t(accepted ? 'thanks' : 'kept'), { detail: t('change') })
    // the focused button was removed
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <ConsentBanner choose={choose} />
}
