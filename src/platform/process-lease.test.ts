import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { until } from '#testing/until.ts'
import { createProcessLease, liveProcesses } from './process-lease.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const log = pino({ level: 'silent' })
const living = async () => (await liveProcesses.execute(database.db)).rows.map((row) => Object.values(row)[0])

test('registers each process from first use until its end', async () => {
  const [one, other] = [createProcessLease(database.pool, log), createProcessLease(database.pool, log)]
  expect(await living()).toEqual([])
  const numbers = [await one.number(), await other.number()]
  expect(await one.number()).toBe(numbers[0])
  expect((await living()).sort()).toEqual(numbers.toSorted())
  await one.end()
  await until(async () => expect(await living()).toEqual([numbers[1]]))
  await other.end()
})

test('restores the lease under the same number after a lost connection', async () => {
  const life = createProcessLease(database.pool, log)
  const number = await life.number()
  const cut = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1"
  expect((await database.pool.query(cut, [number])).rowCount).toBe(1)
  await until(async () => expect(await living()).toEqual([number]))
  expect(await life.number()).toBe(number)
  await life.end()
})

test('ends without error when the number was never requested', async () => {
  await createProcessLease(database.pool, log).end()
})
