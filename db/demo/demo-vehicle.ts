import type { BodyStyle } from '#domains/reference/contract.ts'
import type { Color, FuelType, GearType } from '#domains/vehicles/contract.ts'
import type { Life } from './life.ts'

/** One car of the demo world, by names instead of row numbers. Dates are `YYYY-MM-DD`, instants ISO 8601. */
export interface DemoVehicle extends Life {
  reference: string
  brand: string
  model: string
  bodyStyle: BodyStyle
  version: string
  operationType: 'Standard' | 'Intermediation' | 'Ad'
  store: string | null
  city: string
  price: number | null
  chassisNumber: string
  registrationNumber: string | null
  registrationType: 'Local' | 'Foreign'
  origin: string
  releaseDate: string
  mileage: number
  warrantyInMonths: number | null
  doors: number
  seats: number
  fiscalPower: number
  color: Color
  isFirstHand: boolean
  isCertified: boolean
  isControlled: boolean
  isNew: boolean
  repairStatus: 'NotRequired' | 'NotRepaired' | 'Repaired'
  condition: 'New' | 'Used'
  gearType: GearType
  fuelType: FuelType
  financing: boolean
  financingRatio: number | null
  financingMonths: number | null
  features: string[]
  /** how well equipped it is, 0 to 1 */
  level: number
  descriptionFr: string
  descriptionAr: string
}
