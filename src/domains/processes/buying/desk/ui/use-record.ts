import { useState } from 'react'
import { type ApiError, asApiError } from '#client/api-error.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { serverNow } from '#client/server-clock.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { useToast } from '#ui/toast.tsx'
import type { BookingRecord } from '../contract.ts'
import { agoWords } from './moments.ts'

export type RecordState = { step: 'loading' } | { step: 'ready'; record: BookingRecord } | { step: 'missing' } | { step: 'failed' }

/** Result of a call that changes the record. */
export type Outcome = 'done' | 'changed' | { problem: string; error: ApiError }

export interface RecordHold {
  state: RecordState
  reload: () => Promise<BookingRecord | null>
  /** runs a call that returns the record; after a conflict refetches the record, and `notice` names the other person */
  change: (call: () => Promise<BookingRecord>, done?: string) => Promise<Outcome>
  /** change by another person */
  notice: string | null
}

/** Staff view of a booking with its mutations. */
export function useRecord(id: number): RecordHold {
  const t = useText(bookingCaseTexts)
  const toast = useToast()
  const { data, error, refetch, setData } = useQuery(apiQuery('/api/vehiclebookings/{id}', { params: { path: { id } } }))
  const [said, setSaid] = useState<{ of: number; text: string } | null>(null)
  const state: RecordState = data
    ? { step: 'ready', record: data }
    : error
      ? { step: error.isMissing || error.isForbidden || error.status === 400 ? 'missing' : 'failed' }
      : { step: 'loading' }

  async function change(call: () => Promise<BookingRecord>, done?: string): Promise<Outcome> {
    try {
      setData(await call())
      setSaid(null)
      if (done) toast.success(done)
      return 'done'
    } catch (thrown) {
      const error = asApiError(thrown)
      const { code, message } = error
      const last = code === 'TransitionNotAllowed' ? (await refetch())?.timeline[0] : undefined
      if (!last) return { problem: message || t('form.failed'), error }
      const ago = agoWords(last.at, new Date(serverNow()), t)
      const text = last.isCustomer
        ? t('conflict.customer', { ago })
        : last.author
          ? t('conflict.changed', { name: last.author, ago })
          : t('conflict.house', { ago })
      setSaid({ of: id, text })
      return 'changed'
    }
  }

  return { state, reload: refetch, change, notice: said?.of === id ? said.text : null }
}
