import type { Transaction } from 'kysely'
import type { Announcements } from '#shared/announcements.ts'
import type { Deps } from './http.ts'
import type { Database } from './tables.ts'

/** Tells every listener, in their order, within the caller's transaction: what one of them refuses undoes all. */
export type Announce = <N extends keyof Announcements>(trx: Transaction<Database>, name: N, data: Announcements[N]) => Promise<void>

/** Who listens to what; each gets the ground of the process too. */
export type Listeners = {
  [N in keyof Announcements]?: readonly ((trx: Transaction<Database>, data: Announcements[N], deps: Deps) => Promise<void>)[]
}

/** The announcer of a process; `deps` is asked for with each announcement, for the announcer is a part of it. */
export function createAnnounce(listeners: Listeners, deps: () => Deps): Announce {
  return async (trx, name, data) => {
    for (const listener of listeners[name] ?? []) await listener(trx, data, deps())
  }
}
