import type { DayHours } from '#shared/working-time.ts'
import { addWorkingMinutes, type Calendar } from '#shared/working-time.ts'

/** Maximum submissions of a form per visitor and period; many people share the address of a mobile network. */
export const maxAttempts = { Newsletter: 5, Contact: 10, Consent: 20, Callback: 3 }

/** Maximum acknowledgements to an e-mail address per day, which prevents mail bombing. */
export const maxAcknowledgements = 3

/** Topics of a message: those of the FAQ, and roadside help. */
export const contactTopics = ['Purchase', 'Payment', 'Warranty', 'Sale', 'Papers', 'Account', 'Assistance'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Maximum callback requests per hour in total: each sends an SMS to the person on duty. */
export const maxCallbacksHourly = 60

/** Maximum characters of a message. */
export const messageLimit = 2000

/** Maximum links in a genuine message. */
const maxLinks = 2
/** The same text this often in a day counts as automated. */
const maxRepeated = 3

export const heldReasons = ['Trap', 'Links', 'Script', 'Repeated'] as const
export type HeldReason = (typeof heldReasons)[number]

/** Returns whether a text is a person's name: letters of any script, with the characters that join them; excludes URLs and advertising. */
export function isName(text: string): boolean {
  return /^\p{L}(?:[\p{L}\p{M} '’\u200c-]|\.(?= |$))*$/u.test(text)
}

/** Removes invisible characters; preserves line breaks. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? character : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Returns why a message needs a review, or null. `repeated`: number of messages with the same text in the last day. No message is
 * discarded, and the response to the sender is the same: a false positive costs time only.
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

/** Returns the deadline of a reply in opening hours; two days for a store without any. */
export function replyDeadline(calendar: Calendar, now: Date, hours: number): Date {
  return addWorkingMinutes(calendar, now, hours * 60) ?? new Date(now.getTime() + 2 * 86_400_000)
}

/** Parses the hours of a setting; empty when it is unreadable. */
export function readHours(text: string | null): DayHours[] {
  try {
    const hours: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(hours) ? (hours as DayHours[]) : []
  } catch {
    return []
  }
}
