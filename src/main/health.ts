import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#platform/metrics.ts'

/** One condition under which this process can answer. */
export interface Readiness {
  name: string
  ready(): boolean | Promise<boolean>
}

/** `/healthz`: the process lives; `/readyz`: it can answer (503 with the reasons when not); `/metrics`: figures for Prometheus. */
export function registerHealth(app: FastifyInstance, metrics: Metrics, conditions: readonly Readiness[]): void {
  metrics.watchRequests(app)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const states = await Promise.all(conditions.map(async ({ name, ready }) => [name, await settled(ready)] as const))
    const ready = states.every(([, state]) => state)
    return reply.code(ready ? 200 : 503).send({ ready, ...Object.fromEntries(states) })
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

async function settled(ready: Readiness['ready']): Promise<boolean> {
  try {
    return await ready()
  } catch {
    return false
  }
}
