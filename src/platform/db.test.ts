import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { createDb, createPool, isPassing } from './db.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 4, pino({ level: 'silent' }))
  await database.pool.query('create table things (id integer primary key)')
  await database.pool.query('insert into things values (1), (2)')
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

const errorOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  return null
}
const lock = (trx: pg.PoolClient, id: number) => trx.query('select from things where id = $1 for update', [id])

describe('an error that is over by itself', () => {
  test('is that nobody answers', async () => {
    expect(isPassing(await errorOf(new pg.Client({ host: '127.0.0.1', port: 1 }).connect()))).toBe(true)
  })

  test('is that the connection ends, in the middle of a question and before the next one of the transaction', async () => {
    expect(isPassing(await errorOf(pool.query('select pg_terminate_backend(pg_backend_pid())')))).toBe(true)
    const lost = createDb(pool)
      .transaction()
      .execute(async (trx) => {
        const { pid } = await trx.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid')).executeTakeFirstOrThrow()
        await database.pool.query('select pg_terminate_backend($1)', [pid])
        await new Promise((resolve) => setTimeout(resolve, 100))
        await trx.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
      })
    expect(isPassing(await errorOf(lost))).toBe(true)
    expect((await pool.query('select 1')).rowCount).toBe(1)
  })

  test('is that two were in the way of each other', async () => {
    const [one, two] = [await pool.connect(), await pool.connect()]
    try {
      await one.query('begin')
      await two.query('begin')
      await lock(one, 1)
      await lock(two, 2)
      const errors = (await Promise.all([errorOf(lock(one, 2)), errorOf(lock(two, 1))])).filter((error) => error !== null)
      expect(errors.map(isPassing)).toEqual([true])
    } finally {
      await one.query('rollback')
      await two.query('rollback')
      one.release()
      two.release()
    }
  })

  test('is not a fault of ours', async () => {
    expect(isPassing(await errorOf(pool.query('insert into things values (1)')))).toBe(false)
    expect(isPassing(await errorOf(pool.query('select nothing')))).toBe(false)
    expect(isPassing(new TypeError('x is undefined'))).toBe(false)
  })
})
