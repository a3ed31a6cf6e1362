import type { Transaction } from 'kysely'
import type { Announcements } from '#shared/announcements.ts'
import type { Database } from './tables.ts'

/** Tells every listener, in their order, within the caller's transaction: what one of them refuses undoes all. */
export type Announce = <N extends keyof Announcements>(trx: Transaction<Database>, name: N, data: Announcements[N]) => Promise<void>

/** Who listens to what. */
export type Listeners = { [N in keyof Announcements]?: readonly ((trx: Transaction<Database>, data: Announcements[N]) => Promise<void>)[] }

/** The announcer of a process. */
export function createAnnounce(listeners: Listeners): Announce {
  return async (trx, name, data) => {
    for (const listener of listeners[name] ?? []) await listener(trx, data)
  }
}
