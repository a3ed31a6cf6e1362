import { useState } from 'react'

/** Where the visitor is, in degrees. */
interface Here {
  latitude: number
  longitude: number
}

/** Asks the device where it is, at a press alone; what it says stays in this page. */
export function useHere(): { here: Here | null; state: 'silent' | 'asking' | 'known' | 'refused' | 'unknown'; ask: () => void } {
  const [here, setHere] = useState<Here | null>(null)
  const [state, setState] = useState<'silent' | 'asking' | 'known' | 'refused' | 'unknown'>('silent')
  function ask(): void {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere({ latitude, longitude })
        setState('known')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { maximumAge: 300_000, timeout: 10_000 },
    )
  }
  return { here, state, ask }
}
