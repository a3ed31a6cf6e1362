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
      const act = known[event.key] ?? known[letterOf(event)]
      if (!act) return
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** The Latin letter or the digit that is meant: where a keyboard is set to Arabic, or a French one signs, that of the place of the key. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  return letter?.toLowerCase() ?? digit ?? key
}
