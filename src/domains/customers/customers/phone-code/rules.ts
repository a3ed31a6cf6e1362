import { plainText } from '#shared/plain-text.ts'

/** Validity of a code in minutes, and its attempts (issue: six digits, ten minutes, five tries). */
export const codeMinutes = 10
export const maxAttempts = 5
/** Minutes for which a number counts as confirmed, for the network from which its code was sent. */
export const proofMinutes = 60

/**
 * Purpose of a code: confirmation of a number through the public API, or sign-in. Each has its own codes and limits; shared limits would
 * reveal to which numbers the sign-in sends a code.
 */
export type CodePurpose = 'Number' | 'Account'

/** Maximum number in a period of minutes. Many people share the address of a mobile network, so its limits are higher. */
export interface Limit {
  max: number
  minutes: number
}
export const sendLimits: { phone: readonly Limit[]; address: readonly Limit[] } = {
  phone: [
    { max: 3, minutes: 10 },
    { max: 10, minutes: 1440 },
  ],
  address: [
    { max: 20, minutes: 10 },
    { max: 100, minutes: 1440 },
  ],
}
export const checkLimits: readonly Limit[] = [{ max: 30, minutes: 10 }]

/** Parses a typed code: digits of any script, without separators. Null when it is not a code. */
export function typedCode(text: string): string | null {
  const plain = plainText(text).replaceAll(/[\p{Zs}\t-]/gu, '')
  return /^\d{6}$/.test(plain) ? plain : null
}
