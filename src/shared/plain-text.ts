const asciiOnly = /^[\x20-\x7e]*$/

/** Returns a text with the decimal digits of every script (Arabic, Persian, …) as 0-9. Length and positions do not change. */
export function westernDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/**
 * Normalizes typed or pasted text for comparison: digits of every script and full-width characters become ASCII; direction marks, variation
 * selectors and other invisible characters are removed. For numbers, phones, codes and plates. Not for words: it removes accents that are
 * separate characters.
 */
export function plainText(text: string): string {
  if (asciiOnly.test(text)) return text
  return westernDigits(text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Mn}\p{Me}]/gu, ''))
}

/** Returns the digits of a text in any script, for whole numbers among other characters: `61 000 km`. */
export const digitsOf = (text: string): string => plainText(text).replaceAll(/\D/g, '')

/** The digits of a script have ten consecutive code points from zero; some of these ranges are adjacent. */
function digitValue(digit: string): number {
  const place = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before++
  return before % 10
}
