import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/tables.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import {
  claimAttempt,
  countAttempts,
  countEvents,
  countOpen,
  countRefundsDue,
  findByKey,
  findDue,
  findOwnPayer,
  findStuck,
  findToExpire,
  isHeard,
  lockByKey,
  removeOwnPayer,
  updateRefundDue,
} from './store.ts'

let house: TestDatabase
const now = new Date('2026-04-14T10:00:00Z')
const [before, after] = [new Date('2026-04-14T09:59:59Z'), new Date('2026-04-14T10:00:01Z')]
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate payments, payment_attempts, payment_statuses, payment_events'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows
const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => house.db.transaction().execute(work)

let made = 0
async function payment(
  given: { expires?: Date; status?: string; payer?: object | null; deleted?: boolean } = {},
): Promise<{ id: number; key: string }> {
  const [row] = await query(
    `insert into payments (purpose, owner_id, amount, language, expires, payer, shop_path, done_path, failed_path, last_status, created, is_deleted)
     values ('BookingDeposit', 1, 1000, 'fr', $1, $2, '/', '/', '/', $3, $4, $5) returning id, key`,
    [given.expires ?? after, given.payer ? JSON.stringify(given.payer) : null, given.status ?? 'Started', now, given.deleted ?? false],
  )
  return row
}
/** An attempt of a payment; `more`: further columns, in SQL. */
async function attempt(of: number, more = 'due = null'): Promise<number> {
  const [row] = await query(`insert into payment_attempts (payment_id, oid, created, expires) values ($1, $2, $3, $3) returning id`, [
    of,
    `o-${++made}`,
    now,
  ])
  await query(`update payment_attempts set ${more} where id = $1`, [row.id])
  return row.id
}
const at = (moment: Date) => `'${moment.toISOString()}'`

test('finds due attempts, longest due first, and claims each once', async () => {
  const { id } = await payment()
  const [second, first] = [await attempt(id, `due = ${at(now)}`), await attempt(id, `due = ${at(before)}`)]
  await attempt(id, `due = ${at(after)}`)
  await attempt(id)
  expect([await findDue(house.db, now, 9), await findDue(house.db, now, 1)]).toEqual([[first, second], [first]])
  const claim = async (moment: Date) => (await claimAttempt(house.db, second, moment, after))?.id ?? null
  expect([await claim(before), await claim(now), await claim(now), await claim(after)]).toEqual([null, second, null, second])
})

test('expires an unpaid payment at its exact end', async () => {
  const [second, first] = [await payment({ expires: now }), await payment({ expires: before })]
  await payment({ expires: after })
  await payment({ expires: before, status: 'Approved' })
  expect([await findToExpire(house.db, now, 9), await findToExpire(house.db, now, 1)]).toEqual([[first.id, second.id], [first.id]])
})

test('returns the refusal of the newest attempt; null when deleted', async () => {
  const [mine, other, gone] = [await payment(), await payment(), await payment({ deleted: true })]
  await attempt(mine.id, `refusal = 'Later'`)
  await attempt(mine.id, `refusal = 'Funds'`)
  await attempt(other.id, `refusal = 'Security'`)
  expect((await findByKey(house.db, mine.key))?.refusal).toBe('Funds')
  expect([await findByKey(house.db, gone.key), await within((trx) => lockByKey(trx, gone.key))]).toEqual([null, null])
  expect(await within((trx) => countAttempts(trx, mine.key))).toBe(2)
})

test('marks captured attempts of one payment for refund', async () => {
  const [mine, other] = [await payment(), await payment()]
  const taken = await attempt(mine.id, `wanted = 'Captured', at_gate = 'Captured', tries = 4`)
  await attempt(mine.id)
  await attempt(other.id, `wanted = 'Captured', at_gate = 'Captured'`)
  const due = () => within((trx) => countRefundsDue(trx, mine.id))
  expect(await due()).toBe(0)
  expect(await within((trx) => updateRefundDue(trx, mine.id, 'Rejected', now))).toEqual([taken])
  expect(await query('select wanted, due, tries from payment_attempts where id = $1', [taken])).toEqual([
    { wanted: 'Returned', due: now, tries: 0 },
  ])
  for (const state of ['Unknown', 'Authorised', 'Captured', 'Refused', 'Returned']) {
    await query('update payment_attempts set at_gate = $2 where id = $1', [taken, state])
    expect([state, await due()]).toEqual([state, state === 'Refused' || state === 'Returned' ? 0 : 1])
  }
})

test('detects an identical, accepted message', async () => {
  const { id } = await payment()
  const [mine, other] = [await attempt(id), await attempt(id)]
  const note = (of: number, kind: string, verdict: string, code: string | null, transaction: string | null) =>
    query('insert into payment_events (attempt_id, kind, verdict, code, transaction, created) values ($1, $2, $3, $4, $5, $6)', [
      ...[of, kind, verdict, code, transaction, now],
    ])
  const heard = (transaction: string | null, code: string | null) => within((trx) => isHeard(trx, mine, transaction, code))
  await note(other, 'Callback', 'Approved', '00', 't')
  await note(mine, 'Query', 'Approved', '00', 't')
  await note(mine, 'Callback', 'WrongHash', '00', 't')
  await note(mine, 'Callback', 'Refused', '51', 't')
  await note(mine, 'Callback', 'Refused', '00', 'u')
  expect(await heard('t', '00')).toBe(false)
  await note(mine, 'Callback', 'Surplus', '00', 't')
  expect([await heard('t', '00'), await heard('t', null), await heard(null, '00')]).toEqual([true, false, false])
  await note(mine, 'Callback', 'Refused', null, null)
  expect(await heard(null, null)).toBe(true)
  expect(await within((trx) => countEvents(trx, mine, 'Refused'))).toBe(3)
})

test('sorts stuck attempts by time, then id', async () => {
  const { id } = await payment()
  const [second, third] = [await attempt(id, `stuck = ${at(now)}, due = ${at(after)}`), await attempt(id, `stuck = ${at(now)}`)]
  const first = await attempt(id, `stuck = ${at(before)}, due = ${at(now)}`)
  await attempt(id, `due = ${at(before)}`)
  await attempt(id)
  await query('update payment_attempts set tries = tries where id = $1', [second])
  expect((await findStuck(house.db)).map((one) => one.id)).toEqual([first, second, third])
  const { due, stuck } = await countOpen(house.db, now)
  expect([Number(due), Number(stuck)]).toEqual([2, 3])
})

test('finds and erases a payer by e-mail or phone', async () => {
  const payer = { name: 'Ali', email: 'ali@exemple.ma', phone: '+212612345678' }
  await payment({ payer })
  await payment({ payer: { ...payer, email: 'other@exemple.ma' } })
  const kept = await payment({ payer: { ...payer, email: 'other@exemple.ma', phone: '+212600000000' } })
  const owner = { email: payer.email, phone: payer.phone }
  expect(await findOwnPayer(house.db, owner)).toHaveLength(2)
  expect(await findOwnPayer(house.db, { ...owner, phone: null })).toHaveLength(1)
  await within((trx) => removeOwnPayer(trx, owner))
  expect(await query('select id from payments where payer is not null')).toEqual([{ id: kept.id }])
})
