/**
 * Every message and document, as sent or printed, with values of which no two are alike: an amount, a day or a name in
 * the wrong place shows as a changed line in `words/fr.txt` or `words/ar.txt`. Read the change; where it is meant, accept it with
 * `node_modules/.bin/node node_modules/vitest/vitest.mjs run --project code src/main/words.test.ts -u`.
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvePrice, refusePrice, setPrice } from '#domains/catalogue/stock/prices/service.ts'
import { sheetContent } from '#domains/catalogue/vehicles/printouts.ts'
import { readVehicle } from '#domains/catalogue/vehicles/service.ts'
import { followStock } from '#domains/customers/alerts/jobs.ts'
import { eraseDeleted, makeExport } from '#domains/customers/customers/personal-data/jobs.ts'
import { sendPhoneCode } from '#domains/customers/customers/phone-code/service.ts'
import { notifyPriceDrops, sendCheaperFavouriteMails } from '#domains/customers/favourites/service.ts'
import { askForCall, sendContactRequest, subscribe } from '#domains/customers/leads/service.ts'
import { deliver } from '#domains/foundation/notifications/service.ts'
import { billContent } from '#domains/processes/adverts/boosts/printouts.ts'
import { lift, restrict, tell as tellReader } from '#domains/processes/adverts/conversations/service.ts'
import { adNotices, tell as tellSeller } from '#domains/processes/adverts/messages.ts'
import { closeReports } from '#domains/processes/adverts/moderation/service.ts'
import { bookingPrintouts } from '#domains/processes/buying/documents/contract.ts'
import { printoutContent } from '#domains/processes/buying/documents/printouts/content.ts'
import type { Notice, NoticeEffect, Saying } from '#domains/processes/buying/messages/rules.ts'
import { notify } from '#domains/processes/buying/messages/service.ts'
import { notifyAdviser, notifyRequester, openAsk } from '#domains/processes/buying/transitions/service.ts'
import { printoutContent as mediationContent } from '#domains/processes/consignment/documents/content.ts'
import { type IntermediationNotice, tell as tellMediated } from '#domains/processes/consignment/messages.ts'
import { printoutContent as purchaseContent } from '#domains/processes/selling/documents/content.ts'
import { type PurchaseNotice, tell as tellOwner } from '#domains/processes/selling/messages.ts'
import { readPack } from '#i18n/server.ts'
import * as identityMails from '#identity/mails.ts'
import type { Actor } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { garageFacts, mediationFacts, mediationTerms } from '#testing/intermediation-papers.ts'
import { purchaseTerms, saleFacts, tradeInFacts } from '#testing/purchase-papers.ts'
import { bookingFacts, exchangedFacts, terms } from './words/values.ts'
import { mailMakers } from './worker.ts'

let api: TestApi
// a database for each language: the same cars and people stand in both
beforeEach(async () => {
  api = await testApi()
})
afterEach(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

/** Every message of a booking or a place, by its name, with its further values. */
const sayings: Saying = {
  submitted: { withdrawal: '2026-03-28', limit: 17 },
  refused: { until: new Date('2026-03-20T14:32:00Z') },
  cancelled: { refunds: '2026-03-31', keeps: true, days: 8, byHand: 3800 },
  returned: { isLate: true },
  claim: { token: '12.abc' },
  placed: { minutes: 17 },
  offer: { until: new Date('2026-03-21T15:41:00Z'), deposit: 3700 },
  rejected: { reason: 'Vendue en agence', deposit: 3600, byHand: 3900 },
  cancelRefused: { word: 'Votre financement est accordé, parlons-en' },
  newPrice: { before: 188_000, price: 181_500, word: 'Pneus à changer' },
  priceWithdrawn: { price: 188_700, word: 'Erreur de saisie' },
  acceptedFor: { way: 'Phone', word: 'Va pour ce prix', until: new Date('2026-03-22T09:12:00Z'), price: 180_300 },
  rejectedFor: { way: 'Message', word: 'Encore trop cher', until: new Date('2026-03-23T10:23:00Z'), price: 180_400 },
  paymentDetails: { method: 'BankTransfer', total: 187_300, settled: 12_100 },
  billed: { number: 'FV-2026-000077', total: 186_400 },
  invoiceCorrected: { number: 'FV-2026-000078', total: 186_500 },
  saleCancelled: { reason: 'Boîte cassée au contrôle', amount: 186_600 },
  ready: { day: '2026-03-24' },
  delivered: { warranty: '2026-09-15', exchange: '2026-04-13', limit: 1200 },
  recovered: { amount: 185_200 },
  exchanged: {
    key: '5f0c8f2e-7a53-4a56-9b1e-0d6f0c7d9a11',
    reference: 'RV-2026-000099',
    car: 'Dacia Duster',
    price: 171_100,
    carried: 170_200,
    toPay: 900,
    toReturn: 14_300,
  },
}

