import { useState } from 'react'

/** Where the visitor is, in degrees; `meters`: as far as the truth may be away. */
export interface Here {
  latitude: number
  longitude: number
  meters: number
}

/**
 * Asks the device where it is, at a press alone; what it says stays in this page. `precise`: where it stands now, however long that takes
 * a phone, instead of about where it was a while ago.
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
