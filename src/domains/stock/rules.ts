import type { VehicleStatus } from '#domains/vehicles/contract.ts'
import { localizedFields } from '#domains/vehicles/fields.ts'
import { claimedRepairs, mandatoryFields } from '#domains/vehicles/rules.ts'
import { isOneOf, shownStatuses, takenStatuses, vehicleWorkflow } from '#domains/vehicles/status.ts'
import type { Actor } from '#shared/actor.ts'
import { chassisNumber } from '#shared/chassis.ts'
import type { FieldFault } from '#shared/errors.ts'
import { withoutBlank } from '#shared/language.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import type { StockFields, StockMove } from './contract.ts'
import { type StockAction, stockActions } from './values.ts'

/** First year that a registration may have. */
const firstYear = 1950

/** A field of the card that is refused. */
export type StockFault = FieldFault & { field: keyof StockFields }

/**
 * What was typed as it is kept: plate and chassis number in their one form, no city beside an area, no terms of a credit that is not
 * offered; and every field that cannot be kept. `today` is the day in Casablanca.
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

/** A text of nothing but spaces is none. */
function withoutEmpty(given: StockFields): StockFields {
  const words = Object.fromEntries(localizedFields.map((name) => [name, withoutBlank(given[name])]))
  return Object.fromEntries(
    Object.entries({ ...given, ...words }).map(([name, value]) => [name, value === '' ? null : value]),
  ) as StockFields
}

function isSecureAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

/** In these states the words of a card may still say where the car stands; later it is moved by a transfer. */
export function areaIsOpen(status: VehicleStatus): boolean {
  return status === 'Draft' || status === 'Pending'
}

/** The mandatory fields that an edit would empty on a card that has left the draft. */
export function emptiedFields(status: VehicleStatus, before: StockFields, after: StockFields): (keyof StockFields)[] {
  if (status === 'Draft') return []
  return mandatoryFields.filter((field) => before[field] !== null && after[field] === null)
}

/** Somebody has a right to a car that is reserved, booked or sold: its price and its place on the site are not ours alone. */
export function isTaken(status: VehicleStatus): boolean {
  return isOneOf(takenStatuses, status)
}

/** True when visitors can open the page of the car; `isArriving`: it moves between two stores and stays on the site. */
export function isPublic(status: VehicleStatus, isArchived: boolean, isArriving = false): boolean {
  return status === 'Sold' || ((isOneOf(shownStatuses, status) || (status === 'InTransfer' && isArriving)) && !isArchived)
}

/** Days within which a car that stays on the site has to arrive. */
const longestTransfer = 60

/** Why the day of arrival is refused; null when it is valid. A published car needs one, any other car has none. */
export function arrivalFault(status: VehicleStatus, arrivesOn: string | null, today: string): FieldFault | null {
  const field = 'arrivesOn'
  if (status !== 'Published') return arrivesOn === null ? null : { field, reason: 'invalid' }
  if (arrivesOn === null) return { field, reason: 'required' }
  const days = (Date.parse(arrivesOn) - Date.parse(today)) / 86_400_000
  return days >= 0 && days <= longestTransfer ? null : { field, reason: 'invalid' }
}

/** What a guard of the table still misses, by its name. */
export type Missing = Record<string, readonly string[]>

/**
 * Returns every action of the stock with the reason that blocks it: the status, an advert (the car belongs to its seller), the role of the
 * caller, the area, or missing fields.
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

/** What decides over the switches that claim something. */
interface Claims {
  isCertified: boolean
  isPromoted: boolean
  isFeatured: boolean
  formerPrice: number | null
  pricePosition: number | null
  isPriceDoubtful: boolean
}

/** The fields that an edit would turn into a claim which only an inspection proves. */
export function unprovenFields(before: Pick<StockFields, 'vehicleRepairStatusType'> | null, after: StockFields): StockFault[] {
  const { vehicleRepairStatusType: repairs } = after
  if (repairs === (before?.vehicleRepairStatusType ?? null) || claimedRepairs(repairs) === repairs) return []
  return [{ field: 'vehicleRepairStatusType', reason: 'byInspection' }]
}

/** Why a switch that claims something of the price would not show: no former price is proven, or the price is above the market or doubtful. */
export function unprovenClaims({ formerPrice, pricePosition, isPriceDoubtful }: Omit<Claims, 'isPromoted' | 'isFeatured' | 'isCertified'>) {
  return {
    isPromoted: formerPrice === null ? ('noFormerPrice' as const) : null,
    isFeatured: isPriceDoubtful || (pricePosition ?? 0) > 3 ? ('aboveMarket' as const) : null,
  }
}

/** The switches that are turned on although nothing bears them out; what is on already may stay, and shows again once it is true. */
export function unprovenSwitches(car: Claims, given: Partial<Record<'isPromoted' | 'isFeatured' | 'isCertified', boolean | undefined>>) {
  const reasons = { ...unprovenClaims(car), isCertified: 'byCertification' as const }
  return (['isPromoted', 'isFeatured', 'isCertified'] as const).flatMap((field): FieldFault[] => {
    const reason = reasons[field]
    return given[field] && !car[field] && reason ? [{ field, reason }] : []
  })
}
