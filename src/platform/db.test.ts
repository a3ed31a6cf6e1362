import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { createDb, createPool, isPassing, preparedName } from './db.ts'

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

describe('isPassing', () => {
  test('accepts an unreachable server', async () => {
    expect(isPassing(await errorOf(new pg.Client({ host: '127.0.0.1', port: 1 }).connect()))).toBe(true)
  })

  test('accepts a lost connection during and between queries', async () => {
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

  test('accepts a write on a standby', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin read only')
      expect(isPassing(await errorOf(client.query('delete from things')))).toBe(true)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('accepts deadlocks and serialization failures', async () => {
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

  test('rejects other errors', async () => {
    expect(isPassing(await errorOf(pool.query('insert into things values (1)')))).toBe(false)
    expect(isPassing(await errorOf(pool.query('select nothing')))).toBe(false)
    expect(isPassing(new TypeError('x is undefined'))).toBe(false)
  })
})

describe('prepared statements', () => {
  const one = (value: number) => sql<{ value: number }>`
    /* prepared */ select ${value}::int as value`

  test('are planned once per connection; unmarked ones are not cached', async () => {
    await createDb(pool)
      .transaction()
      .execute(async (trx) => {
        for (const value of [1, 2, 3]) expect((await one(value).execute(trx)).rows).toEqual([{ value }])
        await sql`select ${4}::int as value`.execute(trx)
        const { rows } = await sql<{ name: string; plans: number }>`
          select name, (generic_plans + custom_plans)::int as plans from pg_prepared_statements where statement like '%as value'`.execute(
          trx,
        )
        expect(rows).toEqual([{ name: expect.stringMatching(/^p[0-9a-f]{24}$/), plans: 3 }])
      })
  })

  test('derive their name from the text only', () => {
    expect(preparedName('/* prepared */ select 1')).toBe(preparedName('/* prepared */ select 1'))
    expect(preparedName('/* prepared */ select 1')).not.toBe(preparedName('/* prepared */ select 2'))
    expect(preparedName('select 1 /* prepared */')).toBe(null)
  })

  test('leave the connection usable after an error', async () => {
    const db = createDb(pool)
    const wrong = () => sql`/* prepared */ select 1 / ${0}::int`.execute(db)
    expect(await errorOf(wrong())).toBeInstanceOf(Error)
    expect(await errorOf(wrong())).toBeInstanceOf(Error)
    expect((await one(5).execute(db)).rows).toEqual([{ value: 5 }])
  })
})
