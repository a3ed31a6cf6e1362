// Generated from src/domains/catalogue/vehicles/fields.ts by tools/generate.ts.
import type { CardField, FieldValue } from '../fields.ts'

export const blankCard: { readonly [N in CardField]: FieldValue<N> } = {
  version: null,
  operationType: "Standard",
  condition: "New",
  registrationType: null,
  releaseDate: null,
  releasePrecision: "Day",
  isFirstHand: null,
  mileage: null,
  fuelType: null,
  gearType: null,
  bodyStyle: null,
  color: null,
  fiscalPower: null,
  doors: null,
  seats: null,
  storageAreaId: null,
  warrantyInMonths: null,
  financing: false,
  isNew: false,
  isCertified: false,
  isPromoted: false,
  isFeatured: false,
  hasPublicExpertiseSheet: false,
  inspectedPoints: null,
}
