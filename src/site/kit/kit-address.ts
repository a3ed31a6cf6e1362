import { languageKey } from '#shared/language.ts'

/** Widths of the frames, in px: a phone, a tablet. */
export const frameWidths = [390, 768] as const

/** The width in the address; null renders without a frame. */
export function readWidth(params: URLSearchParams): number | null {
  return frameWidths.find((width) => String(width) === params.get('width')) ?? null
}

/** The address of this page with other parameters; null removes one. The language does not change. */
export function addressWith(params: URLSearchParams, choices: Record<string, string | null>): string {
  const next = new URLSearchParams(params)
  next.delete(languageKey)
  for (const [key, value] of Object.entries(choices)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return `?${next}`
}
