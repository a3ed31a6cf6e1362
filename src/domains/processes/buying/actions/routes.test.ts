import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import type { StaffRole } from '#shared/actor.ts'
import { expectedAnswer, expectedSteps } from '#testing/booking-steps.ts'
import { type Columns, insertBooking, insertCar, insertCustomer, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { unguarded } from '#testing/unguarded.ts'
import { type BookingStatus, bookingStatuses } from '../bookings/status.ts'
import type { BookingRecord, CheckPart } from '../desk/contract.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }
/** a Tuesday, 11:00 in Morocco */
const tuesday = '2026-04-14T10:00:00Z'
const staff = { agent: 'agent', expert: 'expert', controller: 'controller', manager: 'manager', admin: 'admin', editor: 'editor' } as const
const headers = new Map<string, Record<string, string>>()

beforeAll(async () => {
  api = await testApi({ clock })
  for (const role of Object.keys(staff)) headers.set(role, await api.headers(role, [role as StaffRole]))
})
afterAll(() => api.close())
beforeEach(() => {
  now = new Date(tuesday)
})

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const days = (count: number) => count * 86_400_000

let made = 0
const person = { firstName: 'Ali', lastName: 'Idrissi', phone: '+212620000000', idNumber: 'BK12', address: '1, rue X', city: 'Rabat' }
/** A booking in a status, with a held deposit, its car and its sale. */
async function booked(status: BookingStatus = 'Submitted', more: Columns<'vehicle_bookings'> = {}): Promise<number> {
  const { db } = api.deps
  const email = `ali${++made}@exemple.ma`
  const car = status === 'Draft' ? 'Reserved' : ['Rejected', 'Cancelled', 'Recovered'].includes(status) ? 'Published' : 'Booked'
  const { id } = await insertBooking(
    db,
    {
      ...{ last_status: status, storage_area_id: 1, price: 120_000, new_price: status === 'NewPriceSubmitted' ? 115_000 : null },
      customer_id: await insertCustomer(db, { email, phone: `+2126${20_000_000 + made}` }),
      ...{ buyer: { ...person, email }, hold_until: now, ...more },
    },
    {
      car: {
        ...{ model: 'Duster', storage_area_id: 1, release_date: '2022-05-01', mileage: 40_000, is_certified: true },
        last_status: status === 'Delivered' ? 'Sold' : car,
      },
      sale: { storage_area_id: 1 },
    },
  )
  await insertRow(db, 'booking_statuses', { booking_id: id, type: status, created: now })
  await insertRow(db, 'booking_ledger', { booking_id: id, kind: 'Held', amount: 1000, created: now })
  return id
}

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, as: string, payload?: object) {
  const answer = await api.app.inject({ method, url, headers: headers.get(as) ?? {}, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const act = (id: number, action: string, as: string, payload: object = {}) =>
  ask('POST', `/api/vehiclebookings/${id}/${action}`, as, payload)
const record = async (id: number, as = 'manager'): Promise<BookingRecord> => (await ask('GET', `/api/vehiclebookings/${id}`, as)).body
const money = async (id: number) =>
  (await query('select kind, amount from booking_ledger where booking_id = $1 order by id', [id])).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  )

const bodies: Record<string, object> = {
  accept: {},
  reject: { comment: 'La voiture est en panne' },
  proposePrice: { price: 115_000 },
  withdraw: { comment: 'Un zéro de trop' },
  acceptPriceFor: { way: 'Phone', comment: 'D’accord' },
  rejectPriceFor: { way: 'InPerson', comment: 'Trop cher' },
  submitPaymentDetails: { paymentType: 'Direct', paymentMethod: 'BankTransfer' },
  bill: {},
  control: {},
  deliver: { mileage: 40_100 },
  recover: { mileage: 40_500, comment: 'Boîte trop dure' },
  reopenControl: { comment: 'Fuite au joint' },
  cancelBilled: { comment: 'Boîte cassée au contrôle' },
  correctDelivery: { mileage: 40_200, comment: 'Faute de frappe' },
  cancel: { comment: 'Le client renonce' },
}

async function checkAll(id: number): Promise<void> {
  const parts: CheckPart[] = (await ask('GET', `/api/vehiclebookings/${id}/checkparts`, 'expert')).body
  for (const part of parts) await ask('PUT', `/api/vehiclebookings/${id}/checkparts/${part.id}`, 'expert', { isFine: true })
}

async function signature(): Promise<string> {
  const picture = sharp({ create: { width: 300, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  return (await picture.png().toBuffer()).toString('base64')
}
const sign = async (id: number) =>
  ask('PUT', `/api/vehiclebookings/${id}/signature`, 'agent', { signedBy: 'Ali Idrissi', png: await signature() })

test('from the deposit to the keys and back again', async () => {
  const id = await booked()
  expect((await record(id, 'agent')).nextAction).toBe('accept')
  expect((await act(id, 'accept', 'agent')).body).toMatchObject({
    status: 'Accepted',
    steps: { allowed: ['proposePrice', 'submitPaymentDetails', 'cancel'] },
  })
  const offered = await act(id, 'proposePrice', 'agent', { price: 116_000, comment: 'Rayure à l’arrière' })
  expect(offered.body).toMatchObject({ status: 'NewPriceSubmitted', price: 120_000, newPrice: 116_000, nextAction: null })
  expect(offered.body.timeline[0]).toMatchObject({ status: 'NewPriceSubmitted', price: 116_000, comment: 'Rayure à l’arrière' })
  await query(`update vehicle_bookings set last_status = 'NewPriceAccepted', price = 116000, new_price = null where id = $1`, [id])
  const packs = (await ask('GET', '/api/warrantypacks', 'agent')).body as { id: number; price: number; months: number }[]
  const pack = packs.find(({ months }) => months === 12)
  const planned = await ask('PUT', `/api/vehiclebookings/${id}/delivery`, 'agent', { deliveryDate: '2026-04-20', warrantyPackId: pack?.id })
  expect(planned.body).toMatchObject({
    deliveryDate: '2026-04-20',
    balance: { price: 116_000, warranty: 3900, total: 119_900, settled: 1000, open: 118_900 },
  })
  expect((await ask('GET', '/api/staff/appointments?from=2026-04-20', 'agent')).body.deliveries).toMatchObject([{ id, date: '2026-04-20' }])
  const arranged = await act(id, 'submitPaymentDetails', 'agent', bodies.submitPaymentDetails)
  expect(arranged.body).toMatchObject({ status: 'PayementDetailsSubmitted', paymentMethod: 'BankTransfer' })

  const early = await act(id, 'bill', 'controller')
  expect([early.status, early.body.code]).toEqual([409, 'PriceNotPaid'])
  expect(early.body.message.replaceAll(/\s/g, '')).toContain('118900')
  await ask('POST', `/api/vehiclebookings/${id}/receipts`, 'controller', { method: 'Cash', amount: 18_900, reference: 'CH 4471' })
  await ask('POST', `/api/vehiclebookings/${id}/receipts`, 'controller', { method: 'BankTransfer', amount: 100_000, reference: 'VIR 99' })
  const billed = await act(id, 'bill', 'controller')
  expect(billed.body).toMatchObject({ status: 'Billed', invoice: { number: 'FV-2026-000001' }, balance: { open: 0 } })
  expect(await money(id)).toEqual(['Held 1000', 'Paid 18900', 'Paid 100000', 'Counted 1000'])

  expect((await act(id, 'control', 'expert')).body.code).toBe('CheckListOpen')
  await checkAll(id)
  expect((await act(id, 'control', 'expert')).body.status).toBe('Controlled')
  expect((await act(id, 'deliver', 'agent', bodies.deliver)).body.code).toBe('NotSigned')
  expect((await sign(id)).body.signature).toEqual({ signedBy: 'Ali Idrissi' })
  const delivered = await act(id, 'deliver', 'agent', bodies.deliver)
  expect(delivered.body).toMatchObject({
    status: 'Delivered',
    delivery: { mileage: 40_100, signedBy: 'Ali Idrissi' },
    warrantyUntil: '2027-04-14',
    exchange: { mileageLimit: 41_100, isOpen: true },
    vehicle: { status: 'Sold' },
    sale: { status: 'Done' },
  })
  const printed = await query(`select name, data from pgboss.job where name = 'bookings.paper' and (data ->> 'bookingId')::int = $1`, [id])
  expect(printed.map(({ data }) => data.type).sort()).toEqual([
    'DeliveryForm',
    'DeliveryVoucher',
    'PurchaseInvoice',
    'PurchaseOrder',
    'QualityControlSheet',
    'ReleaseVoucher',
    'SaleProforma',
    'VehicleWarranty',
  ])

  const back = await act(id, 'recover', 'manager', bodies.recover)
  expect(back.body).toMatchObject({
    status: 'Recovered',
    // the counter as it was read when the car came back
    vehicle: { status: 'Active', mileage: 40_500 },
    warrantyUntil: null,
    balance: { toReturn: 119_900, open: 0 },
  })
  const credits = await query('select number, invoice_number, price, pack_price, reason from booking_credit_notes where booking_id = $1', [
    id,
  ])
  expect(credits).toEqual([
    { number: 'AV-2026-000001', invoice_number: 'FV-2026-000001', price: 116_000, pack_price: 3900, reason: 'Boîte trop dure' },
  ])
  const tooMuch = await ask('POST', `/api/vehiclebookings/${id}/refunds`, 'controller', { method: 'BankTransfer', amount: 119_901 })
  expect([tooMuch.status, tooMuch.body.message]).toEqual([400, expect.stringContaining('amount')])
  // the controller asks for what is above the limit of one person, and a manager says yes
  const given = { method: 'BankTransfer', amount: 118_000, reference: 'VIR 12' }
  const asked = await ask('POST', `/api/vehiclebookings/${id}/asks/refund`, 'controller', { ...given, comment: 'Échange' })
  await ask('POST', `/api/vehiclebookings/${id}/asks/${asked.body.asks[0].id}/approve`, 'manager', {})
  const rest = await ask('POST', `/api/vehiclebookings/${id}/refunds`, 'controller', { method: 'Cash', amount: 1900 })
  expect(rest.body.balance).toMatchObject({ toReturn: 0, settled: 0 })
  const told = await query(
    `select split_part(split_part(key, ':', 1), '.', 2) as about, channel from messages where split_part(key, ':', 2) = $1 order by id`,
    [String(id)],
  )
  expect(told.map(({ about, channel }) => `${about} ${channel}`)).toEqual([
    'accepted Email',
    'accepted Sms',
    'newPrice Email',
    'newPrice Sms',
    'paymentDetails Email',
    'billed Email',
    'ready Email',
    'ready Sms',
    'delivered Email',
    'recovered Email',
  ])
})

/** An invoice is corrected to another name by each, and each takes another car in exchange. */
async function bodyOf(action: string, lastName: string): Promise<object> {
  if (action === 'exchange') {
    const vehicleId = await insertCar(api.deps.db, { model: 'Clio', price: 90_000, last_status: 'Published' })
    return { vehicleId, price: 90_000, mileage: 40_500, comment: 'Boîte trop dure' }
  }
  if (action !== 'correctInvoice') return bodies[action] ?? {}
  const person = { civility: 'M.', firstName: 'Ali', lastName, email: 'a@exemple.ma', phone: '0620000000' }
  return { comment: 'Nom mal écrit', buyer: { ...person, idNumber: 'BK12', address: '1, rue X', city: 'Rabat' } }
}
const actions = [...Object.keys(bodies), 'correctInvoice', 'exchange']
/** What these bookings lack, whose price is not paid, whose car nobody has checked, whose papers nobody has signed. */
const unmet: Record<string, string> = { bill: 'PriceNotPaid', control: 'CheckListOpen', deliver: 'NotSigned' }
describe.each(bookingStatuses.filter((status) => status !== 'Draft'))('a booking that is %s', (status) => {
  test.each(actions)('and %s: only whom the page names, only then', async (action) => {
    const delivered = status === 'Delivered' ? new Date(now.getTime() - days(3)) : null
    const id = await booked(status, { delivered, delivery_mileage: 40_100 })
    const roles = ['agent', 'expert', 'controller', 'manager', 'editor'] as const
    const may = (role: StaffRole) => expectedSteps.some((step) => step.action === action && step.who.includes(role))
    for (const role of roles.filter((one) => !may(one))) expect((await act(id, action, role, await bodyOf(action, role))).status).toBe(403)
    expect((await record(id)).status).toBe(status)
    for (const role of roles.filter(may)) {
      const answer = expectedAnswer((await record(id)).status, action, role)
      const { status: code, body } = await act(id, action, role, await bodyOf(action, role))
      if (typeof answer === 'string') expect([code, body.code, body.actions.includes(action)]).toEqual([409, answer, false])
      else if (unmet[action]) expect([code, body.code]).toEqual([409, unmet[action]])
      // a billed sale ends with the word of somebody else
      else expect([code, body.status]).toEqual([200, action === 'cancelBilled' ? status : answer.to])
    }
  })
})

describe('two concurrent requests', () => {
  test('accept and reject: one wins, the other reads what is possible now', async () => {
    const id = await booked()
    const answers = await Promise.all([act(id, 'accept', 'agent'), act(id, 'accept', 'admin'), act(id, 'accept', 'agent')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({
      code: 'TransitionNotAllowed',
      state: 'Accepted',
      actions: ['proposePrice', 'submitPaymentDetails', 'cancel'],
    })
  })

  test('gives concurrent invoices gapless numbers', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => booked('PayementDetailsSubmitted', { payment_type: 'Direct', payment_method: 'Cash' })),
    )
    for (const id of ids)
      await query(`insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Paid', 119000, now())`, [id])
    await Promise.all([
      ...ids.map((id) => act(id, 'bill', 'controller')),
      act(await booked('PayementDetailsSubmitted'), 'bill', 'controller'),
    ])
    const numbers = (
      await query(`select invoice_number as n from vehicle_bookings where invoice_number is not null
        union select invoice_number from booking_credit_notes order by 1`)
    ).map(({ n }) => Number(n.slice(-6)))
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  })

  test('two receipts for the same rest: the second is more than is open', async () => {
    const id = await booked('PayementDetailsSubmitted')
    const pay = () => ask('POST', `/api/vehiclebookings/${id}/receipts`, 'agent', { method: 'Cash', amount: 100_000 })
    const answers = await Promise.all([pay(), pay()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await record(id)).balance).toMatchObject({ settled: 101_000, open: 19_000 })
  })
})

describe('money', () => {
  test('a wrong receipt is taken back once, by an entry against it', async () => {
    const id = await booked('PayementDetailsSubmitted')
    const { body } = await ask('POST', `/api/vehiclebookings/${id}/receipts`, 'agent', {
      method: 'Cash',
      amount: 5000,
      reference: 'CH 1',
    })
    const receipt = body.ledger.find(({ kind }: { kind: string }) => kind === 'Paid').id
    const back = (as: string) =>
      ask('POST', `/api/vehiclebookings/${id}/receipts/${receipt}/takeback`, as, { reason: 'Chèque d’un autre dossier' })
    expect((await back('agent')).status).toBe(403)
    const taken = await back('controller')
    expect(taken.body.balance).toMatchObject({ settled: 1000, open: 119_000 })
    expect(taken.body.ledger).toMatchObject([
      { kind: 'Held' },
      { kind: 'Paid', isCorrected: true },
      { kind: 'Corrected', corrects: receipt, reason: 'Chèque d’un autre dossier' },
    ])
    expect((await back('controller')).status).toBe(409)
    const other = await booked('PayementDetailsSubmitted')
    expect((await ask('POST', `/api/vehiclebookings/${other}/receipts/${receipt}/takeback`, 'controller', { reason: 'x' })).status).toBe(
      404,
    )
  })

  test('a deposit that came by the gateway goes back by it, the receipts by hand', async () => {
    const id = await booked('Delivered', { delivered: new Date(now.getTime() - days(5)), delivery_mileage: 40_000 })
    const [{ key }] = await query(
      `insert into payments (purpose, owner_id, amount, language, expires, shop_path, done_path, failed_path, last_status, created)
       values ('BookingDeposit', $1, 1000, 'fr', $2, '/a', '/b', '/c', 'Captured', $2) returning key`,
      [id, now],
    )
    await query(`update vehicle_bookings set payment_id = $2 where id = $1`, [id, key])
    await query(`${unguarded} update booking_ledger set payment_id = $2 from unguarded where booking_id = $1`, [id, key])
    await query(`insert into booking_ledger (booking_id, kind, amount, method, created) values ($1, 'Paid', 119000, 'BankTransfer', $2)`, [
      id,
      now,
    ])
    const { body } = await act(id, 'recover', 'manager', bodies.recover)
    expect(body.balance).toMatchObject({ toReturn: 119_000 })
    expect(await money(id)).toEqual(['Held 1000', 'Paid 119000', 'Returning 1000'])
    expect(await query('select last_status, return_reason from payments where key = $1', [key])).toEqual([
      { last_status: 'ToReturn', return_reason: 'Recovered' },
    ])
  })

  test('receipts and a deposit past the gateway, of a booking that is given up, are to be returned by hand', async () => {
    const id = await booked('PayementDetailsSubmitted')
    await ask('POST', `/api/vehiclebookings/${id}/receipts`, 'agent', { method: 'Cash', amount: 3000 })
    const { body } = await act(id, 'cancel', 'agent', bodies.cancel)
    expect(body).toMatchObject({ status: 'Cancelled', balance: { toReturn: 4000, open: 0 }, sale: { status: 'Cancelled' } })
    const queue = await ask('GET', '/api/vehiclebookings?view=refunds', 'manager')
    expect(queue.body.results).toContainEqual(expect.objectContaining({ id, toReturn: 4000 }))
    expect((await ask('POST', `/api/vehiclebookings/${id}/receipts`, 'agent', { method: 'Cash', amount: 1 })).status).toBe(409)
  })

  test('an invoice begins with the letters that the manager has set', async () => {
    const id = await booked('PayementDetailsSubmitted', { payment_type: 'Direct', payment_method: 'Cash' })
    await query(`insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Paid', 119000, now())`, [id])
    await query(`update settings set value = 'RH' where key = 'invoice.prefix'`)
    const { body } = await act(id, 'bill', 'controller')
    await query(`update settings set value = 'FV' where key = 'invoice.prefix'`)
    expect(body.invoice.number).toMatch(/^RH-2026-\d{6}$/)
  })

  test('a price below what is settled is refused', async () => {
    const id = await booked('Accepted')
    const { status, body } = await act(id, 'proposePrice', 'agent', { price: 1000 })
    expect([status, body.message]).toEqual([400, expect.stringContaining('price')])
    expect((await record(id)).newPrice).toBe(null)
    expect((await act(id, 'proposePrice', 'agent', { price: 120_000 })).status).toBe(400)
  })

  test('requires a reason for manual refunds; reverses receipts only', async () => {
    for (const status of ['Rejected', 'Cancelled', 'Recovered'] as const) {
      const id = await booked(status)
      await query('update vehicle_bookings set to_return = 300 where id = $1', [id])
      const { body } = await ask('POST', `/api/vehiclebookings/${id}/refunds`, 'controller', { method: 'Cash', amount: 300 })
      expect(body.ledger.at(-1)).toMatchObject({ kind: 'Returned', amount: 300, reason: status })
      const takeBack = `/api/vehiclebookings/${id}/receipts/${body.ledger[0].id}/takeback`
      expect((await ask('POST', takeBack, 'controller', { reason: 'x' })).status).toBe(404)
    }
  })

  test('whom no floor binds proposes more than what is settled; packs and points that were taken off the list are not to be had', async () => {
    const id = await booked('Accepted')
    const refused = await act(id, 'proposePrice', 'admin', { price: 1000 })
    expect(refused.body.errors).toMatchObject([{ field: 'price', reason: 'tooSmall', limit: 1001 }])
    const [pack] = await query('update warranty_packs set is_deactivated = true where price > 0 returning id')
    const choose = async () =>
      (await ask('PUT', `/api/vehiclebookings/${id}/delivery`, 'agent', { deliveryDate: null, warrantyPackId: pack?.id })).status
    expect(await choose()).toBe(400)
    await query('update warranty_packs set is_deactivated = false')
    expect(await choose()).toBe(200)
    expect((await act(id, 'proposePrice', 'admin', { price: 1001, confirmedPrice: 1001 })).body).toMatchObject({ newPrice: 1001 })
    const billed = await booked('Billed')
    const [part] = await query(
      'update delivery_check_parts set is_deactivated = true where id = (select min(id) from delivery_check_parts) returning id',
    )
    const check = async () => (await ask('PUT', `/api/vehiclebookings/${billed}/checkparts/${part?.id}`, 'expert', { isFine: true })).status
    expect(await check()).toBe(404)
    await query('update delivery_check_parts set is_deactivated = false where id = $1', [part?.id])
    expect(await check()).toBe(200)
  })

  test('rejects a price above the listed one with the limit', async () => {
    const id = await booked('Accepted')
    const { status, body } = await act(id, 'proposePrice', 'manager', { price: 120_001 })
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'price', reason: 'tooBig', limit: 120_000 })]])
    expect((await record(id)).newPrice).toBe(null)
  })

  test('a mistyped price is withdrawn, and one that was accepted is followed by another', async () => {
    const id = await booked('Accepted')
    await act(id, 'proposePrice', 'agent', { price: 119_500 })
    const back = await act(id, 'withdraw', 'agent', { comment: 'Un zéro de trop' })
    expect(back.body).toMatchObject({ status: 'Accepted', price: 120_000, newPrice: null })
    expect(back.body.timeline[0]).toMatchObject({ status: 'Accepted', comment: 'Un zéro de trop' })
    const [mail] = await query(
      `select content from messages where starts_with(key, 'bookings.priceWithdrawn:' || $1 || ':') and channel = 'Email'`,
      [id],
    )
    expect(JSON.stringify(mail)).toContain('Un zéro de trop')
    await query(`update vehicle_bookings set last_status = 'NewPriceAccepted', price = 119000 where id = $1`, [id])
    expect((await act(id, 'proposePrice', 'agent', { price: 118_500 })).body).toMatchObject({ status: 'NewPriceSubmitted', price: 119_000 })
  })
})