/** A customer who may be written to. */
async function customer(language: Language, name: string): Promise<number> {
  const [row] = await query(
    `insert into customers (user_id, first_name, last_name, language, email, email_verified, phone)
     values ($1, $1, 'Idrissi', $2, $3, true, '+212612345678') returning id`,
    [name, language, `${name.toLowerCase()}@exemple.ma`],
  )
  return row.id
}

/** A car for sale of a model, of another year and mileage than any other. */
async function car(model: string, price: number, mileage: number, released: string): Promise<number> {
  const [row] = await query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, former_price, price_update_date, mileage, release_date,
       fuel_type, gear_type, fiscal_power, color, seats, doors, last_status, published_at)
     select 'VO-' || $1::text, m.brand_id, m.id, '1.5 dCi', 1, $2::int, $2::int + 4000, '2026-03-02', $3, $4, 'Diesel', 'Manual', 6, 'Grey', 5, 4,
       'Published', '2026-02-11' from models m where m.name = $1 returning id`,
    [model, price, mileage, released],
  )
  return row.id
}

/** A booking of a car, with a place in its line. */
async function booking(language: Language): Promise<{ id: number; place: number }> {
  const vehicle = await car('Clio', 190_000, 48_200, '2021-05-17')
  const person = await customer(language, 'Salma')
  const [{ id }] = await query(
    `with card as (insert into vehicle_sales (reference, customer_id, last_status) values ('VT-2026-000031', $1, 'Assigned') returning id)
     insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price,
       advance_amount, hold_until, last_status)
     select 'RV-2026-000042', card.id, $2, $1, '{}', $3, 1, 190000, 189000, 3500, '2026-03-15T10:17:00Z', 'Submitted' from card returning id`,
    [person, vehicle, language],
  )
  const [place] = await query(
    `insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires)
     values ($1, $2, '{}', $3, '2026-03-16T08:00:00Z', '2026-03-19T08:00:00Z') returning id`,
    [vehicle, person, language],
  )
  return { id, place: place.id }
}

/** Writes every message about a booking or a place, by every way that it has words for. */
async function writeOfBookings(language: Language): Promise<void> {
  const { id, place } = await booking(language)
  const keys = Object.keys(readPack('bookingsMail', language))
  for (const notice of keys.flatMap((key) => (key.endsWith('.subject') ? [key.slice(0, -'.subject'.length) as Notice] : []))) {
    const effect = `${keys.includes(`${notice}.sms`) ? 'mail+sms' : 'mail'}:${notice}` as NoticeEffect & 'mail:accepted'
    const saying = (notice in sayings ? [sayings[notice as keyof Saying]] : []) as []
    const subject = ['placed', 'offer', 'lapsed'].includes(notice) ? { entryId: place } : { bookingId: id }
    await api.deps.db.transaction().execute((trx) => notify(api.deps, trx, subject, effect, ...saying))
  }
  await tellOfAsks(language, id)
  await writeOfPrices()
}

/** Requests approval of two stock prices; one is approved and one refused. */
async function writeOfPrices(): Promise<void> {
  await query(`insert into staff_members (subject, roles) values ('asker', '{manager}')`)
  const [asker, decider] = (['asker', 'decider'] as const).map((id) => ({ id, roles: ['manager'] }) as Actor) as [Actor, Actor]
  for (const [model, price, remark] of [
    ['Picanto', 19_400, null],
    ['Yaris', 20_600, 'Un zéro manque'],
  ] as const) {
    const id = await car(model, 194_000, 41_700, '2021-02-11')
    await query('update vehicles set published_at = null, last_status = $2 where id = $1', [id, 'Active'])
    const { priceChange } = await setPrice(api.deps, asker, id, { price, was: 194_000, confirmed: price })
    const change = priceChange?.id ?? 0
    await (remark === null ? approvePrice(api.deps, decider, id, change, price) : refusePrice(api.deps, decider, id, change, remark))
  }
}

/** Tells one of the staff what became of what they asked, and what a customer asks of them. */
async function tellOfAsks(language: Language, booking: number): Promise<void> {
  await query(
    `insert into accounts (subject, civility, first_name, last_name, email, phone, language, password_hash, password_changed, created, last_modified)
     values ('asker', 'M.', 'Youssef', 'Berrada', 'youssef@rihla.example', '+212600000001', $1, '', now(), now(), now())`,
    [language],
  )
  for (const [kind, amount, state, remark] of [
    ['Price', 176_500, 'Approved', null],
    ['Refund', 23_400, 'Refused', 'Chèque pas encore encaissé'],
    ['Cancel', 186_700, 'Lapsed', null],
  ] as const) {
    const [{ ask }] = await query(
      `insert into booking_asks (booking_id, kind, amount, comment, state, asked, asked_by, decided_by, remark)
       values ($1, $2, $3, 'Choc', $4, now(), 'asker', case when $4 <> 'Lapsed' then 'other' end, $5) returning id::int as ask`,
      [booking, kind, amount, state, remark],
    )
    await api.deps.db.transaction().execute((trx) => notifyRequester(api.deps, trx, ask, 'other'))
  }
  await query(
    `with decider as (
       insert into accounts (subject, civility, first_name, last_name, email, phone, language, password_hash, password_changed, created, last_modified)
       values ('decider', 'Mme.', 'Nadia', 'Sefrioui', 'decider@rihla.example', '+212600000092', $1, '', now(), now(), now()) returning subject
     )
     insert into staff_members (subject, roles) select subject, '{manager}' from decider`,
    [language],
  )
  for (const [kind, amount, by] of [
    ['Cancel', 183_900, 'asker'],
    ['GiveUp', 12_700, null],
  ] as const) {
    const ask = { bookingId: booking, kind, amount, method: null, reference: null, comment: 'La boîte a cassé', by }
    await api.deps.db.transaction().execute((trx) => openAsk(api.deps, trx, ask))
  }
  await query(`update booking_asks set state = 'Lapsed' where state = 'Open'`)
  await query(
    `with sold as (update vehicle_sales set assigned_to = 'asker' where id = (select sale_id from vehicle_bookings where id = $1))
     insert into booking_asks (booking_id, kind, amount, comment, asked) values ($1, 'GiveUp', 12100, 'Je change d’avis', now())`,
    [booking],
  )
  await api.deps.db.transaction().execute((trx) => notifyAdviser(api.deps, trx, booking))
}

/** A pack that the seller of purchase-papers.ts paid, in amounts and days of its own. */
const boostFacts: Parameters<typeof billContent>[0] = {
  ...{ id: 19, billNumber: 'FB-2026-000021', paid: '2026-03-12T10:00:00Z', price: 173, days: 11, adReference: 'AD-2026-000023' },
  names: { fr: 'Onze jours', ar: 'أحد عشر يوماً' },
  buyer: { ...bookingFacts.buyer, lastName: 'Naciri' },
  vehicle: bookingFacts.vehicle,
}

/** Writes every message about an advert. */
async function writeOfAdverts(language: Language): Promise<void> {
  const vehicle = await car('Lodgy', 93_000, 101_700, '2017-09-12')
  const [{ id }] = await query(
    `insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, visible_until, reasons, created, last_modified)
     values ('AD-2026-000017', $1, $2, $3, 'Published', '2026-05-14T10:00:00Z', '{LinkOrPhone,PhotosUnreadable,Other}', now(), now()) returning id`,
    [await customer(language, 'Imane'), vehicle, language],
  )
  await query(`insert into ad_statuses (ad_id, type, comment) values ($1, 'Rejected', 'Le tableau de bord est flou.')`, [id])
  await query(
    `insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, paid, bill_number, ended, refund, refund_way, refund_due)
     select $1, p.id, p.names, 171, 13, gen_random_uuid(), now(), now(), now(), 'FB-2026-000019', '2026-03-27T10:00:00Z', 73, 'ByHand', now() from boost_packs p where p.boost_in_days = 15`,
    [id],
  )
  await query(`update vehicles set boosted_until = '2026-03-28T10:00:00Z' where id = $1`, [vehicle])
  await query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, ad_id, key, created, last_modified)
     select 'Expertise', 2, 1, '2026-03-27T10:15:00Z', '2026-03-27T11:00:00Z', customer_id, id, '7d3c7f0e-3f0b-4a52-9d0a-2f6f5a1c0017', now(), now()
     from vehicle_ads where id = $1`,
    [id],
  )
  await query(
    `insert into technical_expertises (reference, type, vehicle_id, ad_id, check_list_version)
     select 'RE-2026-000018', 'Ad', disposed_vehicle_id, id, (select max(version) from check_lists) from vehicle_ads where id = $1`,
    [id],
  )
  await query(
    `insert into accounts (subject, civility, first_name, last_name, email, phone, language, password_hash, password_changed, created, last_modified)
     values ('reader', 'Mme.', 'Nadia', 'Kabbaj', 'nadia@rihla.example', '+212600000002', 'fr', '', now(), now(), now())`,
  )
  await query(`insert into staff_members (subject, roles, created, last_modified) values ('reader', '{agent}', now(), now())`)
  for (const outcome of ['Kept', 'Removed'] as const) {
    await query(
      `insert into ad_reports (ad_id, reason, email, language, day, created) values ($1, 'Scam', 'rita@exemple.ma', $2, now()::date, now())`,
      [id, language],
    )
    await query(`update vehicle_ads set last_status = $2 where id = $1`, [id, outcome === 'Kept' ? 'Published' : 'Rejected'])
    await closeReports(api.deps, { id: 'reader', roles: ['agent'] }, id, outcome)
  }
  const buyer = await customer(language, 'Samir')
  const [{ talk }] = await query(
    `insert into ad_conversations (ad_id, buyer_id, created, last_message) values ($1, $2, now(), now()) returning id as talk`,
    [id, buyer],
  )
  // reporters receive each outcome; suspended sellers receive the reason and the end of the suspension
  const staff = { id: 'reader', roles: ['agent' as const] }
  for (const outcome of ['Kept', 'Stopped', 'Restricted']) {
    await query(
      `insert into ad_reports (ad_id, reason, language, day, created, conversation_id, reported_by) values ($1, 'Scam', $2, now()::date, now(), $3, 'Buyer')`,
      [id, language, talk],
    )
    if (outcome === 'Stopped') await query(`update ad_conversations set stopped_by = 'House', stopped = now() where id = $1`, [talk])
    if (outcome === 'Restricted') await restrict(api.deps, staff, talk, { side: 'Seller', reason: 'Demande d’argent avant la visite.' })
    await closeReports(api.deps, staff, id, 'Kept')
  }
  await lift(api.deps, staff, talk, 'Seller')
  await query(`update customers set email = null, phone = '+212612345671', phone_verified = true where id = $1`, [buyer])
  // the seller reads it in a mail, the buyer, who has none, in an SMS
  for (const author of ['Buyer', 'Seller'] as const)
    await api.deps.db.transaction().execute((trx) => tellReader(api.deps, trx, talk, author, 1))
  for (const notice of adNotices) await api.deps.db.transaction().execute((trx) => tellSeller(api.deps, trx, id, notice))
}

