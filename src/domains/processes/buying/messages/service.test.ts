import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatPrice } from '#i18n/format.ts'
import pack from '#i18n/fr/bookingsMail.json' with { type: 'json' }
import { insertBooking, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Notice, NoticeEffect, Saying } from './rules.ts'
import { notify, type Subject } from './service.ts'

let api: TestApi
const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

let made = 0
async function booked(language: 'fr' | 'ar', email: string | null = 'ali@exemple.ma', phone = '+212612345678'): Promise<number> {
  const { db } = api.deps
  const customer_id = await insertCustomer(db, { user_id: `buyer-${++made}`, language, email, phone })
  const reference = `RV-2026-${String(made).padStart(6, '0')}`
  return (await insertBooking(db, { reference, customer_id, language, storage_area_id: 1 }, { car: { storage_area_id: 1 } })).id
}

const until = new Date('2026-03-20T14:32:00Z')

/** Values of the messages with specific ones. */
const sayings: Saying = {
  submitted: { withdrawal: '2026-03-22', limit: 15 },
  refused: { until },
  claim: { token: '1.abc' },
  cancelled: { refunds: '2026-03-31', keeps: true, days: 7, byHand: 3000 },
  returned: { isLate: true },
  placed: { minutes: 15 },
  offer: { until, deposit: 1000 },
  rejected: { reason: 'Vendue en agence', deposit: 1000, byHand: 2000 },
  cancelRefused: { word: 'Le financement est accordé, parlons-en' },
  newPrice: { before: 90_000, price: 86_000, word: 'Pneus à changer' },
  priceWithdrawn: { price: 90_000, word: 'Erreur de saisie' },
  acceptedFor: { way: 'Phone', word: 'D’accord', until, price: 86_000 },
  rejectedFor: { way: 'InPerson', word: 'Trop cher', until, price: 86_000 },
  paymentDetails: { method: 'BankTransfer', total: 90_000, settled: 1000 },
  billed: { number: 'FV-2026-000001', total: 90_000 },
  invoiceCorrected: { number: 'FV-2026-000002', total: 90_000 },
  saleCancelled: { reason: 'Boîte cassée', amount: 90_000 },
  ready: { day: '2026-03-20' },
  delivered: { warranty: '2026-09-15', exchange: '2026-04-15', limit: 1000 },
  recovered: { amount: 90_000 },
  exchanged: { key: 'k', reference: 'RV-2026-000099', car: 'Renault Clio', price: 80_000, carried: 80_000, toPay: 0, toReturn: 10_000 },
}
const texts = Object.entries(pack).filter(([, text]) => typeof text === 'object' && 'subject' in text) as [Notice, object][]

/** Sends a message through every channel that has a text. */
function write(notice: Notice, subject: Subject): Promise<void> {
  const effect = `${'sms' in pack[notice] ? 'mail+sms' : 'mail'}:${notice}` as NoticeEffect
  const saying = (notice in sayings ? [sayings[notice as keyof Saying]] : []) as []
  return api.deps.db.transaction().execute((trx) => notify(api.deps, trx, subject, effect as 'mail:accepted', ...saying))
}

test.each(['fr', 'ar'] as const)('renders every message in %s without unfilled values', async (language) => {
  expect(texts.length).toBeGreaterThan(10)
  for (const [notice, text] of texts) {
    const id = await booked(language)
    await write(notice, { bookingId: id })
    // a repeated call sends nothing
    await write(notice, { bookingId: id })
    const sent = await query(
      `select channel, language, content::text as content, key from messages where split_part(key, ':', 2) = $1 order by channel`,
      [String(id)],
    )
    expect([notice, sent.map(({ channel }) => channel)]).toEqual([notice, 'sms' in text ? ['Email', 'Sms'] : ['Email']])
    for (const { content, language: written, key } of sent) {
      expect(key).toMatch(new RegExp(`^bookings\\.${notice}:${id}:\\d+:(mail|sms)$`))
      expect(written).toBe(language)
      expect(content).not.toMatch(/[{]\w+[}]|undefined|null|NaN/)
      expect(/[\u0600-\u06ff]/.test(content)).toBe(language === 'ar')
    }
  }
})

