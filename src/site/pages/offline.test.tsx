// @vitest-environment happy-dom

import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, packText, settle, show, words } from '#testing/screen.tsx'
import OfflinePage from './offline.tsx'

const t = packText('offline')

fakeApi()

const open = async (to: string) => {
  show(<OfflinePage />, { at: `/offline${to}`, path: '/offline' })
  await settle()
}
const leadsTo = (name: string | RegExp) => links(name)[0]?.getAttribute('href')

test('shows that there is no network, and links the roadside assistance and the requested page', async () => {
  await open('?to=%2Fcars%2Fclio%2F7%3Fa%3D1')
  expect(words()).toContain(t('title'))
  expect(leadsTo('Réessayer')).toBe('/cars/clio/7?a=1')
  expect(leadsTo(/^Assistance/)).toBe('/support')
})

test('shows when the network is back, without a navigation', async () => {
  await open('?to=%2Faid')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(words()).toContain(t('back'))
  expect(leadsTo('Ouvrir la page')).toBe('/aid')
})

test.each(['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%2F%5Cevil.example', ''])(
  'to=%s is not on this site: links the home page',
  async (to) => {
    await open(`?to=${to}`)
    expect(leadsTo('Réessayer')).toBe('/home')
  },
)
