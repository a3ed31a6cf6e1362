import { useState } from 'react'

/** Location of the visitor in degrees; `meters`: accuracy. */
export interface Here {
  latitude: number
  longitude: number
  meters: number
}

/**
 * Requests the location of the device on a press; it is not sent. `precise`: an accurate current position, however long it takes, instead
 * of an approximate cached one.
 */
export function useHere({ precise = false } = {}): {
  here: Here | null
  state: 'silent' | 'asking' | 'known' | 'refused' | 'unknown'
  ask: () => void
} {
  const [here, setHere] = useState<Here | null>(null)
  const [state, setState] = useState<'silent' | 'asking' | 'known' | 'refused' | 'unknown'>('silent')
  function ask(): void {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setHere({ latitude, longitude, meters: Math.max(1, Math.round(accuracy)) })
        setState('known')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      precise ? { enableHighAccuracy: true, maximumAge: 15_000, timeout: 25_000 } : { maximumAge: 300_000, timeout: 10_000 },
    )
  }
  return { here, state, ask }
}
