import { type Kysely, sql, type Transaction } from 'kysely'
import { type BookingStatus, bookingWorkflow, hasEnded, isHandedOver } from '#domains/processes/buying/bookings/status.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import { wayTo } from '#shared/workflow.ts'

const hour = 3_600_000
const day = 24 * hour

/** Fictional buyers of the demo world. The first can sign in. */
const people = [
  ['Salma', 'Alaoui', 'Mme.', '+212612345678', 'salma.alaoui@exemple.ma'],
  ['Mehdi', 'Ouazzani', 'M.', '+212661000101', 'mehdi.ouazzani@exemple.ma'],
  ['Khadija', 'Benjelloun', 'Mme.', '+212661000102', 'khadija.benjelloun@exemple.ma'],
  ['Anas', 'Lahlou', 'M.', '+212661000103', 'anas.lahlou@exemple.ma'],
  ['Fatima Zahra', 'Sekkat', 'Mme.', '+212661000104', 'fz.sekkat@exemple.ma'],
  ['Hamza', 'El Ghali', 'M.', '+212661000105', 'hamza.elghali@exemple.ma'],
  ['Nisrine', 'Kabbaj', 'Mme.', '+212661000106', 'nisrine.kabbaj@exemple.ma'],
  ['Abdelilah', 'Zniber', 'M.', '+212661000107', 'abdelilah.zniber@exemple.ma'],
  ['Soukaina', 'Hajji', 'Mme.', '+212661000108', 'soukaina.hajji@exemple.ma'],
  ['Rachid', 'Amezian', 'M.', '+212661000109', 'rachid.amezian@exemple.ma'],
  ['Loubna', 'Tahiri', 'Mme.', '+212661000110', 'loubna.tahiri@exemple.ma'],
  ['Driss', 'Mernissi', 'M.', '+212661000111', 'driss.mernissi@exemple.ma'],
  ['Meryem', 'Skalli', 'Mme.', '+212661000112', 'meryem.skalli@exemple.ma'],
  ['Ismail', 'Boukhari', 'M.', '+212661000113', 'ismail.boukhari@exemple.ma'],
] as const

/** Shortest transitions to the state of a booking; cancelled ones were accepted before. */
const wayOf = (status: BookingStatus): BookingStatus[] =>
  status === 'Cancelled' ? ['Submitted', 'Accepted', 'Cancelled'] : wayTo(bookingWorkflow, status)

/** The status of the car by booking status. */
const carOf = (status: BookingStatus) => {
  if (status === 'Draft') return 'Reserved'
  if (status === 'Delivered') return 'Sold'
  if (status === 'Recovered') return 'Active'
  return hasEnded(status) ? 'Published' : 'Booked'
}

/** The actor of a step. */
const authors: Partial<Record<BookingStatus, 'agent' | 'expert' | 'controller' | 'manager' | 'customer'>> = {
  Accepted: 'agent',
  Rejected: 'agent',
  NewPriceSubmitted: 'agent',
  NewPriceAccepted: 'customer',
  NewPriceRejected: 'customer',
  PayementDetailsSubmitted: 'customer',
  Billed: 'controller',
  Controlled: 'expert',
  Delivered: 'agent',
  Recovered: 'manager',
  Cancelled: 'customer',
}

interface Story {
  who: number
  status: BookingStatus
  /** hours since the deposit, and since the last step */
  began: number
  last: number
  /** hours until the next step is due; negative: overdue */
  due?: number
  /** discount */
  less?: number
  comment?: string
  method?: 'Cash' | 'Checks' | 'CreditCard' | 'BankTransfer'
  loan?: { advance: number; months: number }
  /** paid share of the remaining amount, in percent */
  paid?: number
  /** checked points of the check list */
  checked?: number
  unassigned?: true
  company?: { name: string; ice: string; rc: string }
  language?: Language
  note?: string
  pack?: true
  /** waiting-list entries behind it */
  waiting?: number
}

