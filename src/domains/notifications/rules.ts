import type { Language } from '#shared/language.ts'

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
    /** address that ends it at a POST from a mail program (RFC 8058): a call with `fromElsewhere` */
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

/** A car in a mail; `facts` such as year, distance and city stand in one line. */
export interface MailCar {
  title: string
  facts: readonly string[]
  price: string
  /** the price before it fell */
  oldPrice?: string
  picture?: string
  url: string
}

/** What the outbox keeps of a message until it is handed over. */
export type Content = { mail: Mail } | { text: string } | { maker: MailMade }

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
  content: Content
  attempts: number
  expires: Date | null
  created: Date
}
