import { useEffect, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { leaveForGateway } from './leave-for-gateway.ts'
import { troubleText } from './trouble.ts'

/** Opens the card gateway's page, with a new attempt each time. */
export function useGateway() {
  const t = useText(bookingsTexts)
  const [left, setLeft] = useState<string | null>(null)
  const { variables, error, send } = useApiMutation('post', '/api/payments/{id}/attempts', {
    onSuccess: (attempt) => leaveForGateway(attempt),
  })

  useEffect(() => {
    // "back" may restore the page from the back/forward cache
    const returned = ({ persisted }: PageTransitionEvent) => persisted && setLeft(null)
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  async function pay(paymentId: string): Promise<void> {
    if ((await send({ params: { path: { id: paymentId } } })).ok) setLeft(paymentId)
  }
  /** `leaving`: payment whose gateway page is opening; `failed`: error text */
  return { leaving: variables?.params.path.id ?? left, failed: error && troubleText(error, t), pay }
}
