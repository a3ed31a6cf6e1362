// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { key } from '#testing/reservation.ts'
import { buttons, packText, press, settle, show, words } from '#testing/screen.tsx'
import { ClaimBooking } from './claim-booking.tsx'

const t = packText('history')

const api = fakeApi()
const claims = ['post', '/api/customers/sales/claims'] as const

async function open(at: string, done = () => {}): Promise<void> {
  show(<ClaimBooking done={done} />, { at })
  await settle()
}

test('claims the booking once and hides the question', async () => {
  const done = vi.fn()
  api.on(...claims, { key })
  await open('/history?claim=12.abc', done)
  expect(words()).toContain(t('claim.title'))
  expect(api.made(...claims)).toEqual([])
  await press(t('claim.yes'))
  expect(api.made(...claims).map(({ body }) => body)).toEqual([{ token: '12.abc' }])
  expect(done).toHaveBeenCalledOnce()
  expect(buttons(t('claim.yes'))).toEqual([])
})

test('shows an error for a foreign mail; "no" changes nothing', async () => {
  api.on(...claims, new Refusal(404, 'NotFound'))
  await open('/history?claim=12.abc')
  await press(t('claim.yes'))
  expect(words()).toContain('Ce lien ne vaut plus')
  await press(t('claim.no'))
  expect(words()).not.toContain(t('claim.title'))
})

test('renders nothing without a token', async () => {
  await open('/history')
  expect(words()).not.toContain(t('claim.title'))
})
