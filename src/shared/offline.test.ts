import { describe, expect, test } from 'vitest'
import { copyKey, copyOfAnswer, isKeptPage, isOfferedOffline, pathWithin } from './offline.ts'

describe('isKeptPage', () => {
  test.each([
    '/home',
    '/support',
    '/favourites',
    '/compare-car',
    '/search-result',
    '/cars/dacia-duster/7',
    '/history',
    '/history/RV-2026-000007',
    '/staff/expertises/7',
  ])('%s', (path) => {
    expect([isKeptPage(path), isOfferedOffline(path)]).toEqual([true, true])
  })
  // the key in the URL grants access
  test.each([
    '/places/a-key',
    '/papers/AB12',
    '/payment-success',
    '/request-success',
    '/alert/stop',
    '/newsletter/confirm',
    '/customer/current',
    '/history/RV-2026-000007/more',
  ])('not %s', (path) => {
    expect([isKeptPage(path), isOfferedOffline(path)]).toEqual([false, true])
  })
  test.each([
    '/staff',
    '/staff/expertises',
    '/staff/expertises/7/more',
    '/staff/bookings/7',
    '/authentication/login-callback',
    '/identity/register',
    '/connect/authorize',
    '/api/docs',
  ])('the worker leaves %s alone', (path) => {
    expect([isKeptPage(path), isOfferedOffline(path)]).toEqual([false, false])
  })
})

describe('copyOfAnswer', () => {
  const stranger = { signedIn: false, from: '/favourites' }
  const customer = { signedIn: true, from: '/history' }
  test('caches public responses for anonymous visitors', () => {
    expect(copyOfAnswer('/api/vehicles/7', stranger)).toBe('anyone')
    expect(copyOfAnswer('/api/vehicles/7', customer)).toBe('person')
  })
  test.each([
    '/api/customers/sales',
    '/api/customers/purchases',
    '/api/customers/favourites',
    '/api/vehicleads',
    '/api/bookings/a-key/documents',
    '/documents/7',
  ])('%s: only their own', (path) => {
    expect([copyOfAnswer(path, customer), copyOfAnswer(path, stranger)]).toEqual(['person', null])
  })
  test.each(['/api/customers/current', '/api/customers/current/export', '/api/bookings/a-key', '/api/staff/settings', '/api/payments/7'])(
    '%s: nobody’s',
    (path) => {
      expect([copyOfAnswer(path, customer), copyOfAnswer(path, stranger)]).toEqual([null, null])
    },
  )
  test('caches files of a case for its page only', () => {
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '/history/RV-2026-000007' })).toBe('person')
  })
  test('caches no customer data for staff, nor files of other pages', () => {
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '/staff/bookings/3' })).toBeNull()
    expect(copyOfAnswer('/api/vehicles/7', { signedIn: true, from: '/staff' })).toBeNull()
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '' })).toBeNull()
  })
})

test('caches the inspection page only for staff', () => {
  const inspector = { signedIn: true, from: '/staff/expertises/7' }
  for (const path of ['/api/staff/current', '/api/staff/expertises/7', '/documents/download/VehicleCheckPartImage/0a1b-2c'])
    expect(copyOfAnswer(path, inspector)).toBe('person')
  for (const path of ['/api/staff/expertises', '/api/staff/purchases/7', '/documents/download/CustomerCIN/0a1b-2c', '/api/customers/sales'])
    expect(copyOfAnswer(path, inspector)).toBeNull()
  expect(copyOfAnswer('/api/staff/current', { signedIn: true, from: '/staff' })).toBeNull()
  expect(copyOfAnswer('/api/staff/expertises/7', { signedIn: false, from: '/staff/expertises/7' })).toBeNull()
})

test('uses one cache key per language', () => {
  const at = 'https://rihla.ma/occasion/search-result'
  expect(copyKey(`${at}?Brands=Dacia&lang=ar`, 'fr')).toBe(`${at}?Brands=Dacia&lang=fr`)
  expect(copyKey(`${at}?lang=fr`, 'ar')).toBe(copyKey(at, 'ar'))
})

test('accepts paths below the own base path only', () => {
  const within = (address: string) => pathWithin(address, '/occasion/', 'https://rihla.ma')
  expect(within('https://rihla.ma/occasion/support?a=1')).toBe('/support')
  expect([within('https://rihla.ma/neuf/support'), within('https://other.ma/occasion/support'), within('')]).toEqual([null, null, null])
})
