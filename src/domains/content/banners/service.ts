import { findPublicDocuments } from '#domains/documents/store.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Banner, BannerEntry, LiveBanner } from './contract.ts'
import { type BannerRow, findBanners, findComingBanners, hasBanner, insertBanner, removeBanner, updateBanner } from './store.ts'
import { bannerState } from './values.ts'

/** How many banners that are over the staff still see. */
const shownOver = 100
/** ms for which a process tells the banners that it read: every page asks for them. */
const keptFor = 5000

/** What this process read last; it stands in while the tables cannot be read. */
export interface LastBanners {
  rows: BannerRow[] | null
  /** ms by the clock of the house; 0: to be read again */
  at: number
  /** of the texts of the site */
  version: number
}

/**
 * What visitors are told now. Read at most every five seconds, or when a text of the site changed; by its clock a banner appears and ends on time all the same. Where the
 * tables cannot be read, what was read last still counts.
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

/** Every banner for those who write them. */
export async function listBanners({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Banner[]> {
  const now = clock.now()
  return (await findBanners(db, now, shownOver)).map((row) => bannerOf(row, now))
}

/** A new banner. */
export async function addBanner({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, entry: BannerEntry): Promise<Banner> {
  const now = clock.now()
  await checkPicture(db, entry)
  return bannerOf(await insertBanner(db, entry, actor.id, now), now)
}

/** Puts a banner in place of the version that the editor saw. NotFound; EditConflict when another changed it since. */
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

/** Takes a banner away. NotFound. */
export async function dropBanner({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  if (!(await removeBanner(db, id))) throw new AppError('NotFound')
}

/** BadRequest for a picture that is none of the banners'. */
async function checkPicture(db: Deps['db'], { documentId }: BannerEntry): Promise<void> {
  if (documentId === null) return
  const [document] = await findPublicDocuments(db, [documentId])
  if (document?.type !== 'Banner') throw fieldError('banner.documentId', 'invalid')
}

function bannerOf({ at, by, ...row }: BannerRow, now: Date): Banner {
  return { ...row, state: bannerState(row, now), changed: { at, by } }
}
