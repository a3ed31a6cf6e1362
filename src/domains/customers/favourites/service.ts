import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { findCards } from '#domains/catalogue/vehicles/store.ts'
import { consentVersion } from '#domains/customers/customers/contract.ts'
import { currentCustomer, recordConsent } from '#domains/customers/customers/service.ts'
import { type Mail, type MailCar, sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { formatKm, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import type { Favourite } from './contract.ts'
import { accountLimit, savingTime } from './rules.ts'
import {
  claimAlert,
  claimPriceDrop,
  deleteNotified,
  endAlert,
  type FavouriteRow,
  findCarNow,
  findDueAlerts,
  findFallenPrice,
  findFavourites,
  findNotifiedCar,
  findPriceDrops,
  findRecipient,
  insertFavourites,
  rearmAlerts,
  removeFavourite,
  removeFavouritesOf,
  updateAlert,
} from './store.ts'

/** Returns the favourites of the caller, last saved first. */
export async function listFavourites(deps: Deps, actor: Actor): Promise<Favourite[]> {
  const customer = await currentCustomer(deps, actor)
  return withCards(deps, customer, await findFavourites(deps.db, customer.id))
}

async function withCards(
  { pool }: Deps,
  { id, firstName, lastName }: Favourite['customer'],
  rows: readonly FavouriteRow[],
): Promise<Favourite[]> {
  const ids = rows.filter(({ state }) => state === 'Available' || state === 'Reserved').map(({ vehicleId }) => vehicleId)
  const cards = new Map<number, VehicleCard>((await findCards(pool, ids)).map((card) => [card.id, card]))
  return rows.map(({ below, toldOn, toldPrice, savedAt, ...row }) => ({
    ...row,
    customer: { id, firstName, lastName },
    created: savedAt.toISOString(),
    savedAt: savedAt.toISOString(),
    vehicle: cards.get(row.vehicleId) ?? null,
    alert: below === null ? null : { below, toldOn, toldPrice },
  }))
}

/** Data that a device sends about a saved car (contract, Saving). */
interface Claim {
  price?: number | null | undefined
  savedAt?: string | undefined
  below?: number | undefined
}

/**
 * Merges the cars of a device into the account. Idempotent; a car in both has the earlier time of saving. `left` lists cars that were never
 * on sale here or exceed the limit.
 */
export async function mergeFavourites(
  deps: Deps,
  actor: Actor,
  cars: readonly (Claim & { id: number })[],
): Promise<{ favourites: Favourite[]; left: number[] }> {
  const { db, clock } = deps
  const customer = await currentCustomer(deps, actor)
  const now = clock.now()
  const savings = cars.map(({ id, price, savedAt }) => ({ id, price, savedAt: savingTime(savedAt, now) }))
  const taken = new Set(await db.transaction().execute((trx) => insertFavourites(trx, customer.id, savings)))
  return {
    favourites: await withCards(deps, customer, await findFavourites(db, customer.id)),
    left: [...new Set(cars.map(({ id }) => id))].filter((id) => !taken.has(id)),
  }
}

/** Saves a car; with `below` also its price alert. VehicleNotFound for a car that was never on sale here, FavouritesFull. */
export async function addFavourite(deps: Deps, actor: Actor, vehicleId: number, claim?: Claim | null): Promise<void> {
  const { id } = await currentCustomer(deps, actor)
  await keep(deps, id, vehicleId, claim ?? {})
}

async function keep({ db, clock }: Deps, customerId: number, vehicleId: number, { price, savedAt, below }: Claim): Promise<void> {
  const saving = { id: vehicleId, price, savedAt: savingTime(savedAt, clock.now()) }
  await db.transaction().execute(async (trx) => {
    const [taken] = await insertFavourites(trx, customerId, [saving])
    if (taken === undefined) {
      if (await findCarNow(trx, vehicleId)) throw new AppError('FavouritesFull', { limit: accountLimit })
      throw new AppError('VehicleNotFound', { ids: String(vehicleId) })
    }
    if (below !== undefined) await updateAlert(trx, customerId, vehicleId, below)
  })
}

/** Removes a car with its alert. Idempotent. */
export async function forgetFavourite(deps: Deps, actor: Actor, vehicleId: number): Promise<void> {
  const { id } = await currentCustomer(deps, actor)
  await removeFavourite(deps.db, id, vehicleId)
}

/**
 * Sets a price alert and saves the car. BadRequest for an amount that is not below the current price, Gone for a car that is sold or
 * withdrawn.
 */
export async function setPriceAlert(deps: Deps, actor: Actor, vehicleId: number, below: number) {
  const { id, emailVerified } = await currentCustomer(deps, actor)
  const car = await findCarNow(deps.db, vehicleId)
  if (!car) throw new AppError('VehicleNotFound', { ids: String(vehicleId) })
  if (car.state === 'Sold' || car.state === 'Gone') throw new AppError('Gone', { id: vehicleId })
  if (car.price !== null && below >= car.price) throw fieldError('below', 'tooBig', { limit: car.price - 1 })
  await keep(deps, id, vehicleId, { below })
  return { below, toldOn: null, toldPrice: null, emailVerified }
}

/** Ends the price alert of a car. Idempotent. */
export async function endPriceAlert(deps: Deps, actor: Actor, vehicleId: number): Promise<void> {
  const { id } = await currentCustomer(deps, actor)
  await updateAlert(deps.db, id, vehicleId, null)
}

/** Ends the alert of a mail token and returns the name of the car. NotFound for an unknown token. */
async function stopPriceAlert({ db }: Deps, token: string): Promise<{ title: string }> {
  const ended = await endAlert(db, token)
  if (!ended) throw new AppError('NotFound')
  return ended
}

/** Mail type of the price drop message (`main/worker.ts`). */
export const priceDropMail = 'favourites.priceDrop'
/** Alerts per batch. */
const batchSize = 500
/** Period in ms in which a dropped message rearms its alert: longer than the outbox retries. */
const rearmedFor = 7 * 86_400_000

/**
 * Sends a message for every car whose price is at or below its alert; returns their number. Compares the current state and not events, so
 * that no change of a price is missed. An alert is claimed with its message; when the message is dropped at sending, the alert is rearmed.
 */
export async function notifyPriceDrops(deps: Deps): Promise<number> {
  const { db, clock } = deps
  let told = 0
  await rearmAlerts(db, priceDropMail, new Date(clock.now().getTime() - rearmedFor))
  for (;;) {
    const ids = await findDueAlerts(db, batchSize)
    for (const id of ids) {
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        const customer = await claimAlert(trx, id, now)
        if (!customer) return
        const { customerId, email, language, token } = customer
        const maker = { name: priceDropMail, data: { token } }
        await sendMail(deps, trx, { to: email, language, key: `${priceDropMail}:${token}`, customerId, maker })
        told++
      })
    }
    if (ids.length < batchSize) return told
  }
}

