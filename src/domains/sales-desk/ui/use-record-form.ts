import type { Limits } from '#shared/limits.ts'
import { type Form, type FormTexts, useForm } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import type { RecordHold } from './use-record.ts'

interface RecordFormChoices {
  change: RecordHold['change']
  limits: Limits
  required?: readonly string[]
  /** texts that are kept outside the controls */
  texts?: FormTexts
  say: Parameters<typeof useForm>[0]['say']
  call: (texts: FormTexts, signal: AbortSignal) => Promise<BookingRecord>
  /** what is said once it is done */
  words: string
  /** it is done, or somebody else was faster and the record says so */
  done: (outcome: 'done' | 'changed') => void
}

/** A form that changes the record on the screen. */
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
