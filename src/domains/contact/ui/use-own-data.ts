import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useSession } from '#client/use-session.ts'
import { spacedPhone } from '#shared/phone.ts'
import type { Draft } from './use-draft.ts'

/** What the house knows already of whoever is signed in, so that nobody types it again; nothing for others. */
export function useOwnData(): Draft {
  const { state } = useSession()
  const api = useApi()
  const [own, setOwn] = useState<Draft>({})
  useEffect(() => {
    if (state !== 'signedIn') return setOwn({})
    let left = false
    api.GET('/api/customers/current').then(
      ({ data }) => {
        if (!data || left) return
        const { firstName, lastName, email, phone } = data
        setOwn({ firstName, lastName, email: email ?? '', phone: spacedPhone(phone ?? '') })
      },
      // the form is filled in by hand, as by everybody else
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [api, state])
  return own
}
