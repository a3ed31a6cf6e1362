import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportKey } from '#domains/customers/personal-data/service.ts'
import { type StaffRole, staffRoles } from '#shared/actor.ts'
import type { Endpoint } from '#shared/contract.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'
import { readOpenApi } from './openapi-document.ts'
import { makeStock, type RightsCase, type StockWorld, stockCases } from './rights-stock.ts'

/**
 * Every call of every contract, asked by everybody: nobody, another customer, the owner of the record, each role of the staff. What
 * the roles of the contract refuse is refused before anything is read; what they let through is answered as the case says.
 */
const domains = join(import.meta.dirname, '..', 'src', 'domains')
const calls: Endpoint[] = []
for (const file of readdirSync(domains, { recursive: true }).map(String)) {
  if (!file.endsWith('contract.ts')) continue
  const module: Record<string, unknown> = await import(join(domains, file))
  for (const value of Object.values(module)) if (isCall(value)) calls.push(value)
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'roles' in value
}

type Caller = 'nobody' | 'stranger' | 'owner' | StaffRole
type Case = RightsCase<World, Caller>
const callers: readonly Caller[] = ['nobody', 'stranger', 'owner', ...staffRoles]

/** The records of a test: all belong to the owner. */
interface World extends StockWorld {
  car: number
  owner: number
  alert: number
  alertToken: string
  dropToken: string
  letterToken: string
  contact: number
  /** a copy of the owner's data */
  copy: string
  holiday: number
  /** key of a payment, and an attempt at it that needs hands */
  payment: string
  stuck: number
  /** a booking in each state that the staff move it from, the sale of the first, and a receipt of the one that is being paid */
  bookings: Record<string, number>
  sale: number
  receipt: number
  /** keys of a booking whose new price waits for its answer, and of a place in a line */
  priced: string
  place: string
}

const person = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', language: 'fr' }
const buyer = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: 'ali@exemple.ma', phone: '0611223344' }

/** A call about the booking that is in a state. */
function ofBooking(status: string, part: string, payload: object | null = {}): Pick<Case, 'url' | 'payload'> {
  return { url: ({ bookings }) => `/api/vehiclebookings/${bookings[status]}/${part}`, ...(payload && { payload: () => payload }) }
}

