import { useRouteLoaderData } from 'react-router'
import type { UsualLoan } from '#domains/catalogue/financing/ui/monthly-from.tsx'
import type { LiveBanner } from '#domains/publishing/content/contract.ts'
import { useLanguage } from '#i18n/text.ts'
import { usualLandingMinimum } from '#shared/landing.ts'
import { type Language, localized } from '#shared/language.ts'

export interface Hours {
  open: string
  close: string
}

/** Settings of the site; hours run from Monday, null when closed. */
export interface Site {
  names: Partial<Record<Language, string>>
  phone: string
  /** roadside assistance, 24 hours a day */
  assistance: string
  /** of the person on duty at the roadside assistance; empty when messages are not accepted */
  assistanceMobile: string
  /** minutes within which that person calls back */
  callbackMinutes: number
  email: string
  company: string
  cndp: string
  branches: number
  hours: (Hours | null)[]
  /** of a reservation, in dirhams */
  deposit: number
  /** minimum number of cars for a landing page (decision 038) */
  landingMinimum: number
  /** saved cars that the list under the heart shows (setting favourites.hoverCount) */
  hoverCount: number
  /** points of an inspection (setting inspection.points) */
  inspectionPoints: number
  /** months of the mechanical warranty of certified cars (settings warranty.minMonths and warranty.maxMonths) */
  warranty: { min: number; max: number }
  /** the loan behind "from … DH a month" */
  loan: UsualLoan | null
  /** current banners */
  banners: readonly LiveBanner[]
}

const nothing: Site = {
  names: {},
  phone: '',
  assistance: '',
  assistanceMobile: '',
  callbackMinutes: 0,
  email: '',
  company: '',
  cndp: '',
  branches: 0,
  hours: [],
  deposit: 0,
  landingMinimum: usualLandingMinimum,
  hoverCount: 3,
  inspectionPoints: 0,
  warranty: { min: 0, max: 0 },
  loan: null,
  banners: [],
}

/** The settings of the site, from the root's loader; empty on an error before it. */
export function useSite(): Site & { name: string } {
  const site = (useRouteLoaderData('root') as Site | undefined) ?? nothing
  const language = useLanguage()
  return { ...site, name: localized(site.names, language) }
}
