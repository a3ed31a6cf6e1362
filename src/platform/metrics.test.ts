import fastify from 'fastify'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

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
