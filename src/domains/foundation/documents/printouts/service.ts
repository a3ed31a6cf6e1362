import { createHash, randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import sharp from 'sharp'
import { encode } from 'uqr'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { formatDate, formatNumber, isolate, keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { renderPdf } from '#platform/pdf.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language, localizedSetting, twinAddress } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import { plateCells } from '#shared/plate.ts'
import { localTime } from '#shared/working-time.ts'
import type { DocumentInfo, DocumentType } from '../contract.ts'
import { type OwnerType, originalKey, pictureKind } from '../rules.ts'
import { insertDocuments } from '../store.ts'
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

/** Maximum size of a signature in bytes. */
const maxBytes = 200 * 1024
/** Maximum side of a signature in pixels. */
const maxSide = 2000

interface Drawing {
  owner: { type: OwnerType; id: number }
  type: DocumentType
  fileName: string
  by: string | null
}

/**
 * Stores a signature, a PNG in base64, and returns its document id. Throws PayloadTooLarge, UnsupportedMediaType, or BadRequest for an
 * invalid image.
 */
export async function keepDrawing(
  { storage }: Pick<Deps, 'storage'>,
  trx: Transaction<Database>,
  png: string,
  { owner, type, fileName, by }: Drawing,
): Promise<string> {
  const { bytes, width, height } = await drawnPicture(png)
  // stored by content hash: after a failed transaction the retry finds the same object
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (!(await storage.exists(originalKey(hash)))) await storage.put(originalKey(hash), bytes)
  const [document] = await insertDocuments(trx, [
    {
      ...{ ownerType: owner.type, ownerId: owner.id, type, fileName, hash, width, height, createdBy: by },
      ...{ spec: 'PaperWork', status: 'Accepted', mimeType: 'image/png', size: bytes.byteLength, imagesOrder: 0, isGenerated: false },
    },
  ])
  if (!document) throw new Error('the signature was not kept')
  return document
}

/** Decodes and re-encodes a signature, which removes everything except its pixels. */
async function drawnPicture(base64: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw fieldError('png', 'invalid')
  const given = Buffer.from(base64, 'base64')
  if (given.byteLength > maxBytes) throw new AppError('PayloadTooLarge')
  if (pictureKind(given) !== 'png') throw new AppError('UnsupportedMediaType')
  try {
    const picture = sharp(given, { limitInputPixels: maxSide ** 2, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (format !== 'png' || Math.max(width, height) > maxSide) throw new Error(`a ${width} × ${height} ${format}`)
    return { bytes: await picture.png({ compressionLevel: 9, palette: true }).toBuffer(), width, height }
  } catch (cause) {
    throw fieldError('png', 'picture', { cause: String(cause) })
  }
}
