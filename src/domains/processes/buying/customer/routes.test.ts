import { afterAll, describe, expect, test } from 'vitest'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { type Asked, reservingHouse } from '#testing/reserving-house.ts'

const house = reservingHouse()
const { query, ask, person, book, newCar, held, carStatus, approve, later, account } = house

describe('who books', () => {
  test('without signing in never reaches the account whose phone or e-mail was typed, nor learns that there is one', async () => {
    const victim = person()
    await account('victim', { email: victim.email, phone: `+212${victim.phone.slice(1)}` })
    await ask('GET', '/api/customers/current', undefined, { subject: 'victim' })
    const [car, other] = [await newCar(), await newCar()]
    // the phone of somebody else, an e-mail of one's own
    const { key } = await held(car, { ...person(), phone: victim.phone })
    expect((await ask('GET', '/api/customers/sales', undefined, { subject: 'victim' })).body).toEqual([])
    const cards = await query('select c.user_id from customers c join vehicle_bookings k on k.customer_id = c.id where k.key = $1', [key])
    expect(cards).toEqual([{ user_id: null }])
    // the same answers as for anybody
    expect(Object.keys(await held(other, { ...person(), email: victim.email }))).toEqual([
      'key',
      'reference',
      'paymentId',
      'holdUntil',
      'deposit',
    ])
  })

  test('as a guest with the e-mail of an account stays separate', async () => {
    const victim = person()
    await account('mine', { email: victim.email, phone: `+212${victim.phone.slice(1)}` })
    const cars = await Promise.all(Array.from({ length: 5 }, () => newCar()))
    for (const car of cars) await held(car, { ...person(), email: victim.email })
    const sales = async () => (await ask('GET', '/api/customers/sales', undefined, { subject: 'mine' })).body
    expect(await sales()).toEqual([])
    // the car that a stranger holds is taken, as by anybody; another one is hers to hold
    expect((await book(cars[0] as number, victim, { subject: 'mine' })).body.code).toBe('CarTaken')
    const own = await held(await newCar(), victim, { subject: 'mine' })
    expect((await sales()).flatMap((sale: { bookings: Outcome[] }) => sale.bookings.map(({ key }) => key))).toEqual([own.key])
    // and nobody was asked about holds that were never paid
    expect(await query(`select key from messages where key like 'bookings.claim:%'`)).toEqual([])
    // what belongs to an account is given up by its owner alone
    const giveUp = (asked?: Asked) => ask('POST', `/api/bookings/${own.key}/cancel`, { comment: 'Non' }, asked)
    expect([(await giveUp()).status, (await giveUp({ subject: 'somebody' })).status]).toEqual([404, 404])
    expect((await giveUp({ subject: 'mine' })).body.status).toBe('Cancelled')
  })

  test('gets one claim mail; its link moves the booking and renews the key', async () => {
    const buyer = person()
    const car = await newCar()
    const booked = await held(car, buyer)
    await approve(booked)
    await account('claimer', { email: buyer.email, phone: '+212699999999' })
    await account('other', { email: 'other@exemple.ma', phone: '+212699999998' })
    const as = (subject: string) => ({ subject })
    const sales = async () => (await ask('GET', '/api/customers/sales', undefined, as('claimer'))).body
    expect([await sales(), await sales()]).toEqual([[], []])
    const letters = await query(`select recipient, content::text from messages where key like 'bookings.claim:%'`)
    expect(letters.map(({ recipient }) => recipient)).toEqual([buyer.email])
    const token = (letters[0].content as string).match(/history\?claim=([\w.-]+)/)?.[1] ?? ''
    const claim = (word: string, asked?: Asked) => ask('POST', '/api/customers/sales/claims', { token: word }, asked)
    expect((await claim(token)).status).toBe(401)
    const wrong = [await claim(token, as('other')), await claim(`${token.slice(0, -1)}_`, as('claimer')), await claim('1.x', as('claimer'))]
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404])
    // nor by an account whose own address was never confirmed
    await query(`update customers set email_verified = false where user_id = 'claimer'`)
    expect((await claim(token, as('claimer'))).status).toBe(404)
    await query(`update customers set email_verified = true where user_id = 'claimer'`)
    // nor one that was deleted
    await query('update vehicle_bookings set is_deleted = true where key = $1', [booked.key])
    expect((await claim(token, as('claimer'))).status).toBe(404)
    await query('update vehicle_bookings set is_deleted = false where key = $1', [booked.key])
    const { status, body } = await claim(token, as('claimer'))
    expect(status).toBe(200)
    expect((await sales())[0].bookings).toMatchObject([{ key: body.key, status: 'Submitted' }])
    // of its documents those are counted that it may see
    await query(
      `insert into documents (owner_type, owner_id, type, file_name, mime_type, size, hash, status, is_deleted)
       select 'Booking', k.id, 'SaleProforma', 'a.pdf', 'application/pdf', 1, repeat(n::text, 64), status, gone
       from vehicle_bookings k, (values (1, 'Published', false), (2, 'Preview', false), (3, 'Published', true), (4, 'Published', true)) d (n, status, gone) where k.key = $1`,
      [body.key],
    )
    expect((await sales())[0].bookings).toMatchObject([{ documents: 1 }])
    // whoever booked has nothing in their hands any more
    expect(body.key).not.toBe(booked.key)
    expect((await ask('GET', `/api/bookings/${booked.key}`)).status).toBe(404)
    expect((await ask('POST', `/api/bookings/${booked.key}/cancel`, { comment: 'Non' })).status).toBe(404)
    expect((await claim(token, as('claimer'))).status).toBe(404)
  })

  test('has no open task after delivery, and may exchange within the month', async () => {
    await account('driver', { email: 'driver@exemple.ma', phone: '+212699999996' })
    const asked = { subject: 'driver' }
    const hold = await held(await newCar(), person(), asked)
    await approve(hold)
    await query(
      `with delivered as (
         update vehicle_bookings set last_status = 'Delivered', delivered = '2026-04-14T10:00:00Z' where key = $1 returning id
       ) insert into booking_ledger (booking_id, kind, amount, created) select id, 'Paid', 119000, now() from delivered`,
      [hold.key],
    )
    const refused = await ask('POST', `/api/bookings/${hold.key}/cancel`, { comment: 'Non' }, asked)
    expect([refused.status, refused.body.code]).toEqual([409, 'TransitionNotAllowed'])
    expect(
      await query('select a.id from booking_asks a join vehicle_bookings b on b.id = a.booking_id where b.key = $1', [hold.key]),
    ).toEqual([])
    const onDay = async (now: string) => {
      house.now = new Date(now)
      const [{ bookings }] = (await ask('GET', '/api/customers/sales', undefined, asked)).body
      return [bookings[0].next, bookings[0].exchange.daysLeft]
    }
    expect([await onDay('2026-05-14T21:00:00Z'), await onDay('2026-05-15T10:00:00Z')]).toEqual([
      ['TryExchange', 1],
      ['None', 0],
    ])
  })

  test('sees why the hold failed: refused card or expiry', async () => {
    const failure = async (key: string) => (await ask('GET', `/api/bookings/${key}`)).body.failure
    const [refused, late] = [await held(await newCar()), await held(await newCar())]
    expect([await failure(refused.key), await failure(late.key)]).toEqual([null, null])
    await query(
      `insert into payment_attempts (payment_id, oid, created, expires, refusal) select id, 'R-refused', $2, $2, 'Funds' from payments where key = $1`,
      [refused.paymentId, house.now],
    )
    expect([await failure(refused.key), await failure(late.key)]).toEqual([1, null])
    house.now = new Date(late.holdUntil)
    expect(await failure(late.key)).toBe(1)
  })

  test('cancels an unpaid hold without a reason: it is cancelled, not expired', async () => {
    const hold = await held(await newCar())
    const cancelled = await ask('POST', `/api/bookings/${hold.key}/cancel`, {})
    expect([cancelled.status, cancelled.body.status, cancelled.body.failure]).toEqual([200, 'Cancelled', null])
  })

  test('returns the full name of the assigned adviser to the customer', async () => {
    await account('followed', { email: 'followed@exemple.ma', phone: '+212699999911' })
    const { key } = await held(await newCar(), person(), { subject: 'followed' })
    const booking = async () => (await ask('GET', '/api/customers/sales', undefined, { subject: 'followed' })).body[0].bookings[0]
    expect(await booking()).toMatchObject({ adviser: null, store: { phone: expect.any(String) } })
    await account('houda', { email: 'houda@rihla.example', phone: '+212611111119' })
    await query(`update vehicle_sales set assigned_to = 'houda' where id = (select sale_id from vehicle_bookings where key = $1)`, [key])
    const [{ name }] = await query(`select first_name || ' ' || last_name as name from accounts where subject = 'houda'`)
    expect(await booking()).toMatchObject({ adviser: name })
  })

  test("sees the store and the time of the adviser's call", async () => {
    const hold = await held(await newCar())
    expect((await ask('GET', `/api/bookings/${hold.key}`)).body).toMatchObject({ call: null, cancelTerms: { freeUntil: null, returns: 0 } })
    await approve(hold)
    const { body } = await ask('GET', `/api/bookings/${hold.key}`)
    const [{ due, name }] = await query(
      'select b.due, a.name from vehicle_bookings b join storage_areas a on a.id = b.storage_area_id where b.key = $1',
      [hold.key],
    )
    expect(body).toMatchObject({ store: { name, hours: expect.any(Array) }, call: { by: due.toISOString(), adviser: null } })
    await query(`update vehicle_sales set assigned_to = 'caller' where id = (select sale_id from vehicle_bookings where key = $1)`, [
      hold.key,
    ])
    await account('caller', { email: 'caller@rihla.example', phone: '+212611111112' })
    expect((await ask('GET', `/api/bookings/${hold.key}`)).body.call.adviser).toBe('Sara')
  })

  test("keeps a guest's card separate from later accounts", async () => {
    const buyer = person()
    const { key } = await held(await newCar(), buyer)
    await account('late', { email: buyer.email, phone: `+212${buyer.phone.slice(1)}` })
    expect((await ask('GET', '/api/customers/sales', undefined, { subject: 'late' })).body).toEqual([])
    const cards = await query('select c.user_id from customers c join vehicle_bookings k on k.customer_id = c.id where k.key = $1', [key])
    expect(cards).toEqual([{ user_id: null }])
  })

  test("keeps a guest's card separate from a confirmed phone", async () => {
    const buyer = person()
    await held(await newCar(), buyer)
    await account('phone-owner', { email: 'owner@exemple.ma', phone: `+212${buyer.phone.slice(1)}` })
    expect((await ask('GET', '/api/customers/sales', undefined, { subject: 'phone-owner' })).body).toEqual([])
  })
})

