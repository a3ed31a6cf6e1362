import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingFault, shapeOf } from '#domains/foundation/reference/settings/rules.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { testSettings } from '#testing/settings.ts'

/** The unit of each number, derived from its name. */
const units: Record<string, RegExp> = {
  minutes: /Minutes$|^booking\.due\./,
  hours: /Hours$/,
  days: /[dD]ays$/,
  months: /Months$/,
  dirhams: /Dirhams$|Fee$|refundAlone$|^company\.capital$/,
  share: /[rR]ate$|\.vat$|Confidence$/,
  percent: /Advance$|Percent$|Discount$|offerShare(Low|High)$|^prices\./,
  kilometres: /mileageLimit$/,
  count: /hoverCount$|points$|\.count$|minPictures$|perMinute$|Hourly$|maxOwn$|Sample$/,
  accounts: /Accounts$/,
  cars: /landingMinimum$|minComparables$/,
  places: /Places$/,
  times: /Factor$/,
}

interface Row {
  key: string
  value: string
  type: 'text' | 'number' | 'boolean' | 'json'
}

let database: TestDatabase
let rows: Row[]
beforeAll(async () => {
  database = await testDatabase()
  rows = (await database.pool.query("select key, value, type from settings where key not like 'reference.%' order by key")).rows
})
afterAll(() => database.close())

const unitOf = ({ key, type }: Row): string => {
  // a switch has two values, so switches of several modules cannot all differ
  if (type === 'boolean') return key
  if (type !== 'number') return type
  const found = Object.entries(units).filter(([, pattern]) => pattern.test(key))
  return found.length === 1 ? String(found[0]?.[0]) : `no one unit: ${key}`
}

describe('the settings of the test world', () => {
  test('have the keys of the product, valid values and a unit per number', () => {
    const faults = rows.filter(({ key, type, value }) => settingFault(value, shapeOf(key, type)) !== null)
    expect(faults).toEqual([])
    expect(rows.map(unitOf).filter((unit) => unit.startsWith('no one unit'))).toEqual([])
    expect(Object.keys(testSettings).filter((key) => !rows.some((row) => row.key === key))).toEqual([])
  })

  test('are distinct within one unit', () => {
    const seen = new Map<string, string>()
    const equal = rows.flatMap((row) => {
      const is = `${unitOf(row)} ${row.type === 'number' ? Number(row.value) : row.value}`
      const other = seen.get(is)
      seen.set(is, row.key)
      return other ? [`${other} and ${row.key} are both ${row.value}`] : []
    })
    expect(equal).toEqual([])
  })
})

test('enforces both limits of every number', () => {
  const faults = rows.flatMap(({ key, type }) => {
    const shape = shapeOf(key, type)
    const { min, max, whole } = shape
    if (shape.shape !== 'number' || min === null || max === null) return []
    const step = whole ? 1 : 0.000001
    const fault = (value: number) => settingFault(whole ? String(value) : value.toFixed(6), shape)?.reason ?? null
    const said = [fault(min), fault(max), fault(min - step), fault(max + step)]
    return said.join() === [null, null, 'tooSmall', 'tooBig'].join() ? [] : [`${key}: ${said}`]
  })
  expect(faults).toEqual([])
})

// values required by law and contract
test.each([
  ['booking.refundDays', ['7', '90'], ['6', '91']],
  ['booking.depositDirhams', ['1', '1000', '100000'], ['0', '-1', '100001', '1000.5']],
  ['booking.holdMinutes', ['5', '120'], ['4', '121']],
  ['booking.offerMinutes', ['5', '120'], ['4', '121']],
  ['booking.mileageLimit', ['0', '20000'], ['-1', '20001']],
  ['booking.exchangeMonths', ['0', '12'], ['-1', '13']],
  ['invoice.vatRate', ['0', '0.20', '1'], ['-0.01', '1.000001', '20']],
  ['invoice.vat', ['Margin', 'Standard', 'Exempt'], ['', 'None', 'margin']],
  ['financing.vat', ['0', '0.10', '1'], ['-0.01', '1.01', '10']],
  ['financing.maximumRate', ['0', '0.13', '1'], ['-0.01', '1.01', '13']],
  ['financing.annualRate', ['0', '0.0825', '1'], ['-0.01', '1.01', '8.25']],
  ['warranty.minMonths', ['0', '3', '60'], ['-1', '61', '3.5']],
  ['warranty.maxMonths', ['0', '6', '60'], ['-1', '61', '6.5']],
  ['audit.keepMonths', ['12', '240'], ['11', '241']],
  ['customers.unusedMonths', ['12', '120'], ['11', '121']],
  ['customers.consentProofMonths', ['12', '240'], ['11', '241']],
  ['visits.consentMonths', ['12', '120'], ['11', '121']],
  ['customers.exportDays', ['1', '30'], ['0', '31']],
  ['customers.warningDays', ['7', '180'], ['6', '181']],
] as const)('%s takes %j and refuses %j', (key, taken, refused) => {
  const type = rows.find((row) => row.key === key)?.type ?? 'json'
  const isFine = (value: string) => settingFault(value, shapeOf(key, type)) === null
  expect(taken.filter((value) => !isFine(value))).toEqual([])
  expect(refused.filter(isFine)).toEqual([])
})
