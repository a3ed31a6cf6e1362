/** Part that the list of models lacks: `Brand` (and hence its models), or `Model` only. */
export const unlistedParts = ['Brand', 'Model'] as const
export type UnlistedPart = (typeof unlistedParts)[number]

/** Maximum length of a written name of a make or model. */
export const maxModelName = 40

/**
 * Returns true when a text can be the name of a make or model: it starts with a letter or digit, and is neither a URL nor a phone number.
 */
export function isModelName(text: string): boolean {
  const name = text.trim()
  return (
    name.length <= maxModelName &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’&+/()!-]*$/u.test(name) &&
    !/\d[\d .-]{5,}\d|www\.|\.[a-z]{2,}$/i.test(name)
  )
}
