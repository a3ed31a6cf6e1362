/** Parses a vehicle identification number: 17 characters, with I read as 1 and O and Q as 0. Null for anything else. */
export function chassisNumber(text: string): string | null {
  const kept = text
    .toUpperCase()
    .replaceAll(/[\s.\u200e\u200f-]/g, '')
    .replaceAll(/[OQ]/g, '0')
    .replaceAll('I', '1')
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(kept) ? kept : null
}
