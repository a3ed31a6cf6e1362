// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StockRow } from '#domains/catalogue/stock/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, clockAt, field, fill, links, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { StaffContext } from '../layout/staff.ts'
import StockPage from './stock.tsx'

const t = packText('stock')
const tStaff = packText('staff')

const api = fakeApi()
const asking = ['get', '/api/staff/vehicles'] as const
const row = (id: number, changes: Partial<StockRow> = {}): StockRow =>
  sample('StockRow', { id, reference: `S-${id}`, brand: 'Dacia', model: 'Duster', ...changes })
const counts = { Draft: 0, Pending: 0, Active: 0, InTransfer: 0, Published: 3, Reserved: 0, Booked: 0, Sold: 4 }
const page = (results: StockRow[], changes: object = {}) => ({
  ...sample('ListStockResponse', { currentPage: 1, pageCount: 1, rowCount: results.length, counts }),
  ...changes,
  results,
})
const area = (id: number, fr: string) => sample('StorageArea', { id, names: { fr } })

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on('get', '/api/vehiclebrands/stripped', [sample('Brand', { id: 9, name: 'Dacia' })])
  api.on('get', '/api/cities/details', [])
  api.on('get', '/api/staff/pricechanges/count', { waiting: 2 })
  api.on('get', '/api/features', [])
  api.on('get', '/api/storageareas', [area(3, 'Rabat'), area(4, 'Fès')])
})
type Roles = ('agent' | 'expert' | 'manager')[]
async function open(at: string, rows: StockRow[], roles: Roles = ['agent'], areas: number[] = []) {
  api.on(...asking, page(rows))
  const staff = sample('CurrentStaff', { roles, areas: areas.map((id) => sample('Area', { id })) })
  const screen = show(
    <StaffContext value={staff}>
      <StockPage />
    </StaffContext>,
    { at, path: '/staff/stock' },
  )
  await settle()
  return screen
}
const asked = () => [...(api.made(...asking).at(-1)?.query ?? [])].map(([name, value]) => `${name}=${value}`).join('&')
/** a selected column may have the same name */
const choice = (label: string) => document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`) ?? field(label)
const choose = async (label: string, value: string) => {
  await act(async () => void fill(choice(label), value))
  await settle()
}

test('requests the filters of the address and ignores invalid ones', async () => {
  await open('/staff/stock?view=Published&area=3&make=9&q=clio&sort=priceUp&page=2', [row(1)])
  expect(asked()).toBe('status=Published&storageAreaId=3&brandId=9&q=clio&sort=price&direction=asc&page=2&size=20')
  expect(['Agence', 'Marque', 'Trier'].map((label) => choice(label).value)).toEqual(['3', '9', 'priceUp'])
})

test('invalid filters in the address request the default list', async () => {
  await open('/staff/stock?view=Lost&area=-3&make=x&sort=toString&page=-2', [row(1)])
  expect(asked()).toBe('sort=modified&direction=desc&page=1&size=20')
})

test('archived is not a status and has its own count', async () => {
  await open('/staff/stock?view=archived', [row(1), row(2)])
  expect(asked()).toBe('archived=true&sort=modified&direction=desc&page=1&size=20')
  expect(links(/^Archivées/).map((one) => words(one))).toEqual(['Archivées2'])
  expect(links(/^Toutes/).map((one) => words(one))).toEqual(['Toutes'])
})

test('a filter returns to the first page; the clear button of the search removes it without a delay', async () => {
  const { here } = await open('/staff/stock?view=Sold&page=3', [row(1)])
  await choose('Agence', '4')
  expect(here.place).toBe('/staff/stock?view=Sold&area=4')
  write(t('list.search'), ' clio ')
  await settle()
  expect(here.place).toBe('/staff/stock?view=Sold&area=4')
  await submit()
  expect(here.place).toBe('/staff/stock?view=Sold&area=4&q=clio')
  await choose('Référence, plaque, châssis, modèle', '')
  expect(here.place).toBe('/staff/stock?view=Sold&area=4')
})

test('users of stores filter by theirs, managers by all', async () => {
  const { unmount } = await open('/staff/stock', [row(1)], ['agent'], [4])
  const stores = () => [...choice('Agence').querySelectorAll('option')].map((one) => words(one))
  expect(stores()).toEqual(['Toutes les agences', 'Fès'])
  unmount()
  await open('/staff/stock', [row(1)], ['manager'], [4])
  expect(stores()).toEqual(['Toutes les agences', 'Rabat', 'Fès'])
})

test('hides the add button without the right', async () => {
  const { unmount } = await open('/staff/stock', [row(1)], ['expert'])
  expect(links(t('add'))).toEqual([])
  unmount()
  await open('/staff/stock', [row(1)])
  expect(links(t('add'))).toHaveLength(1)
})

test('an empty result offers to clear the filters; a sort order is no filter', async () => {
  const { here, unmount } = await open('/staff/stock?q=zzz&sort=priceUp', [])
  await press(t('list.clear'))
  expect(here.place).toBe('/staff/stock')
  unmount()
  await open('/staff/stock?sort=priceDown', [])
  expect([words().includes('Aucune voiture ici'), buttons(t('list.clear'))]).toEqual([true, []])
})

test('the CSV file has every filtered page', async () => {
  await open('/staff/stock?view=Sold', [row(1)])
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  api.on(...asking, ({ query }) => page([row(Number(query.get('page')), { version: query.get('status') })], { pageCount: 2 }))
  await press(tStaff('csv.button'))
  await until(() => settle().then(() => expect(files).toHaveLength(1)))
  expect(await files[0]?.text()).toMatch(/S-1;Dacia Duster Sold.*\r?\n"?S-2/)
})
