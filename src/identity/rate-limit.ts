import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Deps } from '#platform/context.ts'
import { networkOf } from '#shared/network.ts'

/** Failed sign-ins per account without pause, and maximum pause in seconds. Accounts are never locked permanently. */
const freeAttempts = 5
const longestPause = 900

/** Maximum failures per network address; many users share an address. */
const addressFailures = { max: 60, seconds: 600 }

/** Other limits: maximum within a number of seconds per address. */
const limits = {
  /** registrations */
  register: { max: 60, seconds: 3600 },
  /** responses that an e-mail or phone exists, which the specification requires (section 8): limited against enumeration */
  exists: { max: 15, seconds: 3600 },
  /** password reset mails, per address and per account */
  forgotten: { max: 20, seconds: 3600 },
  forgottenAccount: { max: 3, seconds: 3600 },
  /** SMS codes per address; per number they are limited where codes are created */
  codes: { max: 20, seconds: 3600 },
  /** attempts per number */
  codeTries: { max: 10, seconds: 900 },
  /** confirmation mails per account */
  letters: { max: 5, seconds: 3600 },
  /** checks of the current password before a change */
  presentPassword: { max: 10, seconds: 900 },
} as const

type Ground = Pick<Deps, 'db' | 'clock' | 'keys'>

/** Minutes to wait, rounded up; 0: allowed. */
export type Wait = number

/**
 * Counts a sign-in attempt before the password check, so that concurrent attempts count. From the fifth on the pause doubles: 2 s, 4 s … 15
 * min. `name` is the typed name, known or unknown.
 */
export async function takeSignInTry(ground: Ground, name: string): Promise<Wait> {
  const now = ground.clock.now()
  const key = keyOf(ground, 'account', name)
  const { rows } = await sql<{ blocked_until: Date | null }>`
    with taken as (
      insert into identity_tries as t (key, tries, since) values (${key}, 1, ${now})
      on conflict (key) do update set
        tries = case when t.since < ${now}::timestamptz - interval '1 day' then 1 else t.tries + 1 end,
        since = ${now},
        blocked_until = case when t.tries + 1 >= ${freeAttempts} and t.since >= ${now}::timestamptz - interval '1 day'
          then ${now}::timestamptz + make_interval(secs => least(${longestPause}::float8, power(2, least(t.tries + 2 - ${freeAttempts}, 20)))) end
      where t.blocked_until is null or t.blocked_until <= ${now}
      returning true
    )
    select blocked_until from identity_tries where key = ${key} and not exists (select from taken)`.execute(ground.db)
  return minutesUntil(rows[0]?.blocked_until, now)
}

/** Resets the attempts of an account after a successful sign-in. */
export async function forgetSignInAttempts(ground: Ground, name: string): Promise<void> {
  await sql`delete from identity_tries where key = ${keyOf(ground, 'account', name)}`.execute(ground.db)
}

/** Returns how long an address must wait after failures. Successful sign-ins do not count, as offices share an address. */
export async function addressWait(ground: Ground, address: string): Promise<Wait> {
  return waitOf(ground, keyOf(ground, 'address', address), addressFailures)
}

/** Counts a failed sign-in of an address. */
export async function noteAddressFailure(ground: Ground, address: string): Promise<void> {
  await count(ground, keyOf(ground, 'address', address), addressFailures.seconds)
}

/** Counts a limited action. Returns the wait when the limit is exceeded. */
export async function take(ground: Ground, what: keyof typeof limits, whom: string): Promise<Wait> {
  const key = keyOf(ground, what, whom)
  const { tries, since } = await count(ground, key, limits[what].seconds)
  return tries > limits[what].max ? minutesUntil(ended(since, limits[what].seconds), ground.clock.now()) : 0
}

/** Returns the wait for a limited action without counting it. */
export async function waitFor(ground: Ground, what: keyof typeof limits, whom: string): Promise<Wait> {
  return waitOf(ground, keyOf(ground, what, whom), limits[what])
}

/** Deletes expired counters. */
export async function removeOldAttempts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await sql`delete from identity_tries where since < ${clock.now()}::timestamptz - interval '2 days'`.execute(db)
}

async function count({ db, clock }: Ground, key: string, seconds: number): Promise<{ tries: number; since: Date }> {
  const now = clock.now()
  const { rows } = await sql<{ tries: number; since: Date }>`
    insert into identity_tries as t (key, tries, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      tries = case when t.since <= ${now}::timestamptz - make_interval(secs => ${seconds}) then 1 else t.tries + 1 end,
      since = case when t.since <= ${now}::timestamptz - make_interval(secs => ${seconds}) then ${now} else t.since end
    returning tries, since`.execute(db)
  return rows[0] ?? { tries: 1, since: now }
}

async function waitOf({ db, clock }: Ground, key: string, { max, seconds }: { max: number; seconds: number }): Promise<Wait> {
  const now = clock.now()
  const row = await db.selectFrom('identity_tries').select(['tries', 'since']).where('key', '=', key).executeTakeFirst()
  return row && row.tries >= max ? minutesUntil(ended(row.since, seconds), now) : 0
}

function ended(since: Date, seconds: number): Date {
  return new Date(since.getTime() + seconds * 1000)
}

function minutesUntil(moment: Date | null | undefined, now: Date): Wait {
  return moment ? Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 60_000)) : 0
}

/** Names and addresses are stored as keyed hashes only. */
function keyOf({ keys }: Pick<Deps, 'keys'>, what: string, whom: string): string {
  return createHmac('sha256', keys.cookies[0] as string)
    .update(`${what} ${isIPv6(whom) ? networkOf(whom) : whom}`)
    .digest('base64url')
}
