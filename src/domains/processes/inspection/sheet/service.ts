import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { updatePublicSheet } from '#domains/catalogue/vehicles/entries/store.ts'
import { readVehicle } from '#domains/catalogue/vehicles/service.ts'
import { newCode, qrCode, spacedCode } from '#domains/foundation/documents/printouts/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { publishPictures } from '#domains/foundation/documents/store.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { ExpertiseEvent } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import { byLanguage, type Language, twinAddress } from '#shared/language.ts'
import { phraseTexts } from '../phrases/rules.ts'
import { recordInspection } from '../steps/service.ts'
import { checkCategories } from '../values.ts'
import type { SealedExpertise, ShownSheet } from './contract.ts'
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
export function checkAddress({ config }: Pick<Deps, 'config'>, sheet: { code: string; seal: string }, language?: Language): string {
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
