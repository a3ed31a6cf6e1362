import { DeliveryError } from './delivery-error.ts'

export interface Sms {
  /** E.164 */
  to: string
  text: string
  /** idempotency key, the same for each retry */
  key: string
}

/** Sends SMS. */
export interface SmsPort {
  /** Returns the provider's message id, or null. Throws DeliveryError. */
  send(sms: Sms): Promise<string | null>
}

/** HTTP request of an SMS provider. Strings of `body` may contain {to}, {text}, {from} and {key}. */
export interface SmsProvider {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
  /** sender id */
  from: string
}

const patienceSeconds = 30

/**
 * Creates an SMS transport that sends an HTTP POST: JSON, or a form when the headers set that content type. Retries have the same
 * `Idempotency-Key`.
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

/** Removes no-break spaces and word joiners: they are not in the GSM 03.38 alphabet and would halve the length of an SMS. */
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

/** Fills a template. Inserted values are not interpreted as placeholders. */
function fill(template: unknown, words: Record<string, string>): unknown {
  if (typeof template === 'string') return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
  if (Array.isArray(template)) return template.map((part) => fill(part, words))
  if (template === null || typeof template !== 'object') return template
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, fill(part, words)]))
}

/** Returns the message id of a response: a usual field name, at the top level or one level below. */
function nameIn(said: string): string | null {
  try {
    const answer = JSON.parse(said) as Record<string, unknown>
    for (const place of [answer, ...Object.values(answer).flat()])
      for (const name of ['messageId', 'message_id', 'sid', 'id']) {
        const value = (place as Record<string, unknown> | null)?.[name]
        if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 200)
      }
  } catch {
    // a response that is not JSON is a success too
  }
  return null
}
