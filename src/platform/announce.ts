import type { Transaction } from 'kysely'
import type { DomainEvents } from '#shared/domain-events.ts'
import type { Database } from './tables.ts'

/** Runs every listener of a domain event in order, within the caller's transaction. An error in one of them rolls the transaction back. */
export type Announce = <N extends keyof DomainEvents>(trx: Transaction<Database>, name: N, data: DomainEvents[N]) => Promise<void>

/** The listeners of each domain event. Each receives `deps` as its last argument. */
export type Listeners<D> = {
  [N in keyof DomainEvents]?: readonly ((trx: Transaction<Database>, data: DomainEvents[N], deps: D) => Promise<void>)[]
}

/** Creates the event dispatcher of a process. `deps` is a function because the dispatcher is itself one of the dependencies. */
export function createAnnounce<D>(listeners: Listeners<D>, deps: () => D): Announce {
  return async (trx, name, data) => {
    for (const listener of listeners[name] ?? []) await listener(trx, data, deps())
  }
}
