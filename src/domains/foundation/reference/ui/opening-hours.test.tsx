// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { OpeningHours } from './opening-hours.tsx'

const day = { open: '08:00', close: '18:00' }
const week = [day, day, day, day, day, { open: '09:00', close: '17:00' }, null]

test.each([
  ['fr', 'Lundi – Vendredi 08:00 – 18:00Samedi 09:00 – 17:00'],
  ['ar', 'من الاثنين إلى الجمعة: من 08:00 إلى 18:00 السبت: من 09:00 إلى 17:00'],
] as const)('days with the same hours are one line, in Arabic without a dash (%s)', (language, said) => {
  const { container } = show(<OpeningHours hours={week} />, { language })
  expect(words(container)).toContain(said)
})
