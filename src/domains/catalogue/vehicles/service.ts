import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import sharp, { type OverlayOptions } from 'sharp'
import { keptPicture, pictureVariant } from '#domains/foundation/documents/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { formatKm } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { fontFamily, fontFile } from '#platform/fonts.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { direction, type Language, localized, localizedSetting } from '#shared/language.ts'
import { sharePicture } from '#shared/share-picture.ts'
import { localTime } from '#shared/working-time.ts'
import type { VehicleDetail } from './contract.ts'
import { updateDoubtful } from './market/store.ts'
import { certifiedMonths, missingFields, pageState, plateCode, type WarrantySettings } from './rules.ts'
import { type VehicleAction, type VehicleStatus, vehicleWorkflow } from './status.ts'
import {
  findDetail,
  findFeatureIds,
  findPieces,
  findPublishingFacts,
  findSimilar,
  findWarrantyFacts,
  type PageFacts,
  type PageRow,
  type PublishingFacts,
  type SharedPieces,
  updateBoostClock,
  updateCertified,
  updateFormerPrices,
  updatePublished,
} from './store.ts'

/** Maximum age of the shared parts, in ms. */
const piecesAge = 60_000
const known = new WeakMap<Deps, { readAt: number; pieces: Promise<SharedPieces> }>()

/** Equipment, stores and prefectures are shared by all pages and seldom change: read once a minute. */
function sharedPieces(deps: Deps): Promise<SharedPieces> {
  const now = performance.now()
  const kept = known.get(deps)
  if (kept && now - kept.readAt < piecesAge) return kept.pieces
  const pieces = findPieces(deps.db)
  known.set(deps, { readAt: now, pieces })
  pieces.catch(() => known.delete(deps))
  return pieces
}

/** Returns the facts of a visible vehicle; throws VehicleNotFound, or Gone when its sale is too old. */
function shown<F extends PageFacts>(deps: Deps, pieces: SharedPieces, id: number, facts: F | null): F {
  const state = facts ? pageState(facts, deps.clock.now(), pieces.soldPageDays) : 'hidden'
  if (state === 'gone') throw new AppError('Gone', { id })
  if (!facts || state === 'hidden') throw new AppError('VehicleNotFound', { ids: String(id) })
  return facts
}

function featuresText(pieces: SharedPieces, ids: readonly number[]): string {
  const lists = new Map<number, string[]>()
  for (const id of ids) {
    const feature = pieces.features.get(id)
    if (!feature) continue
    const list = lists.get(feature.category)
    if (list) list.push(feature.json)
    else lists.set(feature.category, [feature.json])
  }
  const parts = pieces.categories.flatMap(({ id, head }) => {
    const list = lists.get(id)
    return list ? [`${head.slice(0, -1)},"features":[${list.join(',')}]}`] : []
  })
  return `[${parts.join(',')}]`
}

/** Source of vehicle changes; `ids` is null when any vehicle may have changed. */
export interface StockChanges {
  /** false while changes are not followed yet */
  readonly ready: boolean
  onChange(listener: (change: { ids: readonly number[] | null }) => void): () => void
}

/** Reads the row of a vehicle page; returns null for an unknown id. */
export type FindPage = (id: number) => Promise<PageRow | null>

/** Cached pages (about 20 MB) and their maximum age in ms: market figures and equipment change without their vehicle. */
const keptPages = 5000
const pageAge = 60_000

/** Caches rows of vehicle pages until their vehicle changes. Without a source of changes, nothing is cached. */
export function keepPages({ pool }: Deps, changes: StockChanges | null): FindPage {
  const kept = new LRUCache<number, PageRow>({ max: keptPages, ttl: pageAge })
  let seen = 0
  changes?.onChange(({ ids }) => {
    seen++
    if (ids === null) kept.clear()
    else for (const id of ids) kept.delete(id)
  })
  return async (id) => {
    const page = kept.get(id)
    if (page) return page
    const before = seen
    const row = await findDetail(pool, id)
    // a row read during a change may be outdated
    if (row && changes?.ready && before === seen) kept.set(id, row)
    return row
  }
}

/** Returns the vehicle page as JSON text (contract VehicleDetail). VehicleNotFound, Gone. */
export async function readVehicle(deps: Deps, id: number, findPage: FindPage = (one) => findDetail(deps.pool, one)): Promise<string> {
  const [found, pieces] = await Promise.all([findPage(id), sharedPieces(deps)])
  const row = shown(deps, pieces, id, found)
  const code = plateCode(row.registrationNumber)
  const registration = (code !== null && pieces.prefectures.get(code)) || 'null'
  const store = (row.storageAreaId !== null && pieces.stores.get(row.storageAreaId)) || 'null'
  return `${row.json.slice(0, -1)},"registration":${registration},"storageArea":${store},"features":${featuresText(pieces, row.featureIds)}}`
}

