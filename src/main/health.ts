import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import { isNearby } from '#platform/proxies.ts'
import { AppError } from '#shared/errors.ts'

/** A condition of `/readyz`. */
export interface Readiness {
  name: string
  ready(): boolean | Promise<boolean>
}

/** Registers `/healthz` (the process is alive), `/readyz` (it can serve; else 503 with reasons) and `/metrics` (Prometheus). */
export function registerHealth(
  app: FastifyInstance,
  metrics: Metrics,
  conditions: readonly Readiness[],
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  metrics.watchRequests(app)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const states = await Promise.all(conditions.map(async ({ name, ready }) => [name, await settled(ready)] as const))
    const ready = states.every(([, state]) => state)
    return reply.code(ready ? 200 : 503).send({ ready, ...Object.fromEntries(states) })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new AppError('NotFound')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** metrics such as sign-ins and failed payments are not public */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token === null)
    return headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && isNearby(socket.remoteAddress ?? '')
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => createHash('sha256').update(text).digest())
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted)
}

/** ms until a condition that does not answer counts as not ready: probes have a timeout of their own */
const patience = 1000

async function settled(ready: Readiness['ready']): Promise<boolean> {
  try {
    return await Promise.race([ready(), setTimeout(patience, false, { ref: false })])
  } catch {
    return false
  }
}
