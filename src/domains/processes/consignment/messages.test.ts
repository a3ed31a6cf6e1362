import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverText } from '#i18n/server.ts'
import { insertAppointment, insertConsignment, insertCustomer, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { type IntermediationNotice, tell } from './messages.ts'

let api: TestApi
const t = serverText('intermediationMail', 'fr')
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => query('delete from messages'))

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
let made = 0
interface Mediation {
  id: number
  key: string
  customer: number
}
/** Creates a consignment with agreed terms and an appointment. */
async function mediation(owner: string | null = null): Promise<Mediation> {
  const { db } = api.deps
  const { id, key, customer_id } = await insertConsignment(db, {
    customer_id: await insertCustomer(db, {
      ...{ user_id: owner, first_name: 'Salma', email: `m${++made}@exemple.ma`, phone: `+21261200000${made}` },
    }),
    ...{ seller: { firstName: 'Salma' }, asking_price: 120_000, floor_price: 110_000, floor_reason: 'Rayure', wished_floor: 115_000 },
    ...{ sale_price: 118_000, net_payout: 114_460, transfer_due: new Date(), transfer_reference: 'VIR 9' },
    terms: {
      ...{ intermediationTypeId: 1, names: { fr: 'Type' }, calculationRule: 'PV' },
      saleFees: [{ names: { fr: 'Commission' }, saleFeeType: 'Percent', value: 3 }],
    },
  })
  await insertRow(db, 'intermediation_statuses', { intermediation_id: id, type: 'Submited' })
  const starts = `2026-04-${String(made + 1).padStart(2, '0')}T10:00:00Z`
  await insertAppointment(db, { starts, customer_id, intermediation_id: id })
  return { id, key, customer: customer_id }
}
async function write({ id }: Mediation, notice: IntermediationNotice, more: { way?: 'mail' | 'mail+sms'; word?: string } = {}) {
  const { way = 'mail', word = null } = more
  await api.deps.db.transaction().execute((trx) => tell(api.deps, trx, id, { way, notice, word }))
}
const sent = async ({ id }: Mediation): Promise<{ channel: string; words: string }[]> =>
  query(`select channel, content::text as words from messages where split_part(key, ':', 2) = $1 order by id`, [String(id)])
const last = async (one: Mediation) => (await sent(one)).at(-1)?.words ?? ''

test('links accounts to their consignments, guests to the key', async () => {
  const [own, guest] = [await mediation('salma'), await mediation()]
  await write(own, 'floor')
  expect(await last(own)).toMatch(/\/history\/RI-[\w-]+"/)
  await write(own, 'advertised')
  expect(await last(own)).toMatch(/\/customerAnnonces"/)
  await write(guest, 'floor')
  expect(await last(guest)).toContain(`request-success?intermediation=${guest.key}"`)
})

test('sends mail, and SMS when requested, once per transition', async () => {
  const ways = async (one: Mediation) => (await sent(one)).map(({ channel }) => channel)
  const all = [await mediation(), await mediation(), await mediation(), await mediation(), await mediation()] as const
  const [mail, both, landline, nowhere, gone] = all
  await write(mail, 'floor')
  await query(`update customers set phone = '+212522000000' where id = $1`, [landline.customer])
  await query('update customers set phone = null, email = null where id = $1', [nowhere.customer])
  await query('update customers set erased = now() where id = $1', [gone.customer])
  for (const one of [both, both, landline, nowhere, gone]) await write(one, 'floor', { way: 'mail+sms' })
  expect(await Promise.all(all.map(ways))).toEqual([['Email'], ['Email', 'Sms'], ['Email'], [], []])
  await query(`insert into intermediation_statuses (intermediation_id, type) values ($1, 'FlooePriceSubmited')`, [both.id])
  await write(both, 'floor')
  expect(await ways(both)).toEqual(['Email', 'Sms', 'Email'])
})

test('includes the data for the next step and the rejection reason', async () => {
  const one = await mediation()
  const labels = async (notice: IntermediationNotice, word?: string) => {
    await query('delete from messages')
    await write(one, notice, word === undefined ? {} : { word })
    const words = await last(one)
    const names = [
      ...['visit', 'calendar', 'store', 'map', 'asking', 'floor', 'floorReason', 'netAt', 'netAtFloor', 'wished'],
      ...['sale', 'net', 'due', 'transfer', 'why'],
    ] as const
    const said = names.filter((label) => words.includes(`"label": "${t(`facts.${label}` as 'facts.why')}"`))
    return [...said, ...(words.includes('"label": "Commission"') ? ['fees'] : [])].join(' ')
  }
  const agreement = 'asking floor floorReason netAt netAtFloor fees'
  expect([await labels('submitted'), await labels('accepted', 'Bien')]).toEqual(['visit calendar store map', 'visit calendar store map'])
  for (const notice of ['floor', 'agreed', 'contract', 'signed'] as const)
    expect([notice, await labels(notice)]).toEqual([notice, agreement])
  expect([await labels('wished'), await labels('acceptedSeen'), await labels('withdrawn', 'Non')]).toEqual(['wished', '', ''])
  expect([await labels('sold'), await labels('paid')]).toEqual(['sale net due fees', 'sale net transfer fees'])
  expect([await labels('rejected', 'Trop vieille'), await labels('rejected')]).toEqual(['why', ''])
  await query(`update appointments set status = 'Cancelled' where intermediation_id = $1`, [one.id])
  expect(await labels('accepted')).toBe('store map')
  await query('update vehicle_intermediations set storage_area_id = null, terms = null where id = $1', [one.id])
  expect([await labels('accepted'), await labels('floor'), await labels('sold')]).toEqual(['', '', ''])
  const terms = `'{"intermediationTypeId": 1, "names": {}, "calculationRule": "PV", "saleFees": []}'`
  for (const lacking of ['asking_price', 'floor_price', 'sale_price']) {
    await query(`update vehicle_intermediations set terms = ${terms}, asking_price = 2, floor_price = 1, sale_price = 2 where id = $1`, [
      one.id,
    ])
    await query(`update vehicle_intermediations set ${lacking} = null where id = $1`, [one.id])
    const said = [await labels('floor'), await labels('sold')].map((text) => text !== '')
    expect([lacking, said]).toEqual([lacking, [lacking === 'sale_price', lacking === 'asking_price']])
  }
})
