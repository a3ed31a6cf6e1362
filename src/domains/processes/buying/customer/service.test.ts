import { beforeEach, describe, expect, test } from 'vitest'
import { reservingHouse } from '#testing/reserving-house.ts'

const house = reservingHouse()
const { query, ask, person, newCar, held, approve, account, later } = house
const network = { from: '41.140.7.7' }

/** A booking that somebody made without an account, accepted, with a new price that waits for the answer. */
async function priced(buyer = person(), asked?: { subject: string }): Promise<{ key: string; id: number; phone: string }> {
  const hold = await held(await newCar(), buyer, asked)
  await approve(hold)
  const [{ id }] = await query('select id from vehicle_bookings where key = $1', [hold.key])
  await staff(id, 'accept')
  await staff(id, 'proposePrice', { price: 116_000 })
  return { key: hold.key, id, phone: `+212${buyer.phone.slice(1)}` }
}
async function staff(id: number, step: string, payload: object = {}) {
  const headers = await house.api.headers('adviser', ['agent'])
  const answer = await house.api.app.inject({ method: 'POST', url: `/api/vehiclebookings/${id}/${step}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const record = async (id: number) => {
  const headers = await house.api.headers('adviser', ['agent'])
  return (await house.api.app.inject({ url: `/api/vehiclebookings/${id}`, headers })).json()
}
const own = (key: string, way: string, body: object = {}, asked: object = network) =>
  ask('POST', `/api/bookings/${key}/${way}`, body, asked)
const seen = async (key: string) => (await ask('GET', `/api/bookings/${key}`)).body
/** Shows that the phone of a booking is theirs. */
async function show(key: string, phone: string): Promise<void> {
  const sent = await own(key, 'code')
  expect([sent.status, sent.body]).toEqual([200, { phone: phone.slice(-2) }])
  const [row] = await query(`select content from messages where channel = 'Sms' and recipient = $1 order by id desc limit 1`, [phone])
  const code = row.content.text.match(/\d{6}/)[0]
  expect((await own(key, 'code/check', { code: code === '000000' ? '111111' : '000000' })).body.errors[0].field).toBe('code')
  expect((await own(key, 'code/check', { code })).status).toBe(204)
}

describe('who booked without an account', () => {
  test('answers a new price by the key after a code, from the network that showed it', async () => {
    const { key, id, phone } = await priced()
    expect(await seen(key)).toMatchObject({ isGuest: true, newPrice: 116_000, next: 'AnswerPrice', objectUntil: null })
    const refused = await own(key, 'price', { accepted: true })
    expect([refused.status, refused.body.code]).toEqual([403, 'PhoneUnconfirmed'])
    await show(key, phone)
    expect((await own(key, 'price', { accepted: true }, { from: '41.140.9.9' })).status).toBe(403)
    const { body } = await own(key, 'price', { accepted: true })
    expect(body).toMatchObject({ status: 'NewPriceAccepted', price: 116_000, newPrice: null })
    const [last] = (await record(id)).timeline
    expect(last).toMatchObject({ status: 'NewPriceAccepted', isCustomer: true })
    expect((await own(key, 'price', { accepted: false })).body.code).toBe('TransitionNotAllowed')
  })

  test('is led to the page of the booking, not to an account', async () => {
    const { key, id } = await priced()
    const letters = await query(`select content::text from messages where key like 'bookings.newPrice:' || $1 || ':%' order by id`, [id])
    expect(letters).toHaveLength(2)
    for (const { content } of letters) expect(content).toContain(`payment-success?booking=${key}`)
  })

  test('completes who buys before the payment details, and sees it only with the code', async () => {
    const { key, id, phone } = await priced()
    await staff(id, 'acceptPriceFor', { way: 'Phone', comment: 'D’accord' })
    expect((await seen(key)).missing).toEqual(['idNumber', 'address', 'city'])
    const details = { paymentType: 'Direct', paymentMethod: 'BankTransfer' }
    const desk = await staff(id, 'submitPaymentDetails', details)
    expect([desk.status, desk.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['buyer.idNumber', 'buyer.address', 'buyer.city'],
    ])
    expect(await record(id)).toMatchObject({
      buyerMissing: ['idNumber', 'address', 'city'],
      steps: { blocked: expect.arrayContaining([expect.objectContaining({ action: 'submitPaymentDetails', reason: 'BuyerIncomplete' })]) },
    })
    const buyer = { idNumber: 'bk 123456', address: '1, rue X', city: 'Casablanca' }
    const put = (body: object) => ask('PUT', `/api/bookings/${key}/buyer`, body, network)
    const read = () => ask('GET', `/api/bookings/${key}/buyer`, undefined, network)
    expect([(await put(buyer)).status, (await read()).status]).toEqual([403, 403])
    await show(key, phone)
    expect((await put({ ...buyer, city: 'Atlantis' })).body.errors[0]).toMatchObject({ field: 'city' })
    expect((await put(buyer)).body).toMatchObject({ missing: [] })
    expect((await read()).body).toMatchObject({ firstName: 'Ali', idNumber: 'BK123456', city: 'Casablanca', zip: null })
    expect((await record(id)).buyerChanges).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'address', after: '1, rue X', isCustomer: true })]),
    )
    expect((await own(key, 'paymentdetails', details)).body.status).toBe('PayementDetailsSubmitted')
    await query(`update vehicle_bookings set last_status = 'Billed' where id = $1`, [id])
    expect((await put(buyer)).body.code).toBe('TransitionNotAllowed')
  })

  test('gets no code for the booking of an account, which its owner alone answers', async () => {
    const buyer = person()
    await account('owner', { email: buyer.email, phone: `+212${buyer.phone.slice(1)}` })
    await account('other', { email: 'x@exemple.ma', phone: '+212699999999' })
    const { key } = await priced(buyer, { subject: 'owner' })
    expect((await seen(key)).isGuest).toBe(false)
    expect([(await own(key, 'code')).status, (await own(key, 'code/check', { code: '123456' })).status]).toEqual([404, 404])
    const answer = (asked?: object) => own(key, 'price', { accepted: true }, asked)
    expect([(await answer({})).status, (await answer({ subject: 'other' })).status]).toEqual([401, 404])
    expect((await answer({ subject: 'owner' })).body.status).toBe('NewPriceAccepted')
  })
})

describe('an answer that was noted for the customer', () => {
  let booking: Awaited<ReturnType<typeof priced>>
  beforeEach(async () => {
    booking = await priced()
    await show(booking.key, booking.phone)
  })

  test('requires channel and wording; notifies by mail and SMS', async () => {
    const { id } = booking
    expect((await staff(id, 'acceptPriceFor', { comment: 'Oui' })).body.errors[0].field).toBe('way')
    expect((await staff(id, 'acceptPriceFor', { way: 'Phone', comment: ' ' })).body.errors[0].field).toBe('comment')
    expect((await staff(id, 'acceptPriceFor', { way: 'Phone', comment: 'Oui, à ce prix' })).body).toMatchObject({
      status: 'NewPriceAccepted',
      price: 116_000,
      newPrice: null,
    })
    expect((await record(id)).timeline[0]).toMatchObject({ way: 'Phone', comment: 'Oui, à ce prix', isCustomer: false })
    const told = await query(
      `select channel, content::text from messages where key like 'bookings.acceptedFor:' || $1 || ':%' order by 1`,
      [id],
    )
    expect(told.map(({ channel }) => channel)).toEqual(['Email', 'Sms'])
    expect(told[0].content).toContain('Oui, à ce prix')
  })

  test('is objected to within a day: the price waits for their own answer, once', async () => {
    const { id, key } = booking
    expect((await own(key, 'price/objection')).status).toBe(409)
    await staff(id, 'acceptPriceFor', { way: 'Phone', comment: 'Oui' })
    expect((await seen(key)).objectUntil).toBe('2026-04-15T10:00:00.000Z')
    expect((await own(key, 'price/objection')).body).toMatchObject({
      status: 'NewPriceSubmitted',
      price: 120_000,
      newPrice: 116_000,
      objectUntil: null,
    })
    expect((await own(key, 'price', { accepted: false })).body).toMatchObject({ price: 120_000, newPrice: null, objectUntil: null })
    expect((await own(key, 'price/objection')).status).toBe(409)
  })

  test('is final after a day', async () => {
    const { id, key } = booking
    await staff(id, 'rejectPriceFor', { way: 'InPerson', comment: 'Trop cher' })
    later(24 * 60)
    expect((await seen(key)).objectUntil).toBe(null)
    await query(`update phone_proofs set expires = $1`, ['2027-01-01'])
    expect((await own(key, 'price/objection')).body.code).toBe('TransitionNotAllowed')
  })
})

describe('who wants to give up what is paid', () => {
  /** A booking of a visitor, or of an account, for which the house noted so much besides the deposit. */
  async function paid(amount: number, asked?: { subject: string }) {
    const booking = await priced(person(), asked)
    await staff(booking.id, 'acceptPriceFor', { way: 'Phone', comment: 'Oui' })
    await query(`update vehicle_bookings set buyer = buyer || '{"idNumber":"BK1","address":"1, rue X","city":"Rabat"}' where id = $1`, [
      booking.id,
    ])
    await staff(booking.id, 'submitPaymentDetails', { paymentType: 'Direct', paymentMethod: 'Checks' })
    const desk = await house.api.headers('cashier', ['controller'])
    const note = (payload: object) =>
      house.api.app.inject({ method: 'POST', url: `/api/vehiclebookings/${booking.id}/receipts`, headers: desk, payload })
    if (amount > 0) expect((await note({ method: 'BankTransfer', amount, reference: 'VIR 1' })).statusCode).toBe(200)
    return booking
  }
  const comment = 'Je change d’avis'
  const inHouse = (id: number) =>
    query('select state, decided_by, amount, comment from booking_asks where booking_id = $1 order by id', [id])
  const carOf = async (id: number) => (await query('select vehicle_id as id from vehicle_bookings where id = $1', [id]))[0].id as number
  const word = async (id: number, kind: 'approve' | 'refuse', body: object = {}) =>
    staff(id, `asks/${(await query(`select id from booking_asks where booking_id = $1 and state = 'Open'`, [id]))[0].id}/${kind}`, body)

  test('confirms by a code without an account; the deposit is refunded directly', async () => {
    const { key, id, phone } = await paid(0)
    const refused = await own(key, 'cancel', { comment })
    expect([refused.status, refused.body.code]).toEqual([403, 'PhoneUnconfirmed'])
    await show(key, phone)
    expect(await seen(key)).toMatchObject({ cancellable: true, cancelAsks: false, cancelAsked: null })
    expect((await own(key, 'cancel', { comment })).body).toMatchObject({ status: 'Cancelled', cancelAsked: null })
    expect(await inHouse(id)).toEqual([])
  })

  test('needs no reason until the last day of the legal period, and reads what goes back and by when', async () => {
    const { key, id, phone } = await paid(0)
    const terms = { freeUntil: '2026-04-21', needsReason: false, returns: 1000, returnsBy: '2026-05-06', keeps: 0 }
    later(7 * 24 * 60)
    expect((await seen(key)).cancelTerms).toEqual(terms)
    await show(key, phone)
    const { status, body } = await own(key, 'cancel')
    expect([status, body.status, body.failure, body.cancelTerms]).toEqual([200, 'Cancelled', null, null])
    const kinds = await query('select kind from booking_ledger where booking_id = $1 order by id', [id])
    expect(kinds.map(({ kind }) => kind)).toEqual(['Held', 'Returning'])
    expect((await query('select comment from booking_statuses where booking_id = $1 order by id desc limit 1', [id]))[0].comment).toBeNull()
    const [{ content }] = await query(`select content::text from messages where key like 'bookings.cancelled:' || $1 || ':%'`, [id])
    expect(content).toContain('6 mai 2026')
  })

  test('needs a reason after the legal period, and reads what stays with the seller', async () => {
    const { key, id, phone } = await paid(0)
    later(8 * 24 * 60)
    expect((await seen(key)).cancelTerms).toEqual({
      ...{ freeUntil: '2026-04-21', needsReason: true, returns: 0, returnsBy: '2026-05-07', keeps: 1000 },
    })
    await show(key, phone)
    const refused = await own(key, 'cancel', { comment: ' ' })
    expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ field: 'comment', reason: 'required' })]])
    expect((await seen(key)).status).not.toBe('Cancelled')
    expect((await own(key, 'cancel', { comment })).body.status).toBe('Cancelled')
    const kinds = await query('select kind from booking_ledger where booking_id = $1 order by id', [id])
    expect(kinds.map(({ kind }) => kind)).toEqual(['Held', 'Kept'])
  })

  test('sends a request without a reason within the legal period, though more than the deposit was received', async () => {
    const { key, id, phone } = await paid(50_000)
    await show(key, phone)
    expect((await own(key, 'cancel')).body.cancelAsked).toMatchObject({ isRefused: false })
    expect(await inHouse(id)).toMatchObject([{ state: 'Open', comment: '' }])
    later(8 * 24 * 60)
    const late = await paid(50_000)
    later(8 * 24 * 60)
    await show(late.key, late.phone)
    expect((await own(late.key, 'cancel')).body.errors).toMatchObject([{ field: 'comment', reason: 'required' }])
  })

  test('requests cancellation from the adviser once, above the deposit', async () => {
    const { key, id, phone } = await paid(50_000)
    await account('adviser', { email: 'adviser@rihla.example', phone: '+212611111111' })
    await query(`update vehicle_sales set assigned_to = 'adviser' where id = (select sale_id from vehicle_bookings where id = $1)`, [id])
    await show(key, phone)
    expect((await seen(key)).cancelAsks).toBe(true)
    const { status, body } = await own(key, 'cancel', { comment })
    expect([status, body.status]).toEqual([200, 'PayementDetailsSubmitted'])
    expect(body.cancelAsked).toEqual({ asked: '2026-04-14T10:00:00.000Z', isRefused: false, remark: null })
    expect(await house.carStatus(await carOf(id))).toBe('Booked')
    await own(key, 'cancel', { comment: 'Alors ?' })
    expect(await inHouse(id)).toEqual([{ state: 'Open', decided_by: null, amount: 51_000, comment }])
    const told = await query(`select recipient, content::text from messages where key like 'asks.GiveUp:%'`)
    expect(told.map(({ recipient }) => recipient)).toEqual(['adviser@rihla.example'])
    expect(told[0].content).toContain(comment)
    const desk = await house.api.headers('adviser', ['agent'])
    const queue = (await house.api.app.inject({ url: '/api/vehiclebookings?view=asks&size=100', headers: desk })).json().results
    expect(queue.find((row: { id: number }) => row.id === id)).toMatchObject({ isCancelAsked: true })
    expect((await record(id)).asks[0]).toMatchObject({ kind: 'GiveUp', state: 'Open', author: null, comment, mayDecide: true })
    const cashier = await house.api.headers('cashier', ['controller'])
    const url = `/api/vehiclebookings/${id}`
    const bill = await house.api.app.inject({ method: 'POST', url: `${url}/bill`, headers: cashier, payload: {} })
    expect([bill.statusCode, bill.json().code]).toEqual([409, 'CancelAsked'])
    expect((await house.api.app.inject({ url, headers: cashier })).json().steps.blocked).toContainEqual({
      action: 'bill',
      reason: 'CancelAsked',
      roles: ['controller', 'manager'],
    })
  })

  test('withdraws the request and repeats it, by code too', async () => {
    const { key, id, phone } = await paid(50_000)
    await show(key, phone)
    await own(key, 'cancel', { comment })
    expect((await own(key, 'cancel/withdrawal', {}, { from: '41.140.9.9' })).body.code).toBe('PhoneUnconfirmed')
    expect((await own(key, 'cancel/withdrawal')).body).toMatchObject({ status: 'PayementDetailsSubmitted', cancelAsked: null })
    expect((await own(key, 'cancel/withdrawal')).body.code).toBe('TransitionNotAllowed')
    await own(key, 'cancel', { comment })
    expect((await inHouse(id)).map(({ state }) => state)).toEqual(['Withdrawn', 'Open'])
  })

  test('sees each refusal and gets mail and SMS', async () => {
    const { key, id, phone } = await paid(50_000)
    await show(key, phone)
    for (const remark of ['La voiture arrive demain', 'Toujours pas']) {
      await own(key, 'cancel', { comment })
      expect((await word(id, 'refuse', { remark: ' ' })).status).toBe(400)
      expect((await word(id, 'refuse', { remark })).body.status).toBe('PayementDetailsSubmitted')
      expect((await seen(key)).cancelAsked).toMatchObject({ isRefused: true, remark })
    }
    const told = await query(
      `select channel, content::text from messages where key like 'bookings.cancelRefused:' || $1 || ':%' order by channel, id`,
      [id],
    )
    expect(told.map(({ channel }) => channel)).toEqual(['Email', 'Email', 'Sms', 'Sms'])
    expect(told[0].content).toContain('La voiture arrive demain')
  })

  test('requests by account; the deposit follows the day of the request', async () => {
    await account('patient', { email: 'patient@exemple.ma', phone: '+212699990000' })
    const asked = { subject: 'patient' }
    const [inTime, late] = [await paid(50_000, asked), await paid(50_000, asked)]
    expect((await own(inTime.key, 'cancel', { comment }, {})).status).toBe(404)
    expect((await own(inTime.key, 'cancel', { comment }, asked)).body.cancelAsked).toMatchObject({ isRefused: false })
    later(30 * 24 * 60)
    await own(late.key, 'cancel', { comment }, asked)
    const done = await staff(inTime.id, 'cancel', { comment: 'Comme convenu' })
    expect(done.body).toMatchObject({ status: 'Cancelled', balance: { toReturn: 50_000 }, asks: [{ state: 'Approved', remark: null }] })
    expect(await inHouse(inTime.id)).toMatchObject([{ state: 'Approved', decided_by: 'adviser' }])
    expect((await word(late.id, 'approve')).body).toMatchObject({ status: 'Cancelled', balance: { toReturn: 50_000 } })
    const kinds = async (id: number) =>
      (await query('select kind from booking_ledger where booking_id = $1 order by id', [id])).map(({ kind }) => kind)
    expect([await kinds(inTime.id), await kinds(late.id)]).toEqual([
      ['Held', 'Paid', 'Returning'],
      ['Held', 'Paid', 'Kept'],
    ])
    expect(await house.carStatus(await carOf(late.id))).toBe('Published')
  })

  test('lapses when the receipt is reversed', async () => {
    const { key, id, phone } = await paid(50_000)
    await show(key, phone)
    await own(key, 'cancel', { comment })
    await query(
      `insert into booking_ledger (booking_id, kind, amount, corrects, created)
       select $1, 'Corrected', 50000, id, now() from booking_ledger where booking_id = $1 and kind = 'Paid'`,
      [id],
    )
    expect((await own(key, 'cancel', { comment })).body.status).toBe('Cancelled')
    expect((await inHouse(id)).map(({ state }) => state)).toEqual(['Lapsed'])
  })
})
