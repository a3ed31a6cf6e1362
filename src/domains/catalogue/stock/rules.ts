import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { localizedFields } from '#domains/catalogue/vehicles/fields.ts'
import { claimedRepairs, mandatoryFields } from '#domains/catalogue/vehicles/rules.ts'
import { isOneOf, shownStatuses, takenStatuses, vehicleWorkflow } from '#domains/catalogue/vehicles/status.ts'
import type { Actor } from '#shared/actor.ts'
import { chassisNumber } from '#shared/chassis.ts'
import type { FieldFault } from '#shared/errors.ts'
import { withoutBlank } from '#shared/language.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import type { StockFields, StockMove } from './contract.ts'
import { type StockAction, stockActions } from './values.ts'

/** Minimum year of registration. */
const firstYear = 1950

/** Validation error of a vehicle field. */
export type StockFault = FieldFault & { field: keyof StockFields }

/**
 * Normalizes entered fields: plate and chassis number in canonical form, no city with an area, no credit terms without a credit offer.
 * Returns every invalid field. `today` is the day in Casablanca.
 */
export function keptFields(given: StockFields, today: string): { kept: StockFields; faults: StockFault[] } {
  const typed = withoutEmpty(given)
  const { chassisNumber: chassis, registrationNumber: plate, registrationType, releaseDate, videoLink } = typed
  const faults: StockFault[] = []
  const chassisKept = chassis === null ? null : chassisNumber(chassis)
  if (chassis !== null && chassisKept === null) faults.push({ field: 'chassisNumber', reason: 'chassis' })
  const plateKept = plate === null ? null : registrationType === 'Local' ? localPlate(plate) : foreignPlate(plate)
  if (plate !== null && plateKept === null) faults.push({ field: 'registrationNumber', reason: 'plate' })
  if (releaseDate !== null && (releaseDate > today || Number(releaseDate.slice(0, 4)) < firstYear))
    faults.push({ field: 'releaseDate', reason: 'releaseDate' })
  if (videoLink !== null && !isSecureAddress(videoLink)) faults.push({ field: 'videoLink', reason: 'secureAddress' })
  const kept = {
    ...typed,
    chassisNumber: chassisKept,
    registrationNumber: plateKept,
    cityId: typed.storageAreaId === null ? typed.cityId : null,
    financingRatio: typed.financing ? typed.financingRatio : null,
    financingMonths: typed.financing ? typed.financingMonths : null,
    features: [...new Set(typed.features)].sort((a, b) => a - b),
  }
  return { kept, faults }
}

/** Treats a text of only spaces as empty. */
function withoutEmpty(given: StockFields): StockFields {
  const words = Object.fromEntries(localizedFields.map((name) => [name, withoutBlank(given[name])]))
  return Object.fromEntries(
    Object.entries({ ...given, ...words }).map(([name, value]) => [name, value === '' ? null : value]),
  ) as StockFields
}

function isSecureAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

/** Checks whether the area is an editable field in this status; later only a transfer changes it. */
export function areaIsOpen(status: VehicleStatus): boolean {
  return status === 'Draft' || status === 'Pending'
}

/** Returns the mandatory fields that an edit would clear after the draft status. */
export function emptiedFields(status: VehicleStatus, before: StockFields, after: StockFields): (keyof StockFields)[] {
  if (status === 'Draft') return []
  return mandatoryFields.filter((field) => before[field] !== null && after[field] === null)
}

/** Checks whether a car is reserved, booked or sold: its price and publication are then bound to a customer. */
export function isTaken(status: VehicleStatus): boolean {
  return isOneOf(takenStatuses, status)
}

/** Checks whether visitors can open the page of a car. `isArriving`: in transfer between stores while published. */
export function isPublic(status: VehicleStatus, isArchived: boolean, isArriving = false): boolean {
  return status === 'Sold' || ((isOneOf(shownStatuses, status) || (status === 'InTransfer' && isArriving)) && !isArchived)
}

/** Maximum days until a published car must arrive. */
const longestTransfer = 60

/** Validates the arrival day; null when valid. Required for a published car, not allowed for any other. */
export function arrivalFault(status: VehicleStatus, arrivesOn: string | null, today: string): FieldFault | null {
  const field = 'arrivesOn'
  if (status !== 'Published') return arrivesOn === null ? null : { field, reason: 'invalid' }
  if (arrivesOn === null) return { field, reason: 'required' }
  const days = (Date.parse(arrivesOn) - Date.parse(today)) / 86_400_000
  return days >= 0 && days <= longestTransfer ? null : { field, reason: 'invalid' }
}

/** Missing fields by guard name. */
export type Missing = Record<string, readonly string[]>

/**
 * Returns every stock action with the reason that blocks it: the status, an advert (the car belongs to its seller), the caller's role, the
 * area, or missing fields.
 */
export function stockMoves(
  status: VehicleStatus,
  actor: Actor,
  missing: Missing,
  isOwnArea: (action: StockAction) => boolean,
  isAdvert = false,
): StockMove[] {
  return stockActions.map((action) => {
    const step = findStep(vehicleWorkflow, status, action)
    const known = step ?? vehicleWorkflow.steps.find((one) => one.action === action)
    if (!known) throw new Error(`the table of the vehicle knows no ${action}`)
    const lacks = step?.guard && step.guard !== 'destination' ? (missing[step.guard] ?? []) : []
    const reason = !step
      ? 'status'
      : isAdvert
        ? 'advert'
        : !mayTake(step, actor)
          ? 'role'
          : !isOwnArea(action)
            ? 'area'
            : lacks.length > 0
              ? 'missing'
              : null
    return { action, to: known.to, reason, missing: [...lacks] }
  })
}

interface Claims {
  isCertified: boolean
  isPromoted: boolean
  isFeatured: boolean
  formerPrice: number | null
  pricePosition: number | null
  isPriceDoubtful: boolean
}

/** Returns the fields that an edit would set to a claim which only an inspection proves. */
export function unprovenFields(before: Pick<StockFields, 'vehicleRepairStatusType'> | null, after: StockFields): StockFault[] {
  const { vehicleRepairStatusType: repairs } = after
  if (repairs === (before?.vehicleRepairStatusType ?? null) || claimedRepairs(repairs) === repairs) return []
  return [{ field: 'vehicleRepairStatusType', reason: 'byInspection' }]
}

/** Returns why a price claim would not show: no proven former price, or a price above the market or doubtful. */
export function unprovenClaims({ formerPrice, pricePosition, isPriceDoubtful }: Omit<Claims, 'isPromoted' | 'isFeatured' | 'isCertified'>) {
  return {
    isPromoted: formerPrice === null ? ('noFormerPrice' as const) : null,
    isFeatured: isPriceDoubtful || (pricePosition ?? 0) > 3 ? ('aboveMarket' as const) : null,
  }
}

/** Returns the switches that are turned on without proof. A switch that is already on stays and shows again when proven. */
export function unprovenSwitches(car: Claims, given: Partial<Record<'isPromoted' | 'isFeatured' | 'isCertified', boolean | undefined>>) {
  const reasons = { ...unprovenClaims(car), isCertified: 'byCertification' as const }
  return (['isPromoted', 'isFeatured', 'isCertified'] as const).flatMap((field): FieldFault[] => {
    const reason = reasons[field]
    return given[field] && !car[field] && reason ? [{ field, reason }] : []
  })
}
