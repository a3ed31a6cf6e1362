import { useEffect, useRef } from 'react'

/** Keyboard shortcuts by `event.key`. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

/** Registers single-key shortcuts for the screen. They are ignored in text inputs and dialogs, and with Ctrl, Alt or Meta. */
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

/** Returns the intended Latin letter or digit; on Arabic and French layouts by the position of the key. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  return letter?.toLowerCase() ?? digit ?? key
}
