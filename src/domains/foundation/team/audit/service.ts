import { findSetting } from '#domains/foundation/reference/store.ts'
import { removeOldAudit } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { instantOf } from '#shared/working-time.ts'
import type { AuditEntry } from './contract.ts'
import { findEntries } from './store.ts'

interface Asked {
  subject?: string | undefined
  action?: string | undefined
  recordType?: string | undefined
  recordId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

/** One page of who did what; days are those of Morocco, both included. */
export async function listAudit({ db }: Pick<Deps, 'db'>, { page, size, from, to, ...names }: Asked): Promise<Paged<AuditEntry>> {
  const { subject = null, action = null, recordType = null, recordId = null } = names
  const filter = {
    ...{ subject, action, recordType, recordId },
    since: from === undefined ? null : instantOf(from, '00:00'),
    until: to === undefined ? null : instantOf(dayAfter(to), '00:00'),
  }
  const { rows, count } = await findEntries(db, filter, page, size)
  return toPage(rows, page, size, count)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Forgets lines older than the setting says. */
export async function forgetOldAudit({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const months = Number((await findSetting(db, 'audit.keepMonths')) ?? 60)
  await removeOldAudit(db, Number.isFinite(months) ? months : 60, clock.now())
}
