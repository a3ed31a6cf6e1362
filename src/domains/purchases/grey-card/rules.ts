import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Vocabulary } from '#domains/reference/rules.ts'
import { editDistance } from '#domains/reference/rules.ts'
import type { fuelTypes } from '#domains/vehicles/rules.ts'
import { chassisNumber } from '#shared/chassis.ts'
import { plateCells, plateLetters } from '#shared/plate.ts'

export const faces = ['Front', 'Back'] as const
export type Face = (typeof faces)[number]

/** Most pixels that a photo of a card may unfold to. */
export const maxPixels = 50_000_000
/** One reading may take so long, in milliseconds; then its thread is ended. */
export const patience = 20_000
/** A thread is replaced after so many readings: what they leave in its memory goes with it. */
export const readingsPerThread = 40
/** So many may wait for the one reader. */
export const maxWaiting = 8
/** What one reading takes on a small machine, for the time that is told to who waits. */
export const secondsPerReading = 6
/** Readings that one network address may ask for within `windowMs`. */
export const maxReadings = 30
export const windowMs = 600_000
/** Network addresses that are remembered; the oldest is forgotten first. */
export const maxAddresses = 10_000

/** A part of the rectified card, in shares of its width and height, and the signs that may stand in it. */
export interface Zone {
  x: number
  y: number
  w: number
  h: number
  signs?: string
}

/** Where what stands on a card: measured on drawn cards, to be measured again on real ones whose owners agree. */
export const zones: Record<Face, Record<string, Zone>> = JSON.parse(readFileSync(join(import.meta.dirname, 'data/zones.json'), 'utf8'))

/** A zone read twice, and its small picture as a data address. */
export interface RawField {
  first: { text: string; confidence: number }
  second: { text: string; confidence: number }
  crop: string
}
export type RawFace = Record<string, RawField>

/** One value of a card. `isSure`: both readings say the same, each with enough confidence, and the value is one that can be. */
export interface FieldRead<T> {
  value: T | null
  /** 0 to 1 */
  confidence: number
  isSure: boolean
  crop: string | null
}

const nothing = { value: null, confidence: 0, isSure: false, crop: null }

/** A field by what both readings of its zone mean; when they differ, the one that is possible and surer, and never sure. */
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

/** `14/07/2010` as `2010-07-14`; null for no day of the calendar, or one before cars or after today. */
export function printedDate(text: string, today: string): string | null {
  const [, day = '', month = '', year = ''] = text.replaceAll(/\s/g, '').match(/(\d{2})\/?(\d{2})\/?((?:19|20)\d{2})/) ?? []
  const date = `${year}-${month}-${day}`
  const time = Date.parse(date)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date || date < '1920' || date > today ? null : date
}

/** The numbers of a plate whose letter could not be read: `[serial, code]`. */
export function plateNumbers(text: string): readonly [string, string] | null {
  const [serial, code, further] = [text.match(/^\D*(\d{1,5})(?!\d)/)?.[1], text.match(/(?<!\d)(\d{1,2})\D*$/)?.[1], /\d\D+\d/.test(text)]
  return serial && code && further && Number(code) <= 89 ? [serial, String(Number(code))] : null
}

/** The plate of the back in the form in which it is kept, `12345A11`. */
function latinPlate(text: string): string | null {
  const cells = plateCells(text)
  return cells && `${cells.serial}${plateLetters[cells.letter]}${cells.code}`
}

/** The plate, from its Latin form on the back; sure only when both readings of it agree, and the front says the same numbers. */
export function readPlate(front: RawField | undefined, back: RawField | undefined, least: number): FieldRead<string> {
  const latin = readField(back, latinPlate, least)
  const cells = latin.value === null ? null : plateCells(latin.value)
  if (!cells) return { ...latin, isSure: false, crop: back?.crop ?? front?.crop ?? null }
  const numbers = [front?.first.text ?? '', front?.second.text ?? ''].map(plateNumbers)
  const confirmed = numbers.some((said) => said?.[0] === cells.serial && said[1] === cells.code)
  return { ...latin, isSure: latin.isSure && confirmed, confidence: confirmed ? latin.confidence : Math.min(0.5, latin.confidence) }
}

/** Letters and signs of a name or an address, one space between words. */
function words(text: string): string | null {
  const kept = text
    .replaceAll(/[^\p{L}\d '.,-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\d]{2}/u.test(kept) ? kept : null
}

/** The signs of a chassis number, with O, Q and I as the figures that they are mistaken for. */
export function printedChassis(text: string): string | null {
  return chassisNumber(text.toUpperCase().replaceAll(/\s/g, '').replaceAll(/[OQ]/g, '0').replaceAll('I', '1'))
}

const fuelWords = { DIESEL: 'Diesel', GASOIL: 'Diesel', ESSENCE: 'Gasoline', HYBRIDE: 'Hybrid', ELECTRIQUE: 'Electric' } as const
type Fuel = (typeof fuelTypes)[number]

/** The fuel meant by the printed word, one sign in four wrong at most. */
export function printedFuel(text: string): Fuel | null {
  const typed = text.toUpperCase().replaceAll(/[^A-Z]/g, '')
  const near = Object.entries(fuelWords).find(([word]) => editDistance(typed, word, 2) <= Math.floor(word.length / 4))
  return near?.[1] ?? null
}

/** Whole fiscal horsepower, 1 to 60. */
export function printedPower(text: string): number | null {
  const power = Number(text.match(/^\D*(\d{1,2})(?!\d)/)?.[1] ?? 0)
  return power >= 1 && power <= 60 ? power : null
}

/** A name of the reference. */
export interface Named {
  id: number
  name: string
}
const named = (match: { id: number; name: string } | null): Named | null => match && { id: match.id, name: match.name }

/** What the front says, by the names of the specification. */
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

/** What the back says; make and model by their names in the reference. */
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
