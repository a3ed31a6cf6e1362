/** Whom the house sells for. */
export const intermediationKinds = ['Individual', 'GarageOwner'] as const
export type IntermediationKind = (typeof intermediationKinds)[number]

/** What fees are a part of. PV: the sale price; M: the margin, what the sale price is above the floor price. */
export const calculationRules = ['PV', 'M'] as const
export type CalculationRule = (typeof calculationRules)[number]

export const saleFeeTypes = ['Fixed', 'Percent'] as const
export type SaleFeeType = (typeof saleFeeTypes)[number]

/** Fees of one type at most. */
export const maxFees = 8
