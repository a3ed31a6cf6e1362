import { plainText } from '#shared/plain-text.ts'

/** How long a code counts, and how often it may be guessed at (issue: six digits, ten minutes, five tries). */
export const codeMinutes = 10
export const maxAttempts = 5
/** For how many minutes a number counts as shown, from the network from which its code was typed. */
export const proofMinutes = 60

/**
 * For what a code is asked: to confirm a number by the public calls, or on the way into an account. Each has codes and limits of its own:
 * by those of the calls anybody could find out for which numbers the sign-in really sends one.
 */
export type CodePurpose = 'Number' | 'Account'

/** At most so many within so many minutes. Whole neighbourhoods share an address of a mobile network: its limits are wider. */
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

/** Parses a code as it was typed, in the digits of any script, without what people put between them. Null when it is no code. */
export function typedCode(text: string): string | null {
  const plain = plainText(text).replaceAll(/[\p{Zs}\t-]/gu, '')
  return /^\d{6}$/.test(plain) ? plain : null
}
