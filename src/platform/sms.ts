import { DeliveryError } from './delivery-error.ts'

/** A short message ready to be handed over. */
export interface Sms {
  /** E.164 */
  to: string
  text: string
  /** the same at every attempt, by which a provider knows a repetition */
  key: string
}

/** Hands short messages over to the telephone network. */
export interface SmsPort {
  /** Gives the name under which the provider speaks of it later, or null. Throws Undelivered. */
  send(sms: Sms): Promise<string | null>
}

/** How a provider wants to be asked; every string of `body` may hold {to}, {text}, {from} and {key}. */
export interface SmsProvider {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
  /** who is shown as the sender */
  from: string
}

const patienceSeconds = 30

/**
 * Short messages through any provider that is asked by an HTTP POST: JSON, or a form when the headers say so. A repetition bears the
 * same `Idempotency-Key`.
 */
export function httpSms({ url, headers, body, from }: SmsProvider): SmsPort {
  const form = Object.entries(headers).some(([name, value]) => /^content-type$/i.test(name) && value.includes('x-www-form-urlencoded'))
  return {
    async send({ to, text, key }) {
      const filled = fill(body, { to, text: plainSpaces(text), key, from }) as Record<string, unknown>
      const answer = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...lowerCase(headers), 'idempotency-key': key },
        body: form ? new URLSearchParams(filled as Record<string, string>) : JSON.stringify(filled),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceSeconds * 1000),
      })
      const said = (await answer.text().catch(() => '')).slice(0, 2000)
      if (answer.ok) return nameIn(said)
      throw new DeliveryError([400, 404, 413, 422].includes(answer.status) ? 'refused' : 'later', `${answer.status} ${said}`)
    },
  }
}

/** Without the spaces and joiners that hold a line together: the alphabet of telephones lacks them, and one makes a message count as two. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')

async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    throw new DeliveryError('later', String((error as Error).cause ?? error))
  }
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** The template with its words in place; what is put in never becomes part of the template. */
function fill(template: unknown, words: Record<string, string>): unknown {
  if (typeof template === 'string') return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
  if (Array.isArray(template)) return template.map((part) => fill(part, words))
  if (template === null || typeof template !== 'object') return template
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, fill(part, words)]))
}

/** The number of the message in a provider's answer, under one of the usual names, at the top or one floor below. */
function nameIn(said: string): string | null {
  try {
    const answer = JSON.parse(said) as Record<string, unknown>
    for (const place of [answer, ...Object.values(answer).flat()])
      for (const name of ['messageId', 'message_id', 'sid', 'id']) {
        const value = (place as Record<string, unknown> | null)?.[name]
        if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 200)
      }
  } catch {
    // an answer in other words than JSON: taken all the same
  }
  return null
}
