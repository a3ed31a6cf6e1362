import { createHash, hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { readVehicle } from '#domains/catalogue/vehicles/service.ts'
import { updatePublicSheet } from '#domains/catalogue/vehicles/writes/store.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import {
  findNewest,
  keepDocument,
  newCode,
  type PrintoutContent,
  qrCode,
  spacedCode,
} from '#domains/foundation/documents/printouts/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { publishPictures } from '#domains/foundation/documents/store.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import type { ExpertiseEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import { byLanguage, type Language, twinAddress } from '#shared/language.ts'
import { findingsCost, phraseTexts } from '../rules.ts'
import { getExpertise } from '../service.ts'
import { findHead, findParts, findSeen } from '../store.ts'
import { recordInspection } from '../transitions/service.ts'
import { checkCategories } from '../values.ts'
import type { PublicCheckPart, PublicExpertise, SealedExpertise, SheetPaper, ShownSheet } from './contract.ts'
import { paperContent, templates, wholeContent } from './documents.ts'
import {
  type LineContent,
  printedSigns,
  type SealedLine,
  type SealedSheet,
  sealVersion,
  sheetFormat,
  sheetText,
  shownSheet,
} from './rules.ts'
import * as store from './store.ts'
import { findPrinted, findPublicHead, findPublicParts } from './store.ts'

type Trx = Transaction<Database>

/** Limits of an inspection, listed in every report. */
const limits = ['dismantling', 'longRun', 'after'] as const

/** Returns the lines of a report, without names, plate and chassis number. */
function contentsOf(facts: store.SheetFacts, points: readonly store.PointFacts[], code: string): LineContent[] {
  const said = (key: `family.${(typeof checkCategories)[number]}` | `limit.${(typeof limits)[number]}`) =>
    byLanguage((language) => serverText('expertisePrintout', language)(key))
  return [
    {
      key: 'sheet',
      kind: 'sheet',
      code,
      reference: facts.reference,
      type: facts.type,
      car: facts.car,
      mileage: facts.mileage,
      inspectedOn: facts.inspectedOn,
      inspectedBy: 'expert',
      store: facts.store,
      city: facts.city,
      checkList: facts.checkList,
      points: points.length,
    },
    ...checkCategories.flatMap((family) =>
      points.some((point) => point.family === family)
        ? [{ key: `family:${family}`, kind: 'family', family, titles: said(`family.${family}`) }]
        : [],
    ),
    ...points.map(pointContent),
    ...limits.map((limit) => ({ key: `limit:${limit}`, kind: 'limit', titles: said(`limit.${limit}`) })),
  ]
}

function pointContent(point: store.PointFacts): LineContent {
  const isFinding = point.action === 'Repair' || point.action === 'Replacement'
  const [before, after] = [point.photos.filter((photo) => !photo.isAfter), point.photos.filter((photo) => photo.isAfter)]
  const isFixed = isFinding && point.isFixed
  const phrases = phraseTexts(point.phrases)
  return {
    key: `point:${point.code}`,
    kind: 'point',
    family: point.family,
    titles: point.titles,
    action: point.action,
    isPainted: isFinding && point.isPainted,
    cost: isFinding && point.cost !== null ? point.cost * (point.quantity ?? 1) : null,
    quantity: isFinding ? point.quantity : null,
    // omitted when empty: lines sealed before phrases existed stay unchanged
    ...(isFinding && phrases.length > 0 && { phrases: [...phrases] }),
    comment: point.comment,
    measured: point.measured,
    unit: point.measured === null ? null : point.unit,
    photos: before.map(({ hash }) => hash),
    isIllustrated: point.photos.some(({ isGenerated }) => isGenerated),
    repairedOn: isFixed ? point.repairedOn : null,
    paid: isFixed ? point.paid : null,
    repairComment: isFixed ? point.repairComment : null,
    repairPhotos: isFixed ? after.map(({ hash }) => hash) : [],
  }
}

/**
 * Seals the changes of an accepted inspection as its next version and publishes its photos. Does nothing without changes. Throws
 * TransitionNotAllowed unless the inspection is accepted.
 */
export async function sealExpertise(deps: Pick<Deps, 'clock'>, trx: Trx, id: number, by: string | null): Promise<SealedSheet | null> {
  const facts = await store.lockSheet(trx, id)
  if (!facts) throw new AppError('NotFound', { id })
  if (!facts.isAccepted) throw new AppError('TransitionNotAllowed')
  const points = await store.findPoints(trx, id)
  const kept = await store.findSealed(trx, id)
  const code = kept?.code ?? newCode()
  const former = (kept?.lines ?? []) as unknown as SealedLine[]
  const now = deps.clock.now()
  const sheet = await sealVersion(former, contentsOf(facts, points, code), now.toISOString(), (text) => hash('sha256', text))
  if (!sheet) return null
  const lines = sheet.lines.slice(former.length)
  await store.insertVersion(trx, {
    ...{ expertiseId: id, vehicleId: facts.vehicleId, code, lines, seal: sheet.seal, sealed: now, by },
    version: lines.at(-1)?.version ?? 1,
  })
  const shown = new Set(lines.flatMap(({ photos = [], repairPhotos = [] }) => [...photos, ...repairPhotos]))
  const ids = points.flatMap(({ photos }) => photos.filter(({ hash }) => shown.has(hash)).map((photo) => photo.id))
  await publishPictures(trx, ids, now)
  await updatePublicSheet(trx, facts.vehicleId, points.length)
  await recordInspection(trx, { id, vehicleId: facts.vehicleId })
  return sheet
}