/** A sound request for every call and what it is answered; a call that is missing here fails. */
const cases: Record<string, Case> = {
  // one's own things, named by who one is
  createPreference: { payload: () => ({ brands: ['Dacia'] }), answer: 200 },
  listPreferences: { answer: 200 },
  getCurrentCustomer: { answer: 200 },
  updateCurrentCustomer: { payload: () => ({ address: '1, rue X', addressLine2: null, zip: '20000', city: 'Rabat' }), answer: 200 },
  updateConsents: { payload: () => ({ consents: [{ purpose: 'News', channel: 'Email', given: true }] }), answer: 200 },
  askDataExport: { answer: 200 },
  getDataExport: { answer: 200 },
  listFavourites: { answer: 200 },
  mergeFavourites: { payload: ({ car }) => ({ cars: [{ id: car }] }), answer: 200 },
  addFavourite: { answer: 204 },
  removeFavourite: { answer: 204 },
  setPriceAlert: { payload: () => ({ below: 90_000 }), answer: 200 },
  removePriceAlert: { answer: 204 },

  // records that one person owns: to others they do not exist
  getPreference: { url: ({ alert }) => `/api/customers/preferences/${alert}`, answer: 200, stranger: 404 },
  savePreference: {
    payload: ({ alert }) => ({ id: alert, brands: ['Renault'], frequency: 'Weekly', news: true, isDeactivated: false }),
    answer: 200,
    stranger: 404,
  },
  deletePreference: { url: ({ alert }) => `/api/customers/preferences?id=${alert}`, answer: 204, stranger: 404 },
  getCustomer: { url: ({ owner }) => `/api/customers/${owner}`, answer: 200, stranger: 404 },
  downloadDataExport: { url: ({ copy }) => `/api/customers/current/export/${copy}`, answer: 200, stranger: 404 },

  // the token of a message is the right
  stopPreference: { url: ({ alertToken }) => `/api/customers/preferences/stop?token=${alertToken}`, answer: 200 },
  resumePreference: { url: ({ alertToken }) => `/api/customers/preferences/resume?token=${alertToken}`, answer: 200 },
  stopPriceAlert: { url: ({ dropToken }) => `/api/favourites/alerts/${dropToken}/stop`, answer: 200 },
  confirmNewsletter: { url: ({ letterToken }) => `/api/newsletter/${letterToken}/confirm`, answer: 204 },
  unsubscribeFromNewsletter: { url: ({ letterToken }) => `/api/newsletter/${letterToken}/unsubscribe`, answer: 204 },
  // without a secret of the provider this door is closed
  reportBounces: { payload: () => ({ reports: [{ kind: 'Bounced', address: 'a@b.ma' }] }), answer: 404 },

  // the staff
  getCurrentStaff: { answer: 200 },
  listStaff: { answer: 200 },
  addStaffMember: { payload: () => ({ email: 'stranger@exemple.ma', roles: ['agent'] }), answer: 200 },
  changeStaffMember: { url: () => '/api/staff/members/editor', payload: () => ({ roles: ['editor'], areaIds: [] }), answer: 200 },
  deactivateStaffMember: { url: () => '/api/staff/members/colleague/deactivate', answer: 200 },
  reactivateStaffMember: { url: () => '/api/staff/members/editor/reactivate', answer: 200 },
  inviteStaffMemberAgain: { url: () => '/api/staff/members/editor/invite', answer: 204 },
  listRotas: { answer: 200 },
  changeRota: { url: () => '/api/staff/rotas/1', payload: () => ({ days: [[], [], [], [], [], [], []] }), answer: 200 },
  addAbsence: {
    url: () => '/api/staff/members/editor/absences',
    payload: () => ({ firstDay: '2026-03-16', lastDay: '2026-03-20' }),
    answer: 200,
  },
  dropAbsence: { url: () => '/api/staff/absences/999999', answer: 404 },
  listAudit: { answer: 200 },
  listAuditNames: { answer: 200 },
  searchRecords: { url: () => '/api/staff/search?q=salma', answer: 200 },
  listSettings: { answer: 200 },
  changeSetting: {
    url: () => '/api/staff/settings/contact.replyHours',
    payload: () => ({ value: '4', was: '4' }),
    answer: 200,
  },
  listCustomers: { answer: 200 },
  listCustomerBookings: { url: ({ owner }) => `/api/customers/${owner}/bookings`, answer: 200 },
  listMessages: { answer: 200 },
  retryMessage: { url: () => '/api/staff/messages/999999/retry', answer: 404 },
  listSuppressed: { answer: 200 },
  liftSuppression: { payload: () => ({ id: '0'.repeat(32) }), answer: 404 },
  addCustomer: { payload: () => ({ ...person, phone: '0611223344' }), answer: 200 },
  deactivateCustomer: {
    url: ({ owner }) => `/api/customers/${owner}/deactivate`,
    payload: () => ({ comment: 'Asked for it' }),
    answer: 200,
  },
  activateCustomer: { url: ({ owner }) => `/api/customers/${owner}/activate`, payload: () => ({ comment: 'Asked for it' }), answer: 409 },
  listContactRequests: { answer: 200 },
  answerContactRequest: { url: ({ contact }) => `/api/contactrequests/${contact}/answer`, answer: 204 },
  releaseContactRequest: { url: ({ contact }) => `/api/contactrequests/${contact}/release`, answer: 204 },
  addHoliday: { payload: () => ({ date: '2026-12-24', name: { fr: 'Pont', ar: 'عطلة' } }), answer: 200 },
  changeHoliday: {
    url: ({ holiday }) => `/api/holidays/${holiday}`,
    payload: () => ({ date: '2026-12-25', name: { fr: 'Pont', ar: 'عطلة' } }),
    answer: 200,
  },
  dropHoliday: { url: ({ holiday }) => `/api/holidays/${holiday}`, answer: 204 },

  // the key of a payment is the right
  getPayment: { url: ({ payment }) => `/api/payments/${payment}`, answer: 200 },
  startPaymentAttempt: { url: ({ payment }) => `/api/payments/${payment}/attempts`, answer: 200 },
  // the gateway signs what it says: what is not signed is answered and changes nothing
  takePaymentCallback: { payload: () => ({ oid: 'R1-1' }), answer: 200 },
  comeBackFromGate: { url: () => '/api/payments/cmi/ok', payload: () => ({ oid: 'R1-1' }), answer: 303 },
  listPaymentsNeedingHands: { answer: 200 },
  retryPayment: { url: ({ stuck }) => `/api/payments/stuck/${stuck}/retry`, answer: 204 },
  settlePayment: { url: ({ stuck }) => `/api/payments/stuck/${stuck}/settle`, payload: () => ({ comment: 'Virement' }), answer: 204 },

  // bookings and sales: what the step itself says stands in the tests of their room
  listVehicleBookings: { answer: 200 },
  exportVehicleBookings: { answer: 200 },
  getVehicleBooking: { url: ({ bookings }) => `/api/vehiclebookings/${bookings.Submitted}`, answer: 200 },
  acceptBooking: { ...ofBooking('Submitted', 'accept'), answer: 200 },
  rejectBooking: { ...ofBooking('Submitted', 'reject', { comment: 'Vendue ailleurs' }), answer: 200 },
  cancelVehicleBooking: { ...ofBooking('Submitted', 'cancel', { comment: 'Le client renonce' }), answer: 200 },
  proposePrice: { ...ofBooking('Accepted', 'proposePrice', { price: 95_000 }), answer: 200 },
  submitPaymentDetails: {
    ...ofBooking('Accepted', 'submitPaymentDetails', { paymentType: 'Direct', paymentMethod: 'Checks' }),
    answer: 200,
  },
  addReceipt: { ...ofBooking('PayementDetailsSubmitted', 'receipts', { method: 'Cash', amount: 100 }), answer: 200 },
  takeReceiptBack: {
    url: ({ bookings, receipt }) => `/api/vehiclebookings/${bookings.PayementDetailsSubmitted}/receipts/${receipt}/takeback`,
    payload: () => ({ reason: 'Autre dossier' }),
    answer: 200,
  },
  billBooking: { ...ofBooking('PayementDetailsSubmitted', 'bill', {}), answer: 409 },
  listCheckParts: { ...ofBooking('Billed', 'checkparts', null), answer: 200 },
  updateCheckPart: { ...ofBooking('Billed', 'checkparts/1', { isFine: true }), answer: 200 },
  controlBooking: { ...ofBooking('Billed', 'control', {}), answer: 409 },
  planDelivery: { ...ofBooking('Billed', 'delivery', { deliveryDate: '2026-04-01', warrantyPackId: null }), answer: 200 },
  signBooking: { ...ofBooking('Controlled', 'signature', { signedBy: 'Ali', png: 'aGVsbG8=' }), answer: 415 },
  deliverBooking: { ...ofBooking('Controlled', 'deliver', { mileage: 10 }), answer: 409 },
  recoverBooking: { ...ofBooking('Delivered', 'recover', { mileage: 10, comment: 'Échange' }), answer: 200 },
  addRefund: { ...ofBooking('Cancelled', 'refunds', { method: 'Cash', amount: 100 }), answer: 200 },
  listVehicleSales: { answer: 200 },
  listAssignees: { answer: 200 },
  getVehicleSale: { url: ({ sale }) => `/api/vehiclesales/${sale}`, answer: 200 },
  assignSale: { url: ({ sale }) => `/api/vehiclesales/${sale}/assign`, payload: () => ({}), answer: 200 },
  assignSales: { payload: ({ sale }) => ({ ids: [sale], subject: 'manager' }), answer: 200 },
  addSaleComment: {
    url: ({ sale }) => `/api/vehiclesales/${sale}/comments`,
    payload: () => ({ kind: 'Note', body: 'Rappeler' }),
    answer: 200,
  },
  // a booking that is not there: who may see and print those that are is in the test of the papers
  listOwnPapers: { url: () => '/api/bookings/00000000-0000-4000-8000-000000000000/documents', answer: 404 },
  listBookingPapers: { url: () => '/api/staff/bookings/2000000000/papers', answer: 404 },
  printBookingPaper: {
    url: () => '/api/staff/bookings/2000000000/papers',
    payload: () => ({ type: 'PurchaseInvoice', language: 'fr' }),
    answer: 404,
  },
  reviewDocument: {
    url: () => '/documents/00000000-0000-4000-8000-000000000000/review',
    payload: () => ({ status: 'Accepted' }),
    answer: 404,
  },

  // bookings of a customer: the key is the right to see and to give up, the account to agree to a price; closed at the hour of these tests
  getBookingHours: { answer: 200 },
  bookVehicle: { payload: () => ({ buyer, terms: true }), answer: 409 },
  bookFavourites: {
    url: ({ car }) => `/api/customers/favourites/book?ids=${car}`,
    payload: () => ({ buyer, terms: true }),
    answer: 409,
  },
  getBooking: { url: ({ priced }) => `/api/bookings/${priced}`, answer: 200 },
  cancelBooking: { url: ({ priced }) => `/api/bookings/${priced}/cancel`, payload: () => ({ comment: 'Changed my mind' }), answer: 200 },
  answerNewPrice: {
    url: ({ priced }) => `/api/bookings/${priced}/price`,
    payload: () => ({ accepted: true }),
    answer: 404,
    otherwise: { owner: 200 },
  },
  givePaymentDetails: {
    url: ({ priced }) => `/api/bookings/${priced}/paymentdetails`,
    payload: () => ({ paymentType: 'Direct', paymentMethod: 'Cash' }),
    answer: 404,
    otherwise: { owner: 409 },
  },
  listSales: { answer: 200 },
  listPurchases: { answer: 200 },
  listWarrantyPacks: { answer: 200 },
  addPlace: { url: ({ car }) => `/api/vehicles/${car}/places`, payload: () => ({ buyer }), answer: 200 },
  getPlace: { url: ({ place }) => `/api/bookings/places/${place}`, answer: 200 },
  leavePlace: { url: ({ place }) => `/api/bookings/places/${place}`, answer: 204 },
  bookPlace: { url: ({ place }) => `/api/bookings/places/${place}/book`, payload: () => ({ terms: true }), answer: 409 },

  ...stockCases,

  // open to everybody
  sendContactRequest: {
    payload: () => ({
      firstName: 'Ali',
      lastName: 'Idrissi',
      email: 'ali@exemple.ma',
      message: 'Bonjour, êtes-vous ouverts samedi matin ?',
    }),
    answer: 200,
  },
  subscribeToNewsletter: { payload: () => ({ email: 'ali@exemple.ma', language: 'fr', consent: true }), answer: 200 },
  sendPhoneCode: { url: () => '/phonenumbers/send?phone=0611223344', answer: 204 },
  checkPhoneCode: { url: () => '/phonenumbers/check?phone=0611223344&code=000000', answer: 400 },
  compareVehicles: { url: ({ car }) => `/api/vehicles/compare?VehicleIds=${car}&VehicleIds=${car + 1}`, answer: 200 },
  downloadDocument: { url: () => '/documents/download/VehicleInfoSheet/00000000-0000-4000-8000-000000000000', answer: 404 },
  checkPaper: { url: () => '/api/papers/ABCD-EFGH-JKLM', answer: 404 },
  getVehicleSheet: { url: ({ car }) => `/api/vehicles/${car}/sheet`, answer: 303 },
  simulateVehicle: { payload: () => ({ advance: 20, months: 60, termsAccepted: true }), answer: 200 },
  getBanner: { answer: 404 },
  getGalleryPicture: { url: ({ car }) => `/documents/${car}`, answer: 404 },
  getPictureVariant: { url: () => `/documents/pictures/${'0'.repeat(64)}/320.webp`, answer: 404 },
  getBrandIcon: { url: () => '/api/vehiclebrands/icons/Dacia', answer: 200 },
  listBrandModels: { url: () => '/api/vehiclebrands/Dacia/stripped', answer: 200 },
  listHolidays: { url: () => '/api/holidays?year=2026', answer: 200 },
  suggest: { url: () => '/api/search/suggest?q=dacia', answer: 200 },
  ...Object.fromEntries(
    [
      'listVehicleDocuments listBrandIcons listBrands listCities listCityDetails listFeatures listModels listPublicSettings',
      'listResources listStorageAreaCities listStorageAreas getFacets getStockCount listVehicles getVehicle listFeaturedVehicles',
      'listStock listPromotedVehicles listRecommendations listVehicleFeatures getSimulationConfigs',
    ]
      .flatMap((line) => line.split(' '))
      .map((id) => [id, { answer: 200 }]),
  ),
}

