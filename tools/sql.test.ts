import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { filesUnder, read, root } from './checks/files.ts'
import { checkSql, type Report } from './sql-check/check.ts'

/** Files that may contain SQL; screens contain none. */
const withSql = filesUnder('src', /\.ts$/).filter((path) => !/\.test\.ts$|\.d\.ts$|\/ui\/|^src\/(client|site|staff|ui|i18n)\//.test(path))

const broken = 'tools/sql-check/broken.sample.ts'
const sound = 'tools/sql-check/sound.sample.ts'

let database: TestDatabase
let client: pg.Client
let report: Report
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  report = await checkSql(
    client,
    root,
    [...withSql, broken, sound].map((path) => join(root, path)),
  )
}, 240_000)
afterAll(async () => {
  await client.end()
  await database.close()
})

const inside = (folder: string, places: readonly string[]) => places.filter((place) => place.startsWith(folder))

describe('SQL against the schema (decision 024)', () => {
  test('matches the names, types and nullability that the program claims', () => {
    expect(inside('src/', report.faults)).toEqual([])
    expect(inside('src/', report.templates).length).toBeGreaterThan(600)
    expect(inside('src/', report.statements).length).toBeGreaterThan(500)
  })

  test('rejects SQL outside of the checked files', () => {
    const others = filesUnder('src', /\.tsx?$/).filter((path) => !withSql.includes(path) && !/\.test\.tsx?$/.test(path))
    expect(others.filter((path) => /\bsql(<[^`]*>)?`|\.query</.test(read(path)))).toEqual([])
  })

  test('locates broken statements by file and line', () => {
    const expected = read(broken)
      .split('\n')
      .flatMap((line, index) =>
        (line.match(/execute\(db\), \/\/ (.*)$/)?.[1]?.split('; ') ?? []).map((fault) => `${broken}:${index + 1} ${fault}`),
      )
    expect(inside(broken, report.faults)).toEqual(expected.toSorted())
    expect(expected).toHaveLength(19)
  })

  test('accepts what a statement proves', () => {
    expect(inside(sound, report.faults)).toEqual([])
    expect(inside(sound, report.templates)).toHaveLength(13)
    expect(inside(sound, report.statements)).toHaveLength(11)
  })
})
