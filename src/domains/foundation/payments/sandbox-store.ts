import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { GatewayFields } from './signature.ts'

type Db = Kysely<Database>

export type SandboxState = 'Open' | 'Challenge' | 'Refused' | 'Authorised' | 'Captured' | 'Voided' | 'Refunded'

/** Errors that the page simulates. */
export interface Switches {
  callback: 'once' | 'twice' | 'late' | 'overdue' | 'never'
  wrong: 'nothing' | 'hash' | 'amount'
  browser: 'returns' | 'stays'
}

/** Response of the bank to the last card. */
export interface BankMessage {
  code: string
  transaction: string
  authCode: string
  maskedCard: string
  brand: string
  mdStatus: string
  /** return target of the browser */
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

/** Opens an order. Returns its token; null for a used order number. */
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

/** Runs one step of an order if its state allows it; null otherwise. */
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

/** Sets the return target after the shop's response. */
export async function updateOutcome(db: Db, token: string, outcome: BankMessage['outcome']): Promise<void> {
  await sql`update sandbox_orders set answer = answer || ${JSON.stringify({ outcome })}::jsonb where token = ${token}`.execute(db)
}

const person = sql`'{"BillToName": "", "email": "", "tel": ""}'::jsonb`

/** Deletes payer data from orders of a person, or from orders before an instant. */
export async function forgetShoppers(db: Db, whom: { email: string | null; phone: string | null } | { before: Date }): Promise<void> {
  const theirs =
    'before' in whom
      ? sql`opened < ${whom.before} and fields ->> 'email' <> ''`
      : sql`fields ->> 'email' = ${whom.email} or fields ->> 'tel' = ${whom.phone}`
  await sql`update sandbox_orders set fields = fields || ${person} where ${theirs}`.execute(db)
}

/** Returns the sandbox orders of a person. */
export async function findShopper(db: Db, owner: { email: string | null; phone: string | null }): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select oid, fields ->> 'BillToName' as name, fields ->> 'email' as email, fields ->> 'tel' as phone, opened from sandbox_orders
    where fields ->> 'email' = ${owner.email} or fields ->> 'tel' = ${owner.phone} order by opened`.execute(db)
  return rows
}