let api: TestApi
let world: World
/** a call changed the world: the next one finds it again */
let changed = false
const headers = new Map<Caller, Record<string, string>>()

beforeAll(async () => {
  api = await testApi()
  for (const caller of callers) {
    const isStaff = staffRoles.some((role) => role === caller)
    headers.set(caller, await (caller === 'nobody' ? api.headers() : api.headers(caller, isStaff ? [caller as StaffRole] : undefined)))
  }
  world = await makeWorld()
})
afterAll(() => api.close())

/** Tables that the calls of this test change; what the reference brings stays. */
const emptied =
  'accounts customers vehicles alerts favourites contact_requests contact_attempts newsletter_subscriptions phone_codes phone_code_attempts messages payments payment_attempts documents administrative_tasks vehicle_sales vehicle_bookings booking_ledger booking_check_parts sale_comments'

/** A booking of the owner in each state that the staff move it from, with its deposit and, where it is being paid, a receipt. */
async function makeBookings(car: number, owner: number): Promise<Pick<World, 'bookings' | 'sale' | 'receipt' | 'priced' | 'place'>> {
  const bookings: Record<string, number> = {}
  let sale = 0
  let receipt = 0
  for (const status of [
    'Submitted',
    'Accepted',
    'NewPriceSubmitted',
    'PayementDetailsSubmitted',
    'Billed',
    'Controlled',
    'Delivered',
    'Cancelled',
  ]) {
    const made = await one<{ id: number; sale: number; receipt: number }>(
      `with held as (
        insert into vehicles (reference, brand_id, model_id, price, last_status)
        select 'RB-' || $1, brand_id, model_id, 100000, case $1 when 'Delivered' then 'Sold' else 'Booked' end from vehicles where id = $2 returning id
      ), sale as (insert into vehicle_sales (reference, customer_id, last_status) values ('VT-' || $1, $3, 'Submitted') returning id
      ), booking as (
        insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount,
          hold_until, payment_type, payment_method, delivered, delivery_mileage, to_return, last_status)
        select 'RV-' || $1, sale.id, held.id, $3, '{}', 'fr', 100000, 100000, 1000, $4, 'Direct', 'Cash',
          case $1 when 'Delivered' then $4::timestamptz end, case $1 when 'Delivered' then 5 end, case $1 when 'Cancelled' then 500 else 0 end, $1
        from sale, held returning id, sale_id
      )
      insert into booking_ledger (booking_id, kind, amount, method, created) select id, 'Paid', 500, 'Cash', $4 from booking
      returning booking_id as id, id as receipt, (select sale_id from booking) as sale`,
      status,
      car,
      owner,
      api.deps.clock.now(),
    )
    bookings[status] = made.id
    if (status === 'Submitted') sale = made.sale
    if (status === 'PayementDetailsSubmitted') receipt = made.receipt
  }
  const { key: priced } = await one<{ key: string }>(
    'update vehicle_bookings set new_price = 99000 where id = $1 returning key',
    bookings.NewPriceSubmitted,
  )
  const { key: place } = await one<{ key: string }>(
    `insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires)
     select vehicle_id, customer_id, $3, 'fr', $2::timestamptz, $2::timestamptz + interval '14 days' from vehicle_bookings where id = $1 returning key`,
    bookings.Accepted,
    api.deps.clock.now(),
    buyer,
  )
  return { bookings, sale, receipt, priced, place }
}

