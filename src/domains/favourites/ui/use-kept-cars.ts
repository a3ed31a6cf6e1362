import { useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import type { VehicleDetail } from '../../vehicles/contract.ts'
import type { KeptCar } from '../rules.ts'

/** What became of a saved car: still asked for, on sale, gone, or not reached. */
export type KeptState = VehicleDetail | 'loading' | 'gone' | 'failed'

const atOnce = 6

/**
 * The saved cars as they are today, asked for in the browser, a few at a time and the first ones first; each is asked for once.
 * `retry` asks again for those that could not be reached.
 */
export function useKeptCars(kept: readonly KeptCar[]): { stateOf: (id: number) => KeptState; retry: () => void } {
  const [states, setStates] = useState<ReadonlyMap<number, KeptState>>(new Map())
  const missing = kept.map(({ id }) => id).filter((id) => !states.has(id))
  const next = missing.slice(0, atOnce).join()

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

async function today(id: number): Promise<KeptState> {
  try {
    const { data, response } = await browserApi().GET('/api/vehicles/{id}', { params: { path: { id } } })
    if (data) return data.availability === 'Sold' ? 'gone' : data
    return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}
