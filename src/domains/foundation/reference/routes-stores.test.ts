import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { StorageArea, Store, StoreEntry } from './contract.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi()
  headers = await api.headers('editor', ['editor'])
})
afterAll(() => api.close())

const usual = { open: '08:00', close: '18:00' }
const week = [usual, usual, usual, usual, usual, null, null]
const entry = (name: string, more: Partial<Record<keyof StoreEntry, unknown>> = {}) => ({
  ...{ names: { fr: name, ar: 'رحلة سطات' }, addresses: { fr: '1, avenue Hassan II', ar: '1، شارع الحسن الثاني' }, city: 'Settat' },
  ...{ zip: '26000', phone: '05 23 00 11 40', email: null, latitude: 33.001, longitude: -7.616, hours: week, services: ['Inspection'] },
  ...more,
})
const list = async () => (await api.app.inject({ url: '/api/staff/stores', headers })).json() as Store[]
const named = async (tag: string) => (await list()).find((store) => store.tag === tag) as Store
const open = async () => (await api.app.inject('/api/storageareas')).json() as StorageArea[]
const add = (store: object) => api.app.inject({ method: 'POST', url: '/api/staff/stores', headers, payload: { store } })
const change = (id: number, version: number, store: object) =>
  api.app.inject({ method: 'PUT', url: `/api/staff/stores/${id}`, headers, payload: { store, version } })
const entryOf = ({ names, addresses, city, zip, phone, email, latitude, longitude, hours, services, isDeactivated }: Store) => {
  return { names, addresses, city, zip, phone, email, latitude, longitude, hours, services, isDeactivated }
}

describe('stores', () => {
  test('shows a new store immediately, with normalised phone and unique tag', async () => {
    const made = await add(entry('Rihla Settat'))
    expect(made.json()).toMatchObject({
      tag: 'rihla-settat',
      name: 'Rihla Settat',
      phone: '0523001140',
      version: 1,
      changed: { at: '2026-03-15T10:00:00Z' },
    })
    expect((await open()).at(-1)).toMatchObject({ tag: 'rihla-settat', cityNames: { fr: 'Settat' }, services: ['Inspection'], hours: week })
    const twin = await add(entry('Rihla Séttat !'))
    expect(twin.json().errors).toEqual([{ field: 'store.names.fr', reason: 'taken' }])
  })

  test('shows a change immediately and rejects a concurrent one', async () => {
    const store = await named('fes')
    const later = await change(
      store.id,
      store.version,
      entryOf({ ...store, names: { fr: 'Rihla Fès Saïss', ar: 'رحلة فاس سايس' }, hours: week }),
    )
    expect(later.json()).toMatchObject({ tag: 'fes', name: 'Rihla Fès Saïss', version: store.version + 1 })
    expect((await open()).find(({ tag }) => tag === 'fes')).toMatchObject({ names: { ar: 'رحلة فاس سايس' }, hours: week })
    const late = await change(store.id, store.version, entryOf(store))
    expect([late.statusCode, late.json().code]).toEqual([409, 'EditConflict'])
    expect((await named('fes')).name).toBe('Rihla Fès Saïss')
    expect((await change(999_999, 1, entry('Nulle part'))).statusCode).toBe(404)
  })

  test('records the changed fields in the audit log', async () => {
    const store = await named('agadir')
    await change(store.id, store.version, entryOf({ ...store, phone: '0528001141', latitude: 30.41 }))
    const { rows } = await api.deps.pool.query(
      `select action, record_id, details -> 'fields' as fields from audit_entries where record_type = 'stores' and record_id = '${store.id}'`,
    )
    expect(rows).toEqual([{ action: 'changeStore', record_id: String(store.id), fields: ['phone', 'latitude'] }])
  })

  test('hides a closed store and returns its remaining cars', async () => {
    const store = await named('oujda')
    await api.deps.pool.query(
      `insert into vehicles (reference, brand_id, model_id, last_status, storage_area_id)
       select 'VH-ST' || s, 1, (select min(id) from models), s, $1 from unnest(array['Active', 'Sold']) s`,
      [store.id],
    )
    await api.deps.pool.query(
      `insert into appointments (kind, storage_area_id, place, starts, ends, status, created, last_modified)
       values ('Visit', $1, 1, '2026-03-16T10:00Z', '2026-03-16T11:00Z', 'Blocked', now(), now())`,
      [store.id],
    )
    expect((await named('oujda')).use).toEqual({ cars: 1, appointments: 0 })
    const closed = await change(store.id, store.version, entryOf({ ...store, isDeactivated: true }))
    expect(closed.json()).toMatchObject({ isDeactivated: true, use: { cars: 1 } })
    expect((await open()).map(({ tag }) => tag)).not.toContain('oujda')
    expect((await list()).at(-1)?.tag).toBe('oujda')
  })

  test.each([
    ['no name in Arabic', { names: { fr: 'Rihla Kénitra', ar: ' ' } }, 'store.names.ar', 'required'],
    ['a city that there is not', { city: 'Atlantis' }, 'store.city', 'invalid'],
    ['a number of another country', { phone: '0033123456789' }, 'store.phone', 'phone'],
    ['a day that closes before it opens', { hours: week.with(0, { open: '18:00', close: '08:00' }) }, 'store.hours', 'hours'],
    ['an hour that there is not', { hours: week.with(0, { open: '08:00', close: '24:30' }) }, 'store.hours', 'hours'],
    ['a week of six days', { hours: week.slice(1) }, 'store.hours', 'tooFew'],
    ['a place in the sea far away', { longitude: -30 }, 'store.longitude', 'tooSmall'],
    ['latitude and longitude taken for each other', { latitude: -7.6, longitude: 33 }, 'store.latitude', 'tooSmall'],
    ['four digits of a post code', { zip: '2600' }, 'store.zip', 'zip'],
    ['a service that there is not', { services: ['Cinema'] }, 'store.services', 'notInList'],
    ['an e-mail that is none', { email: 'rihla' }, 'store.email', 'email'],
  ])('rejects %s by field name', async (_what, wrong, field, reason) => {
    const answer = await add(entry('Rihla Kénitra', wrong))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0]).toMatchObject({ field, reason })
    expect((await list()).map(({ name }) => name)).not.toContain('Rihla Kénitra')
  })
})
