import { saveStaffMember } from '#domains/team/store.ts'
import { openAccount } from '#identity/accounts.ts'
import type { Deps } from '#platform/http.ts'
import type { StaffRole } from '#shared/actor.ts'

/** The password of every account of the demo world (docs/demo-world.md); such accounts exist nowhere else. */
export const demoPassword = 'rihla-demo-2026'

/** One customer, and one member of the staff for each role. */
export const demoAccounts: readonly { email: string; firstName: string; lastName: string; phone: string; roles?: StaffRole[] }[] = [
  { email: 'salma.alaoui@exemple.ma', firstName: 'Salma', lastName: 'Alaoui', phone: '+212612345678' },
  { email: 'agent@rihla.example', firstName: 'Youssef', lastName: 'Berrada', phone: '+212600000001', roles: ['agent'] },
  { email: 'expert@rihla.example', firstName: 'Hicham', lastName: 'Tazi', phone: '+212600000002', roles: ['expert'] },
  { email: 'controller@rihla.example', firstName: 'Nadia', lastName: 'Fassi', phone: '+212600000003', roles: ['controller'] },
  { email: 'manager@rihla.example', firstName: 'Karim', lastName: 'Idrissi', phone: '+212600000004', roles: ['manager'] },
  { email: 'editor@rihla.example', firstName: 'Imane', lastName: 'Chraibi', phone: '+212600000005', roles: ['editor'] },
  { email: 'admin@rihla.example', firstName: 'Omar', lastName: 'Bennani', phone: '+212600000006', roles: ['admin'] },
]

/** Opens the accounts of the demo world, with confirmed addresses; those that stand already stay as they are. Gives how many were opened. */
export async function openDemoAccounts(deps: Pick<Deps, 'db' | 'clock' | 'announce'>): Promise<number> {
  let opened = 0
  for (const { email, firstName, lastName, phone, roles } of demoAccounts) {
    const known = await deps.db.selectFrom('accounts').select('subject').where('email', '=', email).executeTakeFirst()
    if (known) continue
    await openAccount(
      deps,
      {
        civility: ['Salma', 'Nadia', 'Imane'].includes(firstName) ? 'Mme.' : 'M.',
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
      },
    )
    opened++
  }
  return opened
}
