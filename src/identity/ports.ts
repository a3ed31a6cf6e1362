import type { Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { IdentityPage, ManagePage, Shown } from './pages/page.ts'

/** Dependencies on the other modules, injected by main. */
export interface IdentityPorts {
  /** renders a page as HTML */
  renderPage(page: IdentityPage, shown: Shown): string | Promise<string>
  /** data of the site and its company for every page */
  site(language: Language): Promise<Shown['site']>
  files: Shown['files']
  /** adds a mail to the outbox, in the caller's transaction */
  sendMail(trx: Transaction<Database>, message: { to: string; language: Language; key: string; mail: IdentityMail }): Promise<void>
  /** SMS codes; both throw AppError: TooManyRequests, or BadRequest for a wrong or expired code */
  phoneCodes: {
    send(phone: string, language: Language, address: string): Promise<void>
    check(phone: string, code: string): Promise<void>
  }
  /** stores the consents of a new account, in its transaction */
  recordConsents(trx: Transaction<Database>, given: Consents): Promise<void>
  dataExport: {
    state(subject: string): Promise<ManagePage['dataExport']>
    ask(subject: string): Promise<void>
    /** the export file, or null when there is none */
    read(subject: string): Promise<Buffer | null>
  }
}

/** An e-mail for the outbox. */
export interface IdentityMail {
  subject: string
  preheader?: string
  title: string
  blocks: readonly ({ text: string } | { button: { label: string; url: string } })[]
}

/** Consents given at registration. */
export interface Consents {
  subject: string
  language: Language
  /** version of the consent texts */
  textVersion: string
  news: boolean
  offersEmail: boolean
  offersPost: boolean
  offersPhone: boolean
}
