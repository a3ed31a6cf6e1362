import { type Language, localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import type { PointOutcome } from '../values.ts'
import type { FamilyLine, HeadLine, LimitLine, PointLine, SheetLine, ShownPoint, ShownSheet } from './contract.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Content of a line. `key` identifies its subject: a later line with the same key replaces it. */
export interface LineContent {
  key: string
  kind: string
  /** SHA-256 digests of photos, in hexadecimal */
  photos?: readonly string[]
  repairPhotos?: readonly string[]
  readonly [member: string]: Json | undefined
}

/** Line in its hash chain: `hash` is the digest of the previous hash and this content. */
export type SealedLine = LineContent & { n: number; version: number; hash: string }

/** Sealed inspection for download; all of it is sealed. */
export interface SealedSheet {
  format: string
  lines: readonly SealedLine[]
  /** hash of the last line */
  seal: string
}

/** Name of the seal format; the chain starts with it. */
export const sheetFormat = 'rihla-sheet-1' as const
/** Kind of the line that ends a version. */
const sealKind = 'seal'
/** Characters of a seal in print and QR code: 128 bits. */
export const printedSigns = 32

/** Serializes a value canonically: members sorted by UTF-16 units, no spaces, numbers and strings as in ECMAScript (RFC 8785). */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, Json | undefined>
    const members = Object.keys(object)
      .filter((name) => object[name] !== undefined)
      .sort()
    return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(object[name])}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('no number of JSON')
  return JSON.stringify(value)
}

/** SHA-256 of a text in hexadecimal. */
type Digest = (text: string) => string | Promise<string>

const digestOfBrowser: Digest = async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

function hex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the hash of a line after the given one. */
async function hashAfter(
  before: string,
  { hash: _, ...said }: Record<string, Json | undefined>,
  digest = digestOfBrowser,
): Promise<string> {
  return digest(`${before}\n${canonical(said)}`)
}

/** Appends lines to a chain. */
export async function addLines(
  sealed: readonly SealedLine[],
  version: number,
  contents: readonly LineContent[],
  digest?: Digest,
): Promise<SealedLine[]> {
  const lines = [...sealed]
  for (const content of contents) {
    const line = { ...content, n: lines.length, version }
    lines.push({ ...line, hash: await hashAfter(lines.at(-1)?.hash ?? sheetFormat, line, digest) })
  }
  return lines
}

/** Returns the current lines: the last of each key, at the position of its first. Excludes closing lines. */
export function currentLines(lines: readonly SealedLine[]): SealedLine[] {
  const last = new Map<string, SealedLine>()
  for (const line of lines) if (line.kind !== sealKind) last.set(line.key, line)
  return [...last.values()]
}

/** Returns the contents that differ from the chain. */
function newLines(sealed: readonly SealedLine[], contents: readonly LineContent[]): LineContent[] {
  const said = new Map(currentLines(sealed).map(({ n: _n, version: _v, hash: _h, ...line }) => [line.key, canonical(line)]))
  return contents.filter((content) => said.get(content.key) !== canonical(content))
}

/**
 * Appends the next version: changed lines, then a closing line with time and counts. Earlier lines stay unchanged. Returns null without
 * changes.
 */
export async function sealVersion(
  sealed: readonly SealedLine[],
  contents: readonly LineContent[],
  sealedAt: string,
  digest?: Digest,
): Promise<SealedSheet | null> {
  const added = newLines(sealed, contents)
  if (added.length === 0) return null
  const version = (sealed.at(-1)?.version ?? 0) + 1
  const photos = added.reduce((sum, line) => sum + (line.photos?.length ?? 0) + (line.repairPhotos?.length ?? 0), 0)
  const close: LineContent = { key: `seal:${version}`, kind: sealKind, sealedAt, lines: added.length, photoCount: photos }
  const lines = await addLines(sealed, version, [...added, close], digest)
  return { format: sheetFormat, lines, seal: lines.at(-1)?.hash ?? '' }
}

/** Serializes a sealed inspection with one line per row, so that line 37 is in row 38. */
export function sheetText({ format, lines, seal }: SealedSheet): string {
  return `{"format":${JSON.stringify(format)},"lines":[\n${lines.map((line) => canonical(line)).join(',\n')}\n],"seal":${JSON.stringify(seal)}}\n`
}

/** Fault of a line by its number, of the `format`, or of the `seal` when the end is missing. */
export interface SheetFault {
  at: number | 'format' | 'seal'
  what: 'altered' | 'missing' | 'moved'
}

/** Result of a check. `printed`: the version of the printed characters; 0: none; null: not checked. */
export interface SheetCheck {
  faults: SheetFault[]
  /** number of checked lines */
  lines: number
  version: number
  printed: number | null
}

const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Recomputes the chain and returns altered, missing and moved lines. Without faults the lines match the seal; `printed`, its first
 * characters, compares it with a printed document.
 */
