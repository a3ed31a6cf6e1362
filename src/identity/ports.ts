import type { Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { IdentityPage, ManagePage, Shown } from './pages/page.ts'

/** What the provider asks of the rest of the product, which it does not know; main connects them. */
export interface IdentityPorts {
  /** the whole HTML of a page */
  renderPage(page: IdentityPage, shown: Shown): string | Promise<string>
  /** what every page says of the site and its company */
  site(language: Language): Promise<Shown['site']>
  files: Shown['files']
  /** puts an e-mail into the outbox, in the caller's transaction */
  sendMail(trx: Transaction<Database>, message: { to: string; language: Language; key: string; mail: IdentityMail }): Promise<void>
  /** codes by SMS; both throw AppError: TooManyRequests, or BadRequest for a code that is wrong or too old */
  phoneCodes: {
    send(phone: string, language: Language, address: string): Promise<void>
    check(phone: string, code: string): Promise<void>
  }
  /** notes what a new account was asked and agreed to, in the transaction that opens it */
  recordConsents(trx: Transaction<Database>, given: Consents): Promise<void>
  dataExport: {
    state(subject: string): Promise<ManagePage['dataExport']>
    ask(subject: string): Promise<void>
    /** the file itself, or null when there is none (any more) */
    read(subject: string): Promise<Buffer | null>
  }
}

/** An e-mail as the outbox takes it. */
export interface IdentityMail {
  subject: string
  preheader?: string
  title: string
  blocks: readonly ({ text: string } | { button: { label: string; url: string } })[]
}

/** What somebody agreed to when the account was opened. */
export interface Consents {
  subject: string
  language: Language
  /** of the sentences beside the boxes */
  textVersion: string
  news: boolean
  offersEmail: boolean
  offersPost: boolean
  offersPhone: boolean
}
