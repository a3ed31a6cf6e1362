import { findPublicDocuments } from '#domains/foundation/documents/store.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Banner, BannerEntry, LiveBanner } from './contract.ts'
import { type BannerRow, findBanners, findComingBanners, hasBanner, insertBanner, removeBanner, updateBanner } from './store.ts'
import { bannerState } from './values.ts'

/** Maximum ended banners in the staff list. */
const shownOver = 100
/** Milliseconds for which a process caches the banners, which every page requests. */
const keptFor = 5000

/** Last banners read by this process; used while the database is unavailable. */
export interface LastBanners {
  rows: BannerRow[] | null
  /** ms by the server clock; 0 forces a read */
  at: number
  /** version of the site texts */
  version: number
}

/**
 * Returns the live banners. Reads them at most every five seconds or after a text change; start and end times apply on each call. Falls
 * back to the last read when the database is unavailable.
 */
export async function listLiveBanners(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  last: LastBanners,
  version: number,
): Promise<LiveBanner[]> {
  const now = clock.now()
  if (now.getTime() - last.at >= keptFor || now.getTime() < last.at || version !== last.version) {
    try {
      last.rows = await findComingBanners(db, now)
      last.at = now.getTime()
      last.version = version
    } catch (error) {
      if (!last.rows) throw error
      log.warn({ reason: (error as Error).message }, 'banners are told as they were read last')
    }
  }
  return (last.rows ?? [])
    .filter((row) => bannerState(row, now) === 'Live')
    .map(({ isOn: _on, documentId: _document, version: _version, at: _at, by: _by, ...shown }) => shown)
}

/** Returns every banner for the editors. */
export async function listBanners({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Banner[]> {
  const now = clock.now()
  return (await findBanners(db, now, shownOver)).map((row) => bannerOf(row, now))
}

export async function addBanner({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, entry: BannerEntry): Promise<Banner> {
  const now = clock.now()
  await checkPicture(db, entry)
  return bannerOf(await insertBanner(db, entry, actor.id, now), now)
}

/** Updates a banner. Throws NotFound; EditConflict when its version has changed. */
export async function changeBanner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  seen: { id: number; version: number },
  entry: BannerEntry,
): Promise<Banner> {
  const now = clock.now()
  await checkPicture(db, entry)
  const row = await updateBanner(db, seen, entry, actor.id, now)
  if (!row) throw new AppError((await hasBanner(db, seen.id)) ? 'EditConflict' : 'NotFound')
  return bannerOf(row, now)
}

/** Deletes a banner. Throws NotFound. */
export async function dropBanner({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  if (!(await removeBanner(db, id))) throw new AppError('NotFound')
}

/** Throws BadRequest for a picture that is not a banner picture. */
async function checkPicture(db: Deps['db'], { documentId }: BannerEntry): Promise<void> {
  if (documentId === null) return
  const [document] = await findPublicDocuments(db, [documentId])
  if (document?.type !== 'Banner') throw fieldError('banner.documentId', 'invalid')
}

function bannerOf({ at, by, ...row }: BannerRow, now: Date): Banner {
  return { ...row, state: bannerState(row, now), changed: { at, by } }
}