describe('the handing over', () => {
  test('a point that is not fine keeps the car here, and needs words', async () => {
    const id = await booked('Billed')
    await checkAll(id)
    const [part] = (await record(id)).checkParts
    const url = `/api/vehiclebookings/${id}/checkparts/${part?.id}`
    expect((await ask('PUT', url, 'expert', { isFine: false })).status).toBe(400)
    expect((await ask('PUT', url, 'expert', { isFine: false, comment: 'Fuite au joint' })).body).toMatchObject({
      isFine: false,
      comment: 'Fuite au joint',
    })
    expect((await act(id, 'control', 'expert')).body).toMatchObject({ code: 'CheckListOpen' })
    expect((await record(id, 'expert')).steps.blocked).toContainEqual({ action: 'control', reason: 'CheckListOpen', roles: ['expert'] })
    expect((await ask('PUT', url.replace(/\d+$/, '999999'), 'expert', { isFine: true })).status).toBe(404)
    expect((await ask('PUT', `/api/vehiclebookings/${await booked()}/checkparts/${part?.id}`, 'expert', { isFine: true })).status).toBe(409)
  })

  test('a signature is a small drawing and nothing else', async () => {
    const id = await booked('Controlled')
    const put = (png: string) => ask('PUT', `/api/vehiclebookings/${id}/signature`, 'agent', { signedBy: 'Ali', png })
    expect((await put('not base64!')).status).toBe(400)
    expect((await put(Buffer.from('hello').toString('base64'))).status).toBe(415)
    expect((await put(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(50)]).toString('base64'))).status).toBe(400)
    expect((await put(Buffer.alloc(210 * 1024).toString('base64'))).status).toBe(413)
    const wide = await sharp({ create: { width: 2100, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect((await put(wide.toString('base64'))).status).toBe(400)
    expect((await sign(await booked('Billed'))).status).toBe(409)
    const { body } = await sign(id)
    expect(body.documents).toMatchObject([{ type: 'DeliveryForm', status: 'Accepted' }])
    const [kept] = await query(`select hash, mime_type from documents where owner_type = 'Booking' and owner_id = $1`, [id])
    expect(kept.mime_type).toBe('image/png')
    expect((await sharp((await api.deps.storage.get(`originals/${kept.hash}`)) ?? undefined).metadata()).format).toBe('png')
  })

  test('the counter does not run backwards, and a leap is read twice', async () => {
    const id = await booked('Controlled')
    await sign(id)
    const deliver = (mileage: number, more = {}) => act(id, 'deliver', 'agent', { mileage, ...more })
    const answers = [await deliver(39_999, { isMileageConfirmed: true }), await deliver(40_501)]
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [400, [{ field: 'mileage', reason: 'tooSmall', limit: 40_000 }]],
      [400, [{ field: 'mileage', reason: 'farAbove', limit: 40_000 }]],
    ])
    expect((await record(id)).delivery).toBeNull()
    const { body } = await deliver(40_501, { isMileageConfirmed: true })
    expect(body).toMatchObject({ status: 'Delivered', delivery: { mileage: 40_501 } })
  })

  test('a point that failed after all: the car is prepared again, and signed for again', async () => {
    const id = await booked('Controlled')
    await sign(id)
    const { body } = await act(id, 'reopenControl', 'expert', bodies.reopenControl)
    expect(body).toMatchObject({ status: 'Billed', signature: null, nextAction: 'control' })
    await checkAll(id)
    expect((await act(id, 'control', 'expert')).body.status).toBe('Controlled')
    expect((await act(id, 'deliver', 'agent', bodies.deliver)).body.code).toBe('NotSigned')
  })

  test('corrects day and mileage in documents, warranty and exchange', async () => {
    const id = await booked('Controlled')
    await sign(id)
    await act(id, 'deliver', 'agent', { mileage: 40_010 })
    await query(`delete from pgboss.job where name = 'bookings.paper'`)
    await query(`update vehicle_bookings set invoiced = '2026-04-12T09:00:00Z' where id = $1`, [id])
    const correct = (more: object) => act(id, 'correctDelivery', 'manager', { mileage: 40_100, comment: 'Faute de frappe', ...more })
    const refused = [await correct({ mileage: 39_999 }), await correct({ mileage: 41_000 }), await correct({ day: '2026-04-15' })]
    refused.push(await correct({ day: '2026-04-11' }))
    expect(refused.map(({ status, body }) => [status, body.errors[0].field])).toEqual([
      [400, 'mileage'],
      [400, 'mileage'],
      [400, 'day'],
      [400, 'day'],
    ])
    const { body } = await correct({ day: '2026-04-13' })
    expect(body).toMatchObject({
      status: 'Delivered',
      delivery: { at: '2026-04-13T10:00:00Z', mileage: 40_100 },
      warrantyUntil: '2026-10-13',
      exchange: { mileageLimit: 41_100 },
    })
    const printed = await query(
      `select data ->> 'type' as type from pgboss.job where name = 'bookings.paper' and (data ->> 'bookingId')::int = $1`,
      [id],
    )
    expect(printed.map(({ type }) => type).sort()).toEqual(['DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty'])
  })

  test('a certified car has months by age and mileage without a pack', async () => {
    const id = await booked('Controlled')
    await sign(id)
    // three years old, 40 000 km: six months
    expect((await act(id, 'deliver', 'agent', bodies.deliver)).body).toMatchObject({ warrantyUntil: '2026-10-14' })
  })

  test('it comes back within the month and the kilometres, not after', async () => {
    const delivered = async (ago: number) =>
      booked('Delivered', { delivered: new Date(now.getTime() - days(ago)), delivery_mileage: 40_000 })
    expect((await act(await delivered(40), 'recover', 'manager', bodies.recover)).body.code).toBe('ExchangeOver')
    expect((await act(await delivered(5), 'recover', 'manager', { mileage: 41_001, comment: 'x' })).body.code).toBe('ExchangeOver')
    expect((await act(await delivered(5), 'recover', 'manager', { mileage: 39_999, comment: 'x' })).status).toBe(400)
    expect((await act(await delivered(5), 'recover', 'manager', { mileage: 40_500 })).status).toBe(400)
    expect((await act(await delivered(5), 'recover', 'manager', { mileage: 41_000, comment: 'x' })).status).toBe(200)
    const late = await record(await delivered(40))
    expect(late.steps.blocked).toContainEqual({ action: 'recover', reason: 'ExchangeOver', roles: ['manager'] })
  })

  test('the pack is settled with the invoice, the day until the keys', async () => {
    const id = await booked('Billed')
    const put = (deliveryDate: string, warrantyPackId: number | null) =>
      ask('PUT', `/api/vehiclebookings/${id}/delivery`, 'agent', { deliveryDate, warrantyPackId })
    expect((await put('2026-05-02', null)).body.deliveryDate).toBe('2026-05-02')
    expect((await put('2026-05-02', 1)).status).toBe(409)
    const paid = await booked('PayementDetailsSubmitted')
    const choose = async (warrantyPackId: number | null) =>
      (await ask('PUT', `/api/vehiclebookings/${paid}/delivery`, 'agent', { deliveryDate: null, warrantyPackId })).status
    const pay = (amount: number) =>
      query(`insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Paid', $2, now())`, [paid, amount])
    // the whole price is there: a pack may still come, and go as long as nobody paid for it
    await pay(119_000)
    const [dear] = await query('select id from warranty_packs where price > 0 order by id limit 1')
    expect([await choose(dear?.id), await choose(null), await choose(dear?.id)]).toEqual([200, 200, 200])
    await pay(1)
    expect(await choose(null)).toBe(400)
    const other = await booked('Accepted')
    expect((await ask('PUT', `/api/vehiclebookings/${other}/delivery`, 'agent', { deliveryDate: null, warrantyPackId: 999 })).status).toBe(
      400,
    )
  })
})

