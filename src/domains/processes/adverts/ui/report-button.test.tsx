// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { ReportButton } from './report-button.tsx'
// at hand, so that nobody waits for it
import './report-dialog.tsx'

const t = packText('adReports')
const tVehiclePage = packText('vehiclePage')

const api = fakeApi()
const sending = ['post', '/api/vehicleads/vehicle/{id}/reports'] as const

async function open(): Promise<void> {
  show(<ReportButton vehicleId={7} />)
  await press(button(tVehiclePage('report')))
  await until(async () => {
    await settle()
    expect(document.querySelector('dialog')).not.toBeNull()
  })
}

test('sends a report once, with advice on payment fraud', async () => {
  await open()
  await submit()
  expect(words()).toContain(t('need'))
  ;(document.querySelector('[value=Scam]') as HTMLInputElement).click()
  await settle()
  expect(words()).not.toContain(t('need'))
  write(/^Dites-nous en plus/, 'Il demande un acompte.')
  api.on(...sending, undefined as never)
  await submit()
  await settle()
  expect(api.made(...sending).map(({ body }) => body)).toEqual([{ reason: 'Scam', text: 'Il demande un acompte.', website: '' }])
  expect(words()).toContain('Nous regardons cette annonce de plus près.')
  expect(words()).toContain('Prévenez votre banque')
})

test('shows a failure and keeps the input', async () => {
  await open()
  ;(document.querySelector('[value=Other]') as HTMLInputElement).click()
  write(/^Votre e-mail/, 'nobody')
  await submit()
  expect(words()).toContain('Adresse e-mail non valable')
  write(/^Votre e-mail/, 'nom@exemple.ma')
  api.on(...sending, new Refusal(429, 'TooManyRequests'))
  await submit()
  await settle()
  expect(words()).toContain(t('failed'))
  expect(field(/^Votre e-mail/).value).toBe('nom@exemple.ma')
})
