import { type CarFacts, contradictedFacts } from '#domains/catalogue/vehicles/rules.ts'
import type { Localized } from '#shared/language.ts'
import type { CarReading, FactDifference } from './contract.ts'
import groups from './data/phrases.json' with { type: 'json' }
import type { CheckPartInput } from './points/contract.ts'
import { type CheckPartAction, checkCategories, maxCheckParts, minCheckParts, type PartLack } from './values.ts'

/** Usual unit costs in whole dirhams; null when not applicable or unknown. */
export interface UsualCosts {
  repairCost: number | null
  replacementCost: number | null
  paintCost: number | null
}

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

/** Minimum characters of the free text for an unusual cost; set phrases do not explain one. */
const reasonLength = 12

export const isFinding = ({ action }: Pick<PartFacts, 'action'>): boolean => action === 'Repair' || action === 'Replacement'

/** Sums the costs of the findings, in whole dirhams. */
export function findingsCost(parts: readonly Pick<PartFacts, 'action' | 'cost' | 'quantity'>[]): number {
  return parts.filter(isFinding).reduce((sum, { cost, quantity }) => sum + (cost ?? 0) * (quantity ?? 0), 0)
}

/** Returns the quotation: start value minus findings plus extras. */
export function quotationOf(startValue: number | null, findings: number, extras: number): number | null {
  return startValue === null ? null : startValue - findings + extras
}

/** Returns the usual unit cost of an action; null when unknown. */
export function usualCost({ action, isPainted, ...usual }: Pick<PartFacts, 'action' | 'isPainted'> & UsualCosts): number | null {
  if (action === 'Replacement') return usual.replacementCost
  return isPainted ? usual.paintCost : usual.repairCost
}

/** Checks whether a cost is above the usual one times `factor`, or below it divided by `factor`. */
export function isUnusual(cost: number, usual: number | null, factor: number): boolean {
  return usual !== null && (cost > usual * factor || cost < usual / factor)
}

/** Returns what a point needs before submission: an answer; for a finding its cost, reason and a photo. */
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

/** Formats an inspection reference: `RE-2026-000123`. */
export function expertiseReference(year: string, number: number): string {
  return `RE-${year}-${String(number).padStart(6, '0')}`
}

/** Validates a check list: size, invalid or duplicate codes, families without a point. */
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

export interface SentAnswer {
  base: number
  after?: string | undefined
}

/**
 * Checks whether an answer builds on the current state: its revision, or the previous answer of the same device. Ignores times, because
 * device clocks are unreliable.
 */
export function standsOn({ base, after }: SentAnswer, part: { revision: number; lastOperation: string | null }): boolean {
  return base === part.revision || (after !== undefined && after === part.lastOperation)
}

/** Formats a finding with its quantity. */
export const foundWords = (name: string, quantity: number): string => (quantity > 1 ? `${name} (${quantity})` : name)

/** Facts about the car of an inspection. */
export interface SheetCar {
  mileage: number | null
  announced: CarFacts | null
  valueBasis: CarFacts | null
  reading: CarReading
  card: CarFacts & { chassisNumber: string | null }
  announcedModel: string | null
  readModel: string | null
}

/** Returns the inspected facts of a car; missing ones come from the vehicle. */
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

/** Returns the differences between inspected and announced facts. Two mileages agree within `percent`. */
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

/** Checks whether the start value was computed for other facts than the inspected ones. */
export function isValueOpen(sheet: SheetCar & { startValue: number | null }, percent: number): boolean {
  const basis = sheet.valueBasis ?? sheet.announced
  return sheet.startValue !== null && basis !== null && contradictedFacts(basis, readFacts(sheet), percent).length > 0
}

/** Facts that identify a car for a contract; `modelId`: its listed model. */
export const identityFacts = ['modelId', 'chassisNumber', 'fuelType', 'gearType'] as const
export type IdentityFact = (typeof identityFacts)[number]

/** Facts that the desk may enter for a car without an inspection. */
export const deskFacts = ['chassisNumber', 'fuelType', 'gearType', 'fiscalPower'] as const
export type DeskFact = (typeof deskFacts)[number]

/** Returns the first fact that neither the inspection nor the vehicle has; null when complete. */
export function missingIdentity({ reading, card }: Pick<SheetCar, 'reading' | 'card'>): IdentityFact | null {
  return identityFacts.find((fact) => (reading[fact] ?? card[fact]) === null) ?? null
}

/** Facts that a contract needs; null when unknown. */
export type ContractCar = { [N in IdentityFact]: string | number | null } & { inspectedMileage: number | null }

/** Returns the first missing fact for a contract; null when complete. */
export function missingForContract(car: ContractCar): IdentityFact | 'mileage' | null {
  return identityFacts.find((fact) => car[fact] === null) ?? (car.inspectedMileage === null ? 'mileage' : null)
}

/** A set phrase of a finding. Answers store the id: a start fails when an id that they hold was removed (`requirePhrases`). */
export interface Phrase {
  id: string
  texts: Localized
}

const phraseById = new Map<string, Phrase>(groups.flatMap(({ phrases }) => phrases.map((phrase) => [phrase.id, phrase] as const)))

/** Returns the phrases of a point by its code. A point that the catalogue does not name has the general ones. */
export function phrasesOf(code: string): Phrase[] {
  const own = groups.filter(({ points }) => points.some((point) => point === code))
  return (own.length > 0 ? own : groups.filter(({ points }) => points.length === 0)).flatMap(({ phrases }) => phrases)
}

/** Ids of all phrases. */
export const phraseIds: readonly string[] = [...phraseById.keys()]

/** Returns the texts of phrases in every language, in the given order. Ids that the catalogue does not have are left out. */
export function phraseTexts(ids: readonly string[]): Localized[] {
  return ids.flatMap((id) => phraseById.get(id)?.texts ?? [])
}
