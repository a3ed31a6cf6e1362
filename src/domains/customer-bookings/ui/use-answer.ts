import type { PathOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { troubleText } from '#domains/reservations/ui/trouble.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'

/** Sends an answer of the customer; a refusal is kept in words. `locked`: it has to be shown anew whose answer it is. */
export function useAnswer<P extends PathOf<'post'>>(path: P, done: () => void, locked?: () => void) {
  const words = useText(bookingsTexts)
  const { error, ...answer } = useApiMutation('post', path, {
    done,
    failed: ({ code }) => {
      // somebody else was faster: show where it stands now
      if (code === 'TransitionNotAllowed') done()
      if (code === 'PhoneUnconfirmed') locked?.()
    },
  })
  // where the code is asked for again there is nothing more to say
  const isSaid = error !== null && !(locked && error.code === 'PhoneUnconfirmed')
  return { ...answer, failed: isSaid ? troubleText(error, words) : null }
}