async function one<T>(text: string, ...values: unknown[]): Promise<T> {
  return (await api.deps.pool.query(text, values)).rows[0] as T
}

/** Everything again, as it stands before each call that changes something. */
async function makeWorld(): Promise<World> {
  const { pool, storage } = api.deps
  await pool.query(`truncate ${emptied.replaceAll(' ', ', ')} cascade`)
  await pool.query('delete from holidays where code is null')
  // anyone who came or left with the call before; a colleague to take off the staff
  await pool.query('delete from staff_members')
  for (const role of [...staffRoles, 'colleague'])
    await pool.query('insert into staff_members (subject, roles) values ($1, array[$2])', [role, role === 'colleague' ? 'agent' : role])
  for (const [i, subject] of callers.entries()) {
    if (subject === 'nobody') continue
    const values = [subject, `${subject}@exemple.ma`, `+21261000000${i}`]
    await pool.query(
      `with account as (
        insert into accounts (subject, civility, first_name, last_name, email, email_verified, phone, phone_verified, language, password_hash, password_changed, created, last_modified)
        values ($1, 'Mme.', 'Salma', 'Alaoui', $2, true, $3, true, 'fr', '-', now(), now(), now())
      )
      insert into customers (user_id, civility, first_name, last_name, email, email_verified, phone, phone_verified)
      values ($1, 'Mme.', 'Salma', 'Alaoui', $2, true, $3, true)`,
      values,
    )
  }
  const { owner } = await one<{ owner: number }>(`select id as owner from customers where user_id = 'owner'`)
  const { car } = await one<{ car: number }>(`
    with parked as (
      insert into vehicles (reference, brand_id, model_id, price, release_date, last_status, financing, published_at)
      select 'RM-' || n, brand_id, id, 100000, '2020-05-01', 'Published', true, '2026-02-01'
      from (select * from models where name = 'Duster' limit 1) m, generate_series(1, 2) n
      returning id
    )
    select min(id) as car from parked`)
  const byOwner = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await ask({ method, url, payload }, 'owner')
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
  }
  await byOwner('POST', '/api/customers/preferences', { brands: ['Dacia'] })
  await byOwner('PUT', `/api/vehicles/${car}/favourites/alert`, { below: 80_000 })
  await byOwner('POST', '/api/newsletter', { email: 'letter@exemple.ma', language: 'fr', consent: true })
  await byOwner('POST', '/api/contactrequests', {
    firstName: 'Ali',
    lastName: 'Idrissi',
    email: 'ali@exemple.ma',
    message: 'Où se trouve votre agence de Rabat ?',
  })
  const { copy } = await one<{ copy: string }>(
    `insert into customer_exports (customer_id, state, size, created, ready, expires)
     values ($1, 'Ready', 4, $2::timestamptz, $2::timestamptz, $2::timestamptz + interval '1 day') returning id as copy`,
    owner,
    api.deps.clock.now(),
  )
  await storage.put(exportKey(copy), Buffer.from('copy'))
  return {
    car,
    owner,
    copy,
    ...(await makeStock(one, car)),
    ...(await makeBookings(car, owner)),
    ...(await one<{ alert: number; alertToken: string }>('select id as alert, token as "alertToken" from alerts')),
    ...(await one<{ dropToken: string }>('select alert_token as "dropToken" from favourites')),
    ...(await one<{ letterToken: string }>('select token as "letterToken" from newsletter_subscriptions')),
    ...(await one<{ contact: number }>('select id as contact from contact_requests')),
    ...(await one<{ holiday: number }>('select id as holiday from holidays limit 1')),
    ...(await one<{ payment: string; stuck: number }>(
      `with paid as (
        insert into payments (purpose, owner_id, amount, language, expires, payer, shop_path, done_path, failed_path, last_status, created)
        values ('BookingDeposit', 1, 1000, 'fr', $1::timestamptz + interval '15 minutes',
          '{"name": "Salma Alaoui", "email": "salma@exemple.ma", "phone": "+212612345678"}', '/home', '/home', '/home', 'Started', $1)
        returning id, key
      )
      insert into payment_attempts (payment_id, oid, created, expires, stuck, fault)
      select id, 'R1-1', $1, $1::timestamptz + interval '15 minutes', $1, 'silent' from paid returning (select key from paid) as payment, id as stuck`,
      api.deps.clock.now(),
    )),
  }
}

