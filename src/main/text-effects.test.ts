/**
 * Holds what the product says against what it does. `words/text-effects.json` lists per action the messages and rows that it must leave in the
 * database, and the texts that say so; `tools/checks/text-effects.test.ts` requires that every text with a claim is listed there.
 */
import { expect, test } from 'vitest'
import { followStock } from '#domains/customers/alerts/jobs.ts'
import { makeExport } from '#domains/customers/customers/personal-data/jobs.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import type { ExpectedPurchaseStatus } from '#testing/purchase-steps.ts'
import { reservingHouse } from '#testing/reserving-house.ts'
import data from './words/text-effects.json' with { type: 'json' }

const house = reservingHouse()
const { query, held, newCar, approve, person } = house
const buyer = { subject: 'buyer' }

/** Sends an anonymous, customer or staff request and returns the response body. */
async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who?: string) {
  const role = (['agent', 'controller', 'manager'] as const).find((one) => one === who)
  const headers = await house.api.headers(role ? `the-${role}` : who, role && [role])
  const answer = await house.api.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300)
  return answer.body ? answer.json() : null
}

/** Books a car and pays the deposit. */
async function paidBooking(): Promise<{ id: number; key: string }> {
  const hold = await held(await newCar(), person(), buyer)
  await approve(hold)
  const [{ id }] = await query('select id from vehicle_bookings where key = $1', [hold.key])
  return { id, key: hold.key }
}

async function acceptedBooking(): Promise<number> {
  const { id } = await paidBooking()
  await send('POST', `/api/vehiclebookings/${id}/accept`, {}, 'agent')
  return id
}

async function offeredPrice(): Promise<number> {
  const id = await acceptedBooking()
  await send('POST', `/api/vehiclebookings/${id}/proposePrice`, { price: 119_000 }, 'agent')
  return id
}

/** Adds a manager with an e-mail address. */
async function addManager(subject: string): Promise<void> {
  await house.account(subject, { email: `${subject}@rihla.example`, phone: `+2126${String(10_000_000 + numbers++)}` })
  await house.api.headers(subject, ['manager'])
}

let numbers = 30
const purchase = (status: ExpectedPurchaseStatus) => insertRequest(house.api.deps.pool, { status, number: numbers++, now: house.now })

/** Takes a step of a purchase as one of the staff. */
async function purchaseStep(status: ExpectedPurchaseStatus, body: object, role: string): Promise<number> {
  const { id } = await purchase(status)
  await send('POST', `/api/staff/purchases/${id}/steps`, body, role)
  return id
}

let visits = 0
/** Sends a request to sell with an appointment, each at another store; returns its number. */
async function requestVisit(type: 'Purchase' | 'Intermediation'): Promise<number> {
  const { civility, firstName, lastName, email, phone } = person()
  const asked = new URLSearchParams({
    ...{ Civility: civility, FirstName: firstName, LastName: lastName, Email: email, Phone: phone, City: 'Casablanca' },
    ...{
      Brand: 'Dacia',
      Model: 'Duster',
      ReleaseDate: '2019-03-12',
      Mileage: '84000',
      StorageAreaId: String(++visits),
      RegistrationType: 'Local',
    },
    ...{ Type: type, RegistrationNumber: `${numbers++}A6`, AppointmentStart: '2026-04-16T10:00:00Z' },
  })
  return (await send('POST', `/vehiclepurchases?${asked}`)).id
}

const wholeAd = {
  disposedVehicle: {
    ...{ brand: 'Dacia', model: 'Duster', releaseDate: '2019-03-12', mileage: 84_000, fuelType: 'Diesel', gearType: 'Manual' },
    ...{ bodyStyle: 'SUV', color: 'Grey', registrationNumber: '70315A6', city: 'Casablanca', price: 131_500 },
  },
  descriptions: { fr: 'Duster de 2019, première main, toujours garé au sous-sol.' },
}

