import { sql, type Transaction } from 'kysely'
import { findStorageAreas } from '#domains/foundation/reference/store.ts'
import { saveAreas, saveRota, saveStaffMember } from '#domains/foundation/team/store.ts'
import { openAccount } from '#identity/accounts.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import type { StaffRole } from '#shared/actor.ts'

/** The password of every demo account (docs/demo-world.md); such accounts exist nowhere else. */
export const demoPassword = 'rihla-demo-2026'

/** One customer, and one member of the staff for each role; two agents, so that new sales are shared. `areas`: how many of the stores, the oldest first, or all. */
export const demoAccounts: readonly {
  email: string
  firstName: string
  lastName: string
  phone: string
  roles?: StaffRole[]
  areas?: 'all' | number
}[] = [
  { email: 'salma.alaoui@exemple.ma', firstName: 'Salma', lastName: 'Alaoui', phone: '+212612345678' },
  { email: 'agent@rihla.example', firstName: 'Youssef', lastName: 'Berrada', phone: '+212600000001', roles: ['agent'], areas: 'all' },
  { email: 'agent2@rihla.example', firstName: 'Meryem', lastName: 'Lahlou', phone: '+212600000007', roles: ['agent'], areas: 2 },
  { email: 'expert@rihla.example', firstName: 'Hicham', lastName: 'Tazi', phone: '+212600000002', roles: ['expert'] },
  { email: 'controller@rihla.example', firstName: 'Nadia', lastName: 'Fassi', phone: '+212600000003', roles: ['controller'] },
  { email: 'manager@rihla.example', firstName: 'Karim', lastName: 'Idrissi', phone: '+212600000004', roles: ['manager'] },
  { email: 'editor@rihla.example', firstName: 'Imane', lastName: 'Chraibi', phone: '+212600000005', roles: ['editor'] },
  { email: 'admin@rihla.example', firstName: 'Omar', lastName: 'Bennani', phone: '+212600000006', roles: ['admin'] },
]

/** Opens the demo accounts with confirmed addresses; existing accounts stay unchanged. Returns the number opened. */
export async function openDemoAccounts(deps: Pick<Deps, 'db' | 'clock' | 'announce'>): Promise<number> {
  let opened = 0
  for (const { email, firstName, lastName, phone, roles, areas } of demoAccounts) {
    const known = await deps.db.selectFrom('accounts').select('subject').where('email', '=', email).executeTakeFirst()
    if (known) continue
    await openAccount(
      deps,
      {
        civility: ['Salma', 'Nadia', 'Imane', 'Meryem'].includes(firstName) ? 'Mme.' : 'M.',
        firstName,
        lastName,
        companyName: null,
        email,
        emailVerified: true,
        phone,
        phoneVerified: true,
        language: 'fr',
        password: demoPassword,
      },
      async (trx, account) => {
        if (roles) await saveStaffMember(trx, account.subject, roles)
        if (areas) await bindTo(trx, account.subject, areas)
      },
    )
    opened++
  }
  return opened
}

/** Assigns the agents to the stores; in the first one both share the week, the second agent has Saturdays. */
async function bindTo(trx: Transaction<Database>, subject: string, areas: 'all' | number): Promise<void> {
  const stores = (await findStorageAreas(trx)).map(({ id }) => id)
  await saveAreas(trx, subject, areas === 'all' ? stores : stores.slice(0, areas))
  const [first] = stores
  if (areas === 'all' || first === undefined) return
  const { rows } = await sql<{
    subject: string
  }>`select subject from staff_areas where storage_area_id = ${first} order by subject`.execute(trx)
  const both = rows.map((row) => row.subject)
  await saveRota(trx, first, [both, both, both, both, both, [subject], []])
}
