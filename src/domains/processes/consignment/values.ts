/** Types of owners. */
export const intermediationKinds = ['Individual', 'GarageOwner'] as const
export type IntermediationKind = (typeof intermediationKinds)[number]

/** Base of the fees. PV: the sale price; M: the margin, sale price minus floor price. */
export const calculationRules = ['PV', 'M'] as const
export type CalculationRule = (typeof calculationRules)[number]

export const saleFeeTypes = ['Fixed', 'Percent'] as const
export type SaleFeeType = (typeof saleFeeTypes)[number]

/** Maximum fees of a type. */
export const maxFees = 8
