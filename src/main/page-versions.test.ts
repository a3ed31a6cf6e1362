import { expect, test } from 'vitest'
import type { StockChange } from '#domains/search-index/stock-index.ts'
import { followPages } from './page-versions.ts'

function setup() {
  const heard: ((change: StockChange) => void)[] = []
  const onChange = (listener: (change: StockChange) => void) => {
    heard.push(listener)
    return () => undefined
  }
  const stock = { version: 0, onChange }
  const news = { version: 0 }
  const change = (ids: readonly number[] | null) => {
    stock.version++
    for (const listener of heard) listener({ version: stock.version, ids })
  }
  return { ...followPages(stock, news), news, change }
}

test('every change of stock or texts is a version', () => {
  const { version, news, change } = setup()
  const seen = [version()]
  change([1])
  seen.push(version())
  news.version++
  seen.push(version())
  expect(new Set(seen).size).toBe(3)
})

test('the page of a car has the version of that car, under every base path and with its data', () => {
  const { ownVersion, news, change } = setup()
  const addresses = ['fr http://a/cars/fiat-500/7?lang=fr', '/occasion/cars/fiat-500/7.data', '/cars/fiat/70', '/search-result']
  const all = () => addresses.map(ownVersion)
  const first = all()
  change([7, 8])
  const second = all()
  expect(second.map((one, i) => one !== first[i])).toEqual([true, true, false, false])
  news.version++
  const third = all()
  expect(third.map((one, i) => one !== second[i])).toEqual([true, true, true, true])
  // nobody knows which
  change(null)
  expect(all().map((one, i) => one !== third[i])).toEqual([true, true, true, false])
})

test('the changes of many cars do not pile up', () => {
  const { ownVersion, change } = setup()
  change([7])
  const one = ownVersion('/cars/a/7')
  change(Array.from({ length: 20_001 }, (_, i) => 100 + i))
  expect(ownVersion('/cars/a/7')).not.toBe(one)
  expect(ownVersion('/cars/a/7')).toBe(ownVersion('/cars/a/8'))
})
