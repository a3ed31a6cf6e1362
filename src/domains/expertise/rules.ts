import { type CarFacts, contradictedFacts } from '#domains/vehicles/rules.ts'
import type { CheckPartInput } from './check-list/contract.ts'
import type { CarReading, FactDifference } from './contract.ts'
import { type CheckPartAction, checkCategories, maxCheckParts, minCheckParts, type PartLack } from './values.ts'

/** What is usually paid for one, in whole dirhams; null: not done, or nobody knows. */
export interface UsualCosts {
  repairCost: number | null
  replacementCost: number | null
  paintCost: number | null
}

/** What was found at a point, as far as it decides. */
export interface PartFacts extends UsualCosts {
  action: CheckPartAction | null
  isPainted: boolean
  status: 'None' | 'PendingEdit'
  cost: number | null
  quantity: number | null
  phrases: readonly string[]
  comment: string | null
  photos: number
}

/** Letters of the free words at least, where a cost is far from the usual one: no set phrase explains that. */
const reasonLength = 12

/** Something is to be done about it. */
export const isFinding = ({ action }: Pick<PartFacts, 'action'>): boolean => action === 'Repair' || action === 'Replacement'

/** What the findings cost together, in whole dirhams. */
export function findingsCost(parts: readonly Pick<PartFacts, 'action' | 'cost' | 'quantity'>[]): number {
  return parts.filter(isFinding).reduce((sum, { cost, quantity }) => sum + (cost ?? 0) * (quantity ?? 0), 0)
}

/** The quotation: where it begins, less what was found, plus what was agreed. */
export function quotationOf(startValue: number | null, findings: number, extras: number): number | null {
  return startValue === null ? null : startValue - findings + extras
}

/** What is usually paid for one of what is to be done; null where nobody knows. */
export function usualCost({ action, isPainted, ...usual }: Pick<PartFacts, 'action' | 'isPainted'> & UsualCosts): number | null {
  if (action === 'Replacement') return usual.replacementCost
  return isPainted ? usual.paintCost : usual.repairCost
}

/** More than so many times the usual cost, or less than that part of it. */
export function isUnusual(cost: number, usual: number | null, factor: number): boolean {
  return usual !== null && (cost > usual * factor || cost < usual / factor)
}

/** What a point lacks before the sheet may be handed in: an answer; of a finding its cost, its reason and a photo. */
export function lacksOf(part: PartFacts, factor: number): PartLack[] {
  if (part.action === null) return ['action']
  const lacks: PartLack[] = part.status === 'PendingEdit' ? ['edit'] : []
  if (!isFinding(part)) return lacks
  const comment = part.comment?.trim() ?? ''
  const needed = part.cost !== null && isUnusual(part.cost, usualCost(part), factor) ? reasonLength : part.phrases.length > 0 ? 0 : 1
  if (part.cost === null) lacks.push('cost')
  if (part.quantity === null) lacks.push('quantity')
  if (comment.length < needed) lacks.push('comment')
  if (part.photos === 0) lacks.push('photo')
  return lacks
}

/** `RE-2026-000123`. */
export function expertiseReference(year: string, number: number): string {
  return `RE-${year}-${String(number).padStart(6, '0')}`
}

/** What is wrong with a check list: too short or long, a code that is none or comes twice, a family without a point. */
export function checkListFault(
  parts: readonly CheckPartInput[],
): { field: string; reason: 'tooFew' | 'tooMany' | 'invalid' | 'repeated'; limit?: number } | null {
  if (parts.length < minCheckParts) return { field: 'parts', reason: 'tooFew', limit: minCheckParts }
  if (parts.length > maxCheckParts) return { field: 'parts', reason: 'tooMany', limit: maxCheckParts }
  if (parts.some(({ code }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))) return { field: 'parts.code', reason: 'invalid' }
  if (new Set(parts.map(({ code }) => code)).size < parts.length) return { field: 'parts.code', reason: 'repeated' }
  if (checkCategories.some((category) => parts.every((part) => part.category !== category)))
    return { field: 'parts.category', reason: 'invalid' }
  return null
}

/** An answer of a device as far as it decides. */
export interface SentAnswer {
  base: number
  after?: string | undefined
}

/**
 * Whether an answer stands on what stands now: on its revision, or on the answer before it of the same device. Times do not count:
 * clocks of devices are wrong.
 */
export function standsOn({ base, after }: SentAnswer, part: { revision: number; lastOperation: string | null }): boolean {
  return base === part.revision || (after !== undefined && after === part.lastOperation)
}

/** A finding in words: its point, and how many of it. */
export const foundWords = (name: string, quantity: number): string => (quantity > 1 ? `${name} (${quantity})` : name)

/** What a sheet knows of its car. */
export interface SheetCar {
  mileage: number | null
  announced: CarFacts | null
  valueBasis: CarFacts | null
  reading: CarReading
  card: CarFacts & { chassisNumber: string | null }
  announcedModel: string | null
  readModel: string | null
}

/** The facts of the car as the inspector read them; what was not read is taken from the card. */
export function readFacts({ mileage, reading, card }: Pick<SheetCar, 'mileage' | 'reading' | 'card'>): CarFacts {
  return {
    modelId: reading.modelId ?? card.modelId,
    version: reading.version ?? card.version,
    year: reading.releaseDate === undefined ? card.year : Number(reading.releaseDate.slice(0, 4)),
    mileage: mileage ?? card.mileage,
    fuelType: reading.fuelType ?? card.fuelType,
    gearType: reading.gearType ?? card.gearType,
  }
}

/** What was read otherwise than the seller announced. Two mileages agree within `percent`. */
export function differencesOf(sheet: SheetCar, percent: number): FactDifference[] {
  const { announced, announcedModel, readModel } = sheet
  if (announced === null) return []
  const read = readFacts(sheet)
  const text = (value: string | number | null) => (value === null ? null : String(value))
  return contradictedFacts(announced, read, percent).map((fact) =>
    fact === 'model'
      ? { fact, announced: announcedModel, read: readModel }
      : { fact, announced: text(announced[fact]), read: text(read[fact]) },
  )
}

/** Whether the start value was computed for a car with other facts than those that were read. */
export function isValueOpen(sheet: SheetCar & { startValue: number | null }, percent: number): boolean {
  const basis = sheet.valueBasis ?? sheet.announced
  return sheet.startValue !== null && basis !== null && contradictedFacts(basis, readFacts(sheet), percent).length > 0
}

/** Facts without which nobody knows which car is bought or sold; `modelId`: its model in the list. */
export const identityFacts = ['modelId', 'chassisNumber', 'fuelType', 'gearType'] as const
export type IdentityFact = (typeof identityFacts)[number]

/** The first fact that neither the inspector read nor the card says; null when none lacks. */
export function missingIdentity({ reading, card }: Pick<SheetCar, 'reading' | 'card'>): IdentityFact | null {
  return identityFacts.find((fact) => (reading[fact] ?? card[fact]) === null) ?? null
}

/** What a contract about a car names; null where it is not known. */
export type ContractCar = { [N in IdentityFact]: string | number | null } & { inspectedMileage: number | null }

/** The first fact without which no contract about a car is made; null when none lacks. */
export function missingForContract(car: ContractCar): IdentityFact | 'mileage' | null {
  return identityFacts.find((fact) => car[fact] === null) ?? (car.inspectedMileage === null ? 'mileage' : null)
}