/** Returns the equipment by category as JSON text. VehicleNotFound, Gone. */
export async function readFeatures(deps: Deps, id: number): Promise<string> {
  const [found, pieces] = await Promise.all([findFeatureIds(deps.pool, id), sharedPieces(deps)])
  return featuresText(pieces, shown(deps, pieces, id, found).featureIds)
}

/** Returns the cards of the closest vehicles as JSON text. VehicleNotFound, Gone. */
export async function readSimilar(deps: Deps, id: number, size: number): Promise<string> {
  const [found, pieces] = await Promise.all([findFeatureIds(deps.pool, id), sharedPieces(deps)])
  const state = found ? pageState(found, deps.clock.now(), pieces.soldPageDays) : 'hidden'
  if (state === 'hidden') throw new AppError('VehicleNotFound', { ids: String(id) })
  return findSimilar(deps.pool, id, size)
}

export interface LockedVehicle {
  status: VehicleStatus
  /** it has a paid position; the boost timer may be paused */
  isBoosted: boolean
}

/**
 * Executes a transition of a vehicle in the caller's transaction (workflows, section Vehicle). `locked` is the vehicle as the caller read
 * it under its own lock. Throws the errors of `transition`, and BadRequest with the missing fields.
 */
export async function transitionVehicle(
  deps: Deps,
  trx: Transaction<Database>,
  { locked, ...move }: { id: number; action: VehicleAction; actor: Actor; comment?: string; locked?: LockedVehicle },
): Promise<void> {
  const { from, to } = await transition(trx, {
    workflow: vehicleWorkflow,
    ...move,
    locked: locked?.status,
    guard: (name) => checkGuard(trx, name, move.id),
    effect: async (name) => {
      await deps.queue.enqueue(`vehicles.${name}`, {}, { db: trx, key: name })
    },
  })
  if (move.action === 'publish' || move.action === 'advertise') {
    await updatePublished(trx, move.id, deps.clock.now())
    await updateDoubtful(trx, [move.id])
    await updateFormerPrices(trx, [move.id])
  }
  if (locked?.isBoosted !== false && from !== to && (from === 'Published' || to === 'Published'))
    await updateBoostClock(trx, move.id, to === 'Published', deps.clock.now())
}

/** A car is only published with a listed model. */
const unlistedModel = ({ isListed }: PublishingFacts): string[] => (isListed ? [] : ['modelId'])

/** Returns the fields that each guard still requires. */
const missing: Record<string, (facts: PublishingFacts) => string[]> = {
  mandatoryFields: (facts) => [...unlistedModel(facts), ...missingFields(facts)],
  modelListed: (facts) => unlistedModel(facts),
  destination: (facts) => (facts.transferStorageAreaId === null ? ['transferStorageAreaId'] : []),
  publishable: ({ price, pictures, minPictures, mandate }) => [
    ...(price === null ? ['price'] : []),
    ...(pictures < minPictures ? ['pictures'] : []),
    // a car sold for its owner needs a signed contract and a price at or above the floor price
    ...(mandate && !mandate.isSigned ? ['mandate'] : []),
    ...(mandate && price !== null && price < (mandate.floorPrice ?? 0) ? ['floorPrice'] : []),
  ],
}

/** Returns the names of the fields that a guard still requires. */
export function missingOf(guard: string, facts: PublishingFacts): string[] {
  const fields = missing[guard]?.(facts)
  if (!fields) throw new Error(`nobody knows the guard ${guard}`)
  return fields
}

async function checkGuard(trx: Transaction<Database>, name: string, id: number): Promise<void> {
  const fields = missingOf(name, await findPublishingFacts(trx, id))
  if (fields.length > 0) throw fieldErrors(fields.map((field) => ({ field, reason: 'required' })))
}

/** Returns the warranty settings (`warranty.*`). */
export async function warrantySettings(trx: Transaction<Database>): Promise<WarrantySettings> {
  const settings = await findSettings(trx, 'warranty.')
  const number = (key: string, fallback: number) => Number(settings.get(`warranty.${key}`) ?? fallback)
  return { min: number('minMonths', 3), max: number('maxMonths', 6), steps: JSON.parse(settings.get('warranty.steps') ?? '[]') }
}

