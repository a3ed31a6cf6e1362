import { createHash, randomBytes } from 'node:crypto'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { PartnerRequest } from '../request/contract.ts'
import { type From, sendFromPartner } from '../request/service.ts'
import type { MadePartnerKey, PartnerKey, PartnerPurchase } from './contract.ts'
import { findPartnerKey, findPartnerPurchase, insertPartnerKey, updateRevoked, updateUsed } from './store.ts'

/** 256 random bits need no slow hash: they cannot be guessed. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const isKey = (key: unknown): key is string => typeof key === 'string' && /^rpk_[\w-]{43}$/.test(key)

/**
 * Returns the id of the partner key of a call. Throws Unauthorized for a missing, wrong, revoked or expired key; TooManyRequests over the
 * hourly limit.
 */
export async function partnerOf({ db, clock }: Deps, key: unknown): Promise<number> {
  const used = isKey(key) ? await updateUsed(db, hashOf(key), clock.now()) : null
  if (!used) throw new AppError('Unauthorized')
  const limit = Number((await findSetting(db, 'purchases.partnerHourly')) ?? 60)
  if (used.calls > limit) throw new AppError('TooManyRequests')
  return used.id
}

/** Submits a partner's request. Throws the errors of `sendFromPartner`; DuplicateEnquiry for a draft from another origin. */
export async function sendAsPartner(deps: Deps, partnerKeyId: number, given: PartnerRequest, from: From): Promise<PartnerPurchase> {
  const { id } = await sendFromPartner(deps, given, { ...from, partnerKeyId })
  const sent = await findPartnerPurchase(deps.db, partnerKeyId, { id })
  if (!sent) throw new AppError('DuplicateEnquiry')
  return sent
}

/** Returns the state of a partner's request. Throws NotFound for a request of another partner. */
export async function readAsPartner(deps: Deps, partnerKeyId: number, reference: string): Promise<PartnerPurchase> {
  const sent = await findPartnerPurchase(deps.db, partnerKeyId, { reference })
  if (!sent) throw new AppError('NotFound')
  return sent
}

/** Creates a partner key. Only its hash is stored. */
export async function makePartnerKey(deps: Deps, actor: Actor, name: string): Promise<MadePartnerKey> {
  const key = `rpk_${randomBytes(32).toString('base64url')}`
  const by = actor.id ?? ''
  const months = Number((await findSetting(deps.db, 'purchases.partnerKeyMonths')) ?? 12)
  const id = await insertPartnerKey(deps.db, { name, hash: hashOf(key), hint: key.slice(-4), by, months }, deps.clock.now())
  return { ...(await keyBy(deps, id)), key }
}

/** Revokes a key. Idempotent. Throws NotFound. */
export async function revokePartnerKey(deps: Deps, actor: Actor, id: number): Promise<PartnerKey> {
  await updateRevoked(deps.db, id, actor.id ?? '', deps.clock.now())
  return keyBy(deps, id)
}

async function keyBy({ db }: Deps, id: number): Promise<PartnerKey> {
  const found = await findPartnerKey(db, id)
  if (!found) throw new AppError('NotFound', { id })
  return found
}
