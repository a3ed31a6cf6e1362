import { expect, test } from 'vitest'
import { type Analytics, countedAddress, knowsDevices, viewRequest } from './analytics.ts'

const view = { address: 'https://rihla.ma/home', referrer: null, visitor: '0000000a0000000b', language: 'ar' }
const told = (analytics: Analytics) => viewRequest(analytics, view, '7')

test.each([
  ['/cars/dacia-duster/7', '', '/cars/dacia-duster/7'],
  ['/search-result', '?q=salma+0612345678&Brands=Dacia', '/search-result'],
  ['/home', '?utm_source=lettre&utm_campaign=rentree&token=a', '/home?utm_source=lettre&utm_campaign=rentree'],
  // what follows is a key or personal data
  ['/places/9f7c0a', '', '/places'],
  ['/papers/ABCD-EFGH', '', '/papers'],
  ['/customer/4711', '', '/customer'],
  ['/payment-success', '?booking=9f7c0a', '/payment-success'],
])('of %s%s is told %s', (path, search, shown) => {
  expect(countedAddress('https://rihla.ma/occasion/', path, search)).toBe(`https://rihla.ma/occasion${shown}`)
})

test('cuts campaign parameters at sixty characters', () => {
  const told = (name: string) => countedAddress('https://rihla.ma', '/home', `?utm_source=${name}`)
  expect(told('a'.repeat(60))).toBe(`https://rihla.ma/home?utm_source=${'a'.repeat(60)}`)
  expect(told('a'.repeat(61))).toBe(told('a'.repeat(60)))
})

test('uses a visitor id only for providers that support it', () => {
  const kinds = ['matomo', 'plausible', 'ga4'] as const
  expect(kinds.map((kind) => knowsDevices({ kind, collector: '', site: '' }))).toEqual([true, false, true])
})

test('sends Matomo requests to its tracking API', () => {
  const { url, body, type } = told({ kind: 'matomo', collector: 'https://stats.example.ma/matomo.php', site: '3' })
  expect([url, type]).toEqual(['https://stats.example.ma/matomo.php', 'application/x-www-form-urlencoded'])
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: view.address,
    _id: view.visitor,
    lang: 'ar',
    rand: '7',
  })
})

test('sends Plausible events without visitor id', () => {
  const { url, body } = told({ kind: 'plausible', collector: 'https://plausible.io/api/event', site: 'rihla.ma' })
  expect(url).toBe('https://plausible.io/api/event')
  expect(JSON.parse(body)).toEqual({ name: 'pageview', url: view.address, domain: 'rihla.ma', referrer: null })
})

test('sends GA4 requests in the URL, without personalized advertising', () => {
  const { url, body } = told({ kind: 'ga4', collector: 'https://www.google-analytics.com/g/collect', site: 'G-1' })
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(asked).toMatchObject({ v: '2', tid: 'G-1', cid: '10.11', en: 'page_view', dl: view.address, npa: '1' })
  expect(body).toBe('')
})
