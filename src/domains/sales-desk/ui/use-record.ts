import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'
import type { BookingRecord } from '../contract.ts'
import { agoWords } from './moments.ts'

export type RecordState = { step: 'loading' } | { step: 'ready'; record: BookingRecord } | { step: 'missing' } | { step: 'failed' }

/** What a call that changes the record came to. */
export type Outcome = 'done' | 'changed' | { problem: string }

interface Answer {
  data?: BookingRecord
  error?: unknown
  response: Response
}

export interface RecordHold {
  state: RecordState
  reload: () => Promise<BookingRecord | null>
  /** runs a call that answers with the record; when somebody was faster the record is read anew and `notice` says who */
  change: (call: () => Promise<Answer>, done?: string) => Promise<Outcome>
  /** what somebody else did meanwhile */
  notice: string | null
}

/** A booking on the screen of the staff, and what is done to it. */
export function useRecord(id: number): RecordHold {
  const t = useText('bookingCase')
  const toast = useToast()
  const [state, setState] = useState<RecordState>({ step: 'loading' })
  const [notice, setNotice] = useState<string | null>(null)
  const wanted = useRef(id)
  wanted.current = id

  const reload = useCallback(async () => {
    const answer = await browserApi()
      .GET('/api/vehiclebookings/{id}', { params: { path: { id } } })
      .catch(() => undefined)
    if (wanted.current !== id) return null
    if (answer?.data) setState({ step: 'ready', record: answer.data })
    else setState({ step: answer && [400, 403, 404].includes(answer.response.status) ? 'missing' : 'failed' })
    return answer?.data ?? null
  }, [id])
  useEffect(() => {
    setState({ step: 'loading' })
    setNotice(null)
    void reload()
  }, [reload])

  async function change(call: () => Promise<Answer>, done?: string): Promise<Outcome> {
    const answer = await call().catch(() => undefined)
    if (!answer) return { problem: t('form.failed') }
    if (answer.data) {
      setState({ step: 'ready', record: answer.data })
      setNotice(null)
      if (done) toast.success(done)
      return 'done'
    }
    const error = answer.error as { code?: string; message?: string } | undefined
    if (answer.response.status !== 409 || error?.code !== 'TransitionNotAllowed') return { problem: error?.message ?? t('form.failed') }
    const record = await reload()
    const last = record?.timeline[0]
    if (!last) return { problem: error.message ?? t('form.failed') }
    const ago = agoWords(last.at, new Date(), t)
    setNotice(
      last.isCustomer
        ? t('conflict.customer', { ago })
        : last.author
          ? t('conflict.changed', { name: last.author, ago })
          : t('conflict.house', { ago }),
    )
    return 'changed'
  }

  return { state, reload, change, notice }
}
