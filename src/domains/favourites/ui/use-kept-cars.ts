import { useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useSession } from '#client/use-session.ts'
import type { VehicleCard } from '../../vehicles/contract.ts'
import type { KeptCar } from '../rules.ts'

/** What became of a saved car: still asked for, on sale (or held for somebody), sold, withdrawn, or not reached. */
export type KeptState = VehicleCard | 'loading' | 'sold' | 'gone' | 'failed'

const atOnce = 6

/**
 * The saved cars as they are today, asked for in the browser: those of an account in one call, the others a few at a time and the
 * first ones first; each is asked for once. `retry` asks again for those that could not be reached.
 */
export function useKeptCars(kept: readonly KeptCar[]): { stateOf: (id: number) => KeptState; retry: () => void } {
  const { subject } = useSession()
  const [states, setStates] = useState<ReadonlyMap<number, KeptState>>(new Map())
  const [asked, setAsked] = useState<string | null>(null)
  const missing = kept.map(({ id }) => id).filter((id) => !states.has(id))
  const ready = subject === asked
  const next = ready ? missing.slice(0, atOnce).join() : ''

  useEffect(() => {
    if (subject === null) return setAsked(null)
    let left = false
    void ofAccount().then((answers) => {
      if (left) return
      setStates((before) => new Map([...before, ...answers]))
      setAsked(subject)
    })
    return () => {
      left = true
    }
  }, [subject])

  useEffect(() => {
    if (next === '') return
    let left = false
    void Promise.all(next.split(',').map(async (id) => [Number(id), await today(Number(id))] as const)).then((answers) => {
      if (!left) setStates((before) => new Map([...before, ...answers]))
    })
    return () => {
      left = true
    }
  }, [next])

  return {
    stateOf: (id) => states.get(id) ?? 'loading',
    retry: () => setStates((before) => new Map([...before].filter(([, state]) => state !== 'failed'))),
  }
}

/** The cars of the account; none when it cannot be reached, each is then asked for by itself. */
async function ofAccount(): Promise<(readonly [number, KeptState])[]> {
  const { data } = await browserApi()
    .GET('/api/customers/favourites')
    .catch(() => ({ data: undefined }))
  return (data ?? []).map(({ vehicleId, vehicle, state }) => [vehicleId, vehicle ?? (state === 'Sold' ? 'sold' : 'gone')])
}

async function today(id: number): Promise<KeptState> {
  try {
    const { data, response } = await browserApi().GET('/api/vehicles/{id}', { params: { path: { id } } })
    if (data) return data.availability === 'Sold' ? 'sold' : data
    if (response.status === 410) return 'sold'
    return response.status === 404 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
