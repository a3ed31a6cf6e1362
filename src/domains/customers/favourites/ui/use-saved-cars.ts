import { useMemo, useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useSubject } from '#client/use-session.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import type { Favourite } from '../contract.ts'
import type { SavedCar } from '../rules.ts'

/** State of a saved car: loading, on sale (or reserved), sold, withdrawn, or failed. */
export type SavedCarState = VehicleCard | 'loading' | 'sold' | 'gone' | 'failed'

/** Cars per request. */
const batchSize = 6
const ofAccount = '/api/customers/favourites'
const ofCar = '/api/vehicles/{id}'

/**
 * Loads the current cards of saved cars in the browser: those of an account in one request, others in batches from the top; each once.
 * `retry` requests failed cars again.
 */
export function useSavedCars(kept: readonly SavedCar[]): { stateOf: (id: number) => SavedCarState; retry: () => void } {
  const subject = useSubject()
  const account = useLazyQuery(apiQuery(ofAccount, subject === null ? null : {}))
  const own = useMemo(() => new Map((account.data ?? []).map((one) => [one.vehicleId, stateOfFavourite(one)])), [account.data])
  const [found, setFound] = useState<ReadonlyMap<number, SavedCarState>>(new Map())
  const [turn, setTurn] = useState(0)
  // without a response of the account, each car is requested separately
  const isReady = subject === null || account.data !== null || account.failed !== null
  const next = isReady
    ? kept
        .map(({ id }) => id)
        .filter((id) => !own.has(id) && !found.has(id))
        .slice(0, batchSize)
    : []
  const { data: batch } = useLazyQuery({
    queryKey: [ofCar, next, turn],
    queryFn: ({ signal }) => Promise.all(next.map(async (id) => [id, await stateToday(id, signal)] as const)),
    enabled: next.length > 0,
  })
  if (batch?.some(([id]) => !found.has(id))) setFound(new Map([...found, ...batch]))

  return {
    stateOf: (id) => found.get(id) ?? own.get(id) ?? 'loading',
    retry: () => {
      setFound(new Map([...found].filter(([, state]) => state !== 'failed')))
      setTurn(turn + 1)
    },
  }
}

function stateOfFavourite({ vehicle, state }: Favourite): SavedCarState {
  return vehicle ?? (state === 'Sold' ? 'sold' : 'gone')
}

async function stateToday(id: number, signal: AbortSignal): Promise<SavedCarState> {
  try {
    const { callApi } = await import('#client/call.ts')
    const car = await callApi('get', ofCar, { params: { path: { id } } }, signal)
    return car.availability === 'Sold' ? 'sold' : car
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const { status } = thrown as Partial<ApiError>
    return status === 410 ? 'sold' : status === 404 ? 'gone' : 'failed'
  }
}
