import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sendSms } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { networkOf } from '#shared/network.ts'
import { e164, isMobile } from '#shared/phone.ts'
import { updatePhoneVerified } from '../store.ts'
import { type CodePurpose, checkLimits, codeMinutes, maxAttempts, proofMinutes, sendLimits, typedCode } from './rules.ts'
import { hasProof, insertAttempt, removeCode, saveCode, saveProof, takeTry } from './store.ts'

type Ground = Pick<Deps, 'db' | 'clock' | 'keys' | 'queue' | 'log'>

/**
 * Sends a new six-digit code by SMS. `phone`: number in any common format; `address`: network address of the caller. Throws BadRequest for
 * a number that is no Moroccan mobile, TooManyRequests per number, per address, and above the hourly total (setting), which limits the cost
 * of a distributed attack.
 */
export async function sendPhoneCode(
  deps: Ground,
  phone: string,
  language: Language,
  address: string,
  purpose: CodePurpose = 'Number',
): Promise<void> {
  const to = mobile(phone)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = deps.clock.now()
  const expires = new Date(now.getTime() + codeMinutes * 60_000)
  const [secret = ''] = deps.keys.cookies
  // constant lock order prevents a deadlock
  const hourly = Number((await findSetting(deps.db, 'customers.codesHourly')) ?? 300)
  const callers = [
    { who: hash(secret, 'number', purpose, to), limits: sendLimits.phone },
    { who: hash(secret, 'address', purpose, networkOf(address)), limits: sendLimits.address },
    { who: hash(secret, 'house', purpose), limits: [{ max: hourly, minutes: 60 }], isHouse: true },
  ]
  await deps.db.transaction().execute(async (trx) => {
    for (const { who, limits, isHouse } of callers) {
      if (await insertAttempt(trx, 'Send', who, limits, now)) continue
      if (isHouse) deps.log.warn({ purpose, hourly }, 'the codes of this hour are sent: who asks for one waits')
      throw new AppError('TooManyRequests')
    }
    const kept = hash(secret, 'code', to, code)
    await saveCode(trx, { phone: to, purpose }, kept, now, expires)
    const text = serverText('customersMail', language)('phoneCode', { code, minutes: String(codeMinutes) })
    await sendSms(deps, trx, { to, language, key: `customers.phoneCode:${crypto.randomUUID()}`, text, expires })
  })
}

/**
 * Checks the code of a number, once. Throws BadRequest for `code` when it is wrong, expired or blocked by too many attempts;
 * TooManyRequests per address, if given.
 */
export async function checkPhoneCode(
  deps: Ground,
  phone: string,
  code: string,
  { address, purpose = 'Number' }: { address?: string; purpose?: CodePurpose } = {},
): Promise<void> {
  const to = mobile(phone)
  const { db, keys } = deps
  const now = deps.clock.now()
  if (address !== undefined) {
    const who = hash(keys.cookies[0] ?? '', 'address', networkOf(address))
    if (!(await db.transaction().execute((trx) => insertAttempt(trx, 'Check', who, checkLimits, now))))
      throw new AppError('TooManyRequests')
  }
  const typed = typedCode(code)
  if (typed === null) throw fieldError('code', 'code')
  // counts the attempt before the comparison
  const kept = await takeTry(db, { phone: to, purpose }, maxAttempts, now)
  if (kept === null) throw fieldError('code', 'codeExpired')
  if (!keys.cookies.some((secret) => same(kept, hash(secret, 'code', to, typed)))) throw fieldError('code', 'code')
  if (!(await removeCode(db, { phone: to, purpose }, kept))) throw fieldError('code', 'codeExpired')
}

/** Confirms a number for a while, and permanently when the card's owner has that number. */
export async function confirmPhone(deps: Ground, actor: Actor, phone: string, code: string, address: string): Promise<void> {
  await checkPhoneCode(deps, phone, code, { address })
  const who = hash(deps.keys.cookies[0] ?? '', 'proof', networkOf(address))
  await saveProof(deps.db, mobile(phone), who, new Date(deps.clock.now().getTime() + proofMinutes * 60_000))
  if (actor.id !== null) await updatePhoneVerified(deps.db, actor.id, mobile(phone))
}

/** Returns whether a caller at that network address confirmed a number within the last hour. */
export function isPhoneShown({ db, keys, clock }: Ground, phone: string, address: string): Promise<boolean> {
  const who = keys.cookies.map((secret) => hash(secret, 'proof', networkOf(address)))
  return hasProof(db, e164(phone) ?? '', who, clock.now())
}

function mobile(phone: string): string {
  const number = e164(phone)
  if (number === null) throw fieldError('phone', 'phone')
  if (!isMobile(number)) throw fieldError('phone', 'mobile')
  return number
}

/** Keyed hash: a plain hash of six digits can be brute-forced. */
function hash(secret: string, ...words: string[]): string {
  return createHmac('sha256', secret)
    .update(`phone ${words.join(' ')}`)
    .digest('base64url')
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