interface Request {
  method: Endpoint['method']
  url: string
  payload?: object
  headers?: Record<string, string>
}

let visitor = 0
/** Asks as that caller, each time from another address, so that no limit of an address speaks instead of the rights. */
function ask(request: Request, caller: Caller, further: Record<string, string> = {}) {
  visitor += 1
  const remoteAddress = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  return api.app.inject({ ...request, remoteAddress, headers: { ...headers.get(caller), ...request.headers, ...further } })
}

function requestOf(call: Endpoint): Request {
  const { url, payload, headers: further } = caseOf(call)
  const own = call.path.replace('{id}', String(world.car))
  return {
    method: call.method,
    url: url ? url(world) : own,
    ...(payload && { payload: payload(world) }),
    ...(further && { headers: further }),
  }
}

function caseOf({ id }: Endpoint): Case {
  const found = cases[id]
  if (!found) throw new Error(`no case for ${id}`)
  return found
}

/** What the contract and the case promise that caller. */
function promised(call: Endpoint, caller: Caller): number {
  const { answer, stranger = answer, otherwise } = caseOf(call)
  const other = otherwise?.[caller]
  if (other !== undefined) return other
  if (call.roles.includes('anyone')) return answer
  if (caller === 'nobody') return 401
  if (call.roles.some((role) => role === caller)) return answer
  if (!call.roles.includes('customer')) return 403
  return caller === 'owner' ? answer : stranger
}

