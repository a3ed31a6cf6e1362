import { useMemo } from 'react'
import { useLateApiQuery } from '#client/late-query.ts'
import { useSession } from '#client/use-session.ts'
import { spacedPhone } from '#shared/phone.ts'
import type { Draft } from './use-draft.ts'

/** What the house knows already of the person who is signed in, so that nobody types it again; nothing for others. */
export function useOwnData(): Draft {
  const { state } = useSession()
  // without an answer the form is filled in by hand, as by everybody else
  const { data } = useLateApiQuery('/api/customers/current', state === 'signedIn' ? {} : null)
  return useMemo(() => {
    if (!data) return {}
    const { firstName, lastName, email, phone } = data
    return { firstName, lastName, email: email ?? '', phone: spacedPhone(phone ?? '') }
  }, [data])
}