/** Certifies a car after its inspection: publishes the inspection report and sets the warranty by age and mileage. */
export async function certifyVehicle(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Database>,
  id: number,
  mileage: number | null,
): Promise<void> {
  const facts = await findWarrantyFacts(trx, id)
  if (!facts) throw new AppError('VehicleNotFound', { ids: String(id) })
  const driven = Math.max(mileage ?? 0, facts.mileage ?? 0)
  const months = certifiedMonths({ ...facts, mileage: driven }, await warrantySettings(trx), localTime(deps.clock.now()).day)
  await updateCertified(trx, id, { mileage: driven, months })
}

/** Increase it when the layout changes: all pictures are regenerated. */
const layoutVersion = 1
/** Photo next to the text, with an aspect ratio of 4:3. */
const photo = { width: 840, height: sharePicture.height }
const margin = 36
const column = sharePicture.width - photo.width - 2 * margin
const colours = { back: '#f5f0e8', ink: '#14172e', soft: '#4a4f63', blue: '#333bc8' }

interface Said {
  name: string
  facts: string[]
  site: string
}

/** Returns the texts of the picture; none changes from day to day. */
export function saidOf(car: VehicleDetail, site: string, language: Language): Said {
  const t = serverText('vehicles', language)
  const facts = [
    car.releaseDate?.slice(0, 4),
    car.mileage !== null && formatKm(car.mileage, language),
    car.fuelType && t(`fuel.${car.fuelType}`),
    car.gearType && t(`gear.${car.gearType}`),
    localized(car.cityNames, language),
    // a generated picture is labelled as on the page
    car.pictures.some((one) => one.hash === car.picture?.hash && one.isGenerated) && serverText('vehiclePage', language)('illustration'),
  ]
  return { name: `${car.brand} ${car.model}`, facts: facts.flatMap((fact) => fact || []), site }
}

/**
 * Returns the picture of a shared link to a car, with an ETag of its content. VehicleNotFound, Gone; DocumentNotFound for a car without a
 * photo.
 */
export async function readSharePicture(deps: Deps, id: number, language: Language, findPage?: FindPage) {
  const car = JSON.parse(await readVehicle(deps, id, findPage)) as VehicleDetail
  if (!car.picture) throw new AppError('DocumentNotFound')
  const { hash } = car.picture
  const said = saidOf(car, localizedSetting(await findSettings(deps.db, 'site.name'), 'site.name', language), language)
  const key = createHash('sha256')
    .update(JSON.stringify([layoutVersion, language, said, hash]))
    .digest('hex')
  // outside the concurrency limit of the picture itself
  const shown = await pictureVariant(deps.storage, hash, 960, 'jpeg')
  const bytes = await keptPicture(deps.storage, `shares/${key}.jpeg`, () => draw(shown, said, direction(language) === 'rtl'))
  return { bytes, etag: `"${key}"` }
}

/** Renders the photo at the end and the text at the start of the line: name and facts at the top, the site at the bottom. */
async function draw(shown: Buffer, { name, facts, site }: Said, isRtl: boolean): Promise<Buffer> {
  const [title, list, foot] = await Promise.all([
    text(name, 44, '700Bold', colours.ink),
    // null for a car with nothing but a name
    facts.length === 0 ? null : text(facts.join('\n'), 32, '500Medium', colours.soft),
    text(site, 30, '700Bold', colours.blue),
  ])
  const at = ({ data, info }: Awaited<ReturnType<typeof text>>, top: number): OverlayOptions => ({
    input: data,
    top,
    left: isRtl ? sharePicture.width - margin - info.width : margin,
  })
  return sharp({ create: { ...sharePicture, channels: 3, background: colours.back } })
    .composite([
      {
        input: await sharp(shown)
          .resize({ ...photo, fit: 'cover' })
          .toBuffer(),
        top: 0,
        left: isRtl ? 0 : sharePicture.width - photo.width,
      },
      at(title, margin),
      ...(list ? [at(list, margin + title.info.height + 40)] : []),
      at(foot, sharePicture.height - margin - foot.info.height),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Renders text as a picture no wider than its column; escapes markup. */
function text(said: string, size: number, weight: Parameters<typeof fontFile>[0], colour: string) {
  const plain = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const font = `${fontFamily} ${weight.slice(3)} ${size}`
  const input = { text: `<span foreground="${colour}">${plain}</span>`, font, fontfile: fontFile(weight), rgba: true, dpi: 72 }
  return sharp({ text: { ...input, width: column, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
}
