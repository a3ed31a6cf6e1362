// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bookingStatuses } from '#domains/processes/buying/bookings/status.ts'
import { serverText } from '#i18n/server.ts'
import { plain, showHook } from '#testing/screen.tsx'
import { exampleBooking } from './purchase-facts.example.tsx'
import { usePurchaseJourney } from './use-purchase-journey.ts'

test.each([
  ['fr', 'Étape 3 sur 6 : Paiement'],
  ['ar', 'المرحلة 3 من 6: الأداء'],
] as const)('names an open station by its name, never as done (%s)', (language, summary) => {
  const journey = showHook(() => usePurchaseJourney(exampleBooking({ step: 2 })), { language }).now()
  expect(plain(journey.summary)).toBe(summary)
  expect(journey.steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'next', 'next', 'next'])
  const t = serverText('bookings', language)
  const labels = journey.steps.map(({ label }) => label)
  expect(bookingStatuses.map((status) => t(`status.${status}`) as string).filter((word) => labels.includes(word))).toEqual([])
})
