import { useMemo } from 'react'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useSession } from '#client/use-session.ts'
import { spacedPhone } from '#shared/phone.ts'
import type { Draft } from './use-draft.ts'

/** Returns the account's contact data; empty for a visitor. */
export function useOwnData(): Draft {
  const { state } = useSession()
  // without a response the form starts empty
  const { data } = useLazyQuery(apiQuery('/api/customers/current', state === 'signedIn' ? {} : null))
  return useMemo(() => {
    if (!data) return {}
    const { firstName, lastName, email, phone } = data
    return { firstName, lastName, email: email ?? '', phone: spacedPhone(phone ?? '') }
  }, [data])
}
