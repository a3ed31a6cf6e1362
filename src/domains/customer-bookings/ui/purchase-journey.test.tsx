// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bookingStatuses } from '#domains/bookings/status.ts'
import { serverText } from '#i18n/server.ts'
import { show, words } from '#testing/screen.tsx'
import { exampleBooking } from './purchase-facts.example.tsx'
import { PurchaseJourney } from './purchase-journey.tsx'

test.each([
  ['fr', 'Étape 3 sur 6 : Paiement'],
  ['ar', 'المرحلة 3 من 6: الأداء'],
] as const)('a station that is not done yet is called by its name, never as what would be done (%s)', (language, summary) => {
  show(<PurchaseJourney booking={exampleBooking({ step: 2 })} />, { language })
  expect(words()).toContain(summary)
  const t = serverText('bookings', language)
  const done = bookingStatuses.map((status) => t(`status.${status}`)).filter((word) => words().includes(word))
  expect(done).toEqual([])
})
