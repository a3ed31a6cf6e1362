export const civilities = ['M.', 'Mme.', 'Société'] as const
export type Civility = (typeof civilities)[number]

export const customerStatuses = ['Active', 'Inactive'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export const operationTypes = ['None', 'Request', 'Sale', 'IntermediationRequest', 'IntermediationSale'] as const
export const requestOrigins = ['FO', 'BO', 'Extern'] as const

/** What a person may agree to: news of the site, marketing offers. */
export const consentPurposes = ['News', 'Offers'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
export const consentChannels = ['Email', 'Sms', 'Phone', 'Post'] as const
export type ConsentChannel = (typeof consentChannels)[number]
