import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetBuyers } from '#domains/processes/buying/bookings/person/store.ts'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
const headers = new Map<string, Record<string, string>>()
beforeAll(async () => {
  api = await testApi({ clock: { now: () => new Date('2026-04-14T10:00:00Z') } })
  for (const role of ['agent', 'expert', 'controller', 'manager'] as StaffRole[]) headers.set(role, await api.headers(role, [role]))
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const kept = { civility: 'M.', firstName: 'Ali', lastName: 'Idrisi', email: 'ali@exemple.ma', phone: '+212612345678' }
let made = 0
async function booked(status = 'Accepted'): Promise<number> {
  const [row] = await query(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, price, last_status)
      select 'VO-B' || $1, brand_id, id, 120000, 'Booked' from models where name = 'Duster' returning id
    ), person as (
      insert into customers (first_name, last_name, email) values ('Ali', 'Idrisi', 'buyer' || $1 || '@exemple.ma') returning id
    ), sale as (
      insert into vehicle_sales (reference, customer_id, last_status) select 'VT-B' || $1, id, 'Assigned' from person returning id
    ), booking as (
      insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until,
        last_status)
      select 'RV-B' || $1, sale.id, car.id, person.id, $3, 'fr', 120000, 120000, 1000, now(), $2 from sale, car, person returning id
    )
    insert into booking_statuses (booking_id, type, created) select id, $2, now() from booking returning booking_id as id`,
    [String(++made), status, kept],
  )
  return row.id
}
async function edit(id: number, payload: object, as = 'agent') {
  const answer = await api.app.inject({ method: 'PUT', url: `/api/vehiclebookings/${id}/buyer`, headers: headers.get(as) ?? {}, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const right = { ...kept, lastName: 'Idrissi', idNumber: 'bk 123456', city: 'Rabat' }

test('the buyer is corrected with what stood there before; e-mail and phone stay', async () => {
  const id = await booked()
  const { status, body } = await edit(id, { ...right, email: 'autre@exemple.ma', phone: '0600000000' })
  expect([status, body.buyer]).toEqual([200, { ...kept, lastName: 'Idrissi', idNumber: 'BK123456', city: 'Rabat' }])
  expect(body.buyerChanges).toEqual([
    expect.objectContaining({ field: 'city', before: null, after: 'Rabat' }),
    expect.objectContaining({ field: 'idNumber', before: null, after: 'BK123456' }),
    expect.objectContaining({ field: 'lastName', before: 'Idrisi', after: 'Idrissi' }),
  ])
  expect((await edit(id, right)).body.buyerChanges).toHaveLength(3)
  expect((await edit(id, { ...right, lastName: 'Alaoui' }, 'manager')).body.buyerChanges[0]).toMatchObject({
    before: 'Idrissi',
    after: 'Alaoui',
  })
})

test('what does not fit is refused by name; only agents and managers, only until the invoice', async () => {
  const id = await booked('PayementDetailsSubmitted')
  expect((await edit(id, { ...right, idNumber: '12' })).body.errors[0]).toMatchObject({ field: 'idNumber', reason: 'cin' })
  expect((await edit(id, { ...right, civility: 'Société', companyName: 'Atlas SARL' })).body.errors[0]).toMatchObject({ field: 'ice' })
  for (const as of ['expert', 'controller']) expect((await edit(id, right, as)).status).toBe(403)
  expect((await edit(id, right)).status).toBe(200)
  for (const status of ['Billed', 'Controlled', 'Delivered', 'Cancelled', 'Rejected'])
    expect([status, (await edit(await booked(status), right)).body.code]).toEqual([status, 'TransitionNotAllowed'])
})

test('papers that were printed get a new version for a correction, once; none was printed, none follows', async () => {
  const jobs = (id: number) =>
    query(
      `select data ->> 'type' as type, data ->> 'again' as again from pgboss.job where name = 'bookings.paper' and (data ->> 'bookingId')::int = $1`,
      [id],
    )
  const bare = await booked()
  await edit(bare, right)
  const id = await booked('PayementDetailsSubmitted')
  for (const type of ['SaleProforma', 'PurchaseOrder'])
    await query(
      `insert into documents (owner_type, owner_id, type, file_name, mime_type, size, hash, is_generated)
       values ('Booking', $1, $2, 'p.pdf', 'application/pdf', 1, 'h', true)`,
      [id, type],
    )
  await edit(id, right)
  expect((await jobs(id)).map(({ type }) => type).sort()).toEqual(['PurchaseOrder', 'SaleProforma'])
  await edit(id, right)
  expect(await jobs(id)).toHaveLength(2)
  expect(await jobs(bare)).toEqual([])
})

test('with a buyer who is forgotten the corrections go too', async () => {
  const [gone, stays] = [await booked(), await booked()]
  for (const id of [gone, stays]) await edit(id, right)
  await query(`update vehicle_bookings set last_status = 'Cancelled', last_modified = '2026-01-01' where id = $1`, [gone])
  expect(await forgetBuyers(api.deps.db, new Date('2026-02-01T00:00:00Z'))).toBe(1)
  const left = await query('select distinct booking_id as id from booking_buyer_changes where booking_id = any($1)', [[gone, stays]])
  expect(left).toEqual([{ id: stays }])
})

test('a corrected name is the name of every list, head and signature', async () => {
  const get = async (url: string, as = 'agent') => (await api.app.inject({ url, headers: headers.get(as) ?? {} })).json()
  const namesOf = async (id: number) => {
    const record = await get(`/api/vehiclebookings/${id}`)
    const [queue, sales] = await Promise.all([
      get(`/api/vehiclebookings?view=all&text=${record.reference}`),
      get(`/api/vehiclesales?view=open&text=${record.sale.reference}`),
    ])
    return [record.customer.name, queue.results[0].customer.name, sales.results[0].customer.name]
  }
  const id = await booked()
  await edit(id, right)
  expect(await namesOf(id)).toEqual(['Ali Idrissi', 'Ali Idrissi', 'Ali Idrissi'])
  const billed = await booked('Controlled')
  await query(
    `update vehicle_bookings set invoice_number = 'FV-N' || id, invoiced = '2026-04-13', signed_by = 'Ali Idrisi' where id = $1`,
    [billed],
  )
  const url = `/api/vehiclebookings/${billed}/correctInvoice`
  const payload = { buyer: { ...right, address: '1, rue X' }, comment: 'Nom mal écrit' }
  await api.app.inject({ method: 'POST', url, headers: headers.get('controller') ?? {}, payload })
  expect(await namesOf(billed)).toEqual(['Ali Idrissi', 'Ali Idrissi', 'Ali Idrissi'])
  // what was signed under the other name is signed again
  expect(await query('select signed_by from vehicle_bookings where id = $1', [billed])).toEqual([{ signed_by: null }])
})

test('an invoice that names the wrong buyer is taken back as it was, and another one written', async () => {
  const id = await booked('Billed')
  await query(`update vehicle_bookings set invoice_number = 'FV-B' || id, invoiced = '2026-04-13' where id = $1`, [id])
  const correct = async (buyer: object, as = 'controller', comment = 'Nom mal écrit') => {
    const url = `/api/vehiclebookings/${id}/correctInvoice`
    const answer = await api.app.inject({ method: 'POST', url, headers: headers.get(as) ?? {}, payload: { buyer, comment } })
    return { status: answer.statusCode, body: answer.json() }
  }
  const whole = { ...right, address: '1, rue X' }
  expect((await correct(whole, 'agent')).status).toBe(403)
  expect((await correct(right)).body.errors[0]).toMatchObject({ field: 'buyer.address', reason: 'required' })
  expect((await correct(whole, 'controller', ' ')).body.errors[0].field).toBe('comment')
  const { status, body } = await correct(whole)
  expect([status, body.status, body.buyer.lastName, body.buyer.email]).toEqual([200, 'Billed', 'Idrissi', kept.email])
  expect(body.invoice.number).toMatch(/^FV-2026-\d{6}$/)
  const credits = () =>
    query(`select invoice_number as invoice, buyer ->> 'lastName' as name from booking_credit_notes where booking_id = $1 order by id`, [
      id,
    ])
  expect(await credits()).toEqual([{ invoice: `FV-B${id}`, name: 'Idrisi' }])
  // as it stands now it is right
  expect((await correct(whole)).status).toBe(400)
  expect((await correct({ ...whole, lastName: 'Alaoui' }, 'manager')).status).toBe(200)
  expect(await credits()).toEqual([expect.anything(), { invoice: body.invoice.number, name: 'Idrissi' }])
})
