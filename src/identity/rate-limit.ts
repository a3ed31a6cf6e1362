import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Deps } from '#platform/context.ts'
import { networkOf } from '#shared/network.ts'

/** Failed sign-ins of one account before a pause is asked for, and the longest pause in seconds: it grows, but never locks for good. */
const freeAttempts = 5
const longestPause = 900

/** So many failures from one network address within so many seconds; whole quarters share one address. */
const addressFailures = { max: 60, seconds: 600 }

/** What is counted besides failed sign-ins: most times within so many seconds per address. */
const limits = {
  /** accounts opened */
  register: { max: 60, seconds: 3600 },
  /** told that an e-mail or phone exists already (spec section 8 wants it said, so it is said slowly) */
  exists: { max: 15, seconds: 3600 },
  /** letters for a forgotten password, per address and per account */
  forgotten: { max: 20, seconds: 3600 },
  forgottenAccount: { max: 3, seconds: 3600 },
  /** codes asked for, per address; the number itself is limited where codes are made */
  codes: { max: 20, seconds: 3600 },
  /** codes tried, per number */
  codeTries: { max: 10, seconds: 900 },
  /** confirmation letters of one account */
  letters: { max: 5, seconds: 3600 },
  /** the present password asked before a change */
  presentPassword: { max: 10, seconds: 900 },
} as const

type Ground = Pick<Deps, 'db' | 'clock' | 'keys'>

/** Minutes to wait, rounded up; 0: go on. */
export type Wait = number

/**
 * Takes one of an account's tries before its password is looked at, so that many at once count too. From the fifth on the pause before
 * the next doubles: 2 s, 4 s … 15 min. `name` is what was typed, known or not: both wait alike.
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

/** After a sign-in that succeeded the account starts again. */
export async function forgetSignInAttempts(ground: Ground, name: string): Promise<void> {
  await sql`delete from identity_tries where key = ${keyOf(ground, 'account', name)}`.execute(ground.db)
}

/** How long an address must wait for what it failed at before. Only failures count: a whole office may sign in. */
export async function addressWait(ground: Ground, address: string): Promise<Wait> {
  return waitOf(ground, keyOf(ground, 'address', address), addressFailures)
}

/** Counts a failed sign-in of an address. */
export async function noteAddressFailure(ground: Ground, address: string): Promise<void> {
  await count(ground, keyOf(ground, 'address', address), addressFailures.seconds)
}

/** Counts one of what is limited; gives how long to wait when it was one too many. */
export async function take(ground: Ground, what: keyof typeof limits, whom: string): Promise<Wait> {
  const key = keyOf(ground, what, whom)
  const { tries, since } = await count(ground, key, limits[what].seconds)
  return tries > limits[what].max ? minutesUntil(ended(since, limits[what].seconds), ground.clock.now()) : 0
}

/** How long to wait before the next of what is limited, without counting one. */
export async function waitFor(ground: Ground, what: keyof typeof limits, whom: string): Promise<Wait> {
  return waitOf(ground, keyOf(ground, what, whom), limits[what])
}

/** Forgets counters that no limit looks at any more. */
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

/** Neither names nor addresses are kept, only what can be compared. */
function keyOf({ keys }: Pick<Deps, 'keys'>, what: string, whom: string): string {
  return createHmac('sha256', keys.cookies[0] as string)
    .update(`${what} ${isIPv6(whom) ? networkOf(whom) : whom}`)
    .digest('base64url')
}
