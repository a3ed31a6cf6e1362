import type { Transaction } from 'kysely'
import type { Announcements } from '#shared/announcements.ts'
import type { Database } from './tables.ts'

/** Tells every listener, in their order, within the caller's transaction: what one of them refuses undoes all. */
export type Announce = <N extends keyof Announcements>(trx: Transaction<Database>, name: N, data: Announcements[N]) => Promise<void>

/** Who listens to what; each also gets `deps`, the technical ground of the process. */
export type Listeners<D> = {
  [N in keyof Announcements]?: readonly ((trx: Transaction<Database>, data: Announcements[N], deps: D) => Promise<void>)[]
}

/** The announcer of a process; `deps` is asked for with each announcement, for the announcer is a part of it. */
export function createAnnounce<D>(listeners: Listeners<D>, deps: () => D): Announce {
  return async (trx, name, data) => {
    for (const listener of listeners[name] ?? []) await listener(trx, data, deps())
  }
}
