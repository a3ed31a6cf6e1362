import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { GatewayFields } from './signature.ts'

type Db = Kysely<Database>

export type SandboxState = 'Open' | 'Challenge' | 'Refused' | 'Authorised' | 'Captured' | 'Voided' | 'Refunded'

/** What the page was told to do wrong. */
export interface Switches {
  callback: 'once' | 'twice' | 'late' | 'overdue' | 'never'
  wrong: 'nothing' | 'hash' | 'amount'
  browser: 'returns' | 'stays'
}

/** What the bank said of the last card. */
export interface BankMessage {
  code: string
  transaction: string
  authCode: string
  maskedCard: string
  brand: string
  mdStatus: string
  /** where the browser goes with it */
  outcome: 'ok' | 'fail'
}

export interface SandboxOrder {
  token: string
  oid: string
  fields: GatewayFields
  /** hundredths */
  amount: number
  state: SandboxState
  switches: Partial<Switches>
  refusals: number
  answer: BankMessage | null
  expires: Date
  apiFault: string | null
}

const columns = sql`token, oid, fields, amount, state, switches, refusals, answer, expires, api_fault as "apiFault"`

/** Opens an order; gives its token, null when its number has been used. */
export async function insertOrder(
  db: Db,
  order: { oid: string; fields: GatewayFields; amount: number; opened: Date; expires: Date },
): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    insert into sandbox_orders (oid, fields, amount, opened, expires)
    values (${order.oid}, ${JSON.stringify(order.fields)}, ${order.amount}, ${order.opened}, ${order.expires})
    on conflict (oid) do nothing returning token`.execute(db)
  return rows[0]?.token ?? null
}

export async function findOrder(db: Db, token: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`select ${columns} from sandbox_orders where token = ${token}`.execute(db)
  return rows[0] ?? null
}

export async function findOrderByOid(db: Db, oid: string): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`select ${columns} from sandbox_orders where oid = ${oid}`.execute(db)
  return rows[0] ?? null
}

/** One step of an order, if it still stands where it may be taken from; null when it does not. */
export async function moveOrder(
  db: Db,
  token: string,
  from: readonly SandboxState[],
  change: { state: SandboxState; answer?: BankMessage; switches?: Switches; apiFault?: string | null; refused?: true },
): Promise<SandboxOrder | null> {
  const { rows } = await sql<SandboxOrder>`
    update sandbox_orders set
      state = ${change.state},
      answer = coalesce(${change.answer ? JSON.stringify(change.answer) : null}::jsonb, answer),
      switches = coalesce(${change.switches ? JSON.stringify(change.switches) : null}::jsonb, switches),
      api_fault = ${change.apiFault === undefined ? sql`api_fault` : sql`${change.apiFault}::text`},
      refusals = refusals + ${change.refused ? 1 : 0}
    where token = ${token} and state in (${sql.join(from)}) returning ${columns}`.execute(db)
  return rows[0] ?? null
}

/** Where the browser goes after the shop has answered. */
export async function updateOutcome(db: Db, token: string, outcome: BankMessage['outcome']): Promise<void> {
  await sql`update sandbox_orders set answer = answer || ${JSON.stringify({ outcome })}::jsonb where token = ${token}`.execute(db)
}

const person = sql`'{"BillToName": "", "email": "", "tel": ""}'::jsonb`

/** Who paid is of no use to the sandbox: taken out of orders of that person, or of before a moment. */
export async function forgetShoppers(db: Db, whom: { email: string | null; phone: string | null } | { before: Date }): Promise<void> {
  const theirs =
    'before' in whom
      ? sql`opened < ${whom.before} and fields ->> 'email' <> ''`
      : sql`fields ->> 'email' = ${whom.email} or fields ->> 'tel' = ${whom.phone}`
  await sql`update sandbox_orders set fields = fields || ${person} where ${theirs}`.execute(db)
}

/** The orders in which the sandbox knows a person. */
export async function findShopper(db: Db, owner: { email: string | null; phone: string | null }): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select oid, fields ->> 'BillToName' as name, fields ->> 'email' as email, fields ->> 'tel' as phone, opened from sandbox_orders
    where fields ->> 'email' = ${owner.email} or fields ->> 'tel' = ${owner.phone} order by opened`.execute(db)
  return rows
}
