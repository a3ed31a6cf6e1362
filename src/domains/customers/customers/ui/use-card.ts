import type { ApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import type { Customer } from '../contract.ts'

/** State of a card: loading, loaded, or failed. */
export type CardState =
  | { step: 'loading' | 'anonymous' | 'notYours' | 'failed' }
  | { step: 'inactive'; text: string }
  | { step: 'ready'; card: Customer }

/** Fetches the card with that id (`current`: the user's own) in the browser; `setData` sets the server's last response. */
export function useCard(id: string): { state: CardState; setData: (card: Customer) => void; retry: () => void } {
  const { state: session, subject } = useSession()
  const isNumber = /^[1-9]\d{0,9}$/.test(id)
  const isCard = id === 'current' || isNumber
  const { data, error, setData, refetch } = useQuery<Customer>({
    queryKey: [isNumber ? '/api/customers/{id}' : '/api/customers/current', id],
    queryFn: ({ signal }) =>
      isNumber
        ? callApi('get', '/api/customers/{id}', { params: { path: { id: Number(id) } } }, signal)
        : callApi('get', '/api/customers/current', {}, signal),
    enabled: subject !== null && isCard,
  })
  const state: CardState =
    session === 'anonymous'
      ? { step: 'anonymous' }
      : subject !== null && !isCard
        ? { step: 'notYours' }
        : data
          ? data.userId === subject
            ? { step: 'ready', card: data }
            : { step: 'notYours' }
          : error
            ? whyNot(error)
            : { step: 'loading' }
  return { state, setData, retry: () => void refetch() }
}

function whyNot(error: ApiError): CardState {
  if (error.code === 'CustomerInactive') return { step: 'inactive', text: error.message }
  if (error.isSignedOut) return { step: 'anonymous' }
  return { step: error.isMissing || error.status === 400 ? 'notYours' : 'failed' }
}
