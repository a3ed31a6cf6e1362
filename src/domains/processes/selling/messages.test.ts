import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverText } from '#i18n/server.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { insertRequest, type TestRequest } from '#testing/purchase-request.ts'
import { type PurchaseNotice, tell } from './messages.ts'

let api: TestApi
const t = serverText('purchasesMail', 'fr')
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => query('delete from messages'))

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
let made = 10
const request = (owner: string | null = null): Promise<TestRequest> =>
  insertRequest(api.deps.pool, { status: 'QuotationAccepted', number: ++made, now: new Date(testNow), owner })
async function write({ id }: TestRequest, notice: PurchaseNotice, more: { way?: 'mail' | 'mail+sms'; word?: string; token?: string } = {}) {
  const { way = 'mail', word = null, token } = more
  await api.deps.db.transaction().execute((trx) => tell(api.deps, trx, id, { way, notice, word, ...(token && { token }) }))
}
/** Sent messages of a request: channel, name and text. */
const sent = async ({ id }: TestRequest): Promise<{ channel: string; about: string; words: string }[]> =>
  query(
    `select channel, split_part(split_part(key, ':', 1), '.', 2) as about, content::text as words from messages where split_part(key, ':', 2) = $1 order by id`,
    [String(id)],
  )
const last = async (one: TestRequest) => (await sent(one)).at(-1)?.words ?? ''

test('links accounts to their requests, guests to the key', async () => {
  const [own, guest] = [await request('salma'), await request()]
  await write(own, 'offer')
  expect(await last(own)).toMatch(/\/history\/RA-[\w-]+"/)
  await write(own, 'advertised')
  expect(await last(own)).toMatch(/\/customerAnnonces"/)
  for (const notice of ['offer', 'advertised'] as const) {
    await write(guest, notice)
    expect([notice, (await last(guest)).includes(`request-success?purchase=${guest.key}"`)]).toEqual([notice, true])
  }
  await write(guest, 'claim', { token: '1.abc' })
  const claim = await last(guest)
  // without a name, because the sender may be another person
  expect([claim.includes('history?claimSale=1.abc"'), claim.includes('Salma')]).toEqual([true, false])
  await write(guest, 'billed')
  expect(await last(guest)).toContain('Salma')
})

test('sends mail, and SMS to a mobile when requested', async () => {
  const ways = async (one: TestRequest) => (await sent(one)).map(({ channel }) => channel)
  const [mail, both, landline, nowhere, gone] = [await request(), await request(), await request(), await request(), await request()]
  await write(mail, 'offer')
  const seller = (one: TestRequest, set: string) => query(`update vehicle_purchases set seller = ${set} where id = $1`, [one.id])
  await seller(landline, `seller || '{"phone": "+212522000000"}'`)
  await seller(nowhere, `seller - 'email' - 'phone'`)
  await query(`update customers set email = null, phone = null where id = (select customer_id from vehicle_purchases where id = $1)`, [
    nowhere.id,
  ])
  await query('update customers set erased = now() where id = (select customer_id from vehicle_purchases where id = $1)', [gone.id])
  for (const one of [both, landline, nowhere, gone]) await write(one, 'offer', { way: 'mail+sms' })
  expect([await ways(mail), await ways(both), await ways(landline), await ways(nowhere), await ways(gone)]).toEqual([
    ['Email'],
    ['Email', 'Sms'],
    ['Email'],
    [],
    [],
  ])
})

test('sends once per transition, appointment time and claim', async () => {
  const one = await request()
  const again = async (notice: PurchaseNotice) => {
    for (let times = 0; times < 2; times++) await write(one, notice)
    return (await sent(one)).filter(({ about }) => about === notice).length
  }
  expect([await again('offer'), await again('visitSet'), await again('claim')]).toEqual([1, 1, 1])
  await query(`insert into purchase_statuses (purchase_id, type) values ($1, 'QuotationAccepted')`, [one.id])
  expect([await again('offer'), await again('visitSet'), await again('claim')]).toEqual([2, 1, 1])
  await query(`update appointments set starts = starts + interval '1 year', ends = ends + interval '1 year' where purchase_id = $1`, [
    one.id,
  ])
  expect([await again('offer'), await again('visitSet')]).toEqual([2, 2])
})

test('includes the data for the next step and the staff comment', async () => {
  const one = await request()
  await query(`update vehicle_purchases set transfer_due = now(), transfer_reference = 'VIR 9' where id = $1`, [one.id])
  const labels = async (notice: PurchaseNotice, word?: string) => {
    await query('delete from messages')
    await write(one, notice, word === undefined ? {} : { word })
    const words = await last(one)
    const said = (['visit', 'calendar', 'store', 'hours', 'map', 'offer', 'until', 'due', 'transfer', 'why'] as const).filter((label) =>
      words.includes(`"label": "${t(`facts.${label}`)}"`),
    )
    return said.join(' ')
  }
  expect(await labels('submitted')).toBe('visit calendar store map')
  expect(await labels('accepted', 'Bien')).toBe('visit calendar store hours map')
  expect(await labels('visitMoved')).toBe('visit calendar store map')
  expect([await labels('offer'), await labels('offerEnds')]).toEqual(['offer until', 'offer until'])
  expect([await labels('conform'), await labels('paid'), await labels('deducted')]).toEqual(['due', 'transfer', 'transfer'])
  await labels('conform')
  expect(await last(one)).toMatch(/virement avant le \p{L}+ \d/u)
  expect([await labels('rejected', 'Trop vieille'), await labels('documentsRejected', 'Flou'), await labels('notConform', 'Non')]).toEqual([
    ...['why', 'why', 'why'],
  ])
  expect([await labels('rejected'), await labels('billed', 'Bien')]).toEqual(['', ''])
  await query(`update appointments set status = 'Cancelled' where purchase_id = $1`, [one.id])
  expect(await labels('visitCancelled')).toBe('store map')
  await query('delete from appointments where purchase_id = $1', [one.id])
  await query('update vehicle_purchases set storage_area_id = null where id = $1', [one.id])
  expect(await labels('accepted')).toBe('')
})
