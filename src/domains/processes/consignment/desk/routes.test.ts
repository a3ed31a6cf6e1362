import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { carRead } from '#testing/inspection.ts'
import { requestQuery } from '#testing/purchase-papers.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const ask = async (role: StaffRole, method: 'POST' | 'PUT', url: string, payload: object) => {
  const answer = await api.app.inject({ method, url, headers: await api.headers(`the-${role}`, [role]), payload })
  return { status: answer.statusCode, body: answer.json() }
}

test('takes missing facts of a car without an inspection before the contract', async () => {
  const taken = await ask('agent', 'POST', '/api/staff/purchases', {
    ...requestQuery,
    Mileage: 84_000,
    StorageAreaId: 1,
    Type: 'Intermediation',
  })
  expect(taken.status).toBe(200)
  const { id } = taken.body
  // a case from before inspections existed
  await api.deps.pool.query(`update vehicle_intermediations set last_status = 'TechnicalExpertiseSubmitted' where id = $1`, [id])
  const step = (role: StaffRole, action: string, given: object = {}) =>
    ask(role, 'POST', `/api/staff/intermediations/${id}/steps`, { action, ...given })
  const put = (given: object, role: StaffRole = 'agent') => ask(role, 'PUT', `/api/staff/intermediations/${id}/car`, given)
  const terms = { intermediationTypeId: 1, askingPrice: 119_900, floorPrice: 110_000, comment: 'Une marge pour négocier' }
  expect((await step('manager', 'proposeFloor', terms)).status).toBe(200)
  expect((await step('agent', 'agreeFloor', { floorPrice: 110_000, comment: 'Par téléphone' })).status).toBe(200)
  for (const type of ['VehicleGrayCard', 'CustomerCIN'])
    await api.deps.pool.query(
      `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, is_generated)
       values ('Intermediation', $1, $2, 'Accepted', 'p.pdf', 'application/pdf', 9, md5($2), false)`,
      [id, type],
    )
  expect((await step('controller', 'generateContract')).body.errors).toMatchObject([{ field: 'chassisNumber', reason: 'required' }])
  expect((await put(carRead, 'expert')).status).toBe(403)
  expect((await put({ fuelType: 'Diesel', gearType: 'Manual' })).body.unread).toEqual(['chassisNumber', 'fiscalPower'])
  // a stored fact is not replaced
  expect((await put({ ...carRead, fuelType: 'Gasoline', fiscalPower: 6 })).body.unread).toEqual([])
  expect((await put(carRead)).body.code).toBe('TransitionNotAllowed')
  expect((await step('controller', 'generateContract')).body.status).toBe('ContractGenerated')
  const { rows } = await api.deps.pool.query(
    `select chassis_number, fuel_type, fiscal_power from vehicles v join vehicle_intermediations i on i.disposed_vehicle_id = v.id where i.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ chassis_number: carRead.chassisNumber, fuel_type: 'Diesel', fiscal_power: 6 }])
})
