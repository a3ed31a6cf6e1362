import { expect, test } from 'vitest'
import { checkedReturnUrl } from './return-url.ts'

const origin = 'https://www.exemple.ma'

test.each([
  ['https://www.exemple.ma', 'https://www.exemple.ma/'],
  ['https://www.exemple.ma/', 'https://www.exemple.ma/'],
  ['https://www.exemple.ma/occasion/alert?new=1#list', 'https://www.exemple.ma/occasion/alert?new=1#list'],
  // both stay on this site, as a browser reads them
  ['https://www.exemple.ma/\\evil.ma', 'https://www.exemple.ma//evil.ma'],
  ['https://www.exemple.ma//evil.ma', 'https://www.exemple.ma//evil.ma'],
])('%s is an address of this site', (address, read) => {
  expect(checkedReturnUrl(address, origin)).toBe(read)
})

test.each([
  'https://evil.ma/',
  'https://www.exemple.ma.evil.ma/',
  'https://www.exemple.ma@evil.ma/',
  'https://www.exemple.ma:8443/',
  'http://www.exemple.ma/',
  'https://www.exemple.mashup.ma/',
  '//www.exemple.ma/',
  '/alert',
  'alert',
  '',
  'javascript:alert(1)//https://www.exemple.ma/',
  ' https://www.exemple.ma/',
])('%s is refused in the words of the spec', (address) => {
  expect(() => checkedReturnUrl(address, origin)).toThrow(
    'Invalid return url. The return url needs to have the same origin as the current page.',
  )
})
