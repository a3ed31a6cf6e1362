import type { PathOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { troubleText } from '#domains/processes/buying/reservations/ui/trouble.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'

/** Sends an answer of the customer and returns its error text. `locked`: called when the phone must be confirmed again. */
export function useAnswer<P extends PathOf<'post'>>(path: P, done: () => void, locked?: () => void) {
  const words = useText(bookingsTexts)
  const { error, ...answer } = useApiMutation('post', path, {
    onSuccess: done,
    onError: ({ code }) => {
      // the booking has changed: shows its current state
      if (code === 'TransitionNotAllowed') done()
      if (code === 'PhoneUnconfirmed') locked?.()
    },
  })
  // the request for a new code replaces the error
  const isSaid = error !== null && !(locked && error.code === 'PhoneUnconfirmed')
  return { ...answer, failed: isSaid ? troubleText(error, words) : null }
}
