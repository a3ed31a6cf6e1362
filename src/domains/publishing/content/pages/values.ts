import type { StaffRole } from '#shared/actor.ts'
import { type Language, languages } from '#shared/language.ts'

/** The pages of the specification (section 4). */
export const pageTypes = ['Home', 'Help', 'Assistance', 'FAQ', 'About', 'Cookies', 'Privacy', 'Commitment'] as const
export type PageType = (typeof pageTypes)[number]

/** Section types of a page (specification, section 4). */
export const sectionTypes = [
  'Home',
  'Sale',
  'Recovery',
  'Purchase',
  'FAQ',
  'Sub',
  'Accident',
  'Breakdown',
  'Asterisk',
  'Note',
  'About',
  'Cookies',
  'Privacy',
  'Commitment',
] as const
export type SectionType = (typeof sectionTypes)[number]

/** Copies of a page: published, former and draft. */
export const pageCopies = ['Draft', 'Published', 'Former'] as const
export type PageCopy = (typeof pageCopies)[number]

/** Icons of elements. */
export const elementIcons = ['banknote', 'bell', 'calculator', 'lifeBuoy', 'repeat', 'scale', 'shield', 'store'] as const
export type ElementIcon = (typeof elementIcons)[number]

export const editorRoles = ['editor', 'manager', 'admin'] as const satisfies readonly StaffRole[]

/** Limits of a page. */
export const pageLimits = { title: 200, alt: 250, sections: 30, elements: 100, blocks: 100, inlines: 100, text: 5000 } as const

/** Field in each language with its specification name: `titleFR`, `titleAR`. */
export type InLanguages<Name extends string, Value> = { [L in Language as `${Name}${Uppercase<L>}`]: Value }

/** Returns the name of a field in a language: `titleFR`. */
export function fieldIn<Name extends string>(name: Name, language: Language): `${Name}${Uppercase<Language>}` {
  return `${name}${language.toUpperCase()}` as `${Name}${Uppercase<Language>}`
}

/** Creates a field in each language. */
export function inLanguages<Name extends string, Value>(name: Name, make: (language: Language) => Value): InLanguages<Name, Value> {
  return Object.fromEntries(languages.map((language) => [fieldIn(name, language), make(language)])) as InLanguages<Name, Value>
}

/** Placeholders of pages: settings, and the format of their value. */
export const placeholders = {
  'site.name': 'name',
  'site.email': 'email',
  'site.legal.company': 'name',
  'site.legal.cndp': 'code',
  'company.form': 'words',
  'company.capital': 'price',
  'company.seat': 'words',
  'company.rc': 'words',
  'company.ice': 'code',
  'company.taxId': 'code',
  'customerCentre.phone': 'phone',
  'assistance.phone': 'phone',
  'booking.depositDirhams': 'price',
  'booking.holdMinutes': 'minutes',
  'booking.refundDays': 'days',
  'booking.exchangeMonths': 'months',
  'booking.mileageLimit': 'km',
  'booking.placeDays': 'days',
  'booking.court': 'words',
  'warranty.minMonths': 'count',
  'warranty.maxMonths': 'months',
  'inspection.points': 'points',
  'payment.sellerHours': 'hours',
  'contact.replyHours': 'hours',
  'contact.keepDays': 'days',
  'ads.deviceDays': 'days',
  'customers.unusedMonths': 'months',
  'customers.warningDays': 'days',
  'customers.consentProofMonths': 'months',
  'customers.exportDays': 'days',
  'audit.keepMonths': 'months',
  'newsletter.pendingDays': 'days',
  'newsletter.unsubscribedDays': 'days',
  'visits.consentMonths': 'months',
  'branches.count': 'count',
} as const satisfies Record<string, 'name' | 'words' | 'code' | 'email' | 'phone' | 'price' | 'km' | 'count' | Unit>

/** Units with a plural text in the pack `content`. */
export type Unit = 'minutes' | 'hours' | 'days' | 'months' | 'points'

/** Days until a preview link expires. */
export const previewDays = 7
