import { describe, expect, test } from 'vitest'
import { copyKey, copyOfAnswer, isKeptPage, isOfferedOffline, pathWithin } from './offline.ts'

describe('which pages may be kept', () => {
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
  // the key in an address is the right to what it names
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

describe('whose copy of an answer may be kept', () => {
  const stranger = { signedIn: false, from: '/favourites' }
  const customer = { signedIn: true, from: '/history' }
  test('what is the same for everyone: everyone’s, until somebody is signed in', () => {
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
  test('a file of a case: the user’s own, when the page of the case requests it', () => {
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '/history/RV-2026-000007' })).toBe('person')
  })
  test('what the staff ask for at the desk is not carried about, nor a file that another page opened', () => {
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '/staff/bookings/3' })).toBeNull()
    expect(copyOfAnswer('/api/vehicles/7', { signedIn: true, from: '/staff' })).toBeNull()
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '' })).toBeNull()
  })
})

test('a car is inspected where there is no network: the sheet and who works here are kept, nothing else of the desk', () => {
  const inspector = { signedIn: true, from: '/staff/expertises/7' }
  for (const path of ['/api/staff/current', '/api/staff/expertises/7', '/documents/download/VehicleCheckPartImage/0a1b-2c'])
    expect(copyOfAnswer(path, inspector)).toBe('person')
  for (const path of ['/api/staff/expertises', '/api/staff/purchases/7', '/documents/download/CustomerCIN/0a1b-2c', '/api/customers/sales'])
    expect(copyOfAnswer(path, inspector)).toBeNull()
  expect(copyOfAnswer('/api/staff/current', { signedIn: true, from: '/staff' })).toBeNull()
  expect(copyOfAnswer('/api/staff/expertises/7', { signedIn: false, from: '/staff/expertises/7' })).toBeNull()
})

test('a copy has one name for each language, however the address says it', () => {
  const at = 'https://rihla.ma/occasion/search-result'
  expect(copyKey(`${at}?Brands=Dacia&lang=ar`, 'fr')).toBe(`${at}?Brands=Dacia&lang=fr`)
  expect(copyKey(`${at}?lang=fr`, 'ar')).toBe(copyKey(at, 'ar'))
})

test('only what lies under the base path of our own origin is ours', () => {
  const within = (address: string) => pathWithin(address, '/occasion/', 'https://rihla.ma')
  expect(within('https://rihla.ma/occasion/support?a=1')).toBe('/support')
  expect([within('https://rihla.ma/neuf/support'), within('https://other.ma/occasion/support'), within('')]).toEqual([null, null, null])
})