const stories: readonly Story[] = [
  {
    who: 0,
    status: 'NewPriceSubmitted',
    began: 52,
    last: 5,
    due: 19,
    less: 4000,
    comment: 'Pneus avant à changer\u00a0: nous en tenons compte.',
    note: 'Préfère être appelée après 17 h.',
  },
  { who: 0, status: 'Delivered', began: 21 * 24, last: 9 * 24, method: 'BankTransfer', paid: 100, checked: 30, pack: true },
  { who: 1, status: 'Submitted', began: 4, last: 4, due: -2.2, unassigned: true },
  { who: 2, status: 'Submitted', began: 1, last: 1, due: 0.6, waiting: 3 },
  { who: 3, status: 'Submitted', began: 0.4, last: 0.4, due: 1.2, unassigned: true, language: 'ar' },
  { who: 4, status: 'Accepted', began: 30, last: 6, due: 4, note: 'Attend l’accord de sa banque.', loan: { advance: 30, months: 48 } },
  { who: 5, status: 'Accepted', began: 50, last: 26, due: -6 },
  { who: 6, status: 'NewPriceAccepted', began: 72, last: 3, due: 5, less: 3000, comment: 'Rayure sur l’aile droite.' },
  { who: 7, status: 'NewPriceRejected', began: 76, last: 7, due: 3, less: 1000, comment: 'Geste commercial.', language: 'ar' },
  { who: 8, status: 'PayementDetailsSubmitted', began: 96, last: 20, due: 9, method: 'Checks', paid: 40 },
  {
    who: 9,
    status: 'PayementDetailsSubmitted',
    began: 120,
    last: 44,
    due: -1,
    method: 'BankTransfer',
    company: { name: 'Atlas Froid SARL', ice: '001524367000029', rc: '45210' },
  },
  { who: 10, status: 'Billed', began: 144, last: 18, due: 6, method: 'BankTransfer', paid: 100, checked: 12 },
  { who: 11, status: 'Controlled', began: 168, last: 4, due: 30, method: 'Cash', paid: 100, checked: 30 },
  { who: 12, status: 'Delivered', began: 70 * 24, last: 55 * 24, method: 'Checks', paid: 100, checked: 30 },
  {
    who: 13,
    status: 'Recovered',
    began: 34 * 24,
    last: 2 * 24,
    method: 'BankTransfer',
    paid: 100,
    checked: 30,
    comment: 'Trop petite pour la famille, échange demandé.',
  },
  { who: 3, status: 'Rejected', began: 200, last: 190, comment: 'Vendue en agence le même matin.' },
  { who: 5, status: 'Cancelled', began: 260, last: 230, comment: 'A trouvé plus près de chez lui.' },
  { who: 13, status: 'Draft', began: 0.05, last: 0.05 },
]

interface Car {
  id: number
  price: number
  areaId: number | null
  mileage: number
}

type Trx = Transaction<Database>

/**
 * Reservations of the demo world in every state, relative to `now`, on cars in the required state. Jobs print
 * the documents afterwards.
 */
export async function insertDemoBookings(deps: Pick<Deps, 'queue'>, trx: Trx, now: Date): Promise<number> {
  const staff = await findStaff(trx)
  const cards = await insertPeople(trx, now)
  const parts = await sql<{ id: number }>`select id from delivery_check_parts order by display_order`.execute(trx)
  const cars = new Map<string, Car[]>()
  const nextCar = async (state: string) => {
    const known = cars.get(state) ?? (await findCars(trx, state))
    cars.set(state, known)
    return known.shift()
  }
  let told = 0
  for (const story of stories) {
    const car = await nextCar(carOf(story.status))
    const customer = cards[story.who]
    if (!car || !customer) continue
    await tell(deps, trx, { story, car, customer, staff, parts: parts.rows.map(({ id }) => id), cards, now })
    told++
  }
  await freeOthers(trx)
  return told
}

