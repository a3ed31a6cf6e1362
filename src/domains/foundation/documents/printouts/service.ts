import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { encode } from 'uqr'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { formatDate, formatNumber, isolate, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { renderPdf } from '#platform/pdf.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language, localizedSetting, twinAddress } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { plateCells } from '#shared/plate.ts'
import { localTime } from '#shared/working-time.ts'
import type { DocumentInfo } from '../contract.ts'
import { originalKey } from '../rules.ts'
import type { PrintedType, PrintoutCheck } from './contract.ts'
import { findMadeFor, findPrintout, findVersion, insertPrintout, type Owner } from './store.ts'

export { findNewest, listDocumentsOf, type Owner } from './store.ts'

/** Template value: text; a left-to-right run (references, numbers, addresses); or a plate in its cells. */
export type Value = string | { ltr: string } | { plate: readonly [serial: string, letter: string, code: string] }
/** Label and value of a line. Lines without a value are omitted. */
export type Fact = readonly [label: string, value: Value | null]

/** Input of a template. */
export type PrintoutContent = Record<string, unknown>

/** Document to print. */
export interface Print {
  owner: Owner
  type: PrintedType
  language: Language
  /** reference of the record */
  reference: string
  /** idempotency key: the same value returns the first document */
  madeFor: string
  /** Published: visible to the owner; Accepted: staff only */
  status: 'Published' | 'Accepted'
  createdBy: string | null
  /** path of the Typst template below `src` */
  template: string
  content: PrintoutContent
  /** pictures by their path in the template */
  files?: Readonly<Record<string, Uint8Array>>
}

/** Attempts when concurrent prints take the same version. */
const tries = 5
/** Characters that are not confused with each other; twelve of them are 60 bits. */
const codeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Prints and stores a document as the next version of its type, owner and language, with its own code. Marks the previous version as
 * superseded. Idempotent for the same `madeFor`.
 */
export async function keepDocument(deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'config'>, print: Print): Promise<DocumentInfo> {
  const { db, storage, clock } = deps
  for (let i = 0; i < tries; i++) {
    const made = await findMadeFor(db, print.madeFor)
    if (made) return made
    const created = clock.now()
    const version = (await findVersion(db, print)) + 1
    const code = newCode()
    const bytes = await printDocument(deps, print, { version, code, created })
    const hash = createHash('sha256').update(bytes).digest('hex')
    await storage.put(originalKey(hash), bytes)
    const kept = await insertPrintout(db, {
      ...print,
      fileName: `${serverText('documents', print.language)(`type.${print.type}`)} ${print.reference}.pdf`,
      size: bytes.byteLength,
      hash,
      version,
      code,
      created,
    })
    if (kept) return kept
    await storage.delete(originalKey(hash))
  }
  throw new Error(`${print.type} for ${print.madeFor} was overtaken ${tries} times`)
}

/** Version data of a print. */
export interface Issue {
  version: number
  code: string
  created: Date
}

/** Renders a document without storing it. */
export async function printDocument(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  {
    type,
    language,
    reference,
    template,
    content,
    files,
  }: Pick<Print, 'type' | 'language' | 'reference' | 'template' | 'content' | 'files'>,
  { version, code, created }: Issue,
): Promise<Uint8Array> {
  const t = serverText('documentsPrintout', language)
  const { day } = localTime(created)
  const address = twinAddress(`${siteOrigin(config)}${config.basePath}papers/${spacedCode(code)}`, language)
  return renderPdf(
    template,
    {
      date: created.toISOString(),
      language,
      title: serverText('documents', language)(`type.${type}`),
      seller: await sellerOf(db, language),
      facts: [
        [t('reference'), { ltr: reference }],
        [t('date'), { ltr: formatDate(day, defaultLanguage) }],
        [t('version'), String(version)],
      ] satisfies Fact[],
      check: { label: t('check'), code: spacedCode(code), address, qr: qrCode(address) },
      words: { page: t('page'), of: t('of') },
      ...content,
    },
    files,
  )
}

/** Company data required by law on every document (31-08, article 29): all from settings, with marked examples in the demo data. */
async function sellerOf(db: Kysely<Database>, language: Language) {
  const settings = await findSettings(db, '')
  const t = serverText('documentsPrintout', language)
  const told = (key: string) => settings.get(key)?.trim() ?? ''
  const toldIn = (key: string) => localizedSetting(settings, key, language).trim()
  const capital = Number(told('company.capital'))
  const numbers: [label: string, value: string][] = [
    [t('rc'), toldIn('company.rc')],
    [t('ice'), told('company.ice')],
    [t('taxId'), told('company.taxId')],
    [t('businessTax'), told('company.businessTax')],
    [t('cnss'), told('company.cnss')],
  ]
  return {
    site: toldIn('site.name'),
    lines: [
      [told('site.legal.company'), toldIn('company.form'), capital > 0 ? t('capital', { amount: formatNumber(capital) }) : '']
        .filter(Boolean)
        .map(latin)
        .join(separator),
      toldIn('company.seat'),
      numbers
        .filter(([, value]) => value)
        .map(([label, value]) => `${label}\u00a0${keepOrder(value, language)}`)
        .join(separator),
    ].filter(Boolean),
    contact: [spacedPhone(told('customerCentre.phone')), told('site.email')].filter(Boolean),
  }
}

const separator = ' · '

/** Wraps a left-to-right run; null when empty. */
export const ltr = (text: string | number | null | undefined): Value | null =>
  text === null || text === undefined || text === '' ? null : { ltr: String(text) }

/** Splits a plate into its cells; a foreign plate stays as text. */
export function plateValue(registration: string | null): Value | null {
  const cells = registration === null ? null : plateCells(registration)
  return cells ? { plate: [cells.serial, cells.letter, cells.code] } : ltr(registration)
}

/** Isolates Latin text, so that it does not reorder an Arabic line. */
export function latin(text: string | null | undefined): string {
  if (!text) return ''
  return /[A-Za-z]/.test(text) ? isolate(text) : text
}

/** Formats a code: `ABCD-EFGH-JKLM`. */
export function spacedCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** Generates an unguessable code. */
export function newCode(): string {
  return Array.from({ length: 12 }, () => codeSigns[randomInt(codeSigns.length)]).join('')
}

/** Renders a QR code as SVG: one path, modules of one unit. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#14172e" d="${path}"/></svg>`
}

/** Returns the data of a printed document by its code. Throws DocumentNotFound for an unknown code. */
export async function checkedPrintout({ db }: Pick<Deps, 'db'>, code: string): Promise<PrintoutCheck> {
  const paper = await findPrintout(db, code)
  if (!paper) throw new AppError('DocumentNotFound')
  return paper
}
