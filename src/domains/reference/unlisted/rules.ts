/** What of a car the list lacks: its make, and with it every model, or its model alone. */
export const unlistedParts = ['Brand', 'Model'] as const
export type UnlistedPart = (typeof unlistedParts)[number]

/** Longest name of a make or model that somebody writes. */
export const maxModelName = 40

/** Whether a text can be the name of a make or model: it starts with a letter or digit, and is neither an address nor a phone number. */
export function isModelName(text: string): boolean {
  const name = text.trim()
  return (
    name.length <= maxModelName &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’&+/()!-]*$/u.test(name) &&
    !/\d[\d .-]{5,}\d|www\.|\.[a-z]{2,}$/i.test(name)
  )
}
