import { plainText } from './plain-text.ts'

/**
 * Parses a Moroccan bank account number (RIB): 24 digits (bank 3, town 3, account 16, key 2) that form a multiple of 97. `text` may contain
 * spaces, dots or dashes, or be an IBAN that begins with MA. Null for anything else.
 */
export function rib(text: string): string | null {
  const digits = plainText(text)
    .replaceAll(/[\s.\u00a0\u202f-]/g, '')
    .replace(/^MA\d{2}(?=\d{24}$)/i, '')
  return /^\d{24}$/.test(digits) && BigInt(digits) % 97n === 0n ? digits : null
}

/** Formats a RIB in groups: bank, town, account, key. */
export const spacedRib = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{16})(\d{2})$/, '$1 $2 $3 $4')
