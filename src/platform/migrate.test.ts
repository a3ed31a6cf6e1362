import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

describe('migrate', () => {
  const first = file('0001-a', 'create table a (id int); insert into a values (1)')
  const three = [first, file('0003-d', 'create table d (id int)'), file('0004-e', 'create table e (id int)')]

  test('applies each file once, also with concurrent processes', async () => {
    const both = await Promise.all([migrate(pool, [first]), migrate(pool, [first])])
    expect(both.flat()).toEqual(['0001-a'])
    expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }])
    // waits for no other process
    const { rows } = await pool.query(
      "select count(*)::int as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
    expect(rows).toEqual([{ locks: 0 }])
  })

  test('reports progress; ignores changes of comments and whitespace', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rihla-migrations-'))
    const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
    put('0001-a.sql', 'create table a (id int); insert into a values (1)')
    put('0002-c.sql', '-- why\ncreate table c\n  (id int)')
    put('readme.sql', 'nothing')
    const [a, c, ...more] = readMigrations(folder)
    put('0002-c.sql', 'create table c (id int) -- another reason\n')
    expect([a?.name, c?.name, more, readMigrations(folder)[1]?.checksum === c?.checksum]).toEqual(['0001-a', '0002-c', [], false])
    put('0002-c.sql', '-- another reason\ncreate   table c (id int)')
    expect([readMigrations(folder)[1]?.checksum, c?.checksum.length]).toEqual([c?.checksum, 16])
    const told: [string, number][] = []
    expect(await migrate(pool, three, (name, done) => told.push([name, done]))).toEqual(['0003-d', '0004-e'])
    expect(told).toEqual([
      ['0003-d', 0],
      ['0004-e', 1],
    ])
    rmSync(folder, { recursive: true })
  })

  test('rolls a failing file back and names its line', async () => {
    const broken = file('0005-b', 'create table b (id int);\ninsert into a values (2);\ninsert into nowhere values (1)')
    await expect(migrate(pool, [...three, broken])).rejects.toThrow(/0005-b failed \(line 3\): .*nowhere/)
    expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }])
    expect(await migrate(pool, [...three, file('0005-b', 'create table b (id int)')])).toEqual(['0005-b'])
  })

  test('rejects a database of a newer version', async () => {
    await expect(migrate(pool, three)).rejects.toThrow(/newer version \(0005-b\)/)
  })

  test('rejects a changed file that was applied', async () => {
    await expect(migrate(pool, [file('0001-a', 'create table a (id bigint)')])).rejects.toThrow(/0001-a was changed/)
  })

  test('numbers the project’s files uniquely', () => {
    const numbers = readMigrations().map(({ name }) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(2)
  })
})
