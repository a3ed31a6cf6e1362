import fastify from 'fastify'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

test('measures requests by route pattern and status, and the process', async () => {
  const metrics = createMetrics()
  const app = fastify()
  metrics.watchRequests(app)
  app.get('/cars/:id', () => 'x')
  app.get('/slow', async () => {
    await new Promise((rest) => setTimeout(rest, 120))
    return 'x'
  })
  for (const url of ['/cars/7', '/cars/8', '/nowhere', '/slow']) await app.inject(url)
  const figures = (await metrics.registry.metrics()).split('\n')
  const of = (name: string, route: string) =>
    Number(
      figures
        .find((line) => line.startsWith(name) && line.includes(`route="${route}"`))
        ?.split(' ')
        .at(-1),
    )
  expect([of('http_request_duration_seconds_count', '/cars/:id'), of('http_request_duration_seconds_count', 'none')]).toEqual([2, 1])
  expect(figures.some((line) => line.includes('status="404"') && line.includes('method="GET"'))).toBe(true)
  expect(of('http_request_duration_seconds_sum', '/slow')).toBeGreaterThan(0.1)
  expect(of('http_request_duration_seconds_sum', '/slow')).toBeLessThan(60)
  expect(figures.some((line) => line.startsWith('process_cpu_seconds_total'))).toBe(true)
})

test('counts idle, active and waiting database connections', async () => {
  const metrics = createMetrics()
  metrics.watchPool({ idleCount: 2, totalCount: 7, waitingCount: 4 } as Pool)
  const figures = (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('database_connections{'))
  expect(figures).toEqual([
    'database_connections{state="idle"} 2',
    'database_connections{state="busy"} 5',
    'database_connections{state="waiting"} 4',
  ])
})

test.each([
  ['40P01', 4],
  ['40001', 4],
  ['23505', 1],
  [undefined, 1],
])('what the database ended with %s is done %i times at most', async (code, times) => {
  let tries = 0
  const work = async () => {
    tries++
    throw Object.assign(new Error('undone'), { code })
  }
  await expect(retryOnConflict(work)).rejects.toThrow('undone')
  expect(tries).toBe(times)
})

test('reports success when the last attempt succeeds', async () => {
  let tries = 0
  const result = await retryOnConflict(async () => {
    tries++
    if (tries < 4) throw Object.assign(new Error(), { code: '40001' })
    return 'done'
  })
  expect([result, tries]).toEqual(['done', 4])
})
