import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sendSms } from '#domains/notifications/service.ts'
import { findSetting } from '#domains/reference/store.ts'
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
 * Sends a fresh code of six digits by SMS. `phone` is a number as people write it, `address` the network address of who asks.
 * BadRequest for what is no Moroccan mobile number, TooManyRequests per number, per address, and when the house has sent what it sends
 * in an hour (setting): many addresses get round the limits of one, and each SMS costs.
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
  // never the other way round: who waits for the second holds the first
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
 * Takes the code that was sent to a number, once. BadRequest naming `code` when it is wrong, too old or was guessed at too often;
 * TooManyRequests per address, when one is given.
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
  // the try is spent before anybody knows whether it was right
  const kept = await takeTry(db, { phone: to, purpose }, maxAttempts, now)
  if (kept === null) throw fieldError('code', 'codeExpired')
  if (!keys.cookies.some((secret) => same(kept, hash(secret, 'code', to, typed)))) throw fieldError('code', 'code')
  if (!(await removeCode(db, { phone: to, purpose }, kept))) throw fieldError('code', 'codeExpired')
}

/** The call: the number counts as shown for a while; taken by the owner of a card with that number it confirms the number. */
export async function confirmPhone(deps: Ground, actor: Actor, phone: string, code: string, address: string): Promise<void> {
  await checkPhoneCode(deps, phone, code, { address })
  const who = hash(deps.keys.cookies[0] ?? '', 'proof', networkOf(address))
  await saveProof(deps.db, mobile(phone), who, new Date(deps.clock.now().getTime() + proofMinutes * 60_000))
  if (actor.id !== null) await updatePhoneVerified(deps.db, actor.id, mobile(phone))
}

/** Whether somebody at that network address has shown within the hour, by the call, that a number is theirs. */
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

/** A million codes are quickly tried: without the secret of the house a hash says nothing. */
function hash(secret: string, ...words: string[]): string {
  return createHmac('sha256', secret)
    .update(`phone ${words.join(' ')}`)
    .digest('base64url')
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
