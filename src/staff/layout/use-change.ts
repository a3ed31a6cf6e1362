import { useState } from 'react'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'

interface Answer<T> {
  data?: T | undefined
  error?: { message?: string } | undefined
  response: Response
}

/**
 * Runs a call that changes something: one at a time, a refusal is told in the words of the server. Gives the answer, or null when it
 * was refused; `true` stands for an answer without content.
 */
export function useChange(): { busy: boolean; change: <T>(call: Promise<Answer<T>>) => Promise<T | true | null> } {
  const t = useText('staff')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async change(call) {
      setBusy(true)
      const answer = await call.catch(() => null)
      setBusy(false)
      if (answer?.response.ok) return answer.data ?? true
      toast.error(answer?.error?.message ?? t('failed.text'))
      return null
    },
  }
}
