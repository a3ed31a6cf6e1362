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

test('serves metrics to private addresses or with the token', async () => {
  expect([await read(null), await read(null, {}, '127.0.0.1')]).toEqual([200, 200])
  const refused = [await read(null, through), await read(null, { forwarded: 'for=41.140.1.2' }), await read(null, {}, '41.140.1.2')]
  expect(refused.every((status) => status >= 400)).toBe(true)
  const token = 'a token for figures'
  expect(await read(token, { authorization: `Bearer ${token}`, ...through }, '41.140.1.2')).toBe(200)
  for (const authorization of ['', `Bearer ${token}x`, token]) expect(await read(token, { authorization })).toBeGreaterThanOrEqual(400)
})

test('reports which readiness conditions fail', async () => {
  const ask = async (conditions: Parameters<typeof registerHealth>[2]) => {
    const app = fastify()
    registerHealth(app, createMetrics(), conditions, { metricsToken: null })
    const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
    return [alive.json(), ready.statusCode, ready.json()]
  }
  const good = { name: 'database', ready: async () => true }
  const alive = { alive: true }
  expect(await ask([])).toEqual([alive, 200, { ready: true }])
  expect(await ask([good, { name: 'stock', ready: () => true }])).toEqual([alive, 200, { ready: true, database: true, stock: true }])
  expect(await ask([good, { name: 'stock', ready: () => false }])).toEqual([alive, 503, { ready: false, database: true, stock: false }])
  const failing = [alive, 503, { ready: false, database: false }]
  expect(await ask([{ name: 'database', ready: () => Promise.reject(new Error('away')) }])).toEqual(failing)
  // a database that does not answer
  expect(await ask([{ name: 'database', ready: () => new Promise(() => {}) }])).toEqual(failing)
})

test('counts responses by route', async () => {
  const app = fastify()
  registerHealth(app, createMetrics(), [], { metricsToken: null })
  await app.inject('/healthz')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(/route="\/healthz"/)
})
