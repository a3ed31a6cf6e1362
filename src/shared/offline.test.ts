import { describe, expect, test } from 'vitest'
import { copyKey, copyOfAnswer, isKeptPage, isOfferedOffline, pathWithin } from './offline.ts'

describe('which pages may be kept', () => {
  test.each(['/home', '/support', '/favourites', '/compare-car', '/search-result', '/cars/dacia-duster/7', '/history'])('%s', (path) => {
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
  ])('not %s', (path) => {
    expect([isKeptPage(path), isOfferedOffline(path)]).toEqual([false, true])
  })
  test.each(['/staff', '/staff/bookings/7', '/authentication/login-callback', '/identity/register', '/connect/authorize', '/api/docs'])(
    'the worker leaves %s alone',
    (path) => {
      expect([isKeptPage(path), isOfferedOffline(path)]).toEqual([false, false])
    },
  )
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
  test('what the staff ask for at the desk is not carried about, nor a file that another page opened', () => {
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '/staff/bookings/3' })).toBeNull()
    expect(copyOfAnswer('/api/vehicles/7', { signedIn: true, from: '/staff' })).toBeNull()
    expect(copyOfAnswer('/documents/7', { signedIn: true, from: '' })).toBeNull()
  })
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
