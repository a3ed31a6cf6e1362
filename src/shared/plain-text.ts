const asciiOnly = /^[\x20-\x7e]*$/

/** Returns a text with the decimal digits of every script (Arabic, Persian, …) as 0-9. Length and places stay. */
export function westernDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/**
 * Returns typed or pasted text as programs compare it: digits of every script and full-width characters in ASCII, without marks of
 * direction, variation selectors and other characters that nobody sees. For numbers, phones, codes and plates; not for words, whose
 * accents it removes where they are characters of their own.
 */
export function plainText(text: string): string {
  if (asciiOnly.test(text)) return text
  return westernDigits(text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Mn}\p{Me}]/gu, ''))
}

/** Returns only the digits of a typed text, whatever their script, for what is a whole number between other characters: `61 000 km`. */
export const digitsOf = (text: string): string => plainText(text).replaceAll(/\D/g, '')

/** Unicode holds the digits of a script in ten places that follow each other, beginning with zero; some such rows touch. */
function digitValue(digit: string): number {
  const place = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before++
  return before % 10
}
