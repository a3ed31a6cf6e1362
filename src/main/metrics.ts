import { Counter, Gauge, type Registry } from 'prom-client'
import { waitingMessages } from '#domains/foundation/notifications/service.ts'
import { callbacksByVerdict } from '#domains/foundation/payments/callback.ts'
import { openPayments } from '#domains/foundation/payments/service.ts'
import type { Deps } from '#platform/context.ts'

/** Registers metrics of the outbox, queried at each scrape; absent when the database is unavailable. */
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

/** Registers metrics of payment gateway callbacks, by verdict. */
export function watchCallbacks(registry: Registry): void {
  const seen = { ...callbacksByVerdict }
  for (const verdict of Object.keys(seen) as (keyof typeof seen)[]) seen[verdict] = 0
  new Counter({
    name: 'payment_callbacks_total',
    help: 'Callbacks of the card gate, by what was made of them',
    labelNames: ['verdict'] as const,
    registers: [registry],
    collect() {
      for (const verdict of Object.keys(seen) as (keyof typeof seen)[]) {
        this.inc({ verdict }, callbacksByVerdict[verdict] - seen[verdict])
        seen[verdict] = callbacksByVerdict[verdict]
      }
    },
  })
}

/** Registers metrics of payment attempts that are pending or need manual action; absent when the database is unavailable. */
export function watchPayments(registry: Registry, deps: Pick<Deps, 'db' | 'clock' | 'log'>): void {
  const watch = (name: string, help: string, figure: 'due' | 'stuck') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove()
        try {
          this.set((await openPayments(deps))[figure])
        } catch (err) {
          deps.log.warn({ err }, 'payments could not be counted')
        }
      },
    })
  watch('payments_unclear', 'Attempts to pay of which the gate should have been asked by now', 'due')
  watch('payments_needing_hands', 'Attempts to pay that the gateway did not settle by itself', 'stuck')
}
