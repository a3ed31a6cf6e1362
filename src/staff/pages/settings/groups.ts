export const settingGroups = [
  'booking',
  'due',
  'financing',
  'warranty',
  'selling',
  'customerCentre',
  'site',
  'company',
  'invoice',
  'vehicles',
  'search',
  'data',
  'other',
] as const
export type SettingGroup = (typeof settingGroups)[number]

const byKey: Record<string, SettingGroup> = {
  'contact.replyHours': 'customerCentre',
  'contact.duplicateDays': 'customerCentre',
}
const byStart: readonly (readonly [string, SettingGroup])[] = [
  ['booking.due.', 'due'],
  ['booking.', 'booking'],
  ['payment.', 'booking'],
  ['financing.', 'financing'],
  ['warranty.', 'warranty'],
  ['inspection.', 'warranty'],
  ['estimates.', 'selling'],
  ['appointments.', 'selling'],
  ['purchases.', 'selling'],
  ['intermediation.', 'selling'],
  ['ads.', 'selling'],
  ['customerCentre.', 'customerCentre'],
  ['assistance.', 'customerCentre'],
  ['site.', 'site'],
  ['company.', 'company'],
  ['invoice.', 'invoice'],
  ['vehicles.', 'vehicles'],
  ['prices.', 'vehicles'],
  ['favourites.', 'search'],
  ['search.', 'search'],
  ['customers.', 'data'],
  ['contact.', 'data'],
  ['newsletter.', 'data'],
  ['content.', 'data'],
  ['visits.', 'data'],
  ['greyCard.', 'vehicles'],
  ['audit.', 'data'],
]

export function groupOf(key: string): SettingGroup {
  return byKey[key] ?? byStart.find(([start]) => key.startsWith(start))?.[1] ?? 'other'
}
