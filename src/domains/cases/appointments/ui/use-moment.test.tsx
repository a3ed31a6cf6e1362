// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { plain, showHook } from '#testing/screen.tsx'
import { useMoment } from './use-moment.ts'

fakeApi()

test('formats a time in Moroccan time, long and short', () => {
  const { now } = showHook(useMoment)
  // UTC+1 in that summer
  expect(plain(now()('2026-07-23T23:30:00Z'))).toBe('vendredi 24 juillet 2026 à 00:30')
  expect(plain(now()('2026-07-02T08:00:00Z', 'short'))).toBe('jeudi 2, 09:00')
  expect(plain(now()('2026-07-23T08:00:00Z', 'short'))).toBe('jeudi 23, 09:00')
  expect(plain(now()('2026-07-02T08:00:00Z', 'long'))).toContain('juillet')
})
