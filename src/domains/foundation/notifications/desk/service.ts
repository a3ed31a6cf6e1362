import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { e164 } from '#shared/phone.ts'
import { lineOf } from '../service.ts'
import type { OutboxMessage, Suppressed } from './contract.ts'
import { findMessages, findSuppressed, makeDue, removeSuppressed } from './store.ts'

/** Returns one page of the outbox. Recipient: an e-mail address, or a phone number in any format. */
export async function listMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: { state?: string | undefined; recipient?: string | undefined; customerId?: number | undefined; page: number; size: number },
): Promise<Paged<OutboxMessage>> {
  const { state = null, recipient, customerId = null, page, size } = asked
  const to = recipient === undefined ? null : (e164(recipient) ?? recipient.toLowerCase())
  const { rows, count } = await findMessages(db, { state, recipient: to, customerId, page, size }, clock.now())
  return toPage(rows, page, size, count)
}

/** Sends a message now. Throws NotFound; `isDue` is false for a sent message or one without content. */
export async function retryMessage(
  { db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<{ isDue: boolean }> {
  return audited(db, actor, async (trx) => {
    const line = await makeDue(trx, id, clock.now())
    if (line === undefined) throw new AppError('NotFound')
    if (line === null) return { isDue: false }
    await queue.enqueue(lineOf(line), { id }, { db: trx, key: String(id) })
    return { isDue: true }
  })
}

/** Returns one page of the suppressed addresses. */
export async function listSuppressed({ db }: Pick<Deps, 'db'>, { page, size }: { page: number; size: number }): Promise<Paged<Suppressed>> {
  const { rows, count } = await findSuppressed(db, page, size)
  return toPage(rows, page, size, count)
}

/** Removes the suppression of an unknown mailbox. Throws NotFound, also for a complaint. */
export async function liftSuppression({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  if (!(await removeSuppressed(db, id))) throw new AppError('NotFound')
}