/** Each car that is held or booked has its record: those for which no story was left are on sale. */
async function freeOthers(trx: Trx): Promise<void> {
  const unheld = sql`select v.id from vehicles v where v.last_status in ('Reserved', 'Booked')
    and not exists (select from vehicle_bookings b where b.vehicle_id = v.id and not b.has_ended)`
  await sql`delete from vehicle_statuses where type in ('Reserved', 'Booked') and vehicle_id in (${unheld})`.execute(trx)
  await sql`update vehicles set last_status = 'Published' where id in (${unheld})`.execute(trx)
}

interface Telling {
  story: Story
  car: Car
  customer: { id: number; subject: string | null }
  staff: Record<string, string | undefined>
  parts: number[]
  cards: { id: number; subject: string | null }[]
  now: Date
}

async function tell(deps: Pick<Deps, 'queue'>, trx: Trx, { story, car, customer, staff, parts, cards, now }: Telling): Promise<void> {
  const { status, less = 0, who } = story
  const at = (hours: number) => new Date(now.getTime() - hours * hour)
  const began = at(story.began)
  const way = wayOf(status)
  const times = way.map((_, i) => at(story.began - ((story.began - story.last) * i) / Math.max(1, way.length - 1)))
  const timeOf = (step: BookingStatus) => (way.includes(step) ? (times[way.indexOf(step)] ?? null) : null)
  const author = (step: BookingStatus) => {
    const role = authors[step]
    return role === 'customer' ? customer.subject : ((role && staff[role]) ?? null)
  }
  const agreed = status === 'NewPriceAccepted' ? car.price - less : car.price
  const assigned = story.unassigned ? null : (staff.agent ?? null)
  const year = now.getUTCFullYear()
  const language = story.language ?? defaultLanguage
  const sale = await one<{ id: number }>(
    sql`insert into vehicle_sales (reference, customer_id, storage_area_id, assigned_to, assigned, last_status, created, created_by)
      values ('VT-' || ${year}::text || '-' || lpad(nextval('sale_references')::text, 6, '0'), ${customer.id}, ${car.areaId}, ${assigned},
        ${assigned === null ? null : began}, ${saleStatus(status, assigned)}, ${began}, 'demo') returning id`,
    trx,
  )
  const buyer = buyerOf(who, story)
  const delivered = timeOf('Delivered')
  const mileage = delivered && car.mileage + 14
  const pack = story.pack ? sql`(select id from warranty_packs where months = 12)` : sql`null`
  const invoiced = timeOf('Billed')
  const invoice = invoiced && (await nextInvoice(trx, invoiced.getUTCFullYear()))
  const booking = await one<{ id: number; packPrice: number }>(
    sql`insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price, new_price,
        advance_amount, hold_until, due, payment_type, payment_method, loan_advance, loan_months, invoice_number, invoiced, delivery_date,
        delivered, delivery_mileage, signed_by, recovered, recovery_mileage, warranty_pack_id, warranty_until, last_status, created, created_by)
      values ('RV-' || ${year}::text || '-' || lpad(nextval('booking_references')::text, 6, '0'), ${sale.id}, ${car.id}, ${customer.id},
        ${JSON.stringify(buyer)}, ${language}, ${car.areaId}, ${car.price}, ${agreed}, ${status === 'NewPriceSubmitted' ? car.price - less : null},
        1000, ${new Date(began.getTime() + hour / 4)}, ${story.due === undefined ? null : new Date(now.getTime() + story.due * hour)},
        ${story.loan ? 'Financing' : story.method ? 'Direct' : null}, ${story.method ?? null}, ${story.loan?.advance ?? null},
        ${story.loan?.months ?? null}, ${invoice}, ${invoiced}, ${delivered ?? (status === 'Controlled' ? new Date(now.getTime() + 2 * day) : null)},
        ${delivered}, ${mileage}, ${delivered ? `${buyer.firstName} ${buyer.lastName}` : null}, ${timeOf('Recovered')},
        ${status === 'Recovered' && mileage ? mileage + 430 : null}, ${pack},
        ${delivered && status === 'Delivered' ? new Date(delivered.getTime() + (story.pack ? 365 : 182) * day) : null},
        ${status}, ${began}, ${customer.subject})
      returning id, coalesce((select price from warranty_packs p where p.id = warranty_pack_id), 0) as "packPrice"`,
    trx,
  )
  for (const [i, step] of way.entries()) {
    const said = step === status || step === 'NewPriceSubmitted' ? (story.comment ?? null) : null
    const price = step === 'NewPriceSubmitted' ? car.price - less : null
    await sql`insert into booking_statuses (booking_id, type, comment, price, created, created_by)
      values (${booking.id}, ${step}, ${authors[step] === 'customer' && step !== 'Cancelled' ? null : said}, ${price}, ${times[i]}, ${author(step)})`.execute(
      trx,
    )
  }
  const rest = agreed + booking.packPrice - 1000
  const paid = Math.round((rest * (story.paid ?? 0)) / 100)
  const back = status === 'Recovered' ? rest + 1000 : 0
  const entries: [kind: string, amount: number, at: Date | null, reason: string | null, method: string | null][] = [
    ['Held', status === 'Draft' ? 0 : 1000, began, null, 'CreditCard'],
    ['Paid', paid, timeOf('PayementDetailsSubmitted'), null, story.method ?? null],
    ['Counted', invoiced ? 1000 : 0, invoiced, null, null],
    ['Returned', status === 'Rejected' || status === 'Cancelled' ? 1000 : 0, at(story.last), status, 'CreditCard'],
  ]
  for (const [kind, amount, when, reason, method] of entries) {
    if (amount === 0) continue
    await sql`insert into booking_ledger (booking_id, kind, amount, reason, method, created, created_by)
      values (${booking.id}, ${kind}, ${amount}, ${reason}, ${method}, ${when}, ${kind === 'Held' ? null : (staff.controller ?? null)})`.execute(
      trx,
    )
  }
  if (back > 0) await sql`update vehicle_bookings set to_return = ${back} where id = ${booking.id}`.execute(trx)
  for (const part of parts.slice(0, story.checked ?? 0)) {
    await sql`insert into booking_check_parts (booking_id, delivery_check_part_id, is_fine, checked, checked_by)
      values (${booking.id}, ${part}, true, ${timeOf('Controlled') ?? at(story.last)}, ${staff.expert ?? 'demo'})`.execute(trx)
  }
  await tellSale(trx, sale.id, { story, assigned, began, staff, now })
  for (const place of cards.slice(8, 8 + (story.waiting ?? 0))) {
    await sql`insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires, created)
      values (${car.id}, ${place.id}, ${JSON.stringify(buyerOf(cards.indexOf(place), story))}, 'fr', ${began}, ${new Date(now.getTime() + 12 * day)}, ${at(0.5)})`.execute(
      trx,
    )
  }
  await printDocuments(deps, trx, booking.id, way)
}

