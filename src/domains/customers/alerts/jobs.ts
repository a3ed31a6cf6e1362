import { searchText } from '#domains/catalogue/search/address.ts'
import { findNames } from '#domains/catalogue/search/index/store.ts'
import { filterLabels } from '#domains/catalogue/search/labels.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { findCards } from '#domains/catalogue/vehicles/store.ts'
import { type Mail, type MailCar, sendMail } from '#domains/foundation/notifications/service.ts'
import { formatKm, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { type Language, localized } from '#shared/language.ts'
import { alertTitle, searchOf } from './address.ts'
import { matchNews } from './matching/service.ts'
import { findUnseen, noteNews } from './matching/store.ts'
import { foldedDays, keptMatchDays, mailCars, matchBatchSize } from './rules.ts'
import { nextSendings, resolveAgain } from './service.ts'
import { foldTold, type NotifiedCar, removeOutdated, takeDigest, takeDue, updateIdle } from './store.ts'

/** Mail type of the alert digest (`main/worker.ts`). */
export const digestMail = 'alerts.digest'
/** Polling interval of the stock in ms. */
const lookEvery = 5000
/** Alerts taken in one transaction. */
const dueBatchSize = 200
/** Transactions of each kind per job, so that even after a large import a job ends before its timeout. */
const roundsOfJob = 10

/**
 * Registers the jobs of alerts in the worker: matching and sending a few seconds after a change of the stock; every minute the due daily
 * and weekly alerts; every night the resolution of names and the removal of outdated data. Returns a function that stops the polling.
 */
export async function startJobs(deps: Deps): Promise<() => void> {
  const { db, clock, queue } = deps
  await queue.work(
    'alerts.follow',
    async () => {
      if (await followStock(deps)) await queue.enqueue('alerts.follow', {}, { key: 'changed' })
    },
    { retries: 0 },
  )
  await queue.schedule('alerts.follow', '* * * * *')
  await queue.work('alerts.resolve', () => resolveAgain(deps))
  await queue.schedule('alerts.resolve', '50 3 * * *')
  await queue.work('alerts.removeOutdated', async () => {
    await foldTold(db, foldedDays, clock.now())
    await removeOutdated(db, keptMatchDays, clock.now())
  })
  await queue.schedule('alerts.removeOutdated', '0 4 * * *')
  return watchStock(deps)
}

/** Polls the stock and enqueues the job after a change; returns a function that stops it. */
export function watchStock({ db, queue, log }: Pick<Deps, 'db' | 'queue' | 'log'>): () => void {
  let ended = false
  const look = async () => {
    if ((await findUnseen(db)) && !ended) await queue.enqueue('alerts.follow', {}, { key: 'changed' })
  }
  const timer = setInterval(() => void look().catch((err) => ended || log.warn({ err }, 'the stock could not be looked at')), lookEvery)
  return () => {
    ended = true
    clearInterval(timer)
  }
}

/**
 * Matches changed cars with every alert and sends due mails, in at most `rounds` transactions of each. Returns true when there may be more
 * work. Idempotent.
 */
export async function followStock(deps: Deps, rounds = roundsOfJob, batch = matchBatchSize): Promise<boolean> {
  const { db, clock, log } = deps
  await noteNews(db)
  let matched = 0
  let more = true
  for (let round = 0; more && round < rounds; round++) {
    const taken = await matchNews(db, batch, clock.now())
    matched += taken
    more = taken === batch
  }
  const told = await notifyDue(deps, rounds)
  if (matched + told.count > 0) log.info({ matched, told: told.count }, 'alerts followed the stock')
  return more || told.more
}

/** Sends the mails of due alerts, in at most `rounds` transactions. */
async function notifyDue(deps: Deps, rounds: number): Promise<{ count: number; more: boolean }> {
  const { db, clock } = deps
  let count = 0
  for (let round = 0; round < rounds; round++) {
    const now = clock.now()
    const due = await db.transaction().execute(async (trx) => {
      const alerts = await takeDue(trx, dueBatchSize, nextSendings(now), now)
      for (const { id, digest, customerId, email, language } of alerts) {
        const maker = { name: digestMail, data: { id, digest } }
        await sendMail(deps, trx, { to: email, language, key: `${digestMail}:${id}:${digest}`, customerId, maker })
      }
      return alerts.length
    })
    count += due
    if (due < dueBatchSize) {
      await updateIdle(db, nextSendings(clock.now()), clock.now())
      return { count, more: false }
    }
  }
  return { count, more: true }
}

/**
 * Returns the mail of an alert at the time of sending, with matches that are still available. Null when none is left or the alert was
 * stopped.
 */
export async function makeDigestMail(deps: Deps, { id, digest }: { id: number; digest: number }, language: Language): Promise<Mail | null> {
  const found = await takeDigest(deps.db, id, digest)
  if (!found || found.isDeactivated || found.cars.length === 0) return null
  const cards = await findCards(
    deps.pool,
    found.cars.slice(0, mailCars).map((car) => car.id),
  )
  const [first] = cards
  if (!first) return null
  const { config, pool } = deps
  const t = serverText('alertsMail', language)
  const names = await findNames(pool)
  const named = {
    cities: names.cities.map(({ name, names: label }) => ({ value: name, label })),
    storageAreas: names.storageAreas.map(({ id: value, names: label }) => ({ value, label })),
  }
  const labels = filterLabels(serverText('search', language), serverText('vehicles', language), language, named)
  const search = searchOf(found.criteria)
  const title = alertTitle(search, labels.part, serverText('alerts', language))
  const site = `${siteOrigin(config)}${config.basePath.replace(/\/$/, '')}`
  const count = found.cars.length
  const why = new Map(found.cars.map((car) => [car.id, car.reason]))
  const says =
    count === 1
      ? t('subjectOne', { car: `${first.brand} ${first.model}`, price: priceOf(first, language) })
      : t(found.isCut ? 'subjectCut' : 'subject', { count, title })
  return {
    subject: says,
    preheader: t('preheader', { title }),
    title: t(found.isCut ? 'titleCut' : 'title', { count }),
    blocks: [
      { text: t('text', { count, title }) },
      { cars: cards.map((card) => mailCar(card, why.get(card.id) ?? 'New', site, language)) },
      ...(count > cards.length ? [{ text: found.isCut ? t('moreCut') : t('more', { count: count - cards.length }) }] : []),
      { button: { label: t('open'), url: `${site}/search-result${searchText(withNewest(search))}` } },
      { text: t('why') },
    ],
    stop: {
      label: t('stop'),
      url: `${site}/alert/stop?token=${found.token}`,
      oneClick: `${site}/api/customers/preferences/stop?token=${found.token}`,
    },
  }
}

function withNewest(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search, ['sortPropertyName', 'published']])
}

function priceOf({ price }: VehicleCard, language: Language): string {
  return price === null ? serverText('vehicles', language)('card.onRequest') : formatPrice(price, language)
}

function mailCar(card: VehicleCard, reason: NotifiedCar['reason'], site: string, language: Language): MailCar {
  const city = localized(card.cityNames, language)
  const facts = [
    reason === 'New' ? null : serverText('alertsMail', language)(`reason.${reason}`),
    card.releaseDate?.slice(0, 4),
    card.mileage === null ? null : formatKm(card.mileage, language),
    city,
  ]
  return {
    title: [card.brand, card.model, card.version].filter(Boolean).join(' '),
    facts: facts.flatMap((fact) => fact || []),
    price: priceOf(card, language),
    ...(card.oldPrice !== null && { oldPrice: formatPrice(card.oldPrice, language) }),
    ...(card.picture && { picture: `${site}/documents/pictures/${card.picture.hash}/640.jpeg` }),
    url: `${site}/cars/${card.slug}/${card.id}`,
  }
}
