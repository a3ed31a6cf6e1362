import { expect, test } from 'vitest'
import { outgoingAddress } from './outgoing.ts'

const hosts = ['example.ma', 'maps.example.com']

test.each([
  ['https://example.ma/a?b=c', 'https://example.ma/a?b=c'],
  ['https://www.example.ma/', 'https://www.example.ma/'],
  ['https://maps.example.com/x', 'https://maps.example.com/x'],
])('%s is a way out', (url, target) => {
  expect(outgoingAddress(`/redirector?url=${encodeURIComponent(url)}`, hosts)).toBe(target)
})

test.each([
  'https://evil.example',
  'https://notexample.ma/',
  'https://example.ma.evil.example/',
  'https://example.ma@evil.example/',
  'https://somebody@example.ma/',
  'javascript:alert(1)//example.ma',
  '//example.ma/',
  'example.ma',
  '',
])('%s is none', (url) => {
  expect(outgoingAddress(`/redirector?url=${encodeURIComponent(url)}`, hosts)).toBeNull()
})

test('returns null for other pages, without URL or without hosts', () => {
  const target = encodeURIComponent('https://example.ma/')
  expect(outgoingAddress(`/home?url=${target}`, hosts)).toBeNull()
  expect(outgoingAddress('/redirector', hosts)).toBeNull()
  expect(outgoingAddress(`/redirector?url=${target}`, [])).toBeNull()
})