/** Documents of a transition, printed by jobs. */
const printouts: Partial<Record<BookingStatus, readonly string[]>> = {
  PayementDetailsSubmitted: ['SaleProforma', 'PurchaseOrder'],
  Billed: ['PurchaseInvoice', 'ReleaseVoucher'],
  Controlled: ['QualityControlSheet'],
  Delivered: ['DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty'],
}

async function printDocuments({ queue }: Pick<Deps, 'queue'>, trx: Trx, bookingId: number, way: readonly BookingStatus[]): Promise<void> {
  const { rows } = await sql<{ id: number; type: BookingStatus }>`
    select id, type from booking_statuses where booking_id = ${bookingId} order by id`.execute(trx)
  for (const { id: statusId, type: step } of rows.filter(({ type }) => way.includes(type))) {
    for (const type of printouts[step] ?? [])
      await queue.enqueue('bookings.paper', { bookingId, type, statusId }, { db: trx, key: `${type}:${statusId}` })
  }
}

async function tellSale(
  trx: Trx,
  id: number,
  { story, assigned, began, staff, now }: Pick<Telling, 'story' | 'staff' | 'now'> & { assigned: string | null; began: Date },
): Promise<void> {
  const reached = saleStatus(story.status, assigned)
  if (reached === 'Draft') return
  const way = [
    'Submitted',
    ...(assigned === null ? [] : ['Assigned']),
    ...(reached === 'InProgress' || reached === 'Done' ? ['InProgress'] : []),
  ]
  const end = ['Done', 'Rejected', 'Cancelled'].includes(reached) ? [reached] : []
  for (const step of [...way, ...end]) {
    const time = end.includes(step) ? new Date(now.getTime() - story.last * hour) : began
    const by = step === 'InProgress' ? (staff.agent ?? null) : null
    await sql`insert into sale_statuses (sale_id, type, created, created_by) values (${id}, ${step}, ${time}, ${by})`.execute(trx)
  }
  if (story.note && staff.agent) {
    await sql`insert into sale_comments (sale_id, kind, body, created, created_by)
      values (${id}, 'Call', ${story.note}, ${new Date(now.getTime() - story.last * hour)}, ${staff.agent})`.execute(trx)
  }
}

