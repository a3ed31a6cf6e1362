import type { DataOf } from '#client/call.ts'
import { localPlate } from '#shared/plate.ts'

type Answer = DataOf<'post', '/api/vehicles/graycarddata'>

/** Card values that a request needs, in card order. */
export const fieldNames = ['immatriculation', 'releasedDate', 'lastName', 'firstName', 'adresse', 'brand', 'model'] as const
export type FieldName = (typeof fieldNames)[number]
export type Known = Partial<Record<FieldName, string>>

/** Reliability of a value; `different`: sure, but not the entered value. */
export type Trust = 'sure' | 'different' | 'unsure'

/** Read value and entered value. */
export interface ReadField {
  name: FieldName
  value: string
  typed: string
  trust: Trust
  /** confidence of the reading, 0 to 1 */
  confidence: number
  /** crop of the card as a data URL */
  crop: string | null
}

/** Normalizes a value for comparison: ignores spaces, case and plate format. */
const plain = (name: FieldName, text: string) =>
  (name === 'immatriculation' ? (localPlate(text) ?? text) : text).trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Returns the read values, those to review first; omits unread ones. */
export function readFields({ frontDto, backDto }: Answer, known: Known): ReadField[] {
  const values = { ...backDto, ...frontDto }
  const readings = { ...backDto.readings, ...frontDto.readings }
  const fields = fieldNames.flatMap((name): ReadField[] => {
    const value = values[name] ?? ''
    if (value === '') return []
    const { isSure = false, crop = null, confidence = 0 } = readings[name] ?? {}
    const typed = known[name] ?? ''
    const agrees = typed === '' || plain(name, typed) === plain(name, value)
    return [{ name, value, typed, crop, confidence, trust: !isSure ? 'unsure' : agrees ? 'sure' : 'different' }]
  })
  return fields.toSorted((a, b) => Number(a.trust === 'sure') - Number(b.trust === 'sure'))
}

/** Source of a value: the card or the user. */
export type Choice = 'card' | 'typed'

/** Default source: the card for a sure value, otherwise the user. */
export const firstChoice = ({ trust }: ReadField): Choice => (trust === 'unsure' ? 'typed' : 'card')

/**
 * Returns the values taken from the card by the choices. Equal values keep their entered form. A new make without a model clears the
 * model.
 */
export function chosenValues(fields: readonly ReadField[], choices: Partial<Record<FieldName, Choice>>): Known {
  const taken = fields.filter((field) => {
    const isSame = field.typed !== '' && plain(field.name, field.typed) === plain(field.name, field.value)
    return !isSame && (choices[field.name] ?? firstChoice(field)) === 'card'
  })
  const values: Known = Object.fromEntries(taken.map(({ name, value }) => [name, value]))
  // a model belongs to its make
  const make = fields.find(({ name }) => name === 'brand')
  if (values.brand !== undefined && values.model === undefined) return { ...values, model: '' }
  const isOtherMake = make !== undefined && values.brand === undefined && plain('brand', make.typed) !== plain('brand', make.value)
  if (!isOtherMake) return values
  const { model: _model, ...others } = values
  return others
}
