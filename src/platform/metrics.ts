import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of a process: request duration by route, event loop, memory, database connections. */
export interface Metrics {
  registry: Registry
  /** Measures every request of the app. Call it before the routes are registered. */
  watchRequests(app: FastifyInstance): void
  watchPool(pool: Pool): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    registry,
    watchRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        // the route pattern, not the URL: one time series per vehicle would be too many
        const route = request.routeOptions.url ?? 'none'
        duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    watchPool(pool) {
      new Gauge({
        name: 'database_connections',
        help: 'Connections of this process by state; waiting counts the requests for one',
        labelNames: ['state'] as const,
        registers: [registry],
        collect() {
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
  }
}
