import { deleteAccount } from './accounts.ts'
import { removeExpiredLinks } from './link-store.ts'
import { type MailContext, sendReset } from './notices.ts'
import { removeOldAttempts } from './rate-limit.ts'
import { removeExpired } from './session-store.ts'
import { listNeverConfirmed } from './store.ts'

/** Queue names of the identity provider. */
export const jobs = { reset: 'identity.sendReset', clean: 'identity.clean', forget: 'identity.forgetUnconfirmed' } as const

/** Days after which an account without confirmed e-mail or phone is deleted: it may contain the address of another person. */
const unconfirmedDays = 30

/** Registers the provider's jobs in the worker: reset mails, and deletion of expired data. */
export async function startIdentityJobs(postman: MailContext): Promise<void> {
  const { queue } = postman.deps
  await queue.work<{ identifier: string }>(jobs.reset, ({ identifier }) => sendReset(postman, identifier), { concurrency: 2 })
  await queue.work(jobs.clean, () => clean(postman))
  await queue.schedule(jobs.clean, '*/15 * * * *')
  await queue.work(jobs.forget, () => forgetUnconfirmed(postman))
  await queue.schedule(jobs.forget, '50 3 * * *')
}

/** Deletes expired sessions, codes, links and counters. */
export async function clean({ deps }: Pick<MailContext, 'deps'>): Promise<void> {
  const now = deps.clock.now()
  await removeExpired(deps.db, now)
  await removeExpiredLinks(deps.db, now)
  await removeOldAttempts(deps)
}

/** Deletes unconfirmed accounts, each in its own transaction. */
export async function forgetUnconfirmed({ deps }: Pick<MailContext, 'deps'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - unconfirmedDays * 86_400_000)
  for (const subject of await listNeverConfirmed(deps.db, before, 1000)) await deleteAccount(deps, subject)
}
