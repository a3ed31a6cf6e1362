import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'

interface Hours {
  open: string
  close: string
}

/** What the operator set about the site itself; hours run from Monday, null when closed. */
export interface Site {
  nameFr: string
  nameAr: string
  phone: string
  email: string
  company: string
  cndp: string
  branches: number
  hours: (Hours | null)[]
}

/** Reads the public settings; a missing one leaves its place empty. */
export function readSite(settings: readonly { key: string; value: string }[]): Site {
  const value = (key: string) => settings.find((setting) => setting.key === key)?.value ?? ''
  return {
    nameFr: value('site.name.fr'),
    nameAr: value('site.name.ar'),
    phone: spacedPhone(value('customerCentre.phone')),
    email: value('site.email'),
    company: value('site.legal.company'),
    cndp: value('site.legal.cndp'),
    branches: Number(value('branches.count')),
    hours: JSON.parse(value('customerCentre.hours') || '[]') as (Hours | null)[],
  }
}

const nothing = readSite([])

/** The settings of the site, from the root's loader; empty on an error before it. */
export function useSite(): Site & { name: string } {
  const site = (useRouteLoaderData('root') as Site | undefined) ?? nothing
  const language = useLanguage()
  return { ...site, name: language === 'ar' ? site.nameAr : site.nameFr }
}
