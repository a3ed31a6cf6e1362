// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { plain, showHook } from '#testing/screen.tsx'
import { useMoment } from './use-moment.ts'

fakeApi()

test('formats a time with its author if known', () => {
  const moment = showHook(useMoment).now()
  const at = '2026-07-23T23:30:00Z'
  expect([moment(at), moment(at, 'Nadia K.'), moment(at, null)].map(plain)).toEqual([
    '24/07/2026 00:30',
    '24/07/2026 00:30, Nadia K.',
    '24/07/2026 00:30, automatique',
  ])
})