/** Returns the message of an alert at the time of sending; null when the car is gone or more expensive, or the alert has ended. */
export async function makePriceDropMail(deps: Deps, { token }: { token: string }, language: Language): Promise<Mail | null> {
  const fallen = await findFallenPrice(deps.db, token)
  const [car] = fallen ? await findCards(deps.pool, [fallen.vehicleId]) : []
  if (!fallen || !car || car.price === null) return null
  const t = serverText('favouritesMail', language)
  const { config } = deps
  const site = `${siteOrigin(config)}${config.basePath.replace(/\/$/, '')}`
  const title = `${car.brand} ${car.model}`
  const price = formatPrice(car.price, language)
  const { savedPrice, below } = fallen
  const mailed = mailedCar(site, { ...car, price: car.price }, savedPrice, language)
  return {
    subject: t('subject', { title, price }),
    preheader: t('preheader', { below: formatPrice(below, language) }),
    title: t('title', { title }),
    blocks: [
      { text: t('text', { title, price, below: formatPrice(below, language) }) },
      { cars: [mailed] },
      { button: { label: t('open'), url: mailed.url } },
      { text: t('once') },
    ],
    stop: { label: t('stop'), url: `${site}/favourites/stop?token=${token}`, oneClick: `${site}/api/favourites/alerts/${token}/stop` },
  }
}

/** Returns a saved car for a mail, with its price on the day of saving when that was higher. */
function mailedCar(
  site: string,
  car: Omit<VehicleCard, 'price'> & { price: number },
  savedPrice: number | null,
  language: Language,
): MailCar {
  const city = localized(car.cityNames, language)
  return {
    title: `${car.brand} ${car.model}`,
    facts: [car.releaseDate?.slice(0, 4), car.mileage === null ? null : formatKm(car.mileage, language), city].filter(
      (fact) => typeof fact === 'string',
    ),
    price: formatPrice(car.price, language),
    ...(savedPrice !== null && savedPrice > car.price && { oldPrice: formatPrice(savedPrice, language) }),
    ...(car.picture && { picture: `${site}/documents/pictures/${car.picture.hash}/640.jpeg` }),
    url: `${site}/cars/${car.slug}/${car.id}`,
  }
}

