// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { StockRow } from '#domains/catalogue/stock/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showHook } from '#testing/screen.tsx'
import { useStockLines } from './use-stock-lines.ts'

const api = fakeApi()
const asking = ['get', '/api/staff/vehicles'] as const
const car = sample('StockRow', {
  reference: 'S-1',
  brand: 'Dacia',
  model: 'Duster',
  version: 'Prestige',
  lastStatus: 'Sold',
  price: 189_000,
})
const counts = { Draft: 0, Pending: 0, Active: 0, InTransfer: 0, Published: 3, Reserved: 0, Booked: 0, Sold: 4 }
const page = (results: StockRow[], pageCount: number) => ({ ...sample('ListStockResponse', { pageCount, counts }), results })

const lines = () => showHook(() => useStockLines({ status: ['Sold'], sort: 'price', direction: 'asc' })).now()()
const pages = () => api.made(...asking).map(({ query }) => [query.get('status'), query.get('page'), query.get('size')])

test('the CSV file has column names and every filtered page', async () => {
  const bare = { ...car, reference: 'S-2', version: null, price: null }
  api.on(...asking, ({ query }) => page([query.get('page') === '1' ? car : bare], 2))
  const [head, first, second, ...more] = await lines()
  expect(head?.slice(0, 4)).toEqual(['Référence', 'Voiture', 'Plaque', 'Statut'])
  expect([first?.[0], first?.[1], first?.[3], first?.[7]]).toEqual(['S-1', 'Dacia Duster Prestige', 'Vendue', 189_000])
  expect([second?.[1], second?.[7], more]).toEqual(['Dacia Duster', null, []])
  expect(pages()).toEqual([
    ['Sold', '1', '100'],
    ['Sold', '2', '100'],
  ])
})

test('ends after ten thousand lines', async () => {
  const many = page(Array(5000).fill(car), 3)
  api.on(...asking, many)
  expect(await lines()).toHaveLength(10_001)
  expect(pages()).toHaveLength(2)
})
