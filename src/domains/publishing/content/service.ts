import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { findPublicDocuments, removeDocuments } from '#domains/foundation/documents/store.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { submitAddresses } from '#platform/index-now.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { bodyLanding, cityLanding, makeCityLanding, makeLanding } from '#shared/landing.ts'
import { byLanguage, defaultLanguage, type Language, languages, twinAddress } from '#shared/language.ts'
import { networkOf } from '#shared/network.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import type { Banner, BannerEntry, LiveBanner, PromiseFigure } from './contract.ts'
import { joinWritten, type KeptPage, readWritten } from './pages/rules.ts'
import { findSeeds, insertCopy, lockPage, removeCopy, swapCopies } from './pages/store.ts'
import { editorRoles, type PageType, pageTypes } from './pages/values.ts'
import {
  type BannerRow,
  countReplies,
  countReports,
  countReturns,
  countTransfers,
  findBanners,
  findComingBanners,
  findNews,
  findSitemapLandings,
  findUnused,
  findVotes,
  hasBanner,
  insertBanner,
  insertVote,
  isAsked,
  type Kept,
  removeBanner,
  removeVoters,
  saveTold,
  updateBanner,
  type VehicleNews,
  type Votes,
} from './store.ts'
import { bannerState, figureLimits } from './values.ts'
/** Access rules for site pictures: the editors. The owner id is the position of the page type, from 1. */
export const websiteDocuments: DocumentOwner = {
  mayRead: async (_deps, actor) => mayEdit(actor),
  isOwn: async () => false,
  async mayAdd(_deps, actor, page) {
    if (!mayEdit(actor)) throw new AppError('Forbidden')
    if (page > pageTypes.length) throw new AppError('NotFound')
  },
  async mayRemove(_deps, _trx, actor) {
    if (!mayEdit(actor)) throw new AppError('Forbidden')
  },
}

const mayEdit = ({ roles }: Actor) => roles.some((role) => editorRoles.some((one) => one === role))

/** Default days without a setting. */
const usualDays = 30

/** Job: erases unused pictures after their days (setting content.unusedPictureDays); the job of the documents deletes their bytes. */
export async function forgetUnused({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const days = Number(await findSetting(trx, 'content.unusedPictureDays')) || usualDays
    const ids = await findUnused(trx, new Date(clock.now().getTime() - days * 86_400_000))
    await removeDocuments(trx, ids)
    if (ids.length > 0) log.info({ pictures: ids.length }, 'unused pictures of the site are forgotten')
  })
}

const dayLength = 86_400_000

/** Returns how often the company met its commitments in the days before today (Morocco time). */
export async function listPromiseFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ least: number; figures: PromiseFigure[] }> {
  const { days, least, returnDays } = figureLimits
  const today = localTime(clock.now()).day
  const dayBefore = (count: number) => new Date(Date.parse(`${today}T00:00Z`) - count * dayLength).toISOString().slice(0, 10)
  const [from, until] = [dayBefore(days), dayBefore(1)]
  const [start, end] = [instantOf(from, '00:00'), instantOf(today, '00:00')]
  const [replies, returns, transfers, reports, replyHours, sellerHours] = await Promise.all([
    countReplies(db, start, end),
    countReturns(db, start, end, returnDays),
    countTransfers(db, start, end),
    countReports(db),
    findSetting(db, 'contact.replyHours'),
    findSetting(db, 'payment.sellerHours'),
  ])
  const figure = (promise: PromiseFigure['promise'], within: number, { of, kept }: Kept, period = { from, until }): PromiseFigure => ({
    ...{ promise, within, ...period, of },
    kept: of >= least ? kept : null,
  })
  return {
    least,
    figures: [
      figure('Inspection', reports.points, reports, { from: today, until: today }),
      figure('SellerPaid', Number(sellerHours ?? 24), transfers),
      figure('Reply', Number(replyHours), replies),
      figure('DepositReturn', returnDays, returns),
    ],
  }
}

/** Maximum vehicles and landing pages of one submission; with their language versions below the service's limit of 10 000 URLs. */
const most = { cars: 4000, landings: 1000 }

/** Returns the landing pages of a vehicle, without a check that they exist. */
function landingsWith({ brand, model, city, body }: VehicleNews): string[] {
  return [
    makeLanding(brand),
    makeLanding(brand, model),
    ...(city ? [cityLanding(city), makeCityLanding(brand, city)] : []),
    ...(body ? [bodyLanding(body)] : []),
  ]
}

