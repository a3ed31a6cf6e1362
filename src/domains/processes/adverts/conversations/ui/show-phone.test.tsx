// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { packText, press, settle, show, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { ShowPhone } from './show-phone.tsx'
// at hand, so that nobody waits for it
import './shown-phone.tsx'

const t = packText('vehiclePage')

const api = fakeApi()
const asking = ['post', '/api/vehicleads/vehicle/{id}/phone'] as const

test('requests a number on press and shows failures', async () => {
  show(<ShowPhone vehicleId={7} title="Dacia Duster 2019" />)
  expect(api.made(...asking)).toEqual([])
  api.on(...asking, new Refusal(429, 'TooManyRequests', { message: 'Trop de numéros.' }))
  await press(t('showPhone'))
  await until(async () => {
    await settle()
    expect(words()).toContain('Trop de numéros.')
  })
  api.on(...asking, { phone: '+212612345678', isOnWhatsApp: false })
  await press(t('showPhone'))
  await settle()
  expect(document.querySelector('a[href^="tel:"]')).not.toBeNull()
  expect(words()).toContain('06 12 34 56 78')
  expect(api.made(...asking)).toHaveLength(2)
  expect(document.querySelector('a[href*="wa.me"]')).toBeNull()
})

test('opens WhatsApp with car and page, without personal data', async () => {
  show(<ShowPhone vehicleId={8} title="Dacia Duster 2019" />)
  api.on(...asking, { phone: '+212612345678', isOnWhatsApp: true })
  await press(t('showPhone'))
  await settle()
  const link = document.querySelector<HTMLAnchorElement>('a[href*="wa.me"]')
  expect([link?.rel, link?.target]).toEqual(['noopener noreferrer', '_blank'])
  const { origin, pathname, searchParams } = new URL(link?.href ?? '')
  expect([origin, pathname, [...searchParams.keys()]]).toEqual(['https://wa.me', '/212612345678', ['text']])
  expect(searchParams.get('text')).toMatch(/^Bonjour, votre Dacia Duster 2019 est-elle toujours à vendre/)
})
