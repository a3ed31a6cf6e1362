import { useEffect, useRef } from 'react'

/** What a key does on this screen; named as `event.key` names it. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

/** Single keys that work anywhere on the screen, but not while something is typed, in a dialog, or together with Ctrl, Alt or Meta. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (target.closest('input, select, textarea, [contenteditable], dialog')) return
      const known = latest.current
      // a keyboard set to Arabic writes other letters on the same keys
      const name = known[event.key] ? event.key : /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key
      const act = known[name]
      if (!act) return
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