/** Personal data of favourites: the cars with the price and the alert amount. */
export const favouritesData: PersonalData = {
  room: 'favourites',
  async collect(db, { id }) {
    const rows = await findFavourites(db, id)
    return {
      favourites: rows.map(({ vehicleId, title, savedPrice, savedAt, below, toldOn }) => ({
        vehicleId,
        title,
        savedPrice,
        saved: savedAt.toISOString(),
        ...(below !== null && { priceAlert: { below, toldOn } }),
      })),
    }
  },
  erase: (trx, { id }) => removeFavouritesOf(trx, id),
}

/** Mail type of the price drop message of saved cars (`main/worker.ts`). */
export const cheaperFavouriteMail = 'favourites.keptCheaper'
/** Favourites per batch. */
const mailBatchSize = 500
const day = 86_400_000
/** Period in ms in which a drop is notified, from the day of the price or of the return on sale. */
const newsFor = 3 * day
/** Maximum age in ms of a drop that waits for a reserved car. */
const waitsFor = 30 * day

/**
 * Sends a message for each saved car whose price fell by at least the setting `favourites.dropPercent`, to customers who agreed and set no
 * price alert; returns their number. Stores the notified price, so that no drop is notified twice.
 */
export async function sendCheaperFavouriteMails(deps: Deps): Promise<number> {
  const { db, clock } = deps
  const percent = Number((await findSetting(db, 'favourites.dropPercent')) ?? 3)
  if (percent <= 0) return 0
  const now = clock.now().getTime()
  const fall = { percent, since: localTime(now - newsFor).day, backSince: new Date(now - newsFor), oldest: localTime(now - waitsFor).day }
  let told = 0
  for (;;) {
    const ids = await findPriceDrops(db, fall, mailBatchSize)
    for (const id of ids)
      await db.transaction().execute(async (trx) => {
        const keeper = await claimPriceDrop(trx, id, fall)
        if (!keeper?.token) return
        const { customerId, email, language, token } = keeper
        const maker = { name: cheaperFavouriteMail, data: { token } }
        await sendMail(deps, trx, { to: email, language, key: `${cheaperFavouriteMail}:${token}`, customerId, maker })
        told++
      })
    if (ids.length < mailBatchSize) return told
  }
}

/**
 * Returns the message at the time of sending; null when the car is gone, more expensive or reserved. A reserved car is notified when it is
 * available again.
 */
export async function makeCheaperFavouriteMail(deps: Deps, { token }: { token: string }, language: Language): Promise<Mail | null> {
  const told = await findNotifiedCar(deps.db, token)
  const [car] = told ? await findCards(deps.pool, [told.vehicleId]) : []
  if (!told || !car || car.price === null) {
    await deleteNotified(deps.db, token)
    return null
  }
  const t = serverText('favouritesMail', language)
  const site = `${siteOrigin(deps.config)}${deps.config.basePath.replace(/\/$/, '')}`
  const [title, price] = [`${car.brand} ${car.model}`, formatPrice(car.price, language)]
  const mailed = mailedCar(site, { ...car, price: car.price }, told.savedPrice, language)
  return {
    subject: t('subject', { title, price }),
    preheader: t('kept.preheader'),
    title: t('title', { title }),
    blocks: [
      { text: t('kept.text', { title, price }) },
      { cars: [mailed] },
      { button: { label: t('open'), url: mailed.url } },
      { text: t('kept.why') },
    ],
    stop: { label: t('kept.stop'), url: `${site}/favourites/stop?token=${token}`, oneClick: `${site}/api/favourites/alerts/${token}/stop` },
  }
}

/**
 * Ends the subject of a message by its token: the alert of its car, or all price drop messages of saved cars. NotFound for an unknown
 * token.
 */
export async function stopByToken(deps: Deps, token: string): Promise<{ title: string; all: boolean }> {
  const keeper = await findRecipient(deps.db, token)
  if (!keeper) return { ...(await stopPriceAlert(deps, token)), all: false }
  const { customerId, language, title } = keeper
  await deps.db.transaction().execute((trx) =>
    recordConsent(trx, {
      owner: { customerId },
      purpose: 'PriceDrops',
      channel: 'Email',
      given: false,
      textVersion: consentVersion,
      language,
      at: deps.clock.now(),
    }),
  )
  return { title, all: true }
}