/** Returns the code of a sealed inspection; null when it is not sealed. */
export async function sealedCode(db: Deps['db'], expertiseId: number): Promise<string | null> {
  return (await store.findSealed(db, expertiseId))?.code ?? null
}

/** Seals an accepted certification in the transaction of its transition. */
export async function followExpertise(trx: Trx, { expertiseId, type, to, actor }: ExpertiseEvent, deps: Deps): Promise<void> {
  if (to === 'Accepted' && type === 'Certification') await sealExpertise(deps, trx, expertiseId, actor.id)
}

/** Job: seals recorded repairs as new versions. Returns the number of changed reports. */
export async function sealRepairs(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const grown = await store.findGrown(deps.db)
  for (const id of grown) await deps.db.transaction().execute((trx) => sealExpertise(deps, trx, id, null))
  return grown.length
}

const whole = ({ lines }: store.KeptSheet): SealedExpertise => ({
  format: sheetFormat,
  lines,
  seal: lines.at(-1)?.hash ?? '',
})

async function byCode({ db }: Pick<Deps, 'db'>, code: string): Promise<store.KeptSheet> {
  const kept = await store.findSealedByCode(db, code)
  if (!kept) throw new AppError('NotFound', { id: code })
  return kept
}

/** Returns a sealed inspection as text with one line per row. Throws NotFound. */
export async function readSealed(deps: Pick<Deps, 'db'>, code: string): Promise<string> {
  return sheetText(whole(await byCode(deps, code)) as unknown as SealedSheet)
}

/** Returns a sealed inspection in a language. Throws NotFound. */
export async function readInWords(deps: Pick<Deps, 'db'>, code: string, language: Language): Promise<ShownSheet> {
  const shown = shownSheet(whole(await byCode(deps, code)), language)
  if (!shown) throw new Error(`the sheet ${code} has no head`)
  return shown
}

/** Returns the sealed inspection of a visible vehicle; undefined for none. Throws VehicleNotFound, Gone. */
export async function readOfVehicle(deps: Deps, id: number, language: Language): Promise<ShownSheet | undefined> {
  await readVehicle(deps, id)
  const kept = await store.findSealedOfVehicle(deps.db, id)
  return (kept && shownSheet(whole(kept), language)) ?? undefined
}

/** Returns the URL of the QR code. The fragment is not sent to the server. */
function checkAddress({ config }: Pick<Deps, 'config'>, sheet: { code: string; seal: string }, language?: Language): string {
  const address = `${siteOrigin(config)}${config.basePath}expertises/${spacedCode(sheet.code)}`
  return `${language ? twinAddress(address, language) : address}#${sheet.seal.slice(0, printedSigns)}`
}

/** Returns the QR code of a sealed inspection as SVG. Throws NotFound. */
export async function readQr(deps: Pick<Deps, 'db' | 'config'>, code: string): Promise<string> {
  const kept = await byCode(deps, code)
  return qrCode(checkAddress(deps, { code, seal: whole(kept).seal }))
}

/** Returns the bytes of a photo of a sealed inspection. Throws DocumentNotFound. */
export async function readPhoto({ db, storage }: Pick<Deps, 'db' | 'storage'>, code: string, digest: string): Promise<Uint8Array> {
  const bytes = (await store.hasPhoto(db, code, digest)) ? await storage.get(originalKey(digest)) : null
  if (!bytes) throw new AppError('DocumentNotFound')
  return bytes
}

/** Increase after a layout change, so that every document is printed again. */
const layoutVersion = 2

/**
 * Returns the URL of the newest document of a sealed inspection; prints it when a newer version was sealed. Its QR code links to the check
 * page with the first characters of the seal. Throws NotFound.
 */
