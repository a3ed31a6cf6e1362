import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#platform/test-database.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('the caller at work: roles and areas; a customer is not on the staff', async () => {
  const headers = await api.headers('aicha', ['agent'])
  await api.deps.pool.query(`insert into staff_areas (subject, storage_area_id) select 'aicha', min(id) from storage_areas`)
  const answer = await api.app.inject({ url: '/api/staff/current', headers })
  expect(answer.json()).toMatchObject({ subject: 'aicha', roles: ['agent'], areas: [{ id: 1 }] })
  const customer = await api.app.inject({ url: '/api/staff/current', headers: await api.headers('customer') })
  expect(customer.statusCode).toBe(403)
})

test('what staff change stands in the audit with the record and the fields, once', async () => {
  const headers = await api.headers('boss', ['manager'])
  const made = await api.app.inject({
    method: 'POST',
    url: '/api/holidays',
    headers,
    payload: { date: '2026-12-24', nameFr: 'Pont', nameAr: 'عطلة' },
  })
  const { id } = made.json() as { id: number }
  await api.app.inject({ method: 'DELETE', url: `/api/holidays/${id}`, headers })
  await api.app.inject({ method: 'DELETE', url: '/api/holidays/999999', headers })
  const { rows } = await api.deps.pool.query(
    `select action, record_type, record_id, outcome, details from audit_entries where subject = 'boss' order by id`,
  )
  expect(rows).toEqual([
    {
      action: 'addHoliday',
      record_type: 'holidays',
      record_id: String(id),
      outcome: 'Done',
      details: { fields: ['date', 'nameFr', 'nameAr'] },
    },
    { action: 'dropHoliday', record_type: 'holidays', record_id: String(id), outcome: 'Done', details: {} },
  ])
})

test('nobody changes the audit, whatever SQL they write', async () => {
  const { pool } = api.deps
  for (const text of [`update audit_entries set subject = 'x'`, 'delete from audit_entries', 'truncate audit_entries'])
    await expect(pool.query(text)).rejects.toThrow('only added to')
})