function saleStatus(status: BookingStatus, assigned: string | null): string {
  if (isHandedOver(status)) return 'Done'
  if (status === 'Draft' || hasEnded(status)) return status
  if (assigned === null) return 'Submitted'
  return status === 'Submitted' ? 'Assigned' : 'InProgress'
}

function buyerOf(who: number, { company }: Story) {
  const [firstName, lastName, civility, phone, email] = people[who] ?? people[0]
  return {
    civility: company ? 'Société' : civility,
    firstName,
    lastName,
    email,
    phone,
    address: '12, rue des Orangers',
    addressLine2: null,
    zip: '20250',
    city: 'Casablanca',
    idNumber: company ? null : `BK${481_200 + who}`,
    companyName: company?.name ?? null,
    ice: company?.ice ?? null,
    registrationNumber: company?.rc ?? null,
  }
}

async function one<T>(query: ReturnType<typeof sql>, trx: Trx): Promise<T> {
  const { rows } = await query.execute(trx)
  return rows[0] as T
}

async function nextInvoice(trx: Trx, year: number): Promise<string> {
  const { last } = await one<{ last: number }>(
    sql`insert into invoice_counters as c (year, last) values (${year}, 1) on conflict (year) do update set last = c.last + 1 returning last`,
    trx,
  )
  return `FV-${year}-${String(last).padStart(6, '0')}`
}

/** Subjects of the demo staff by role; empty without demo accounts. */
async function findStaff(trx: Kysely<Database>): Promise<Record<string, string | undefined>> {
  const { rows } = await sql<{ role: string; subject: string }>`
    select split_part(email, '@', 1) as role, subject from accounts where email like '%@rihla.example'`.execute(trx)
  return Object.fromEntries(rows.map(({ role, subject }) => [role, subject]))
}

/** Cars in a state that a customer could have booked, the newest first. */
async function findCars(trx: Kysely<Database>, state: string): Promise<Car[]> {
  const { rows } = await sql<Car>`
    select id, price, storage_area_id as "areaId", coalesce(mileage, 0) as mileage from vehicles
    where last_status = ${state} and operation_type <> 'Ad' and price is not null and not is_archived and not is_deleted
    order by storage_area_id is null, id`.execute(trx)
  return rows
}

/** The customers' cards; that of an account is the account's own. */
async function insertPeople(trx: Trx, now: Date): Promise<{ id: number; subject: string | null }[]> {
  const cards: { id: number; subject: string | null }[] = []
  for (const [firstName, lastName, civility, phone, email] of people) {
    cards.push(
      await one<{ id: number; subject: string | null }>(
        sql`
          with account as (select subject from accounts where email = ${email})
          insert into customers (user_id, civility, first_name, last_name, email, email_verified, phone, phone_verified, language, operation_type,
            created, last_seen, created_by)
          values ((select subject from account), ${civility}, ${firstName}, ${lastName}, ${email}, true, ${phone}, true, 'fr', 'Sale',
            ${new Date(now.getTime() - 90 * day)}, ${now}, 'demo')
          on conflict (user_id) do update set last_seen = excluded.last_seen
          returning id, user_id as subject`,
        trx,
      ),
    )
  }
  return cards
}
