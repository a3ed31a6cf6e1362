import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics.ts'
import { registerHealth } from './health.ts'

async function read(metricsToken: string | null, headers: Record<string, string> = {}, remoteAddress = '10.0.0.9'): Promise<number> {
  const app = fastify()
  registerHealth(app, createMetrics(), [], { metricsToken })
  return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
}
const through = { 'x-forwarded-for': '41.140.1.2' }

test('the figures are for callers nearby, or for those who have the token', async () => {
  expect([await read(null), await read(null, {}, '127.0.0.1')]).toEqual([200, 200])
  const refused = [await read(null, through), await read(null, { forwarded: 'for=41.140.1.2' }), await read(null, {}, '41.140.1.2')]
  expect(refused.every((status) => status >= 400)).toBe(true)
  const token = 'a token for figures'
  expect(await read(token, { authorization: `Bearer ${token}`, ...through }, '41.140.1.2')).toBe(200)
  for (const authorization of ['', `Bearer ${token}x`, token]) expect(await read(token, { authorization })).toBeGreaterThanOrEqual(400)
})