/** All that is kept of people and cars, in one number. */
async function state(): Promise<string> {
  const hashes =
    `${emptied} holidays settings staff_members staff_areas rota_days staff_absences customer_exports customer_consents customer_statuses`
      .split(' ')
      .filter((table) => !table.endsWith('_attempts'))
      .map((table) => `(select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${table} t)`)
  return (await one<{ state: string }>(`select concat(${hashes.join(', ')}) as state`)).state
}

test('every call of the contracts has its case, and every case its call', () => {
  const openapi = readOpenApi<{ paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>> }>()
  const served = Object.values(openapi.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, tags }) => (operationId && !tags?.includes('identity') ? [operationId.replace(/\d$/, '')] : []))
  const described = calls.map(({ id }) => id).sort()
  expect([...new Set(served)].sort()).toEqual(described)
  expect(Object.keys(cases).sort()).toEqual(described)
})

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test.each(callers)('asked by %s', async (caller) => {
    if (changed) world = await makeWorld()
    const before = call.method === 'GET' ? '' : await state()
    const answer = await ask(requestOf(call), caller)
    const status = promised(call, caller)
    expect({ status: answer.statusCode, body: answer.statusCode === status ? '' : answer.body }).toEqual({ status, body: '' })
    changed = call.method !== 'GET' && status < 400
    if (call.method !== 'GET' && !changed) expect(await state()).toBe(before)
  })

  test('a token that ended, was altered, or was made for something else is refused', async () => {
    const good = await accessToken(api.deps, { subject: 'admin' })
    const [head, claims, signature = ''] = good.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const bad = [
      await accessToken(api.deps, { subject: 'admin', lasts: -301 }),
      await accessToken(api.deps, { subject: 'admin', audience: api.deps.config.identity.clientId }),
      await accessToken(api.deps, { subject: 'admin', issuer: 'https://accounts.example.com' }),
      await accessToken(api.deps, { subject: 'admin', type: 'JWT' }),
      `${head}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${head}.${Buffer.from(JSON.stringify({ sub: 'admin' })).toString('base64url')}.${signature}`,
      `${none}.${claims}.`,
      'nothing',
    ]
    for (const token of bad) expect((await ask(requestOf(call), 'nobody', { authorization: `Bearer ${token}` })).statusCode).toBe(401)
  })

  if (call.method !== 'GET')
    test('a page of another origin cannot make a signed-in browser do it', async () => {
      if (changed) world = await makeWorld()
      const before = await state()
      const caller = callers.find((one) => promised(call, one) < 400) ?? 'admin'
      const answer = await ask(requestOf(call), caller, { 'x-xsrf-token': 'made-up.made-up' })
      changed = call.skipCsrf ?? false
      if (call.skipCsrf) expect(answer.statusCode).toBe(promised(call, caller))
      else {
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'AntiForgery'])
        expect(await state()).toBe(before)
      }
    })
})
