import type { PersonalData } from '#domains/customers/personal-data/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import { type Mail, type MailCar, sendMail } from '#domains/notifications/service.ts'
import type { VehicleCard } from '#domains/vehicles/contract.ts'
import { findCards } from '#domains/vehicles/store.ts'
import { formatKm, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, localized } from '#shared/language.ts'
import type { Favourite } from './contract.ts'
import { accountLimit, savingTime } from './rules.ts'
import {
  claimAlert,
  endAlert,
  type FavouriteRow,
  findCarNow,
  findDueAlerts,
  findFallenPrice,
  findFavourites,
  insertFavourites,
  rearmAlerts,
  removeFavourite,
  removeFavouritesOf,
  updateAlert,
} from './store.ts'

/** The cars that the caller keeps, the last kept first. */
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

/** What a device tells of a car that it kept (contract, Saving). */
interface Claim {
  price?: number | null | undefined
  savedAt?: string | undefined
  below?: number | undefined
}

/**
 * Takes the cars of a device over into the account. Repeating it changes nothing; a car kept in both has the earlier saving.
 * `left` names those that were never on sale with us or found no more room.
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

/** Keeps a car; with `below` its price alert too. VehicleNotFound for a car that was never on sale with us, FavouritesFull. */
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

/** Forgets a car with its alert; one that is not kept is forgotten already. */
export async function forgetFavourite(deps: Deps, actor: Actor, vehicleId: number): Promise<void> {
  const { id } = await currentCustomer(deps, actor)
  await removeFavourite(deps.db, id, vehicleId)
}

/**
 * Asks to be told once the car costs this much or less; the car is kept with it. BadRequest for an amount that is not below the
 * present price, Gone for a car that will not come back.
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

/** Ends the alert of a car; where there is none it is ended already. */
export async function endPriceAlert(deps: Deps, actor: Actor, vehicleId: number): Promise<void> {
  const { id } = await currentCustomer(deps, actor)
  await updateAlert(deps.db, id, vehicleId, null)
}

/** Ends an alert at the word of the person who holds its message, and names the car. NotFound for an unknown token. */
export async function stopPriceAlert({ db }: Deps, token: string): Promise<{ title: string }> {
  const ended = await endAlert(db, token)
  if (!ended) throw new AppError('NotFound')
  return ended
}

/** The maker of the message about a fallen price (`main/worker.ts`). */
export const priceDropMail = 'favourites.priceDrop'
/** Alerts looked at in one go. */
const batchSize = 500
/** How long after it was written a message may turn out to have nothing to say, in ms: longer than the outbox tries. */
const rearmedFor = 7 * 86_400_000

/**
 * Writes to everybody whose car fell to the amount asked for; gives how many. Looks at what is, not at what happened: nothing is
 * missed however the price came to change. An alert is claimed with its message; one whose message had nothing left to say when it
 * was to be sent waits again.
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

/** The message of an alert at the moment of sending; null when the car is gone or dearer by now, or the alert was stopped. */
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

/** A kept car as a message shows it, with its price on the day of saving where that was higher. */
export function mailedCar(
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

/** What this room keeps of a person: the cars with the price and the amount asked for. */
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