/** Writes an advert that lacks nothing; `status` other than Draft: as if it had been read. */
async function advert(seller: string, status = 'Draft'): Promise<{ id: number; car: number }> {
  const { id, disposedVehicleId: car } = await send('POST', '/api/vehicleads/save', wholeAd, seller)
  await query(
    `insert into documents (owner_type, owner_id, type, spec, status, file_name, mime_type, size, hash, images_order, is_generated)
     select 'Vehicle', $1, 'VehicleAdPicture', 'None', 'Published', 'a.webp', 'image/webp', 1, 'h' || i, i, false from generate_series(1, 3) i`,
    [car],
  )
  await query(
    `update customers set phone = '+2126' || $2, phone_verified = true, email = $1 || '@exemple.ma', email_verified = true where user_id = $1`,
    [seller, String(20_000_000 + numbers++)],
  )
  if (status === 'Published') {
    await query(`update vehicle_ads set last_status = 'Published', visible_until = '2099-01-01' where id = $1`, [id])
    await query(`update vehicles set last_status = 'Published', published_at = $2 where id = $1`, [car, house.now])
  }
  return { id, car }
}

/** Pays a boost of an advert, as the gateway announces it. */
async function payBoost(id: number, seller: string): Promise<void> {
  const [pack] = await query('select id from boost_packs where boost_in_days = 7')
  const { paymentId } = await send('POST', `/api/vehicleads/${id}/boost?boostPackId=${pack.id}`, undefined, seller)
  const [{ owner_id: ownerId, amount }] = await query('select owner_id, amount from payments where key = $1', [paymentId])
  await query(`update payments set last_status = 'Approved' where key = $1`, [paymentId])
  await house.api.deps.db
    .transaction()
    .execute((trx) => house.api.deps.announce(trx, 'paymentApproved', { paymentId, purpose: 'AdBoost', ownerId, amount, at: house.now }))
}

/** Creates an alert of a customer with a confirmed address; returns its number and the token of its stop link. */
async function alert(subject: string): Promise<{ id: number; token: string }> {
  await send('POST', '/api/customers/preferences', { brands: ['Dacia'], maxPrice: 200_000, frequency: 'Instant', news: true }, subject)
  await query(`update customers set email = $1 || '@exemple.ma', email_verified = true where user_id = $1`, [subject])
  const [row] = await query(
    `select a.id, a.token from alerts a join customers c on c.id = a.customer_id where c.user_id = $1 order by a.id desc limit 1`,
    [subject],
  )
  return row
}

