/** The 17 signs of a chassis number: no I, O or Q, which are read as 1 and 0; null for anything else. */
export function chassisNumber(text: string): string | null {
  const kept = text
    .toUpperCase()
    .replaceAll(/[\s.\u200e\u200f-]/g, '')
    .replaceAll(/[OQ]/g, '0')
    .replaceAll('I', '1')
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(kept) ? kept : null
}
