import { useState } from 'react'
import { useText } from '#i18n/text.ts'

/** Sends an answer; a refusal is kept in words. */
export function useAnswer(done: () => void) {
  const words = useText('bookings')
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  async function send(
    what: string,
    call: () => Promise<{ data?: unknown; error?: { code?: string; message?: string } }>,
  ): Promise<boolean> {
    setBusy(what)
    setFailed(null)
    const answer = await call().catch(() => null)
    setBusy(null)
    if (answer?.data !== undefined) {
      done()
      return true
    }
    setFailed(answer ? answer.error?.message || words('flow.failedText') : words('flow.offline'))
    // somebody else was faster: show where it stands now
    if (answer?.error?.code === 'TransitionNotAllowed') done()
    return false
  }
  return { busy, failed, send }
}
