import './ids.js'
import { useCallback, useState } from 'preact/compat'

// The names of React 19 for everything in this repository that asks for 'react' (docs/decisions/064-preact.md)
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Whether what was begun by `start` is still under way. */
export function useTransition() {
  const [running, setRunning] = useState(0)
  const start = useCallback((begin) => {
    const ended = () => setRunning((now) => now - 1)
    const end = begin()
    if (typeof end?.then !== 'function') return
    setRunning((now) => now + 1)
    end.then(ended, ended)
  }, [])
  return [running > 0, start]
}

/** React Router asks for it by name and sets it only where its provider is told `useTransitions`, which ours is not: the state as it is. */
export const useOptimistic = (state) => [state, nothing]

// the same at every rendering, for the dependencies of effects
const nothing = () => undefined
