/** What a banner is about: it is drawn by it. */
export const bannerKinds = ['Info', 'Offer', 'Warning'] as const
export type BannerKind = (typeof bannerKinds)[number]

/** Where a banner is shown. */
export const bannerPlaces = ['Home', 'Everywhere'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** What becomes of a banner by the clock; `Off`: somebody took it down. */
export const bannerStates = ['Live', 'Planned', 'Off', 'Ended'] as const
export type BannerState = (typeof bannerStates)[number]

/** Characters of a banner: one line on a wide screen, three on a phone. */
export const bannerLimits = { text: 160, link: 40, alt: 250 } as const

/** The state of a banner at a moment; it ends at its end, and is over then whether it was on or not. */
export function bannerState({ isOn, starts, ends }: { isOn: boolean; starts: string; ends: string | null }, now: Date): BannerState {
  if (ends !== null && Date.parse(ends) <= now.getTime()) return 'Ended'
  if (!isOn) return 'Off'
  return Date.parse(starts) <= now.getTime() ? 'Live' : 'Planned'
}
