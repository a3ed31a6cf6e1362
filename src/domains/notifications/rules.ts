import { type Language, languageKey, twinAddress } from '#shared/language.ts'

export const messageStates = ['Waiting', 'Sending', 'Sent', 'Failed', 'Bounced', 'Suppressed', 'Expired', 'Dropped'] as const
export const messageChannels = ['Email', 'Sms'] as const

/** What a mail says, in words of its recipient's language; how it looks is decided here once for all. */
export interface Mail {
  subject: string
  /** shown after the subject in the list of a mail program */
  preheader?: string
  title: string
  blocks: readonly MailBlock[]
  /** the way out, in every mail that is not about something the person just did */
  stop?: {
    label: string
    /** page that ends it for a person */
    url: string
    /** address that ends it at a POST from a mail program (RFC 8058): a call with `skipCsrf` */
    oneClick?: string
  }
}

/** A part of a mail, from top to bottom. Addresses are absolute. */
export type MailBlock =
  | { text: string }
  | { button: { label: string; url: string } }
  | { facts: readonly { label: string; value: string }[] }
  | { cars: readonly MailCar[] }
  /** read aloud or typed elsewhere, e.g. a number of six digits */
  | { code: string }

/** A car in a mail; `facts` such as year, distance and city are in one line. */
export interface MailCar {
  title: string
  facts: readonly string[]
  price: string
  /** the price before it fell */
  oldPrice?: string
  picture?: string
  url: string
}

/** What stands around every mail. */
export interface MailFrame {
  language: Language
  site: {
    name: string
    company: string
    /** as people read it, or empty */
    phone: string
    email: string
    /** absolute, with its base path */
    url: string
    /** address of the picture of the mark */
    mark: string
  }
}

/** What the outbox keeps of a message until it is handed over. */
export type MessageContent = { mail: Mail } | { text: string } | { maker: MailMade }

/** A mail whose words are made when it is sent, for what may have changed by then. */
export interface MailMade {
  /** name in the table of makers (`main/worker.ts`) */
  name: string
  data: Record<string, unknown>
}

/** A message taken from the outbox. */
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

/** Minutes after which a message that was not taken is tried again, by number of attempts; the last one is repeated. */
const pauses = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240]
/** A message that nobody took is given up after so long; every outage of a weekend is outlived. */
const giveUpHours = 72

/** When to try again after so many attempts, or null when it is time to give up. */
export function nextAttempt(attempts: number, created: Date, now: Date): Date | null {
  if (now.getTime() - created.getTime() > giveUpHours * 3_600_000) return null
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1
  return new Date(now.getTime() + minutes * 60_000)
}

/**
 * Minutes that a process has for a message it took, should the database believe that it lives on. Longer than every wait of the ports
 * together, so that the next one to take the message does so only after the first is dead.
 */
export const claimMinutes = 30

/** Days for which an address that does not exist gets nothing at all; marketing it never gets again. */
export const restDays = 1

/** Days that a sent message is in the outbox; its words are forgotten when it is handed over. */
export const keepDays = 180

/** Days for which the words of a message that was given up are kept, so that somebody may send it again. */
export const retryDays = 14

/** Newest messages that the inbox of a development server keeps. */
export const inboxSize = 500

/** The name of a message among all mails of the world: the same at every attempt, so that a mailbox knows a repetition. */
export function messageIdOf(digest: string, from: string): string {
  return `<${digest}@${from.split('@')[1] ?? 'localhost'}>`
}

/** Returns a message whose links to pages of this site (`site`: its address with the base path) open in the language of the message. */
export function withLanguage<T>(content: T, language: Language, site: string): T {
  if (typeof content === 'string') return linksWithLanguage(content, language, site) as T
  if (Array.isArray(content)) return content.map((part) => withLanguage(part, language, site)) as T
  if (content === null || typeof content !== 'object') return content
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, withLanguage(part, language, site)])) as T
}

/** Calls and files are the same in every language. */
const isPage = (path: string) => !/^(?:api|img|documents|fonts|assets)\//.test(path)

function linksWithLanguage(text: string, language: Language, site: string): string {
  if (!text.includes(site)) return text
  return text.replaceAll(/https?:\/\/[^\s\u2066-\u2069<>"]*[^\s\u2066-\u2069<>".,;:!?)]/g, (link) => {
    if (!link.startsWith(site) || !isPage(link.slice(site.length)) || new URL(link).searchParams.has(languageKey)) return link
    const [page = link, ...anchor] = link.split('#')
    return [twinAddress(page, language), ...anchor].join('#')
  })
}