export async function checkSheet(sheet: unknown, printed: string | null = null): Promise<SheetCheck> {
  const faults: SheetFault[] = []
  const { format, lines: all, seal, ...further } = isObject(sheet) ? sheet : {}
  const lines: unknown[] = Array.isArray(all) ? all : []
  if (format !== sheetFormat || !Array.isArray(all) || Object.keys(further).length > 0) faults.push({ at: 'format', what: 'altered' })
  // after an altered line either its content or its stored hash is right: the next line decides
  let before: string[] = [sheetFormat]
  let expected = 0
  for (const line of lines) {
    const { n, hash } = isObject(line) ? line : {}
    const place = typeof n === 'number' && Number.isInteger(n) ? n : -1
    if (place !== expected) {
      const numbered = isObject(line) ? await Promise.all(before.map((one) => hashAfter(one, { ...line, n: expected }))) : []
      if (place < 0 || (typeof hash === 'string' && numbered.includes(hash))) {
        // only the line number is altered
        faults.push({ at: expected++, what: 'altered' })
        before = typeof hash === 'string' ? [hash] : []
      } else if (place > expected) {
        // the chain continues after the missing lines
        for (; expected < Math.min(place, lines.length + faults.length + 1); expected++) faults.push({ at: expected, what: 'missing' })
        expected = place + 1
        before = typeof hash === 'string' ? [hash] : []
      } else faults.push({ at: place, what: 'moved' })
      continue
    }
    const hashes = isObject(line) ? await Promise.all(before.map((one) => hashAfter(one, line))) : []
    const fits = typeof hash === 'string' && (before.length === 0 || hashes.includes(hash))
    if (!fits) faults.push({ at: place, what: 'altered' })
    before = typeof hash !== 'string' ? [] : fits ? [hash] : [hash, ...hashes]
    expected++
  }
  const last = lines.at(-1)
  if (!isObject(last) || last.kind !== sealKind || !before.includes(String(seal))) faults.push({ at: 'seal', what: 'missing' })
  const closes = lines.filter((line) => isObject(line) && line.kind === sealKind) as unknown as SealedLine[]
  const version = closes.at(-1)?.version ?? 0
  return {
    faults,
    lines: lines.length,
    version,
    printed: printed === null ? null : (closes.find(({ hash }) => hash.startsWith(printed.toLowerCase()))?.version ?? 0),
  }
}

/** Returns the outcome of a sealed point. */
function outcomeOf({ action, repairedOn }: Pick<PointLine, 'action' | 'repairedOn'>): PointOutcome {
  if (action === null || action === 'NotAvailable') return 'none'
  if (action === 'None') return 'ok'
  return repairedOn === null ? 'note' : 'fixed'
}

/** Parsed inspection: the families in order, each with its points. */
export interface ReadSheet {
  head: HeadLine
  seal: string
  version: number
  /** times of the first and the newest seal */
  sealedAt: string
  renewedAt: string
  families: { line: FamilyLine; points: (PointLine & { outcome: PointOutcome })[] }[]
  limits: LimitLine[]
  counts: Record<PointOutcome, number>
}

/** Parses the current state of a sealed inspection; null without a head. */
export function readSheet(sheet: { lines: readonly SheetLine[]; seal: string }): ReadSheet | null {
  const lines = currentLines(sheet.lines as unknown as readonly SealedLine[]) as unknown as SheetLine[]
  const head = lines.find((line) => line.kind === 'sheet')
  const seals = sheet.lines.filter((line) => line.kind === 'seal')
  const [first, last] = [seals[0], seals.at(-1)]
  if (!head || !first || !last) return null
  const points = lines.filter((line) => line.kind === 'point').map((line) => ({ ...line, outcome: outcomeOf(line) }))
  const count = (outcome: PointOutcome) => points.filter((point) => point.outcome === outcome).length
  return {
    head,
    seal: sheet.seal,
    version: last.version,
    sealedAt: first.sealedAt,
    renewedAt: last.sealedAt,
    families: lines
      .filter((line) => line.kind === 'family')
      .map((line) => ({ line, points: points.filter(({ family }) => family === line.family) })),
    limits: lines.filter((line) => line.kind === 'limit'),
    counts: { ok: count('ok'), fixed: count('fixed'), note: count('note'), none: count('none') },
  }
}

/** Returns the page data of a sealed inspection; null without a head. */
export function shownSheet(sheet: { lines: readonly SheetLine[]; seal: string }, language: Language): ShownSheet | null {
  const read = readSheet(sheet)
  if (!read) return null
  const { head, families, limits, counts } = read
  const { day, time } = localTime(new Date(read.sealedAt))
  return {
    code: head.code,
    reference: head.reference,
    seal: read.seal,
    version: read.version,
    sealedAt: read.sealedAt,
    renewedAt: read.renewedAt,
    sealed: { day, time },
    renewed: localTime(new Date(read.renewedAt)).day,
    inspectedOn: head.inspectedOn,
    mileage: head.mileage,
    store: head.store && localized(head.store, language),
    car: head.car,
    points: head.points,
    counts,
    families: families.map(({ line, points }) => ({
      key: line.family,
      title: localized(line.titles, language),
      points: points.map(
        (point): ShownPoint => ({
          key: point.key,
          title: localized(point.titles, language),
          outcome: point.outcome,
          ...(point.action !== null && point.action !== 'None' && { action: point.action }),
          ...(point.isPainted && { isPainted: true }),
          ...(point.cost !== null && { cost: point.cost }),
          ...(point.phrases && { phrases: point.phrases.map((texts) => localized(texts, language)) }),
          ...(point.comment && { comment: point.comment }),
          ...(point.measured !== null && point.unit !== null && { measured: { value: point.measured, unit: point.unit } }),
          ...(point.photos.length > 0 && { photos: point.photos }),
          ...(point.isIllustrated && { isIllustrated: true }),
          ...(point.repairedOn !== null && { repairedOn: point.repairedOn }),
          ...(point.paid !== null && { paid: point.paid }),
          ...(point.repairComment && { repairComment: point.repairComment }),
          ...(point.repairPhotos.length > 0 && { repairPhotos: point.repairPhotos }),
        }),
      ),
    })),
    limits: limits.map(({ titles }) => localized(titles, language)),
  }
}

/** Returns the repair cost of the open findings, in whole dirhams. */
export function repairCost({ families }: Pick<ShownSheet, 'families'>): number {
  const points = families.flatMap(({ points }) => points).filter(({ outcome }) => outcome === 'note')
  return points.reduce((sum, { cost = 0 }) => sum + cost, 0)
}
