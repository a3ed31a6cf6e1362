import type { Deps } from '#platform/context.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import { findVotes, insertVote, isAsked, removeVoters, type Votes } from './store.ts'

/** Browsers behind one network address whose word on an answer counts in a day: a household or an office, not somebody who makes up browsers. */
const maxOfNetwork = 10

/**
 * Counts whether an answer helped, once a day for each visitor and question. The staff are not counted. Nothing that would tell who it was is
 * kept. NotFound for what is not among the frequent questions.
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

/** The pages are drawn with the spaces of French typography, the texts are kept without. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** What was said of each answer. */
export function listVotes({ db }: Pick<Deps, 'db'>): Promise<Votes[]> {
  return findVotes(db)
}

/** Forgets who voted on a former day. */
export function forgetVoters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return removeVoters(db, localTime(clock.now()).day)
}
