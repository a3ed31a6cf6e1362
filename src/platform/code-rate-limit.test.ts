import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createCodeRateLimit } from './code-rate-limit.ts'

test('rejects a visitor after thirty failed look-ups, not counting successful ones', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const ask = createCodeRateLimit({ clock: { now: () => now } })
  const wrong = (address: string) =>
    ask(address, () => Promise.reject(new AppError('NotFound'))).catch((error: AppError) =>
      error instanceof AppError ? error.code : error,
    )
  const right = (address: string) => ask(address, async () => 'here').catch((error: AppError) => error.code)
  for (let i = 0; i < 40; i++) expect(await right('10.0.0.1')).toBe('here')
  for (let i = 0; i < 30; i++) expect(await wrong('10.0.0.1')).toBe('NotFound')
  expect([await wrong('10.0.0.1'), await right('10.0.0.1'), await wrong('10.0.0.2')]).toEqual([
    'TooManyRequests',
    'TooManyRequests',
    'NotFound',
  ])
  now = new Date('2026-03-01T10:10:00Z')
  expect([await right('10.0.0.1'), await wrong('10.0.0.1')]).toEqual(['here', 'NotFound'])
})

test('does not count other errors', async () => {
  const ask = createCodeRateLimit({ clock: { now: () => new Date('2026-03-01T10:00:00Z') } })
  for (let i = 0; i < 40; i++) await expect(ask('10.0.0.1', () => Promise.reject(new AppError('BadRequest')))).rejects.toThrow('BadRequest')
})

test('starts the window at the first failure; evicts the oldest visitor', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z')
  const ask = createCodeRateLimit({ clock: { now: () => new Date(now) } })
  const wrong = (address: string) => ask(address, () => Promise.reject(new AppError('NotFound'))).catch((error: AppError) => error.code)
  for (let i = 0; i < 29; i++) await wrong('10.0.0.1')
  now += 599_999
  expect([await wrong('10.0.0.1'), await wrong('10.0.0.1')]).toEqual(['NotFound', 'TooManyRequests'])
  now += 1
  for (let i = 0; i < 30; i++) expect(await wrong('10.0.0.1')).toBe('NotFound')
  expect(await wrong('10.0.0.1')).toBe('TooManyRequests')
  for (let i = 1; i < 10_000; i++) await wrong(`10.1.${i >> 8}.${i & 255}`)
  expect(await wrong('10.0.0.1')).toBe('TooManyRequests')
  await wrong('10.2.0.1')
  expect(await wrong('10.0.0.1')).toBe('NotFound')
})
