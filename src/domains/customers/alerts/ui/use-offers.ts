import { callApi } from '#client/call.ts'

/** Channels of marketing offers. */
export const offerWays = ['Email', 'Post', 'Phone'] as const
export type Offers = Record<(typeof offerWays)[number], boolean>

/** Returns the consents of the user, and whether their e-mail is verified; null without a response. */
export async function readOffers(signal: AbortSignal): Promise<{ offers: Offers; emailVerified: boolean } | null> {
  const data = await callApi('get', '/api/customers/current', {}, signal).catch(() => null)
  if (!data) return null
  const given = (way: string) => data.consents.some(({ purpose, channel, given: yes }) => purpose === 'Offers' && channel === way && yes)
  return {
    offers: { Email: given('Email'), Post: given('Post'), Phone: given('Phone') },
    emailVerified: data.emailVerified,
  }
}

/** Stores each change as a separate consent; returns false when a request fails. */
export async function saveOffers(before: Offers, after: Offers): Promise<boolean> {
  const consents = offerWays
    .filter((way) => before[way] !== after[way])
    .map((way) => ({ purpose: 'Offers' as const, channel: way, given: after[way] }))
  if (consents.length === 0) return true
  return callApi('put', '/api/customers/current/consents', { body: { consents } }).then(
    () => true,
    () => false,
  )
}
