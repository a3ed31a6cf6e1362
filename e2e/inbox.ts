import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'

/** A message in the development inbox. */
export interface InboxMessage {
  id: number
  channel: 'Email' | 'Sms'
  to: string
  subject: string | null
  text: string
  links: string[]
}

/** Messages to an address or number (E.164), newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<InboxMessage[]> {
  const answer = await request.get(`/dev/inbox.json?to=${encodeURIComponent(to)}`)
  expect(answer.ok()).toBe(true)
  const { messages } = (await answer.json()) as { messages: InboxMessage[] }
  return messages.toSorted((a, b) => b.id - a.id)
}

/** Waits for the `count`-th matching message and returns the newest. */
export async function messageTo(request: APIRequestContext, to: string, fits: RegExp, count = 1): Promise<InboxMessage> {
  let found: InboxMessage[] = []
  await expect
    .poll(
      async () => {
        found = (await messagesTo(request, to)).filter(({ subject, text }) => fits.test(subject ?? text))
        return found.length
      },
      { timeout: 20_000, message: `messages to ${to} that fit ${fits}` },
    )
    .toBeGreaterThanOrEqual(count)
  return found[0] as InboxMessage
}

/** Returns the code of the newest SMS to a number (E.164), once `count` of them have arrived. */
export async function codeTo(request: APIRequestContext, phone: string, count = 1): Promise<string> {
  const { text } = await messageTo(request, phone, /\d{6}/, count)
  return /\d{6}/.exec(text)?.[0] ?? ''
}
