import type { Limits } from '#shared/limits.ts'
import { type Form, type FormValues, useForm } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import type { RecordHold } from './use-record.ts'

interface RecordFormChoices {
  change: RecordHold['change']
  limits: Limits
  required?: readonly string[]
  /** values stored outside the controls */
  values?: FormValues
  errorMessage: Parameters<typeof useForm>[0]['errorMessage']
  call: (texts: FormValues, signal: AbortSignal) => Promise<BookingRecord>
  /** success message */
  words: string
  /** called after success, or after a conflict that changed the record */
  onSuccess: (outcome: 'done' | 'changed') => void
}

/** A form that changes the displayed record. */
export function useRecordForm({ change, call, words, ...choices }: RecordFormChoices): Form {
  return useForm({
    ...choices,
    send: async (texts, signal) => {
      const outcome = await change(() => call(texts, signal), words)
      if (typeof outcome === 'object') throw outcome.error
      return outcome
    },
  })
}
