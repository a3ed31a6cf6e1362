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

/** A code as it was typed, without what people put between the digits; Arabic digits count. Null when it is no code. */
export function typedCode(text: string): string | null {
  const plain = text.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replaceAll(/[\p{Zs}\p{Cf}\t-]/gu, '')
  return /^\d{6}$/.test(plain) ? plain : null
}
