import { expect, test } from 'vitest'
import { checkSheet } from '#domains/processes/inspection/report/rules.ts'
import { expertiseStatuses } from '#domains/processes/inspection/status.ts'
import { testApi } from '#testing/database.ts'
import { type Fault, paintedFaults } from './close-ups.ts'
import { insertDemoExpertises } from './expertises.ts'
import { type Car, foundIn, lackingIn } from './findings.ts'
import { createRandom } from './random.ts'

test('creates public sheets of certified cars and sheets in every state', { timeout: 180_000 }, async () => {
  const api = await testApi()
  try {
    const insert = (certified: boolean, count: number) =>
      api.deps.pool.query(
        `insert into vehicles (reference, brand_id, model_id, price, release_date, mileage, storage_area_id, last_status, is_certified, published_at)
         select $1 || n, brand_id, id, 150000, '2018-05-01', 110000, 1, $2, $3, now() from models, generate_series(1, $4) n where name = 'Duster'`,
        [certified ? 'C-' : 'A-', certified ? 'Published' : 'Active', certified, count],
      )
    await insert(true, 12)
    await api.deps.pool.query(`update vehicles set operation_type = 'Intermediation' where reference = 'C-1'`)
    await insert(false, 20)
    const made = await api.deps.db.transaction().execute((trx) => insertDemoExpertises(api.deps, trx, api.deps.clock.now()))
    expect(made).toBe(12 + 14)
    const headers = await api.headers('the-manager', ['manager'])
    const list = (await api.app.inject({ url: '/api/staff/expertises?view=all&size=100', headers })).json()
    expect(new Set(list.results.map(({ status }: { status: string }) => status))).toEqual(new Set(expertiseStatuses))
    // no page links to a missing sheet
    const { rows } = await api.deps.pool.query(
      `select count(*)::int as n from vehicles v where v.has_public_expertise_sheet <> exists (
         select from technical_expertises t where t.vehicle_id = v.id and t.type = 'Certification' and t.last_status = 'Accepted')`,
    )
    expect(rows[0].n).toBe(0)
    let findings = 0
    for (const { id, status, vehicle } of list.results) {
      const sheet = (await api.app.inject({ url: `/api/staff/expertises/${id}`, headers })).json()
      // the quotation equals the cost of the findings
      expect(sheet.quotation).toBe(sheet.startValue - sheet.findingsCost + sheet.extras)
      if (status === 'Draft') expect(sheet.missing).toHaveLength(110)
      else if (status !== 'PendingEdits') expect([sheet.reference, sheet.missing]).toEqual([sheet.reference, []])
      findings += sheet.missing.length === 0 ? sheet.findingsCost : 0
      if (status !== 'Accepted') continue
      const open = await api.app.inject({ url: `/api/vehicles/${vehicle.id}/expertise` })
      expect(open.statusCode).toBe(200)
      expect(open.json().counts.points).toBe(110)
      // the seals are valid and match the tables
      const { code, counts } = (await api.app.inject({ url: `/api/vehicles/${vehicle.id}/expertise/sheet` })).json()
      expect(counts.note).toBe(open.json().counts.noted)
      // the page of the car gives the same account of its repairs
      const page = (await api.app.inject({ url: `/api/vehicles/${vehicle.id}` })).json()
      const repairs = counts.fixed > 0 ? 'Repaired' : counts.note > 0 ? null : 'NotRequired'
      expect([page.isControlled, page.vehicleRepairStatusType]).toEqual([true, repairs])
      const sealed = (await api.app.inject({ url: `/api/expertises/${code}` })).json()
      expect((await checkSheet(sealed)).faults).toEqual([])
    }
    expect(findings).toBeGreaterThan(0)
  } finally {
    await api.close()
  }
})

test('derives findings from age, mileage and existing parts', () => {
  const all = (car: Parameters<typeof foundIn>[1]) => Array.from({ length: 400 }, (_, i) => foundIn(createRandom(`car ${i}`), car))
  const at = (mileage: number, age: number, fuel = 'Diesel', gear = 'Manual') => all({ mileage, age, fuel, gear, color: 'White' })
  const mean = (sheets: ReturnType<typeof all>, of: (sheet: ReturnType<typeof foundIn>) => number) =>
    sheets.reduce((sum, sheet) => sum + of(sheet), 0) / sheets.length
  const count = (sheet: ReturnType<typeof foundIn>) => sheet.length
  const cost = (sheet: ReturnType<typeof foundIn>) => sheet.reduce((sum, one) => sum + one.cost * (one.quantity ?? 1), 0)
  const wears = (sheet: ReturnType<typeof foundIn>) => sheet.filter(({ code }) => /tyres|pads|discs/.test(code)).length
  const steps = [at(8_000, 1), at(45_000, 3), at(90_000, 6), at(150_000, 10)]
  for (const of of [count, cost]) {
    const means = steps.map((sheets) => mean(sheets, of))
    expect(means).toEqual(means.toSorted((a, b) => a - b))
  }
  // tyres and brakes go by kilometres alone
  expect(mean(at(15_000, 8), wears)).toBe(0)
  expect(mean(at(100_000, 3), wears)).toBeGreaterThan(0.8)
  for (const [fuel, gear] of [
    ['Electric', 'Automatic'],
    ['Diesel', 'Automatic'],
  ] as const) {
    const none = lackingIn({ fuel, gear })
    expect(none.has('clutch')).toBe(true)
    expect(none.has('oil-level')).toBe(fuel === 'Electric')
    expect(
      at(170_000, 9, fuel, gear)
        .flat()
        .filter(({ code }) => none.has(code)),
    ).toEqual([])
  }
})

test('finds no fault of the paint on a car of unknown colour', () => {
  const found = (color: Car['color']) =>
    Array.from({ length: 100 }, (_, i) =>
      foundIn(createRandom(`car ${i}`), { mileage: 150_000, age: 10, fuel: 'Diesel', gear: 'Manual', color }),
    ).flat()
  const onPaint = (sheet: ReturnType<typeof found>) => sheet.filter(({ picture }) => paintedFaults.includes(picture as Fault)).length
  expect([onPaint(found('Red')) > 0, onPaint(found(null))]).toEqual([true, 0])
})
