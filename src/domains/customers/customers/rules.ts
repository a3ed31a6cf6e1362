export const civilities = ['M.', 'Mme.', 'Société'] as const
export type Civility = (typeof civilities)[number]
export const operationTypes = ['None', 'Request', 'Sale', 'IntermediationRequest', 'IntermediationSale'] as const
export const requestOrigins = ['FO', 'BO', 'Extern'] as const
/** Purposes of a consent. */
export const consentPurposes = ['News', 'PriceDrops', 'Offers'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
export const consentChannels = ['Email', 'Sms', 'Phone', 'Post'] as const
export type ConsentChannel = (typeof consentChannels)[number]
/** Settings of this module with their defaults. */
export const settingDefaults = {
  /** days for which an export can be downloaded */
  'customers.exportDays': 7,
  /** months without a call or sign-in before an account is erased */
  'customers.unusedMonths': 36,
  /** days before the erasure on which its owner is warned */
  'customers.warningDays': 30,
  /** months for which consents of an erased person are stored as proof */
  'customers.consentProofMonths': 60,
} as const

export type SettingKey = keyof typeof settingDefaults

/** Returns the number of a setting; its default when the value is invalid or not positive. */
export function settingNumber(key: SettingKey, value: string | null): number {
  const number = Number(value)
  return value !== null && Number.isInteger(number) && number > 0 ? number : settingDefaults[key]
}
