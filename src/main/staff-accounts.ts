import { randomBytes } from 'node:crypto'
import type { StaffAccounts } from '#domains/foundation/team/service.ts'
import { endSessions, openAccount, TakenError } from '#identity/accounts.ts'
import { sendInvitation } from '#identity/notices.ts'
import { findAccountBySubject } from '#identity/store.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { AppError } from '#shared/errors.ts'
import { identityPorts } from './identity.ts'

/** Returns the identity provider's functions for staff accounts. */
export function staffAccounts(deps: Deps): StaffAccounts {
  const postman = { deps, ports: identityPorts(deps) }
  return {
    async invite(actor, person, more) {
      // random: the owner chooses a password through the mailed link
      const password = randomBytes(24).toString('base64url')
      const account = { ...person, companyName: null, password }
      try {
        await openAccount(
          deps,
          account,
          async (trx, opened) => {
            await more(trx, opened.subject)
            await sendInvitation(postman, trx, opened)
          },
          actor,
        )
      } catch (error) {
        if (error instanceof TakenError) throw new AppError(error.fault === 'emailExists' ? 'EmailExists' : 'PhoneExists')
        throw error
      }
    },
    async inviteAgain(actor, subject) {
      const account = await findAccountBySubject(deps.db, subject)
      if (!account) throw new AppError('NotFound')
      await audited(deps.db, actor, async (trx) => void (await sendInvitation(postman, trx, account)))
    },
    endSessions: (subject) => endSessions(deps, subject),
  }
}
