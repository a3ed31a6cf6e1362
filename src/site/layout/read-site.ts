import { leastOnCredit } from '#domains/catalogue/financing/rules.ts'
import type { UsualLoan } from '#domains/catalogue/financing/ui/monthly-from.tsx'
import type { LiveBanner } from '#domains/publishing/content/contract.ts'
import { usualLandingMinimum } from '#shared/landing.ts'
import { byLanguage } from '#shared/language.ts'
import { readTerms } from '#shared/loan.ts'
import { spacedPhone } from '#shared/phone.ts'
import type { Hours, Site } from './site.ts'

/** Parses the public settings, on the server only; a missing one becomes empty. */
export function readSite(settings: readonly { key: string; value: string }[], banners: readonly LiveBanner[]): Site {
  const values = new Map(settings.map(({ key, value }) => [key, value]))
  const value = (key: string) => values.get(key) ?? ''
  return {
    names: byLanguage((language) => value(`site.name.${language}`)),
    phone: spacedPhone(value('customerCentre.phone')),
    assistance: spacedPhone(value('assistance.phone')),
    assistanceMobile: value('assistance.mobile'),
    callbackMinutes: Number(value('assistance.callbackMinutes')),
    email: value('site.email'),
    company: value('site.legal.company'),
    cndp: value('site.legal.cndp'),
    branches: Number(value('branches.count')),
    hours: JSON.parse(value('customerCentre.hours') || '[]') as (Hours | null)[],
    deposit: Number(value('booking.depositDirhams')),
    landingMinimum: Number(value('search.landingMinimum')) || usualLandingMinimum,
    hoverCount: Number(value('favourites.hoverCount')) || 3,
    inspectionPoints: Number(value('inspection.points')),
    warranty: { min: Number(value('warranty.minMonths')), max: Number(value('warranty.maxMonths')) },
    loan: usualLoan(values),
    banners,
  }
}

/** The loan behind "from … DH a month"; null when no such loan may be offered. */
function usualLoan(values: ReadonlyMap<string, string>): UsualLoan | null {
  const terms = readTerms(values)
  const least = leastOnCredit(terms)
  return least === null
    ? null
    : { rate: (terms.annualRate * (1 + terms.vat)) / 12, months: terms.defaultMonths, advance: terms.defaultAdvance, least }
}
