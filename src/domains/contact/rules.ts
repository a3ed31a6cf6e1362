import type { DayHours } from '#shared/working-time.ts'
import { addWorkingMinutes, type Calendar } from '#shared/working-time.ts'

/** A visitor may sign up, or write, so many times within so many minutes; many people share the address of a mobile network. */
export const maxAttempts = { Newsletter: 5, Contact: 10, Consent: 20, Callback: 3 }
export const attemptMinutes = 10

/** Acknowledgements that an e-mail address gets within a day: nobody fills another's letter box through us. */
export const maxAcknowledgements = 3

/** What a message may be about; the topics of the frequent questions, and help at the roadside. */
export const contactTopics = ['Purchase', 'Payment', 'Warranty', 'Sale', 'Papers', 'Account', 'Assistance'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Calls back that the house promises within an hour, whoever asks: each is an SMS to the person on duty. */
export const maxCallbacksHourly = 60

/** Characters of a message. */
export const messageLimit = 2000

/** Links that a message of a person may hold. */
const maxLinks = 2
/** The same words this often within a day come from a machine. */
const maxRepeated = 3

export const heldReasons = ['Trap', 'Links', 'Script', 'Repeated'] as const
export type HeldReason = (typeof heldReasons)[number]

/** A name of a person: letters of any script, with what joins them. Addresses and advertising do not fit in. */
export function isName(text: string): boolean {
  return /^\p{L}(?:[\p{L}\p{M} '’\u200c-]|\.(?= |$))*$/u.test(text)
}

/** What was typed, without the characters that nobody sees; lines stay. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? character : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Why a message should first be looked at by the staff, or null. `repeated`: how often the same words came in the last day.
 * Nothing is thrown away, and the sender is answered as always: who is mistaken for a machine loses time, not the message.
 */
export function heldFor(message: string, { trap, repeated }: { trap: string; repeated: number }): HeldReason | null {
  if (trap !== '') return 'Trap'
  const links = message.match(/https?:\/\/|www\.|<a\s|\[url/gi)?.length ?? 0
  if (links > maxLinks || /<a\s|\[url/i.test(message)) return 'Links'
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const known = message.match(/[\p{Script=Latin}\p{Script=Arabic}\p{Script=Tifinagh}]/gu)?.length ?? 0
  if (known < letters / 2) return 'Script'
  return repeated >= maxRepeated ? 'Repeated' : null
}

/** By when somebody answers: so many open hours from now. Who is never open answers within two days. */
export function replyDeadline(calendar: Calendar, now: Date, hours: number): Date {
  return addWorkingMinutes(calendar, now, hours * 60) ?? new Date(now.getTime() + 2 * 86_400_000)
}

/** Hours as a setting holds them; none when it cannot be read. */
export function readHours(text: string | null): DayHours[] {
  try {
    const hours: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(hours) ? (hours as DayHours[]) : []
  } catch {
    return []
  }
}
