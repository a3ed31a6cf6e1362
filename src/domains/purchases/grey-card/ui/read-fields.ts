import type { DataOf } from '#client/call.ts'
import { localPlate } from '#shared/plate.ts'

type Answer = DataOf<'post', '/api/vehicles/graycarddata'>

/** The values of a card that a request asks for, in the order of the card. */
export const fieldNames = ['immatriculation', 'releasedDate', 'lastName', 'firstName', 'adresse', 'brand', 'model'] as const
export type FieldName = (typeof fieldNames)[number]
export type Known = Partial<Record<FieldName, string>>

/** How far a value may be trusted; `different`: sure, but not what was typed before. */
export type Trust = 'sure' | 'different' | 'unsure'

/** A value that was read, beside what was typed before. */
export interface ReadField {
  name: FieldName
  value: string
  typed: string
  trust: Trust
  /** how sure the reading is, 0 to 1 */
  confidence: number
  /** a picture of where it stands on the card, as a data address */
  crop: string | null
}

/** A value as it is compared: what differs in spaces, capitals or the writing of a plate is the same. */
const plain = (name: FieldName, text: string) =>
  (name === 'immatriculation' ? (localPlate(text) ?? text) : text).trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** What was read, first what somebody has to look at; a value that was not read says nothing. */
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

/** Whose word counts for a value: that of the card, or what was typed. */
export type Choice = 'card' | 'typed'

/** What stands before anybody chose: the card where it is sure, never where it is not. */
export const firstChoice = ({ trust }: ReadField): Choice => (trust === 'unsure' ? 'typed' : 'card')

/**
 * The values that the card gives, as far as they were chosen; what is the same as was typed stays as it was typed. A make
 * without its model asks for the model anew.
 */
export function chosenValues(fields: readonly ReadField[], choices: Partial<Record<FieldName, Choice>>): Known {
  const taken = fields.filter((field) => {
    const isSame = field.typed !== '' && plain(field.name, field.typed) === plain(field.name, field.value)
    return !isSame && (choices[field.name] ?? firstChoice(field)) === 'card'
  })
  const values: Known = Object.fromEntries(taken.map(({ name, value }) => [name, value]))
  // a model belongs to its make: one without the other would be another car
  const make = fields.find(({ name }) => name === 'brand')
  if (values.brand !== undefined && values.model === undefined) return { ...values, model: '' }
  const isOtherMake = make !== undefined && values.brand === undefined && plain('brand', make.typed) !== plain('brand', make.value)
  if (!isOtherMake) return values
  const { model: _model, ...others } = values
  return others
}