test('sets the due time of each transition in opening hours', async () => {
  now = new Date('2026-04-17T16:30:00Z')
  const id = await booked()
  await act(id, 'accept', 'agent')
  // Friday 17:30: half an hour is left of ten; nine and a half on Monday
  expect((await record(id)).due).toBe('2026-04-20T16:30:00Z')
})

test('rejects with a reason and refunds the deposit', async () => {
  const id = await booked()
  expect((await act(id, 'reject', 'agent', {})).status).toBe(400)
  expect((await act(id, 'reject', 'agent', bodies.reject)).body).toMatchObject({
    status: 'Rejected',
    vehicle: { status: 'Published' },
    sale: { status: 'Rejected' },
  })
})

describe('two who work at the same time', () => {
  test('lock the sale before its bookings', async () => {
    const id = await booked('Submitted')
    const client = await api.deps.pool.connect()
    try {
      await client.query('begin')
      // as anyone who gives the sale to a colleague, which is written into its bookings
      await client.query('select from vehicle_sales where id = (select sale_id from vehicle_bookings where id = $1) for update', [id])
      const accepted = act(id, 'accept', 'agent')
      await expect
        .poll(
          async () => (await query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length,
        )
        .toBe(1)
      await client.query('select from vehicle_bookings where id = $1 for update nowait', [id])
      await client.query('commit')
      expect((await accepted).status).toBe(200)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a staff member who buys a car', () => {
  test('takes no step of the staff with it, nor its money, even as an admin; a colleague does', async () => {
    const id = await booked('Submitted')
    await query(`update customers set user_id = 'admin' where id = (select customer_id from vehicle_bookings where id = $1)`, [id])
    expect((await act(id, 'accept', 'admin')).status).toBe(403)
    expect((await act(id, 'receipts', 'admin', { method: 'Cash', amount: 10 })).status).toBe(403)
    expect((await record(id, 'admin')).steps).toMatchObject({ allowed: [] })
    expect((await record(id)).status).toBe('Submitted')
    expect((await act(id, 'accept', 'agent')).status).toBe(200)
  })
})
