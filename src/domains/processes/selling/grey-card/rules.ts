import type { Face, RawFace, RawField } from '@rihla/grey-card/card'
import type { fuelTypes } from '#domains/catalogue/vehicles/rules.ts'
import type { Vocabulary } from '#domains/foundation/reference/rules.ts'
import { editDistance } from '#domains/foundation/reference/rules.ts'
import { chassisNumber } from '#shared/chassis.ts'
import { plateCells, plateLetters } from '#shared/plate.ts'

/** Maximum readings of one network address within `windowMs`. */
export const maxReadings = 30
export const windowMs = 600_000
/** Maximum network addresses in memory; the oldest is evicted first. */
export const maxAddresses = 10_000

/** Value of a card field. `isSure`: both readings agree with enough confidence and the value is valid. */
export interface FieldRead<T> {
  value: T | null
  /** 0 to 1 */
  confidence: number
  isSure: boolean
  crop: string | null
}

const nothing = { value: null, confidence: 0, isSure: false, crop: null }

/** Combines both readings of a zone. When they differ, returns the valid one with higher confidence, with `isSure` false. */
function readField<T>(raw: RawField | undefined, meaning: (text: string) => T | null, least: number): FieldRead<T> {
  if (!raw) return nothing
  const [first, second] = [raw.first, raw.second].map(({ text, confidence }) => ({ value: meaning(text), confidence }))
  if (!first || !second) return nothing
  const agrees = first.value !== null && JSON.stringify(first.value) === JSON.stringify(second.value)
  const best = second.value !== null && (first.value === null || second.confidence > first.confidence) ? second : first
  const confidence = best.value === null ? 0 : agrees ? Math.max(first.confidence, second.confidence) : Math.min(0.5, best.confidence)
  return {
    value: best.value,
    confidence: Math.round(confidence * 100) / 100,
    isSure: agrees && Math.min(first.confidence, second.confidence) >= least,
    crop: raw.crop,
  }
}

/** Parses `14/07/2010` as `2010-07-14`; null for an invalid date, one before cars existed or one after today. */
export function printedDate(text: string, today: string): string | null {
  const [, day = '', month = '', year = ''] = text.replaceAll(/\s/g, '').match(/(\d{2})\/?(\d{2})\/?((?:19|20)\d{2})/) ?? []
  const date = `${year}-${month}-${day}`
  const time = Date.parse(date)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date || date < '1920' || date > today ? null : date
}

/** Returns `[serial, code]` of a plate with an unreadable letter. */
export function plateNumbers(text: string): readonly [string, string] | null {
  const [serial, code, further] = [text.match(/^\D*(\d{1,5})(?!\d)/)?.[1], text.match(/(?<!\d)(\d{1,2})\D*$/)?.[1], /\d\D+\d/.test(text)]
  return serial && code && further && Number(code) <= 89 ? [serial, String(Number(code))] : null
}

/** Returns the plate of the back in its stored form, `12345A11`. */
function latinPlate(text: string): string | null {
  const cells = plateCells(text)
  return cells && `${cells.serial}${plateLetters[cells.letter]}${cells.code}`
}

/** Reads the plate from its Latin form on the back. Sure only when both readings agree and the front has the same numbers. */
export function readPlate(front: RawField | undefined, back: RawField | undefined, least: number): FieldRead<string> {
  const latin = readField(back, latinPlate, least)
  const cells = latin.value === null ? null : plateCells(latin.value)
  if (!cells) return { ...latin, isSure: false, crop: back?.crop ?? front?.crop ?? null }
  const numbers = [front?.first.text ?? '', front?.second.text ?? ''].map(plateNumbers)
  const confirmed = numbers.some((said) => said?.[0] === cells.serial && said[1] === cells.code)
  return { ...latin, isSure: latin.isSure && confirmed, confidence: confirmed ? latin.confidence : Math.min(0.5, latin.confidence) }
}

/** Removes other characters than those of a name or an address and collapses spaces. */
function words(text: string): string | null {
  const kept = text
    .replaceAll(/[^\p{L}\d '.,-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\d]{2}/u.test(kept) ? kept : null
}

/** Parses a chassis number; reads O and Q as 0 and I as 1. */
export function printedChassis(text: string): string | null {
  return chassisNumber(text.toUpperCase().replaceAll(/\s/g, '').replaceAll(/[OQ]/g, '0').replaceAll('I', '1'))
}

const fuelWords = { DIESEL: 'Diesel', GASOIL: 'Diesel', ESSENCE: 'Gasoline', HYBRIDE: 'Hybrid', ELECTRIQUE: 'Electric' } as const
type Fuel = (typeof fuelTypes)[number]

/** Matches the printed fuel word; at most one character in four may differ. */
export function printedFuel(text: string): Fuel | null {
  const typed = text.toUpperCase().replaceAll(/[^A-Z]/g, '')
  const near = Object.entries(fuelWords).find(([word]) => editDistance(typed, word, 2) <= Math.floor(word.length / 4))
  return near?.[1] ?? null
}

/** Parses fiscal horsepower: an integer from 1 to 60. */
export function printedPower(text: string): number | null {
  const power = Number(text.match(/^\D*(\d{1,2})(?!\d)/)?.[1] ?? 0)
  return power >= 1 && power <= 60 ? power : null
}

export interface Named {
  id: number
  name: string
}
const named = (match: { id: number; name: string } | null): Named | null => match && { id: match.id, name: match.name }

/** Maps the front to the names of the specification. */
export function readFront(raw: Partial<Record<Face, RawFace>>, least: number, today: string) {
  const front = raw.Front ?? {}
  const date = (text: string) => printedDate(text, today)
  const street = readField(front.street, words, least)
  const town = readField(front.town, words, least)
  const released = readField(front.releasedDate, date, least)
  const used = readField(front.usedInMorocco, date, least)
  const isBoth = released.value !== null && used.value !== null
  return {
    immatriculation: readPlate(front.plate, raw.Back?.plate, least),
    releasedDate: released,
    usedInMorocco: used,
    registrationType: {
      value: isBoth ? ((used.value ?? '') > (released.value ?? '') ? ('Foreign' as const) : ('Local' as const)) : null,
      confidence: isBoth ? Math.min(released.confidence, used.confidence) : 0,
      isSure: released.isSure && used.isSure,
      crop: used.crop,
    },
    firstName: readField(front.firstName, words, least),
    lastName: readField(front.lastName, words, least),
    adresse: {
      value: [street.value, town.value].filter((line) => line !== null).join(', ') || null,
      confidence: Math.min(street.confidence, town.confidence),
      isSure: street.isSure && town.isSure,
      crop: street.crop,
    },
  }
}

/** Maps the back to the names of the specification; make and model to their names in the reference data. */
export function readBack(raw: Partial<Record<Face, RawFace>>, least: number, vocabulary: Vocabulary) {
  const back = raw.Back ?? {}
  const brand = readField(back.brand, (text) => named(vocabulary.brand(text)), least)
  const brandId = brand.value?.id ?? null
  const model = readField(back.model, (text) => (brandId === null ? null : named(vocabulary.model(text, brandId))), least)
  return {
    brand,
    model: { ...model, isSure: model.isSure && brand.isSure },
    fuelType: readField(back.fuelType, printedFuel, least),
    fiscalPower: readField(back.fiscalPower, printedPower, least),
    registrationNumber: readPlate(raw.Front?.plate, back.plate, least),
    chassisNumber: readField(back.chassisNumber, printedChassis, least),
  }
}
