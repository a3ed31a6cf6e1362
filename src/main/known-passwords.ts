import { sql } from 'kysely'
import { verifyPassword } from '#identity/passwords.ts'
import type { Deps } from '#platform/context.ts'
import { demoAccounts, demoPassword } from '../../db/demo/accounts.ts'
import { StartRefusal } from './stop.ts'

/** Throws StartRefusal when a public installation has demo or staff accounts with a documented password. */
export async function refuseKnownPasswords({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  if (config.alone) return
  const { rows } = await sql<{ email: string; hash: string }>`
    select email, password_hash as hash from accounts
    where email in (${sql.join(demoAccounts.map(({ email }) => email))}) or subject in (select subject from staff_members)
    order by email`.execute(db)
  const open: string[] = []
  for (const { email, hash } of rows) if (await verifyPassword(hash, demoPassword)) open.push(email)
  if (open.length === 0) return
  throw new StartRefusal(
    `Not served on a public address: everybody knows the password of ${open.join(', ')}, it stands in docs/demo-world.md.\n` +
      'Start with an empty database, or start this one on this machine alone (HOST=localhost, no PUBLIC_URL) and change these\n' +
      'passwords or delete these accounts first. The first admin of an empty database: npm run staff:invite -- EMAIL',
  )
}
