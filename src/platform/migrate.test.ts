import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dropDatabase } from '#testing/database.ts'
import { databaseAt } from '#testing/server.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const file = (name: string, text: string, checksum = text): Migration => ({ name, text, checksum })
const { url } = inject('testServer')
const admin = new pg.Client({ connectionString: url })
let pool: pg.Pool

beforeAll(async () => {
  await admin.connect()
  await admin.query('create database test_migrate')
  pool = new pg.Pool({ connectionString: databaseAt(url, 'test_migrate') })
})
afterAll(async () => {
  await pool.end()
  await admin.end()
  await dropDatabase(url, 'test_migrate')
})

describe('migrations', () => {
  const first = file('0001-a', 'create table a (id int); insert into a values (1)')

  test('apply each file once, also when two processes start together', async () => {
    const both = await Promise.all([migrate(pool, [first]), migrate(pool, [first])])
    expect(both.flat()).toEqual(['0001-a'])
    expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }])
  })

  test('a failing file leaves nothing of itself, names its line, and can be mended', async () => {
    const broken = file('0002-b', 'create table b (id int);\ninsert into a values (2);\ninsert into nowhere values (1)')
    await expect(migrate(pool, [first, broken])).rejects.toThrow(/0002-b failed \(line 3\): .*nowhere/)
    expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }])
    expect(await migrate(pool, [first, file('0002-b', 'create table b (id int)')])).toEqual(['0002-b'])
  })

  test('an applied file that was changed is refused', async () => {
    await expect(migrate(pool, [file('0001-a', 'create table a (id bigint)')])).rejects.toThrow(/0001-a was changed/)
  })

  test('the files of the project are numbered without a double', () => {
    const numbers = readMigrations().map(({ name }) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(2)
  })
})
