import { Counter, Gauge, type Registry } from 'prom-client'
import { signInsByEnd } from './accounts.ts'
import { waitingForHash } from './passwords.ts'

/** Registers the provider's Prometheus metrics: sign-ins by result, and the queue length for password hashes. */
export function watchIdentity(registry: Registry): void {
  const seen = { succeeded: 0, wrong: 0, tooMany: 0 }
  new Counter({
    name: 'identity_sign_ins_total',
    help: 'Sign-ins by password, by how they ended',
    labelNames: ['end'] as const,
    registers: [registry],
    collect() {
      for (const end of ['succeeded', 'wrong', 'tooMany'] as const) {
        this.inc({ end }, signInsByEnd[end] - seen[end])
        seen[end] = signInsByEnd[end]
      }
    },
  })
  new Gauge({
    name: 'identity_waiting_for_hash',
    help: 'Requests that wait for their password to be hashed',
    registers: [registry],
    collect() {
      this.set(waitingForHash())
    },
  })
}
