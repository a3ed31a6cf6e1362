import { callApi } from '#client/call.ts'

/** The ways on which a person may take marketing offers. */
export const offerWays = ['Email', 'Post', 'Phone'] as const
export type Offers = Record<(typeof offerWays)[number], boolean>

/** What the person agreed to so far, and whether mail reaches them; null when nobody answers. */
export async function readOffers(signal: AbortSignal): Promise<{ offers: Offers; emailVerified: boolean } | null> {
  const data = await callApi('get', '/api/customers/current', {}, signal).catch(() => null)
  if (!data) return null
  const given = (way: string) => data.consents.some(({ purpose, channel, given: yes }) => purpose === 'Offers' && channel === way && yes)
  return {
    offers: { Email: given('Email'), Post: given('Post'), Phone: given('Phone') },
    emailVerified: data.emailVerified,
  }
}

/** Notes each change of mind as a consent of its own; false when it was refused. */
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
