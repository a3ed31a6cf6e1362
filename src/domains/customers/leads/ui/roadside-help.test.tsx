// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, clockAt, field, links, packText, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import { RoadsideHelp } from './roadside-help.tsx'

const t = packText('roadside')

const api = fakeApi()
const sending = ['post', '/api/contactrequests/callback'] as const
const site = { company: 'Rihla SARL', cndp: '', email: 'aide@rihla.ma' }
const getCurrentPosition = vi.fn()
Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
beforeEach(() => {
  getCurrentPosition.mockReset()
  clockAt('2026-03-16T10:00:00Z')
})

const open = () => show(<RoadsideHelp mobile="0600000141" minutes={15} site={site} />)
const located = () =>
  getCurrentPosition.mockImplementation((found) => found({ coords: { latitude: 33.573110002, longitude: -7.58984, accuracy: 18.4 } }))

test('sends and shows the position on request', async () => {
  open()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  located()
  await press(button(/position par SMS/))
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: true })
  expect(words()).toContain('Votre position, à 18 mètres près :')
  expect(words()).toContain('33.57311, -7.58984')
  const href = links(t('position.open'))[0]?.getAttribute('href') ?? ''
  expect(href).toMatch(/^sms:\+212600000141\?&body=/)
  expect(decodeURIComponent(href)).toContain('https://maps.google.com/?q=33.57311,-7.58984')
})

test('reports a missing position and still shows the number', async () => {
  open()
  getCurrentPosition.mockImplementation((_found, failed) => failed({ code: 1, PERMISSION_DENIED: 1 }))
  await press(button(/position par SMS/))
  expect(words()).toContain('Autorisez-la pour ce site')
  getCurrentPosition.mockImplementation((_found, failed) => failed({ code: 3, PERMISSION_DENIED: 1 }))
  await press(button(/position par SMS/))
  expect(words()).toContain('Position introuvable d’ici')
})

test('requests a callback once with the position and shows its time', async () => {
  open()
  await press(button(t('call.ask')))
  located()
  await press(button(t('call.locate')))
  expect(words()).toContain(t('call.located'))
  write(/^Téléphone/, '06 12 34 56 78')
  write(/^Votre nom/, 'Salma Alaoui')
  const answer = Promise.withResolvers<unknown>()
  api.on(...sending, () => answer.promise as never)
  await submit()
  await submit()
  answer.resolve(sample('AskForCallResponse', { callTime: '11:15' }))
  await settle()
  expect(api.made(...sending).map((call) => call.body)).toEqual([
    {
      ...{ name: 'Salma Alaoui', phone: '06 12 34 56 78', what: 'Breakdown', place: '', website: '' },
      ...{ latitude: 33.573110002, longitude: -7.58984 },
    },
  ])
  expect(words()).toContain('Nous vous appelons avant 11:15.')
})

test('fills in the data of the account', async () => {
  signedIn()
  api.on('get', '/api/customers/current', sample('Customer', { firstName: 'Omar', lastName: 'Idrissi', phone: '+212612345678' }))
  open()
  for (let i = 0; i < 3; i++) await settle()
  await press(button(t('call.ask')))
  expect([field(/^Votre nom/).value, field(/^Téléphone/).value]).toEqual(['Omar Idrissi', '06 12 34 56 78'])
})

test('shows errors at fields and preserves the input', async () => {
  open()
  await press(button(t('call.ask')))
  await submit()
  expect(words()).toContain(t('call.need.phone'))
  expect(words()).toContain(t('call.need.name'))
  write(/^Téléphone/, '0812')
  write(/^Votre nom/, 'Salma')
  await submit()
  expect(words()).toContain(t('call.bad.phone'))
  write(/^Téléphone/, '0612345678')
  api.on(...sending, new Refusal(429, 'TooManyRequests'))
  await submit()
  await settle()
  expect(words()).toContain(t('call.failed'))
  expect(field(/^Téléphone/).value).toBe('0612345678')
})
