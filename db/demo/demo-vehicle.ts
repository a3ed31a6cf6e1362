import type { Color, FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { type FieldName, type FieldValue, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import type { Life } from './life.ts'

/** Fields that the demo world gives otherwise: by names instead of row numbers, or not at all. */
const otherwise = [
  'brandId',
  'modelId',
  'cityId',
  'storageAreaId',
  'vehicleRepairStatusType',
  'isRepaired',
  'warrantyExpirationDate',
  'videoLink',
  'hasPublicExpertiseSheet',
  'inspectedPoints',
  'isPromoted',
  'isFeatured',
] as const satisfies readonly FieldName[]
type Otherwise = (typeof otherwise)[number]
export type DemoField = Exclude<FieldName, Otherwise>

const isGiven = (name: FieldName): name is DemoField => !(otherwise as readonly FieldName[]).includes(name)
/** The fields that every car of the demo world gives under their own names. */
export const demoFields = (Object.keys(vehicleFields) as FieldName[]).filter(isGiven)

type Fields = { [N in DemoField]: FieldValue<N> }

/** One car of the demo world, by names instead of row numbers. Dates are `YYYY-MM-DD`, instants ISO 8601. */
export interface DemoVehicle extends Life, Fields {
  reference: string
  brand: string
  model: string
  bodyStyle: BodyStyle
  version: string
  store: string | null
  city: string
  price: number | null
  chassisNumber: string
  releaseDate: string
  mileage: number
  doors: number
  seats: number
  fiscalPower: number
  color: Color
  isFirstHand: boolean
  repairStatus: 'NotRepaired' | null
  gearType: GearType
  fuelType: FuelType
  features: string[]
  /** equipment level, 0 to 1 */
  level: number
  description: { fr: string; ar: string }
}