/** The messages of a pack that have a subject, and whether each goes by SMS too. */
function noticesOf(pack: 'purchasesMail' | 'intermediationMail', language: Language): { notice: string; way: 'mail' | 'mail+sms' }[] {
  const keys = Object.keys(readPack(pack, language))
  return (
    keys
      .filter((key) => key.endsWith('.subject'))
      .map((key) => key.slice(0, -'.subject'.length))
      // the link that opens a draft on another device is sent by its own module
      .filter((notice) => notice !== 'draft')
      .map((notice) => ({ notice, way: keys.includes(`${notice}.sms`) ? 'mail+sms' : 'mail' }))
  )
}

/** Writes every message about purchases and consignments. */
async function writeOfSales(language: Language): Promise<void> {
  const [seller, mediated] = [await customer(language, 'Ghita'), await customer(language, 'Anas')]
  const [bought, shown] = [await car('Kangoo', 71_000, 88_300, '2016-04-21'), await car('Captur', 166_000, 54_400, '2020-10-09')]
  const [purchase] = await query(
    `insert into vehicle_purchases (reference, type, customer_id, seller, disposed_vehicle_id, storage_area_id, language, last_status, quotation,
       quotation_until, transfer_due, transfer_reference)
     values ('RA-2026-000029', 'Purchase', $1, '{"firstName":"Ghita","phone":"+212612345677"}', $2, 2, $3, 'QuotationAccepted', 67100,
       '2026-04-02T16:20:00Z', '2026-04-11T09:35:00Z', 'VIR 88210031') returning id`,
    [seller, bought, language],
  )
  const [mediation] = await query(
    `insert into vehicle_intermediations (reference, request_origin, origin, type, language, customer_id, seller, disposed_vehicle_id, storage_area_id,
       asking_price, floor_price, floor_reason, wished_floor, sale_price, net_payout, mandate_until, transfer_due, transfer_reference, last_status,
       created, last_modified)
     values ('RD-2026-000033', 'FO', 'FO', 'Individual', $3, $1, '{"firstName":"Anas","phone":"+212612345676"}', $2, 3, 168000, 151000,
       'Pneus et freins à refaire', 153500, 162500, 157300, '2026-07-04', '2026-04-13T10:45:00Z', 'VIR 88210037', 'Submited', now(), now())
     returning id`,
    [mediated, shown, language],
  )
  await query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, key, created, last_modified)
     values ('Expertise', 2, 1, '2026-04-01T09:15:00Z', '2026-04-01T10:00:00Z', $1, $2, gen_random_uuid(), now(), now())`,
    [seller, purchase.id],
  )
  await query(
    `insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, intermediation_id, key, created, last_modified)
     values ('Expertise', 3, 1, '2026-04-03T11:25:00Z', '2026-04-03T12:10:00Z', $1, $2, gen_random_uuid(), now(), now())`,
    [mediated, mediation.id],
  )
  await api.deps.db.transaction().execute(async (trx) => {
    for (const { notice, way } of noticesOf('purchasesMail', language))
      await tellOwner(api.deps, trx, purchase.id, {
        ...{ way, notice: notice as PurchaseNotice, word: 'La photo est coupée' },
        ...(notice === 'claim' && { token: '34.def' }),
      })
    for (const { notice, way } of noticesOf('intermediationMail', language))
      await tellMediated(api.deps, trx, mediation.id, {
        ...{ way, notice: notice as IntermediationNotice, word: 'Il manque la seconde clé' },
        ...(notice === 'claim' && { token: '56.ghi' }),
      })
  })
}

/** Writes the messages of the other modules: questions, newsletter, codes, alerts, favourites, personal data. */
async function writeOfRooms(language: Language): Promise<void> {
  const { deps } = api
  const duster = await car('Duster', 150_000, 61_300, '2019-07-01')
  const asked = { firstName: 'Omar', lastName: 'Berrada', email: 'omar@exemple.ma', phone: '0698765432', website: '' }
  const from = {
    actor: { id: null, roles: ['anyone'] } as Parameters<typeof sendContactRequest>[2]['actor'],
    language,
    address: '10.0.0.1',
  }
  await sendContactRequest(deps, { ...asked, message: 'Est-elle encore là ?', vehicleId: duster }, from)
  await sendContactRequest(deps, { ...asked, email: 'hind@exemple.ma', message: 'Une reprise ?' }, from)
  await subscribe(deps, { email: 'nora@exemple.ma', language, website: '' }, '10.0.0.3')
  await sendPhoneCode(deps, '0611223344', language, '10.0.0.4')
  const roadside = { name: 'Fouad Sebti', phone: '0677889900', what: 'Accident', place: 'N1, sortie Larache', website: '' } as const
  await askForCall(deps, { ...roadside, latitude: 35.18, longitude: -6.15 }, from)
  const reader = await customer(language, 'Yassine')
  await query(
    `insert into favourites (customer_id, vehicle_id, saved_price, saved_at, alert_below, alert_token)
     values ($1, $2, 158000, '2026-03-01T10:00:00Z', 152000, gen_random_uuid())`,
    [reader, duster],
  )
  await notifyPriceDrops(deps)
  const keeper = await customer(language, 'Houda')
  await query(
    `insert into customer_consents (customer_id, purpose, channel, given, text_version, language, created)
     values ($1, 'PriceDrops', 'Email', true, '2026-11', $2, '2026-03-01T10:00:00Z')`,
    [keeper, language],
  )
  await query(`insert into favourites (customer_id, vehicle_id, saved_price, saved_at) values ($1, $2, 158000, '2026-03-01T10:00:00Z')`, [
    keeper,
    duster,
  ])
  await query(`update vehicles set old_price = 158000, price_update_date = '2026-03-15' where id = $1`, [duster])
  await sendCheaperFavouriteMails(deps)
  const [{ id: wish }] = await query(
    `insert into customer_exports (customer_id, created) values ($1, '2026-03-15T09:00:00Z') returning id`,
    [await customer(language, 'Hajar')],
  )
  await makeExport(deps, [], wish)
  await query(`update customers set is_deleted = true where id = $1`, [await customer(language, 'Driss')])
  await eraseDeleted(deps, [])
}

/** An alert that finds two cars, one of them cheaper than before. */
async function writeOfAlerts(language: Language): Promise<void> {
  const subject = `alert-${language}`
  await customer(language, subject)
  const headers = { ...(await api.headers(subject)), 'accept-language': language }
  await api.app.inject({
    method: 'POST',
    url: '/api/customers/preferences',
    headers,
    payload: { brands: ['Dacia'], maxPrice: 210_000, frequency: 'Instant', news: true },
  })
  await query(`update customers set email = 'zineb@exemple.ma', email_verified = true, language = $2 where user_id = $1`, [
    subject,
    language,
  ])
  await car('Sandero', 97_500, 33_900, '2022-02-01')
  await car('Logan', 88_800, 71_700, '2018-11-01')
  await followStock(api.deps)
}

/** Hands every message over as the worker does, and gives what leaves the house; what differs from run to run is named instead. */
async function sent(): Promise<string[]> {
  const letters: string[] = []
  const mail = {
    send: async ({ to, subject, text, html }: { to: string; subject: string; text: string; html: string }) => {
      const [, preheader = ''] = /<div style="display:none[^>]*>([^<]*)/.exec(html) ?? []
      letters.push([`E-mail, ${to}`, `> ${subject}`, `> ${preheader.split('&#847;')[0]}`, text].join('\n'))
    },
  }
  const sms = {
    send: async ({ to, text }: { to: string; text: string }) => {
      letters.push([`SMS, ${to}`, text].join('\n'))
      return 'sent'
    },
  }
  for (const { id, key } of await query('select id, key from messages order by id')) {
    const before = letters.length
    await deliver(api.deps, { mail, sms } as never, mailMakers, id)
    expect([key, letters.length - before]).toEqual([key, 1])
    letters.push(`== ${key}\n${letters.pop()}`)
  }
  return letters
}

function identity(language: Language): string[] {
  const reader = { language, firstName: 'Kenza', site: language === 'ar' ? 'رحلة' : 'Rihla' }
  const url = 'https://rihla.example/lien'
  const mails = {
    confirm: identityMails.confirmMail(reader, url),
    confirmNew: identityMails.confirmNewMail(reader, url),
    emailChanged: identityMails.emailChangedMail(reader),
    reset: identityMails.resetMail(reader, url),
    invited: identityMails.invitedMail(reader, url),
    passwordChanged: identityMails.passwordChangedMail(reader, url),
    phoneChanged: identityMails.phoneChangedMail(reader, '+212612345698', url),
    deleted: identityMails.deletedMail(reader),
  }
  expect(Object.keys(mails)).toHaveLength(Object.keys(identityMails).length)
  return Object.entries(mails).map(([name, { subject, preheader, title, blocks }]) =>
    [`== identity.${name}`, `> ${subject}`, `> ${preheader}`, title, ...blocks.flatMap(lines)].join('\n'),
  )
}

async function papers(language: Language): Promise<string[]> {
  const now = new Date('2026-03-15T10:00:00Z')
  const [{ id }] = await query(`select id from vehicles where reference = 'VO-Duster'`)
  const shown = JSON.parse(await readVehicle(api.deps, id))
  return [
    ...bookingPrintouts.map((type) => [`== ${type}`, ...lines(printoutContent(type, bookingFacts, terms, language, now))].join('\n')),
    ...(['PurchaseOrder', 'PurchaseInvoice', 'SaleRecoveryVoucher'] as const).map((type) =>
      [`== ${type}, exchange`, ...lines(printoutContent(type, exchangedFacts, terms, language, now))].join('\n'),
    ),
    ...(['QuotationSheet', 'PurchaseVoucher', 'PurchaseInvoice', 'BankTransferCommitment'] as const).map((type) =>
      [`== ${type}, purchase`, ...lines(purchaseContent(type, saleFacts, purchaseTerms, language, now))].join('\n'),
    ),
    ...(['QuotationSheet', 'TradeInVoucher', 'PurchaseInvoice'] as const).map((type) =>
      [`== ${type}, trade-in`, ...lines(purchaseContent(type, tradeInFacts, purchaseTerms, language, now))].join('\n'),
    ),
    ...(
      [
        'IntermediationContractIndividual',
        'IntermediationCommitmentIndividual',
        'IntermediationSaleContractIndividual',
        'BankTransferCommitment',
        'TransferPV',
      ] as const
    ).map((type) => [`== ${type}, mediation`, ...lines(mediationContent(type, mediationFacts, mediationTerms, language))].join('\n')),
    ...(
      [
        'IntermediationContractGarageOwner',
        'IntermediationCommitmentGarageOwner',
        'IntermediationSaleContractGarageOwner',
        'BankTransferCommitment',
      ] as const
    ).map((type) => [`== ${type}, garage`, ...lines(mediationContent(type, garageFacts, mediationTerms, language))].join('\n')),
    ['== the bill of a boost', ...lines(billContent(boostFacts, 0.2, language))].join('\n'),
    ['== the sheet of a car', ...lines(sheetContent(shown, language, '2026-03-14'))].join('\n'),
  ]
}

/** Texts of a document or message, one line per row. */
function lines(part: unknown): string[] {
  if (part === null || part === undefined || part === false) return []
  if (typeof part !== 'object') return [String(part)]
  if (Array.isArray(part)) return part.every(isLeaf) && part.length < 7 ? [part.map(leaf).join(' | ')] : part.flatMap(lines)
  return isLeaf(part) ? [leaf(part)] : Object.values(part).flatMap(lines)
}
const isLeaf = (part: unknown) => typeof part !== 'object' || part === null || 'ltr' in part || 'plate' in part
function leaf(part: unknown): string {
  if (part === null) return '-'
  if (typeof part !== 'object') return String(part)
  return 'ltr' in part ? String(part.ltr) : (part as { plate: string[] }).plate.join(' ')
}

/** Spaces and marks of direction made plain; keys and codes, which differ from run to run, by what they are. */
function named(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'KEY')
    .replaceAll(/^\d{6}(?= (?:est|هو) )/gm, 'CODE')
    .replaceAll(/[ \t]+$/gm, '')
}

test.each(['fr', 'ar'] as const)('matches the approved texts: %s', async (language) => {
  await writeOfBookings(language)
  await writeOfRooms(language)
  await writeOfAlerts(language)
  await writeOfAdverts(language)
  await writeOfSales(language)
  const all = [...(await sent()), ...identity(language), ...(await papers(language))]
  const text = all.map((one) => named(one.trim())).join('\n\n')
  expect(text).not.toMatch(/\{\w+\}|undefined|\bnull\b|NaN|Invalid/)
  await expect(`${text}\n`).toMatchFileSnapshot(`words/${language}.txt`)
})
