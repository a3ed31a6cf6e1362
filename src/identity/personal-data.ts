import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { listSessions, removeSessions } from './session-store.ts'
import { findAccountBySubject, removeAccount } from './store.ts'

interface Owner {
  subject: string | null
}

/** Personal data of the identity provider, for export and deletion. */
export const accountData = {
  room: 'account',
  async collect(db: Kysely<Database>, { subject }: Owner): Promise<Record<string, unknown>> {
    const account = subject ? await findAccountBySubject(db, subject) : undefined
    if (!account) return {}
    const { passwordChanged, ...rest } = account
    const devices = await listSessions(db, account.subject)
    return {
      ...rest,
      passwordChanged: passwordChanged.toISOString(),
      devices: devices.map(({ browser, system, since, lastSeen }) => ({
        browser,
        system,
        since: since.toISOString(),
        lastSeen: lastSeen.toISOString(),
      })),
    }
  },
  async erase(trx: Transaction<Database>, { subject }: Owner): Promise<void> {
    if (!subject) return
    await removeSessions(trx, subject, {}, new Date())
    await removeAccount(trx, subject)
  },
}
