import type { Pool } from 'pg'
import type { Language } from '../../../src/shared/language.ts'

/** How a request is made: a measurement counts them, a test looks at the answers. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>
/** What the sandbox gateway is told to do with a payment. */
type Switches = Record<string, string>

export const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T
const cards = ['4000000000000010', '4000000000000010', '5453010000066100', '4000000000000051']
const switches: readonly Switches[] = [
  {},
  {},
  {},
  { callback: 'twice' },
  { callback: 'never' },
  { callback: 'late' },
  { wrong: 'hash' },
  { browser: 'stays' },
]

interface Payment {
  paymentId: string
  headers: Record<string, string>
  language: Language
  /** faults of the gateway besides */
  more?: readonly Switches[]
}

/** Somebody goes to the gateway of a server, pays or not, and comes back or not. Throws where the server is gone. */
export async function pay(ask: Ask, site: string, { paymentId, headers, language, more = [] }: Payment): Promise<void> {
  const begun = await ask(`${site}/api/payments/${paymentId}/attempts`, { method: 'POST', headers })
  if (!begun.ok) return void (await begun.text())
  const { action, fields } = (await begun.json()) as { action: string; fields: Record<string, string> }
  const form = (url: string, body: Record<string, string>) =>
    ask(url, { method: 'POST', headers: { 'accept-language': language }, body: new URLSearchParams(body), redirect: 'manual' })
  const at = (await form(action, fields)).headers.get('location')
  if (!at || Math.random() < 0.1) return
  const typed = { month: '12', year: '40', cvv: '000', ...pick([...switches, ...more]) }
  for (let tries = 0; tries < 2; tries++) await form(site + at, { ...typed, pan: pick(cards) })
}

export const countOf = async (pool: Pool, text: string): Promise<number> => Number((await pool.query(text)).rows[0].count)

/** Of one occasion two messages, each with a name of its own: the inbox shows both. */
export const messagesThatCameTwice = `select count(*) from (
  select 1 from inbox_messages group by recipient, channel, coalesce(subject, text) having count(*) > 1) t`

/**
 * How many messages were handed over again under the same name, after a kill between the answer of the gateway and our note of it: what
 * decision 008 leaves, and a mailbox and a provider show once. No fault, but a figure.
 */
export const countHandedAgain = (pool: Pool): Promise<number> =>
  countOf(pool, 'select coalesce(sum(handovers - 1), 0) as count from inbox_messages')

/** How often each thing is found that must never be, by the statements that count them. */
export async function faultsOf(pool: Pool, never: Record<string, string>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, text] of Object.entries(never)) found[name] = await countOf(pool, text)
  return found
}
