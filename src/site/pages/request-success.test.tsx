// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, packText, settle, show, words } from '#testing/screen.tsx'
import RequestSuccessPage, { loader } from './request-success.tsx'

const t = packText('bookings')

fakeApi()

async function open(search: string) {
  const screen = show(<RequestSuccessPage />, { at: `/request-success${search}`, path: '/request-success', route: { loader } })
  await settle()
  return screen
}

test('opened without a request shows where requests are listed', async () => {
  await open('')
  expect(words()).toContain(t('outcome.request.none'))
  expect(words()).not.toContain('Demande enregistrée')
  expect(links('Suivre ma demande')[0]?.getAttribute('href')).toBe('/history')
})

test('redirects with the key of a waiting-list entry, as in messages, to that entry', async () => {
  const { here } = await open('?place=abc')
  expect(here.place).toBe('/places/abc')
})
