import type { Deps } from '#platform/context.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import { findVotes, insertVote, isAsked, removeVoters, type Votes } from './store.ts'

/** Maximum counted browsers of one network address per answer and day: a household or an office, not faked browsers. */
const maxOfNetwork = 10

/**
 * Counts whether an answer helped, once a day per visitor and question. Ignores the staff. Stores no identity. Throws NotFound for an
 * unknown question.
 */
export async function vote(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  { question, isHelpful }: { question: string; isHelpful: boolean },
  { actor, address, agent }: { actor: Actor; address: string; agent: string },
): Promise<void> {
  const asked = plainSpaces(question)
  if (!(await isAsked(db, asked))) throw new AppError('NotFound')
  if (staffRoles.some((role) => actor.roles.includes(role))) return
  const { day } = localTime(clock.now())
  const hashed = (what: string) => visitorHash(keys, 'faq', day, what)
  await insertVote(db, { question: asked, isHelpful, day, network: hashed(networkOf(address)), voter: hashed(agent), maxOfNetwork })
}

/** Replaces the non-breaking spaces of rendered pages: stored texts have plain spaces. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** Returns the votes of each answer. */
export function listVotes({ db }: Pick<Deps, 'db'>): Promise<Votes[]> {
  return findVotes(db)
}

/** Deletes the voters of earlier days. */
export function forgetVoters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return removeVoters(db, localTime(clock.now()).day)
}
