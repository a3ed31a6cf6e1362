/** Measured commitments: reply to a message, deposit refund, payment of a seller, report of each certified car. */
export const promises = ['Reply', 'DepositReturn', 'SellerPaid', 'Inspection'] as const

/** Days of the period, minimum cases of a metric, and legal days for a deposit refund (31-08). */
export const figureLimits = { days: 90, least: 10, returnDays: 15 } as const

/** Kind of a banner; defines its style. */
export const bannerKinds = ['Info', 'Offer', 'Warning'] as const
export type BannerKind = (typeof bannerKinds)[number]

export const bannerPlaces = ['Home', 'Everywhere'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** State of a banner by time; `Off`: switched off by an editor. */
export const bannerStates = ['Live', 'Planned', 'Off', 'Ended'] as const
export type BannerState = (typeof bannerStates)[number]

/** Maximum characters of a banner: one line on a wide screen, three on a phone. */
export const bannerLimits = { text: 160, link: 40, alt: 250 } as const

/** Returns the state of a banner at a time. A banner whose end has passed is `Ended`, on or off. */
export function bannerState({ isOn, starts, ends }: { isOn: boolean; starts: string; ends: string | null }, now: Date): BannerState {
  if (ends !== null && Date.parse(ends) <= now.getTime()) return 'Ended'
  if (!isOn) return 'Off'
  return Date.parse(starts) <= now.getTime() ? 'Live' : 'Planned'
}
