// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { signedIn } from '#testing/screen.tsx'
import { readOffers, saveOffers } from './use-offers.ts'

const api = fakeApi()
const consents = ['put', '/api/customers/current/consents'] as const
const none = { Email: false, Post: false, Phone: false }
const consent = (purpose: 'Offers' | 'Profiling', channel: 'Email' | 'Post' | 'Phone', given: boolean) =>
  sample('Consent', { purpose: purpose as 'Offers', channel, given })

test('reads the channels from their consents only', async () => {
  signedIn()
  api.on(
    'get',
    '/api/customers/current',
    sample('Customer', { emailVerified: true, consents: [consent('Offers', 'Email', true), consent('Offers', 'Phone', false)] }),
  )
  expect(await readOffers(new AbortController().signal)).toEqual({ offers: { ...none, Email: true }, emailVerified: true })
  api.on('get', '/api/customers/current', offline)
  expect(await readOffers(new AbortController().signal)).toBeNull()
})

test('stores only changes and reports a failure', async () => {
  signedIn()
  expect(await saveOffers(none, none)).toBe(true)
  expect(api.made(...consents)).toEqual([])
  api.on(...consents, [])
  expect(await saveOffers({ ...none, Post: true }, { ...none, Email: true })).toBe(true)
  expect(api.made(...consents).map(({ body }) => body)).toEqual([
    {
      consents: [
        { purpose: 'Offers', channel: 'Email', given: true },
        { purpose: 'Offers', channel: 'Post', given: false },
      ],
    },
  ])
  api.on(...consents, offline)
  expect(await saveOffers(none, { ...none, Phone: true })).toBe(false)
})
