import { deleteAccount } from './accounts.ts'
import { removeExpiredLinks } from './link-store.ts'
import { type Postman, sendReset } from './notices.ts'
import { removeOldAttempts } from './rate-limit.ts'
import { removeExpired } from './session-store.ts'
import { listNeverConfirmed } from './store.ts'

/** The lines in which the work of the provider waits. */
export const jobs = { reset: 'identity.sendReset', clean: 'identity.clean', forget: 'identity.forgetUnconfirmed' } as const

/** Days after which an account of which neither e-mail nor phone was ever confirmed is forgotten: it may bear another's address. */
const unconfirmedDays = 30

/** Takes the work of the provider in the worker: letters for forgotten passwords, and forgetting what has run out. */
export async function startIdentityJobs(postman: Postman): Promise<void> {
  const { queue } = postman.deps
  await queue.work<{ identifier: string }>(jobs.reset, ({ identifier }) => sendReset(postman, identifier), { concurrency: 2 })
  await queue.work(jobs.clean, () => clean(postman))
  await queue.schedule(jobs.clean, '*/15 * * * *')
  await queue.work(jobs.forget, () => forgetUnconfirmed(postman))
  await queue.schedule(jobs.forget, '50 3 * * *')
}

/** Forgets sessions, codes, links and counters that no longer count. */
export async function clean({ deps }: Pick<Postman, 'deps'>): Promise<void> {
  const now = deps.clock.now()
  await removeExpired(deps.db, now)
  await removeExpiredLinks(deps.db, now)
  await removeOldAttempts(deps)
}

/** Deletes accounts that nobody ever confirmed, each in a transaction of its own. */
export async function forgetUnconfirmed({ deps }: Pick<Postman, 'deps'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - unconfirmedDays * 86_400_000)
  for (const subject of await listNeverConfirmed(deps.db, before, 1000)) await deleteAccount(deps, subject)
}
