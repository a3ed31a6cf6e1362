import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localTime } from '#shared/working-time.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { holds } from '#testing/property.ts'
import { localDay } from './local-day.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function daysOf(moments: readonly Date[]): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select ${localDay('m.at')}::text as day from unnest($1::timestamptz[]) with ordinality as m (at, n) order by n`,
    [moments.map((moment) => moment.toISOString())],
  )
  return rows.map(({ day }) => day)
}

test('matches Node’s calendar day around the change of 2026-09-20', async () => {
  const around = ['2026-09-18', '2026-09-19', '2026-09-20', '2026-09-21', '2026-11-22'].flatMap((day) =>
    ['22:30', '22:59', '23:00', '23:30', '23:59'].map((time) => new Date(`${day}T${time}Z`)),
  )
  expect(await daysOf(around)).toEqual(around.map((moment) => localTime(moment).day))
  await holds(
    fc.asyncProperty(
      fc.array(fc.date({ min: new Date('2016-01-01T00:00Z'), max: new Date('2040-01-01T00:00Z'), noInvalidDate: true }), { minLength: 1 }),
      fc.constantFrom(0, 22, 23),
      async (drawn, hour) => {
        const moments = drawn.map((moment) => (hour === 0 ? moment : new Date(moment.setUTCHours(hour))))
        expect(await daysOf(moments)).toEqual(moments.map((moment) => localTime(moment).day))
      },
    ),
    { runs: 60 },
  )
})

test('returns null for a null timestamp', async () => {
  const { rows } = await database.pool.query(`select ${localDay('m.at')} as day from (select null::timestamptz as at) m`)
  expect(rows[0].day).toBeNull()
})
