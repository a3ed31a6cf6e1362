import { type Language, languageKey, twinAddress } from '#shared/language.ts'

export const messageStates = ['Waiting', 'Sending', 'Sent', 'Failed', 'Bounced', 'Suppressed', 'Expired', 'Dropped'] as const
export const messageChannels = ['Email', 'Sms'] as const

/** Content of a mail in its recipient's language, without layout. */
export interface Mail {
  subject: string
  /** preview text in the list of a mail program */
  preheader?: string
  title: string
  blocks: readonly MailBlock[]
  /** unsubscribe links, in every mail that the recipient did not just trigger */
  stop?: {
    label: string
    /** page for a person */
    url: string
    /** URL for the POST of a mail program (RFC 8058): an operation with `skipCsrf` */
    oneClick?: string
  }
}

/** A block of a mail. URLs are absolute. */
export type MailBlock =
  | { text: string }
  | { button: { label: string; url: string } }
  | { facts: readonly { label: string; value: string }[] }
  | { cars: readonly MailCar[] }
  /** to read out or type, e.g. six digits */
  | { code: string }

/** A car in a mail; `facts` such as year, mileage and city share one line. */
export interface MailCar {
  title: string
  facts: readonly string[]
  price: string
  /** price before the reduction */
  oldPrice?: string
  picture?: string
  url: string
}

/** Frame of every mail. */
export interface MailFrame {
  language: Language
  site: {
    name: string
    company: string
    /** formatted, or empty */
    phone: string
    email: string
    /** absolute, with its base path */
    url: string
    /** URL of the logo */
    mark: string
  }
}

/** Content of a message in the outbox. */
export type MessageContent = { mail: Mail } | { text: string } | { maker: MailMade }

/** A mail that is rendered when it is sent, for content that may change. */
export interface MailMade {
  /** name in the table of renderers (`main/worker.ts`) */
  name: string
  data: Record<string, unknown>
}

/** A message from the outbox. */
export interface Message {
  id: number
  key: string
  channel: 'Email' | 'Sms'
  recipient: string
  language: Language
  marketing: boolean
  content: MessageContent
  attempts: number
  expires: Date | null
  created: Date
}

/** Minutes before each retry; the last value repeats. */
const pauses = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240]
/** Hours before a message is given up; longer than a weekend's outage. */
const giveUpHours = 72

/** Returns the time of the next retry, or null after the last one. */
export function nextAttempt(attempts: number, created: Date, now: Date): Date | null {
  if (now.getTime() - created.getTime() > giveUpHours * 3_600_000) return null
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1
  return new Date(now.getTime() + minutes * 60_000)
}

/**
 * Minutes of a claim, in case the database considers a dead process alive. Longer than all timeouts of the channels in sum, so that no two
 * processes send the same message.
 */
export const claimMinutes = 30

/** Days for which an unknown mailbox gets no message; marketing stays suppressed. */
export const restDays = 1

/** Days for which the outbox stores a sent message; its content is deleted after delivery. */
export const keepDays = 180

/** Days for which the content of a failed message is stored for a manual retry. */
export const retryDays = 14

/** Maximum messages of the development inbox. */
export const inboxSize = 500

/** Returns a globally unique Message-ID, equal at every attempt, so that a mailbox detects duplicates. */
export function messageIdOf(digest: string, from: string): string {
  return `<${digest}@${from.split('@')[1] ?? 'localhost'}>`
}

/** Sets the language of the message in its links to pages of this site (`site`: its URL with the base path). */
export function withLanguage<T>(content: T, language: Language, site: string): T {
  if (typeof content === 'string') return linksWithLanguage(content, language, site) as T
  if (Array.isArray(content)) return content.map((part) => withLanguage(part, language, site)) as T
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, withLanguage(part, language, site)])) as T
}

/** API calls and files are the same in every language. */
const isPage = (path: string) => !/^(?:api|img|documents|fonts|assets)\//.test(path)

function linksWithLanguage(text: string, language: Language, site: string): string {
  if (!text.includes(site)) return text
  return text.replaceAll(/https?:\/\/[^\s\u2066-\u2069<>"]*[^\s\u2066-\u2069<>".,;:!?)]/g, (link) => {
    if (!link.startsWith(site) || !isPage(link.slice(site.length)) || new URL(link).searchParams.has(languageKey)) return link
    const [page = link, ...anchor] = link.split('#')
    return [twinAddress(page, language), ...anchor].join('#')
  })
}