export async function readPaper(deps: Deps, code: string, type: SheetPaper, language: Language): Promise<string> {
  const sheet = await readInWords(deps, code, language)
  const facts = await findPrinted(deps.db, code)
  if (!facts || (type === 'VehicleCertificate' && facts.warranty === null)) throw new AppError('NotFound', { id: code })
  const owner = { type: 'Expertise', id: facts.expertiseId } as const
  const madeFor = `expertise:${type}:${language}:${layoutVersion}:${sheet.seal}:${facts.warranty?.until ?? ''}`
  const newest = await findNewest(deps.db, owner, type, language)
  if (newest?.madeFor === madeFor) return newest.uri
  const address = checkAddress(deps, sheet, language)
  const { uri } = await keepDocument(deps, {
    ...{ owner, type, language, madeFor },
    reference: sheet.reference,
    status: 'Published',
    createdBy: null,
    template: `/domains/processes/inspection/report/${templates[type]}.typ`,
    content: {
      ...paperContent(type, sheet, facts.warranty, language),
      check: { label: serverText('expertisePrintout', language)('check'), code: spacedCode(code), address, qr: qrCode(address) },
    },
  })
  return uri
}

/** Increase after a layout change, so that every document is printed again. */
const completeLayoutVersion = 1
const type = 'ExpertiseSheet'
export const sheetTemplate = '/domains/processes/inspection/report/whole-sheet.typ'

/**
 * Returns the newest complete document; prints it when its content has changed. Throws NotFound without access, Forbidden for the caller's
 * own car, PrintoutNotReady before the submission.
 */
export async function printSheet(deps: Deps, actor: Actor, id: number, language: Language): Promise<DocumentInfo> {
  const sheet = await getExpertise(deps, actor, id)
  if (sheet.submitted === null) throw new AppError('PrintoutNotReady')
  if (!sheet.may.print) throw new AppError('Forbidden')
  const content = wholeContent(sheet, language)
  const said = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const owner = { type: 'Expertise', id } as const
  const newest = await findNewest(deps.db, owner, type, language)
  const key = `expertise:${type}:${id}:${language}:${completeLayoutVersion}:${said}`
  // content equal to an older version gets a new document
  const stands = newest?.madeFor.startsWith(`${key}:`)
  return keepDocument(deps, {
    ...{ owner, type, language, content },
    madeFor: stands && newest ? newest.madeFor : `${key}:${newest?.version ?? 0}`,
    reference: sheet.reference,
    status: 'Accepted',
    createdBy: actor.id,
    template: sheetTemplate,
  })
}

/**
 * Returns the template input for the owner of a consigned car: all points and costs, no staff names and no internal reasons. Throws
 * NotFound.
 */
export async function ownerContent(db: Deps['db'], id: number, language: Language): Promise<PrintoutContent> {
  const [head, checkPartQuotations] = await Promise.all([findHead(db, id), findParts(db, id)])
  if (!head) throw new AppError('NotFound', { id })
  const sheet = { ...head, checkPartQuotations, findingsCost: findingsCost(checkPartQuotations) }
  const internal = serverText('expertisePrintout', language)('whole.owner')
  return { ...wholeContent({ ...sheet, expert: null, startReason: null, extrasReason: null }, language), internal }
}

/** Access rules for private inspection documents: staff with access, except the seller of the car. They cannot be added or removed. */
export const expertisePapers: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    if (!staffRoles.some((role) => role !== 'editor' && actor.roles.includes(role))) return false
    const { within, subject } = await staffOf(deps, actor)
    const seen = await findSeen(deps.db, within, subject, ownerId)
    return seen !== null && !seen.isOwn
  },
  isOwn: async (deps, actor, ownerId) => (actor.id === null ? false : ((await findSeen(deps.db, null, actor.id, ownerId))?.isOwn ?? false)),
  async mayAdd(_deps, _actor, ownerId) {
    throw new AppError('NotFound', { id: ownerId })
  },
  async mayRemove() {
    throw new AppError('Forbidden')
  },
}

/** Counts the points by result. */
function countsOf(parts: readonly PublicCheckPart[]): PublicExpertise['counts'] {
  const of = (result: PublicCheckPart['result']) => parts.filter((part) => part.result === result).length
  return { points: parts.length, fine: of('Fine'), fixed: of('Fixed'), noted: of('Noted'), notAvailable: of('NotAvailable') }
}

/** Returns the public inspection of a car. Throws VehicleNotFound when none is public. */
export async function getVehicleExpertise({ db }: Deps, vehicleId: number): Promise<PublicExpertise> {
  const head = await findPublicHead(db, vehicleId)
  if (!head) throw new AppError('VehicleNotFound', { ids: String(vehicleId) })
  const parts = await findPublicParts(db, head.id)
  const isNamed = (await findSetting(db, 'expertise.showNames')) === 'true'
  return {
    ...head,
    inspector: { ...head.inspector, name: isNamed ? head.inspector.name : null },
    counts: countsOf(parts),
    fixedCost: parts.reduce((sum, { fix }) => sum + (fix?.cost ?? 0), 0),
    notedCost: parts.reduce((sum, part) => sum + (part.result === 'Noted' ? (part.cost ?? 0) * (part.quantity ?? 0) : 0), 0),
    categories: checkCategories.flatMap((category) => {
      const of = parts.filter((part) => part.category === category).map(({ category: _category, ...part }) => part)
      return of.length === 0 ? [] : [{ category, ...countsOf(of), parts: of }]
    }),
  }
}
