import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { SimulationConfigs } from '../contract.ts'

/** The terms of the monthly payment: null while they are on their way, `lost` when they did not come. */
export function useConfigs(): { configs: SimulationConfigs | 'lost' | null; again: () => void } {
  const api = useApi()
  const [configs, setConfigs] = useState<SimulationConfigs | 'lost' | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let left = false
    api.GET('/api/vehicles/simulation/configs').then(
      ({ data }) => !left && setConfigs(data ?? 'lost'),
      () => !left && setConfigs('lost'),
    )
    return () => {
      left = true
    }
  }, [api, round])
  const again = useCallback(() => {
    setConfigs(null)
    setRound((before) => before + 1)
  }, [])
  return { configs, again }
}
