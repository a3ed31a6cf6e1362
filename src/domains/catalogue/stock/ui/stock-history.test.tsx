// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import type { StockCard, StockEvent } from '../contract.ts'
import { StockHistory } from './stock-history.tsx'

const event: StockEvent = {
  kind: 'status',
  type: 'Published',
  at: '2026-03-03T09:00:00Z',
  by: 'Nadia Idrissi',
  comment: null,
  price: null,
  oldPrice: null,
}
const way = {
  id: 1,
  from: null,
  to: { name: 'Rihla Anfa', names: { fr: 'Rihla Anfa' } },
  comment: null,
  sent: '2026-03-01T08:00:00Z',
  sentBy: null,
  received: null,
  receivedBy: null,
}
const open = (history: StockEvent[], transfers: object[] = []) =>
  show(<StockHistory card={{ history, transfers } as unknown as StockCard} />)

test('shows time and author, the product without one', () => {
  open([event, { ...event, at: '2026-03-02T09:00:00Z', by: null }])
  expect(words()).toContain('03/03/2026 09:00, Nadia Idrissi')
  expect(words()).toMatch(/02\/03\/2026 09:00, automatique/)
})

test('shows the former price', () => {
  open([{ ...event, kind: 'price', price: 189_000, oldPrice: 195_000 }])
  expect(words().replaceAll(/\s/g, ' ')).toMatch(/189 000.*195 000/)
})

test('shows an open transfer without an unknown name', () => {
  open([], [way])
  expect(words()).toContain('01/03/2026 08:00')
  expect(words()).not.toContain('01/03/2026 08:00,')
})