/**
 * Submits new, changed and removed vehicle pages and their landing pages to search engines. Does nothing without the operator's key. A
 * failed submission is repeated on the next run.
 */
export async function tellSearchEngines({ pool, config, log }: Pick<Deps, 'pool' | 'config' | 'log'>): Promise<void> {
  if (config.indexNow === null) return
  const news = await findNews(pool, most.cars)
  if (news.length === 0) return
  const site = siteOrigin(config) + config.basePath.slice(0, -1)
  const wanted = new Set(news.flatMap(landingsWith))
  const landings = (await findSitemapLandings(pool)).map(({ path }) => path).filter((path) => wanted.has(path))
  const paths = [...news.map(({ slug, id }) => `/cars/${slug}/${id}`), ...landings.slice(0, most.landings)]
  await submitAddresses(
    config.indexNow,
    site,
    paths.flatMap((path) => languages.map((language) => twinAddress(site + path, language))),
  )
  await saveTold(pool, news)
  log.info({ cars: news.length, landings: landings.length }, 'search engines were told of changed pages')
}

/** Maximum counted browsers of one network address per answer and day: a household or an office, not faked browsers. */
const maxOfNetwork = 10

/**
 * Counts whether an answer helped, once a day per visitor and question. Ignores the staff. Stores no identity. Throws NotFound for an
 * unknown question.
 */
export async function vote(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  { question, isHelpful }: { question: string; isHelpful: boolean },
  { actor, address, agent }: { actor: Actor; address: string; agent: string },
): Promise<void> {
  const asked = plainSpaces(question)
  if (!(await isAsked(db, asked))) throw new AppError('NotFound')
  if (staffRoles.some((role) => actor.roles.includes(role))) return
  const { day } = localTime(clock.now())
  const hashed = (what: string) => visitorHash(keys, 'faq', day, what)
  await insertVote(db, { question: asked, isHelpful, day, network: hashed(networkOf(address)), voter: hashed(agent), maxOfNetwork })
}

/** Replaces the non-breaking spaces of rendered pages: stored texts have plain spaces. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** Returns the votes of each answer. */
export function listVotes({ db }: Pick<Deps, 'db'>): Promise<Votes[]> {
  return findVotes(db)
}

/** Deletes the voters of earlier days. */
export function forgetVoters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return removeVoters(db, localTime(clock.now()).day)
}

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

/** Reads the default texts from `data/`, by page and language. */
function readSeeds(): { pageType: PageType; page: KeptPage; hash: string }[] {
  return pageTypes.flatMap((pageType) => {
    const file = (language: Language) => join(import.meta.dirname, 'data', `${pageType.toLowerCase()}.${language}.md`)
    const written = byLanguage((language) => (existsSync(file(language)) ? readWritten(readFileSync(file(language), 'utf8')) : undefined))
    const base = written[defaultLanguage]
    if (!base) return []
    const page = joinWritten(Object.fromEntries(Object.entries(written).filter(([, one]) => one)), base)
    return [{ pageType, page, hash: createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 16) }]
  })
}

/**
 * Publishes the default texts of this version unless editors changed the page; runs at every start. The text of an earlier version becomes
 * the former copy. Returns true when it wrote something.
 */
export async function seedPages(db: Kysely<Database>): Promise<boolean> {
  const isOld = (seeds: Map<string, string | null>, pageType: PageType, hash: string) => {
    const seed = seeds.get(pageType)
    return seed === undefined || (seed !== null && seed !== hash)
  }
  const seeds = await findSeeds(db)
  const old = readSeeds().filter(({ pageType, hash }) => isOld(seeds, pageType, hash))
  if (old.length === 0) return false
  await db.transaction().execute(async (trx) => {
    for (const { pageType, page, hash } of old) {
      const copies = await lockPage(trx, pageType)
      // another process may have been first
      if (!isOld(await findSeeds(trx), pageType, hash)) continue
      if (copies.has('Published')) {
        await removeCopy(trx, pageType, 'Former')
        await swapCopies(trx, pageType, 'Published', 'Former')
      }
      await insertCopy(trx, { pageType, copy: 'Published', page, seed: hash, by: null, now: new Date() })
    }
  })
  return true
}