test('links an account to its purchases and a guest to the key', async () => {
  const id = await booked('fr')
  const [{ key }] = await query('select key from vehicle_bookings where id = $1', [id])
  const last = async () =>
    (
      await query(`select marketing, content::text as content from messages where split_part(key, ':', 2) = $1 order by id desc limit 1`, [
        `${id}`,
      ])
    )[0]
  await write('paymentDetails', { bookingId: id })
  const owner = await last()
  expect(owner).toMatchObject({ marketing: false, content: expect.stringMatching(/\/history\/RV-2026-\d{6}"/) })
  expect(owner.content).not.toContain(key)
  await query('update customers set user_id = null where id = (select customer_id from vehicle_bookings where id = $1)', [id])
  await write('billed', { bookingId: id })
  expect(await last()).toMatchObject({ marketing: false, content: expect.stringContaining(`payment-success?booking=${key}`) })
})

test('uses the own key of a waiting list entry', async () => {
  const id = await booked('fr')
  const [entry] = await query(
    `insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires)
      select vehicle_id, customer_id, '{}', 'fr', now(), now() from vehicle_bookings where id = $1 returning id, key`,
    [id],
  )
  await write('offer', { entryId: entry.id })
  const sent = await query(`select key, content::text as content from messages where key like 'places.offer:' || $1 || ':%' order by key`, [
    entry.id,
  ])
  expect(sent.map(({ key }) => key)).toEqual([`places.offer:${entry.id}:mail`, `places.offer:${entry.id}:sms`])
  expect(sent[0]?.content).toContain(`request-success?place=${entry.key}`)
})

test('states where, when and with what to collect the car', async () => {
  const id = await booked('fr')
  await write('ready', { bookingId: id })
  const [{ content }] = await query(
    `select content::text as content from messages where split_part(key, ':', 2) = $1 and channel = 'Email'`,
    [String(id)],
  )
  const [{ address }] = await query('select address from storage_areas where id = 1')
  expect(content).toContain(address)
  expect(content).toContain('20 mars 2026')
  expect(content).toMatch(/lundi à \w+\s: de \d\d:\d\d à \d\d:\d\d/)
  expect(content).toContain('CIN')
})

test('states the refund channel of a rejected booking', async () => {
  for (const [deposit, byHand, said] of [
    [1, 0, /L’acompte de 1 DH revient sur votre carte/],
    [0, 120_000, /aboutir\. 120 000 DH vous sont rendus/],
    [0, 0, /aboutir\. Vous n’aviez rien payé\. http/],
  ] as const) {
    const id = await booked('fr')
    const refused = { reason: 'En panne', deposit, byHand }
    await api.deps.db.transaction().execute((trx) => notify(api.deps, trx, { bookingId: id }, 'mail+sms:rejected', refused))
    const sent = await query(`select channel, content::text as content from messages where split_part(key, ':', 2) = $1 order by channel`, [
      String(id),
    ])
    const [mail, sms] = sent.map(({ content }) => content.replaceAll(/[\u00a0\u202f]/g, ' '))
    expect(sms).toMatch(said)
    expect(mail.includes('carte avec laquelle')).toBe(deposit > 0)
  }
})

test.each<[Notice, string, object]>([
  ['cancelled', 'byHand', { refunds: null, keeps: false, days: 7 }],
  ['rejected', 'deposit', { reason: 'En panne', byHand: 5000 }],
  ['rejected', 'byHand', { reason: 'En panne', deposit: 5000 }],
  ['exchanged', 'toPay', { ...sayings.exchanged, toReturn: 0 }],
  ['exchanged', 'toReturn', { ...sayings.exchanged, toPay: 0 }],
])('%s: %s is told from one dirham on', async (notice, field, saying) => {
  const told = async (amount: number) => {
    const id = await booked('fr')
    const said: object = { ...saying, [field]: amount }
    await api.deps.db
      .transaction()
      .execute((trx) => notify(api.deps, trx, { bookingId: id }, `mail:${notice as 'cancelled'}`, said as Saying['cancelled']))
    const [{ content }] = await query(`select content::text as content from messages where split_part(key, ':', 2) = $1`, [String(id)])
    return new RegExp(`(?<!\\d)${formatPrice(amount, 'fr')}`).test(content)
  }
  expect([await told(0), await told(1)]).toEqual([false, true])
})

test('sends each message once per step, and a claim mail once', async () => {
  const id = await booked('fr')
  const steps: number[] = []
  for (const type of ['Submitted', 'Accepted']) {
    const [step] = await query('insert into booking_statuses (booking_id, type) values ($1, $2) returning id', [id, type])
    steps.push(step.id)
    for (const notice of ['accepted', 'claim'] as const) await write(notice, { bookingId: id })
  }
  for (const occasion of [7, 8, 8]) await write('cancelRefused', { bookingId: id, occasion })
  const sent = await query(`select key from messages where split_part(key, ':', 2) = $1 and channel = 'Email' order by id`, [String(id)])
  expect(sent.map(({ key }) => key)).toEqual([
    `bookings.accepted:${id}:${steps[0]}:mail`,
    `bookings.claim:${id}:0:mail`,
    `bookings.accepted:${id}:${steps[1]}:mail`,
    ...[7, 8].map((occasion) => `bookings.cancelRefused:${id}:${occasion}:mail`),
  ])
})

test('skips e-mail without an address and SMS without a mobile', async () => {
  const [nowhere, landline] = [await booked('fr', null, '+212522000000'), await booked('fr', 'x@exemple.ma', '+212522000000')]
  for (const id of [nowhere, landline]) await write('accepted', { bookingId: id })
  const sent = async (id: number) =>
    (await query(`select channel from messages where split_part(key, ':', 2) = $1`, [String(id)])).map(({ channel }) => channel)
  expect(await sent(nowhere)).toEqual([])
  expect(await sent(landline)).toEqual(['Email'])
})
