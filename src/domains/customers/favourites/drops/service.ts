import { findCards } from '#domains/catalogue/vehicles/store.ts'
import { consentVersion } from '#domains/customers/customers/contract.ts'
import { recordConsent } from '#domains/customers/customers/service.ts'
import { type Mail, sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { mailedCar, stopPriceAlert } from '../service.ts'
import { claimPriceDrop, deleteNotified, findNotifiedCar, findPriceDrops, findRecipient } from './store.ts'

/** Mail type of the price drop message of saved cars (`main/worker.ts`). */
export const cheaperFavouriteMail = 'favourites.keptCheaper'
/** Favourites per batch. */
const batchSize = 500
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
    const ids = await findPriceDrops(db, fall, batchSize)
    for (const id of ids)
      await db.transaction().execute(async (trx) => {
        const keeper = await claimPriceDrop(trx, id, fall)
        if (!keeper?.token) return
        const { customerId, email, language, token } = keeper
        const maker = { name: cheaperFavouriteMail, data: { token } }
        await sendMail(deps, trx, { to: email, language, key: `${cheaperFavouriteMail}:${token}`, customerId, maker })
        told++
      })
    if (ids.length < batchSize) return told
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
