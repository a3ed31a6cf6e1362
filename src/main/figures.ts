import { Gauge, type Registry } from 'prom-client'
import { waitingMessages } from '#domains/notifications/service.ts'
import type { Deps } from '#platform/http.ts'

/** What waits in the outbox, for Prometheus: asked at each look, absent while the database does not answer. */
export function watchOutbox(registry: Registry, deps: Pick<Deps, 'db' | 'clock' | 'log'>): void {
  const watch = (name: string, help: string, figure: 'count' | 'seconds') =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'] as const,
      registers: [registry],
      async collect() {
        this.reset()
        try {
          for (const { channel, ...figures } of await waitingMessages(deps)) this.set({ channel }, figures[figure])
        } catch (err) {
          deps.log.warn({ err }, 'the outbox could not be counted')
        }
      },
    })
  watch('outbox_waiting', 'Messages that have not left, by channel', 'count')
  watch('outbox_oldest_seconds', 'For how long the oldest message that has not left waits, by channel', 'seconds')
}
