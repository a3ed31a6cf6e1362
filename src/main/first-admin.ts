import { randomBytes, randomInt } from 'node:crypto'
import { findStaffRoles, isMember, lockStaff, saveStaffMember } from '#domains/foundation/team/store.ts'
import { openAccount, readEmail } from '#identity/accounts.ts'
import { sendInvitation } from '#identity/notices.ts'
import { findAccountByName } from '#identity/store.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { system } from '#shared/actor.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import { e164 } from '#shared/phone.ts'
import { identityPorts } from './identity.ts'
import { StartRefusal } from './stop.ts'

/** Data of the first admin; missing data is completed later by the admin. */
export interface NewAdmin {
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | undefined
  language?: Language | undefined
}

/**
 * Creates or promotes an admin from the command line, for the first account. Returns the link to choose a password; null for an existing
 * account with a password. Throws StartRefusal.
 */
export async function inviteAdmin(deps: Deps, { email: typed, ...person }: NewAdmin): Promise<{ link: string | null }> {
  const email = readEmail(typed)
  if (!email) throw new StartRefusal(`"${typed}" is no e-mail address.`)
  const postman = { deps, ports: identityPorts(deps) }
  const known = await findAccountByName(deps.db, { email })
  if (known) {
    const invited = await isMember(deps.db, known.subject)
    // a stranger may have registered with the future admin's address
    if (!known.emailVerified && !invited)
      throw new StartRefusal(
        `An account with ${email} exists whose owner has not confirmed that address: confirm it first, or take another one.`,
      )
    return deps.db.transaction().execute(async (trx) => {
      await lockStaff(trx)
      await saveAdmin(trx, known.subject)
      return { link: known.emailVerified ? null : await sendInvitation(postman, trx, known) }
    })
  }
  const phone = person.phone === undefined ? noPhone() : e164(person.phone)
  if (phone === null) throw new StartRefusal(`"${person.phone}" is no phone number.`)
  let link = ''
  await openAccount(
    deps,
    {
      civility: 'M.',
      firstName: person.firstName ?? (email.split('@')[0] as string).slice(0, 50),
      lastName: person.lastName ?? '-',
      companyName: null,
      email,
      phone,
      language: person.language ?? defaultLanguage,
      // random: the owner chooses a password through the link
      password: randomBytes(24).toString('base64url'),
    },
    async (trx, opened) => {
      await saveAdmin(trx, opened.subject)
      link = await sendInvitation(postman, trx, opened)
    },
  )
  return { link }
}

async function saveAdmin(trx: Parameters<typeof lockStaff>[0], subject: string): Promise<void> {
  await saveStaffMember(trx, subject, [...new Set([...(await findStaffRoles(trx, subject)), 'admin' as const])])
  await writeAudit(trx, system, {
    ...{ action: 'inviteAdmin', record: { type: 'members', id: subject }, details: { roles: ['admin'] } },
    ...{ now: () => new Date(), requestId: null },
  })
}

/** Returns an unassigned phone number: accounts need a unique one, and unconfirmed numbers are never called. */
function noPhone(): string {
  return `+212000${randomInt(100_000, 1_000_000)}`
}
