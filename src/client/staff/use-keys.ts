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
      if (target.closest('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable], dialog')) return
      const known = latest.current
      // a keyboard set to Arabic writes other letters on the same keys, a French one signs where the digits are
      const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(event.code)
      const name = known[event.key] ? event.key : (place?.[1]?.toLowerCase() ?? place?.[2] ?? event.key)
      const act = known[name]
      if (!act) return
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