describe('a phone', () => {
  const asked = async () => query(`update settings set value = 'true' where key = 'booking.phoneCode'`)
  afterAll(() => query(`update settings set value = 'false' where key = 'booking.phoneCode'`))
  /** the code that went out last to a number */
  const codeTo = async (phone: string): Promise<string> => {
    await ask('POST', `/phonenumbers/send?phone=${phone}`)
    const [row] = await query(`select content from messages where channel = 'Sms' and recipient = $1 order by id desc limit 1`, [
      `+212${phone.slice(1)}`,
    ])
    return (row.content.text as string).match(/\d{6}/)?.[0] ?? ''
  }
  const check = (phone: string, code: string, from?: string) =>
    ask('POST', `/phonenumbers/check?phone=${phone}&code=${code}`, undefined, from === undefined ? {} : { from })

  test('is shown by a code before a car is held without an account', async () => {
    await asked()
    const car = await newCar()
    const buyer = person()
    const refused = await book(car, buyer)
    expect([refused.status, refused.body.code]).toEqual([403, 'PhoneUnconfirmed'])
    expect(await carStatus(car)).toBe('Published')
    // a car that is not there is told first
    expect((await book(2_000_000_000, buyer)).body.code).toBe('VehicleNotFound')
    const code = await codeTo(buyer.phone)
    expect((await check(buyer.phone, code === '000000' ? '111111' : '000000')).status).toBe(400)
    expect((await book(car, buyer)).status).toBe(403)
    expect((await check(buyer.phone, code)).status).toBe(204)
    // the proof is of this number, from this network, for an hour
    expect((await book(car, { ...buyer, phone: '0612000099' })).status).toBe(403)
    expect((await book(car, buyer, { from: '41.140.7.7' })).status).toBe(403)
    const before = house.now
    later(61)
    expect((await book(car, buyer)).status).toBe(403)
    house.now = before
    await held(car, buyer)
    // with an account nothing is asked
    await account('known', { email: 'known@exemple.ma', phone: '+212699999997' })
    await held(await newCar(), person(), { subject: 'known' })
  })

  test('holds so many cars and no more, under whatever e-mail', async () => {
    await asked()
    const buyer = person()
    await check(buyer.phone, await codeTo(buyer.phone))
    for (let i = 0; i < 5; i++) await held(await newCar(), { ...buyer, email: `alias${i}@exemple.ma` })
    expect((await book(await newCar(), { ...buyer, email: 'alias5@exemple.ma' })).body.code).toBe('TooManyRequests')
    // of the owner of that number, who has an account, it takes nothing
    await account('by-phone', { email: 'by-phone@exemple.ma', phone: `+212${buyer.phone.slice(1)}` })
    await held(await newCar(), buyer, { subject: 'by-phone' })
  })
})
