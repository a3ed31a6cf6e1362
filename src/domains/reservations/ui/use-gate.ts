import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { leaveForGate } from './gate.ts'

/** The way to the page of the card gate: a fresh attempt each time. */
export function useGate() {
  const t = useText('bookings')
  const api = useApi()
  const [leaving, setLeaving] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    // with "back" the page may return as it was left
    const returned = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(null)
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  const pay = useCallback(
    async (paymentId: string): Promise<void> => {
      setLeaving(paymentId)
      setFailed(null)
      try {
        const { data, error } = await api.POST('/api/payments/{id}/attempts', { params: { path: { id: paymentId } } })
        if (data) return leaveForGate(data)
        setFailed(error?.message || t('flow.failedText'))
      } catch {
        setFailed(t('flow.offline'))
      }
      setLeaving(null)
    },
    [api, t],
  )
  /** `leaving`: the payment for which the gate is being opened; `failed`: why it did not open */
  return { leaving, failed, pay }
}