/** Each action through the API; the number that it returns is $1 of the rows in the table. */
const actions: Record<keyof typeof data.effects, () => Promise<number>> = {
  payDeposit: async () => (await paidBooking()).id,
  async cancelPaidBooking() {
    const { id, key } = await paidBooking()
    // without a reason
    await send('POST', `/api/bookings/${key}/cancel`, {}, buyer.subject)
    return id
  },
  async rejectPaidBooking() {
    const { id } = await paidBooking()
    await send('POST', `/api/vehiclebookings/${id}/reject`, { comment: 'Vendue en agence' }, 'agent')
    return id
  },
  async acceptBooking() {
    await house.api.headers('on-duty', ['agent'])
    await query(`insert into staff_areas (subject, storage_area_id) select 'on-duty', min(id) from storage_areas`)
    return acceptedBooking()
  },
  proposePrice: offeredPrice,
  async withdrawPrice() {
    const id = await offeredPrice()
    await send('POST', `/api/vehiclebookings/${id}/withdraw`, { comment: 'Erreur' }, 'agent')
    return id
  },
  async notePriceAccepted() {
    const id = await offeredPrice()
    await send('POST', `/api/vehiclebookings/${id}/acceptPriceFor`, { way: 'Phone', comment: 'D’accord' }, 'agent')
    return id
  },
  async notePriceRejected() {
    const id = await offeredPrice()
    await send('POST', `/api/vehiclebookings/${id}/rejectPriceFor`, { way: 'Phone', comment: 'Trop cher' }, 'agent')
    return id
  },
  async requestDiscount() {
    await addManager('decider')
    const id = await acceptedBooking()
    await send('POST', `/api/vehiclebookings/${id}/asks/price`, { price: 110_000, comment: 'Choc' }, 'agent')
    return id
  },
  async requestCarPrice() {
    await addManager('second')
    const id = await newCar('Active')
    await send('POST', `/api/staff/vehicles/${id}/price`, { price: 12_000, was: 120_000, confirmed: 12_000 }, 'manager')
    return id
  },
  async sendPhoneCode() {
    await send('POST', '/phonenumbers/send?phone=0612000001')
    return 0
  },
  async sendBookingCode() {
    const hold = await held(await newCar(), person())
    await approve(hold)
    await send('POST', `/api/bookings/${hold.key}/code`, {})
    return 0
  },
  async askQuestion() {
    const { civility: _civility, ...contact } = person()
    await send('POST', '/api/contactrequests', { ...contact, message: 'Est-elle disponible ?' })
    return 0
  },
  async requestCallback() {
    await send('POST', '/api/contactrequests/callback', {
      name: 'Fouad Sebti',
      phone: '0677889900',
      what: 'Breakdown',
      place: 'A7, borne 84',
    })
    return 0
  },
  async subscribe() {
    await send('POST', '/api/newsletter', { email: 'nora@exemple.ma', language: 'fr', consent: true })
    return 0
  },
  async findCarOfAlert() {
    const { id } = await alert('seeker')
    await newCar()
    await followStock(house.api.deps)
    return id
  },
  async stopAlert() {
    const { id, token } = await alert('stopper')
    await send('POST', `/api/customers/preferences/stop?token=${token}`)
    await newCar()
    await followStock(house.api.deps)
    return id
  },
  async submitAdvert() {
    const { id } = await advert('writer')
    await send('POST', '/api/vehicleads/publish', { id }, 'writer')
    return id
  },
  async sellBoostedAdvert() {
    const { id } = await advert('booster', 'Published')
    await payBoost(id, 'booster')
    await send('POST', `/api/vehicleads/deactivate?id=${id}&sold=Elsewhere`, undefined, 'booster')
    return id
  },
  async writeToSeller() {
    const { car } = await advert('owner', 'Published')
    return (await send('POST', `/api/vehicleads/vehicle/${car}/messages`, { text: 'Bonjour, est-elle encore à vendre ?' }, 'reader')).id
  },
  async answerBuyer() {
    const { car } = await advert('answering', 'Published')
    const { id } = await send('POST', `/api/vehicleads/vehicle/${car}/messages`, { text: 'Bonjour !' }, 'reader')
    await query(`update customers set email = 'reader@exemple.ma', email_verified = true where user_id = 'reader'`)
    await query('truncate messages cascade')
    await send('POST', `/api/vehicleads/conversations/${id}/messages`, { text: 'Oui, venez samedi.' }, 'answering')
    return id
  },
  async reportAdvert() {
    const { id, car } = await advert('reported', 'Published')
    await send('POST', `/api/vehicleads/vehicle/${car}/reports`, { reason: 'Scam', text: 'Demande une avance' })
    return id
  },
  requestSaleVisit: () => requestVisit('Purchase'),
  requestConsignmentVisit: () => requestVisit('Intermediation'),
  async moveVisit() {
    const id = await requestVisit('Purchase')
    await send('PUT', `/api/staff/purchases/${id}/appointment`, { storageAreaId: 1, starts: '2026-04-17T10:00:00Z' }, 'agent')
    return id
  },
  async cancelVisit() {
    const id = await requestVisit('Purchase')
    await send('DELETE', `/api/staff/purchases/${id}/appointment`, undefined, 'agent')
    return id
  },
  sendOffer: () => purchaseStep('CustomerNegociated', { action: 'newOffer', quotation: 120_000 }, 'manager'),
  cancelPurchase: () => purchaseStep('Accepted', { action: 'cancel', reasonId: 1, comment: 'Le vendeur renonce.' }, 'agent'),
  confirmPapers: () => purchaseStep('Billed', { action: 'conform' }, 'controller'),
  confirmTransfer: () => purchaseStep('DocumentsConformityAccepted', { action: 'pay' }, 'manager'),
  async requestExport() {
    await send('POST', '/api/customers/current/export', {}, 'curious')
    const [row] = await query(
      `update customers c set email = 'curious@exemple.ma', email_verified = true from customer_exports e
       where e.customer_id = c.id and c.user_id = 'curious' returning e.id`,
    )
    await makeExport(house.api.deps, [], row.id)
    return row.id
  },
}

test.each(Object.entries(data.effects))('has the effects that its texts state: %s', async (action, { messages, rows }) => {
  await query('truncate messages cascade')
  const id = await actions[action as keyof typeof actions]()
  const sent: string[] = (await query(`select distinct split_part(key, ':', 1) || ' ' || channel as said from messages`)).map(
    ({ said }) => said,
  )
  expect(messages.filter((message) => !sent.includes(message))).toEqual([])
  // one row at least, for each of them
  for (const row of rows) expect((await query(row, row.includes('$1') ? [id] : [])).length, row).toBeGreaterThan(0)
})
