import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { insertAccount, insertBooking, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { forgetBuyers } from '../writes/store.ts'

describe('approvals', () => {
  let api: TestApi
  const headers = new Map<string, Record<string, string>>()
  const people: Record<string, StaffRole> = {
    ...{ agent: 'agent', controller: 'controller', second: 'controller' },
    ...{ manager: 'manager', boss: 'manager', admin: 'admin' },
  }
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => new Date('2026-04-14T10:00:00Z') } })
    for (const [subject, role] of Object.entries(people)) headers.set(subject, await api.headers(subject, [role]))
  })
  afterAll(() => api.close())

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
  /** A booking of a car listed for 120 000 DH, in a state, with so much to give back by hand. */
  async function booked(status = 'Accepted', toReturn = 0): Promise<number> {
    const { id } = await insertBooking(
      api.deps.db,
      {
        buyer: { firstName: 'Ali', lastName: 'Idrissi', idNumber: 'BK1', address: '1, rue X', city: 'Rabat' },
        ...{ price: 120_000, to_return: toReturn, last_status: status },
      },
      { car: { last_status: status === 'Cancelled' ? 'Published' : 'Booked' }, sale: { last_status: 'Assigned' } },
    )
    await insertRow(api.deps.db, 'booking_statuses', { booking_id: id, type: status })
    return id
  }

  async function act(id: number, way: string, as: string, payload: object = {}) {
    const url = `/api/vehiclebookings/${id}/${way}`
    const answer = await api.app.inject({ method: 'POST', url, headers: headers.get(as) ?? {}, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const seen = async (id: number, as: string) =>
    (await api.app.inject({ url: `/api/vehiclebookings/${id}`, headers: headers.get(as) ?? {} })).json()
  const waiting = async (as: string): Promise<number[]> =>
    (await api.app.inject({ url: '/api/vehiclebookings?view=asks&size=100', headers: headers.get(as) ?? {} }))
      .json()
      .results.map(({ id }: { id: number }) => id)

  describe('a price below the own limit', () => {
    test('is limited per role by the settings', async () => {
      const id = await booked()
      for (const [as, price, lowest] of [
        ['agent', 113_999, 114_000],
        ['manager', 107_999, 108_000],
      ] as const) {
        const { status, body } = await act(id, 'proposePrice', as, { price })
        expect([status, body.errors[0]]).toEqual([400, expect.objectContaining({ field: 'price', reason: 'tooSmall', limit: lowest })])
        expect(await seen(id, as)).toMatchObject({ alone: { price: lowest }, managerPrice: 108_000 })
      }
      expect((await seen(id, 'agent')).newPrice).toBe(null)
      expect((await act(id, 'proposePrice', 'agent', { price: 114_000 })).body.status).toBe('NewPriceSubmitted')
      const other = await booked()
      await query(`update settings set value = '2' where key = 'booking.agentDiscount'`)
      expect((await act(other, 'proposePrice', 'agent', { price: 114_000 })).status).toBe(400)
      await query(`update settings set value = '5' where key = 'booking.agentDiscount'`)
      expect((await act(other, 'proposePrice', 'admin', { price: 60_000, confirmedPrice: 60_000 })).body.newPrice).toBe(60_000)
    })

    test("is requested and proposed with a manager's approval", async () => {
      const id = await booked()
      const asked = await act(id, 'asks/price', 'agent', { price: 110_000, comment: 'Choc à l’aile' })
      expect(asked.body).toMatchObject({ status: 'Accepted', newPrice: null })
      const [ask] = asked.body.asks
      expect(ask).toMatchObject({ kind: 'Price', amount: 110_000, comment: 'Choc à l’aile', state: 'Open', mayDecide: false })
      expect(await waiting('manager')).toContain(id)
      for (const as of ['agent', 'controller']) expect((await act(id, `asks/${ask.id}/approve`, as)).status).toBe(403)
      expect((await seen(id, 'manager')).asks[0].mayDecide).toBe(true)
      const yes = await act(id, `asks/${ask.id}/approve`, 'manager', { remark: 'Vu' })
      expect(yes.body).toMatchObject({ status: 'NewPriceSubmitted', newPrice: 110_000, asks: [{ state: 'Approved', remark: 'Vu' }] })
      expect(await query('select asked_by, decided_by from booking_asks where id = $1', [ask.id])).toEqual([
        { asked_by: 'agent', decided_by: 'manager' },
      ])
      expect(await waiting('manager')).not.toContain(id)
      expect((await act(id, `asks/${ask.id}/approve`, 'boss')).status).toBe(409)
    })

    test("is never approved by the requester or above the approver's limit", async () => {
      const id = await booked()
      const { body } = await act(id, 'asks/price', 'manager', { price: 100_000, confirmedPrice: 100_000, comment: 'Client fidèle' })
      for (const as of ['manager', 'boss']) expect((await act(id, `asks/${body.asks[0].id}/approve`, as)).status).toBe(403)
      expect((await act(id, `asks/${body.asks[0].id}/approve`, 'admin')).body.newPrice).toBe(100_000)
      const other = await booked()
      const own = await act(other, 'asks/price', 'admin', { price: 100_000, confirmedPrice: 100_000, comment: 'Client fidèle' })
      expect((await act(other, `asks/${own.body.asks[0].id}/approve`, 'admin')).status).toBe(403)
    })

    test('far from the present one is confirmed by that very amount', async () => {
      const id = await booked()
      for (const confirmedPrice of [undefined, 10_000])
        for (const [path, as] of [
          ['asks/price', 'agent'],
          ['proposePrice', 'admin'],
        ] as const)
          expect((await act(id, path, as, { price: 100_000, comment: 'Choc', confirmedPrice })).body.errors).toEqual([
            { field: 'price', reason: 'doubtfulPrice', limit: 120_000 },
          ])
      expect((await act(id, 'proposePrice', 'admin', { price: 100_000, confirmedPrice: 100_000 })).body.newPrice).toBe(100_000)
    })

    test('is refused with a reason; a new request replaces the former', async () => {
      const id = await booked()
      const first = await act(id, 'asks/price', 'agent', { price: 110_000, comment: 'Choc' })
      const second = await act(id, 'asks/price', 'agent', { price: 111_000, comment: 'Choc' })
      expect(second.body.asks.map(({ state }: { state: string }) => state)).toEqual(['Open', 'Replaced'])
      expect((await act(id, `asks/${first.body.asks[0].id}/approve`, 'manager')).status).toBe(409)
      const ask = second.body.asks[0].id
      expect((await act(id, `asks/${ask}/refuse`, 'manager', { remark: ' ' })).status).toBe(400)
      expect((await act(id, `asks/${ask}/refuse`, 'manager', { remark: 'Trop bas' })).body).toMatchObject({
        status: 'Accepted',
        newPrice: null,
        asks: [{ state: 'Refused', remark: 'Trop bas' }, { state: 'Replaced' }],
      })
      expect((await act(await booked(), `asks/${ask}/refuse`, 'manager', { remark: 'Autre dossier' })).status).toBe(404)
    })

    test('is requested only where a price may be proposed', async () => {
      expect(
        (
          await act(await booked('PayementDetailsSubmitted'), 'asks/price', 'agent', {
            price: 100_000,
            confirmedPrice: 100_000,
            comment: 'Choc',
          })
        ).status,
      ).toBe(409)
      const id = await booked()
      expect((await act(id, 'asks/price', 'agent', { price: 120_001, comment: 'Options' })).status).toBe(400)
      await act(id, 'asks/price', 'agent', { price: 100_000, confirmedPrice: 100_000, comment: 'Choc' })
      expect((await act(id, 'proposePrice', 'agent', { price: 118_000 })).body.asks[0].state).toBe('Replaced')
    })
  })

  describe('a refund above what one person may give back', () => {
    const refund = (amount: number) => ({ method: 'BankTransfer', amount, reference: 'VIR 7' })
    test('is refused also in parts, and noted with the yes of a second person', async () => {
      const id = await booked('Cancelled', 90_000)
      expect((await act(id, 'refunds', 'controller', refund(20_001))).body.errors[0]).toMatchObject({
        field: 'amount',
        limit: 20_000,
      })
      expect((await act(id, 'refunds', 'controller', refund(15_000))).body.alone.refund).toBe(5000)
      expect((await act(id, 'refunds', 'controller', refund(5001))).status).toBe(400)
      const { body } = await act(id, 'asks/refund', 'controller', { ...refund(75_000), comment: 'Annulation du 12' })
      const [ask] = body.asks
      // what is only asked for leaves no more to give back alone
      expect([body.balance.toReturn, body.alone.refund]).toEqual([75_000, 5000])
      for (const as of ['controller', 'agent']) expect((await act(id, `asks/${ask.id}/approve`, as)).status).toBe(403)
      const yes = await act(id, `asks/${ask.id}/approve`, 'second')
      expect(yes.body).toMatchObject({ balance: { toReturn: 0 }, alone: { refund: 5000 }, asks: [{ kind: 'Refund', state: 'Approved' }] })
      expect(yes.body.ledger.at(-1)).toMatchObject({ kind: 'Returned', amount: 75_000, method: 'BankTransfer', externalReference: 'VIR 7' })
    })

    test('is limited to the refundable amount at request and approval', async () => {
      const id = await booked('Cancelled', 50_000)
      expect((await act(id, 'asks/refund', 'controller', { ...refund(50_001), comment: 'Tout' })).status).toBe(400)
      const { body } = await act(id, 'asks/refund', 'controller', { ...refund(50_000), comment: 'Tout' })
      await act(id, 'refunds', 'controller', refund(1))
      expect((await act(id, `asks/${body.asks[0].id}/approve`, 'second')).status).toBe(400)
      expect((await seen(id, 'controller')).asks[0].state).toBe('Open')
    })
  })

  test('lapses when the booking has moved on', async () => {
    const id = await booked()
    await act(id, 'asks/price', 'agent', { price: 100_000, confirmedPrice: 100_000, comment: 'Choc' })
    const { body } = await act(id, 'submitPaymentDetails', 'agent', { paymentType: 'Direct', paymentMethod: 'Cash' })
    expect(body.asks[0]).toMatchObject({ state: 'Lapsed', mayDecide: false })
    expect(await waiting('manager')).not.toContain(id)
    expect((await act(id, `asks/${body.asks[0].id}/approve`, 'manager')).status).toBe(409)
  })

  test('notifies the requester of decisions of others', async () => {
    await query(
      `insert into accounts (subject, civility, first_name, last_name, email, phone, language, password_hash, password_changed, created, last_modified)
     values ('agent', 'M.', 'Youssef', 'Berrada', 'agent@rihla.example', '+212600000001', 'fr', '', now(), now(), now())`,
    )
    const asked = async () => {
      const id = await booked()
      const { body } = await act(id, 'asks/price', 'agent', { price: 110_000, comment: 'Choc' })
      return { id, ask: body.asks[0].id as number }
    }
    const told = async ({ ask }: { ask: number }) =>
      (
        await query(`select split_part(key, ':', 1) as key, recipient, content::text from messages where key like 'asks.%:' || $1`, [ask])
      ).map(({ key, recipient, content }) => [key, recipient, content.includes('Trop bas')])
    const [refused, left, own] = [await asked(), await asked(), await asked()]
    await act(refused.id, `asks/${refused.ask}/refuse`, 'manager', { remark: 'Trop bas' })
    expect(await told(refused)).toEqual([['asks.Refused', 'agent@rihla.example', true]])
    await act(left.id, 'cancel', 'manager', { comment: 'Le client renonce' })
    expect(await told(left)).toEqual([['asks.Lapsed', 'agent@rihla.example', false]])
    await act(own.id, 'cancel', 'agent', { comment: 'Le client renonce' })
    expect(await told(own)).toEqual([])
  })

  describe('an approver', () => {
    const account = (subject: string) => insertAccount(api.deps.db, subject, { email: `${subject}@desk.example` })
    const mailed = async (ask: number) =>
      (await query(`select recipient from messages where key like 'asks.Open:' || $1 || ':%' order by 1`, [ask])).map(
        ({ recipient }) => recipient,
      )
    const decisions = async (as: string) =>
      (await api.app.inject({ url: '/api/vehiclebookings/decisions', headers: headers.get(as) ?? {} })).json().count as number
    const rowOf = async (id: number, as: string) =>
      (await api.app.inject({ url: '/api/vehiclebookings?view=asks&size=100', headers: headers.get(as) ?? {} }))
        .json()
        .results.find((row: { id: number }) => row.id === id)
    beforeAll(async () => {
      for (const subject of ['manager', 'boss', 'admin', 'controller', 'second']) await account(subject)
    })

    test('gets a mail, a badge and the row to decide', async () => {
      const before = await decisions('manager')
      const id = await booked()
      const { body } = await act(id, 'asks/price', 'agent', { price: 112_000, comment: 'Le client hésite' })
      const [ask] = body.asks
      // no administrator where a manager may decide
      expect(await mailed(ask.id)).toEqual(['boss@desk.example', 'manager@desk.example'])
      const [mail] = await query(`select content::text from messages where key = 'asks.Open:' || $1 || ':manager'`, [ask.id])
      expect([mail.content.includes('Le client hésite'), mail.content.includes(`staff/bookings/${id}`)]).toEqual([true, true])
      expect(await decisions('manager')).toBe(before + 1)
      expect([(await rowOf(id, 'manager')).isToDecide, (await rowOf(id, 'agent')).isToDecide]).toEqual([true, false])
      await act(id, `asks/${ask.id}/refuse`, 'manager', { remark: 'Trop bas' })
      expect(await decisions('manager')).toBe(before)
    })

    test('of a refund is never the requester', async () => {
      const id = await booked('Cancelled', 90_000)
      const { body } = await act(id, 'asks/refund', 'controller', {
        method: 'BankTransfer',
        amount: 50_000,
        reference: 'V',
        comment: 'Tout',
      })
      expect(await mailed(body.asks[0].id)).toEqual(['boss@desk.example', 'manager@desk.example', 'second@desk.example'])
      expect((await rowOf(id, 'controller')).isToDecide).toBe(false)
    })

    test('is an administrator where the price is below the limit of managers', async () => {
      const id = await booked()
      const { body } = await act(id, 'asks/price', 'manager', { price: 100_000, confirmedPrice: 100_000, comment: 'Client fidèle' })
      expect(await mailed(body.asks[0].id)).toEqual(['admin@desk.example'])
    })

    test('does not hear of a booking of another store', async () => {
      await query(`insert into staff_areas (subject, storage_area_id) values ('boss', 1)`)
      const id = await booked('Billed')
      await query('update vehicle_bookings set storage_area_id = 2, invoice_number = $2, invoiced = now() where id = $1', [id, `FV-D${id}`])
      const { body } = await act(id, 'cancelBilled', 'controller', { comment: 'Boîte cassée' })
      await query(`delete from staff_areas where subject = 'boss'`)
      expect(await mailed(body.asks[0].id)).toEqual(['manager@desk.example'])
    })
  })

  test('needs an approval below the floor price', async () => {
    const id = await booked()
    await query('update vehicles set floor_price = 119000 where id = (select vehicle_id from vehicle_bookings where id = $1)', [id])
    expect(await seen(id, 'agent')).toMatchObject({ floorPrice: 119_000, alone: { price: 119_000 } })
    expect((await act(id, 'proposePrice', 'agent', { price: 118_999 })).body.errors[0]).toMatchObject({
      reason: 'tooSmall',
      limit: 119_000,
    })
    expect((await act(id, 'proposePrice', 'manager', { price: 118_999 })).body.newPrice).toBe(118_999)
  })

  test('a cheque is noted with number, bank and day, certified only by a tick, and once', async () => {
    const [id, other] = [await booked('PayementDetailsSubmitted'), await booked('PayementDetailsSubmitted')]
    const note = (booking: number, more: object) => act(booking, 'receipts', 'agent', { method: 'Checks', amount: 2000, ...more })
    const cheque = { bank: 'Banque Populaire', day: '2026-04-11', isCertified: true }
    expect((await note(id, { cheque })).body.errors[0]).toMatchObject({ field: 'reference', reason: 'required' })
    expect((await note(id, { reference: '7730021' })).body.errors[0]).toMatchObject({ field: 'cheque.bank', reason: 'required' })
    const { body } = await note(id, { reference: '7730021', cheque })
    expect(body.ledger.at(-1)).toMatchObject({ method: 'Checks', externalReference: '7730021', cheque })
    const again = await note(other, { reference: '773 0021', cheque: { ...cheque, bank: 'banque populaire' } })
    expect(again.body.errors[0]).toMatchObject({ field: 'reference', reason: 'chequeKnown', reference: body.reference })
    expect((await note(other, { reference: '7730021', cheque: { ...cheque, bank: 'CIH' } })).status).toBe(200)
    // one that was taken back may be noted again
    await act(id, `receipts/${body.ledger.at(-1).id}/takeback`, 'controller', { reason: 'Autre dossier' })
    expect((await note(other, { reference: '7730021', cheque })).status).toBe(200)
  })

  describe('a billed sale', () => {
    const comment = 'Boîte cassée au contrôle'
    async function billed(status: 'Billed' | 'Controlled'): Promise<number> {
      const id = await booked(status)
      await query(`update vehicle_bookings set invoice_number = 'FV-A' || id, invoiced = '2026-04-13' where id = $1`, [id])
      await query(`insert into booking_ledger (booking_id, kind, amount, method, created) values ($1, 'Paid', 120000, 'Checks', now())`, [
        id,
      ])
      return id
    }

    test('requests the end of the whole invoice, warranty pack included', async () => {
      const id = await billed('Billed')
      const [pack] = await query('select id, price from warranty_packs order by id limit 1')
      await query('update vehicle_bookings set warranty_pack_id = $2 where id = $1', [id, pack.id])
      const { body } = await act(id, 'cancelBilled', 'controller', { comment })
      expect(body.asks[0].amount).toBe(120_000 + pack.price)
    })

    test.each(['Billed', 'Controlled'] as const)(
      'that is %s ends with the word of two: credit note, money to return, car in stock',
      async (status) => {
        const id = await billed(status)
        const { body } = await act(id, 'cancelBilled', 'controller', { comment })
        const [ask] = body.asks
        expect([body.status, ask]).toEqual([status, expect.objectContaining({ kind: 'Cancel', amount: 120_000, comment, state: 'Open' })])
        for (const as of ['controller', 'second', 'agent']) expect((await act(id, `asks/${ask.id}/approve`, as)).status).toBe(403)
        const yes = await act(id, `asks/${ask.id}/approve`, 'manager')
        expect(yes.body).toMatchObject({
          status: 'Cancelled',
          vehicle: { status: 'Active' },
          balance: { toReturn: 120_000 },
          timeline: [expect.objectContaining({ status: 'Cancelled', comment }), expect.anything()],
        })
        expect(await query('select number, invoice_number, price, reason from booking_credit_notes where booking_id = $1', [id])).toEqual([
          { number: expect.stringMatching(/^AV-2026-/), invoice_number: `FV-A${id}`, price: 120_000, reason: comment },
        ])
      },
    )

    test('continues after a refusal or a delivery', async () => {
      const id = await billed('Controlled')
      const { body } = await act(id, 'cancelBilled', 'manager', { comment })
      expect((await act(id, `asks/${body.asks[0].id}/approve`, 'manager')).status).toBe(403)
      expect((await act(id, `asks/${body.asks[0].id}/refuse`, 'boss', { remark: 'On répare' })).body.status).toBe('Controlled')
      expect((await act(await booked('Accepted'), 'cancelBilled', 'controller', { comment })).status).toBe(409)
    })
  })
})

describe('buyer', () => {
  let api: TestApi
  const headers = new Map<string, Record<string, string>>()
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => new Date('2026-04-14T10:00:00Z') } })
    for (const role of ['agent', 'expert', 'controller', 'manager'] as StaffRole[]) headers.set(role, await api.headers(role, [role]))
  })
  afterAll(() => api.close())

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
  const kept = { civility: 'M.', firstName: 'Ali', lastName: 'Idrisi', email: 'ali@exemple.ma', phone: '+212612345678' }
  async function booked(status = 'Accepted'): Promise<number> {
    const { id } = await insertBooking(
      api.deps.db,
      { buyer: kept, price: 120_000, last_status: status },
      { sale: { last_status: 'Assigned' } },
    )
    await insertRow(api.deps.db, 'booking_statuses', { booking_id: id, type: status })
    return id
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

  test('creates one new version of printed documents per correction', async () => {
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
})
