export const civilities = ['M.', 'Mme.', 'Société'] as const
export type Civility = (typeof civilities)[number]
export const operationTypes = ['None', 'Request', 'Sale', 'IntermediationRequest', 'IntermediationSale'] as const
export const requestOrigins = ['FO', 'BO', 'Extern'] as const
/** What a person may agree to: news of the site, marketing offers. */
export const consentPurposes = ['News', 'PriceDrops', 'Offers'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
export const consentChannels = ['Email', 'Sms', 'Phone', 'Post'] as const
export type ConsentChannel = (typeof consentChannels)[number]
/** Settings of this room with what counts when the staff left nothing usable. */
export const settingDefaults = {
  /** days for which a copy of one's data can be fetched */
  'customers.exportDays': 7,
  /** months without a call or a sign-in after which an account is forgotten … */
  'customers.unusedMonths': 36,
  /** … and days before, on which its owner is told */
  'customers.warningDays': 30,
  /** months for which the consents of a forgotten person are kept as proof */
  'customers.consentProofMonths': 60,
} as const

export type SettingKey = keyof typeof settingDefaults

/** The number of a setting; its default when it is none or not positive. */
export function settingNumber(key: SettingKey, value: string | null): number {
  const number = Number(value)
  return value !== null && Number.isInteger(number) && number > 0 ? number : settingDefaults[key]
}
