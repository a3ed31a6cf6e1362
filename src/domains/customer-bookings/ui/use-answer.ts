import type { PathOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { troubleText } from '#domains/reservations/ui/trouble.ts'
import { useText } from '#i18n/text.ts'

/** Sends an answer of the customer; a refusal is kept in words. */
export function useAnswer<P extends PathOf<'post'>>(path: P, done: () => void) {
  const words = useText('bookings')
  const { error, ...answer } = useApiMutation('post', path, {
    done,
    // somebody else was faster: show where it stands now
    failed: ({ code }) => {
      if (code === 'TransitionNotAllowed') done()
    },
  })
  return { ...answer, failed: error && troubleText(error, words) }
}
