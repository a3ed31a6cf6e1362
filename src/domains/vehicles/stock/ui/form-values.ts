import { chassisNumber } from '#shared/chassis.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { type FieldsLike, type FormField, type FormSection, formFields, vehicleFields } from '../../fields.ts'
import type { StockFields } from '../contract.ts'

/** The fields that are ticked. */
export type TickName = FieldsLike<{ form: FormSection; kind: 'boolean'; always: true }>
/** The fields that are typed or chosen as text. */
export type TextName = Exclude<FieldsLike<{ form: FormSection }>, TickName>

export const isTick = (name: FormField): name is TickName => vehicleFields[name].kind === 'boolean' && 'always' in vehicleFields[name]
export const tickFields = formFields.filter((name): name is TickName => vehicleFields[name].form !== 'derived' && isTick(name))
export const textFields = formFields.filter((name): name is TextName => vehicleFields[name].form !== 'derived' && !isTick(name))

/** What is in the form: texts as they are typed, and what is ticked. */
export interface FormValues {
  texts: Record<TextName, string>
  ticks: Record<TickName, boolean>
  features: readonly number[]
}

/** Keys of the sentences about a field that cannot be sent. */
export type Fault = 'need' | 'badNumber' | 'badPlate' | 'badChassis'
export type Faults = Partial<Record<TextName, Fault>>

/** What a new card begins with. */
export function emptyValues(storageAreaId: number | null): FormValues {
  const texts = Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextName, string>
  return {
    texts: {
      ...texts,
      operationType: 'Standard',
      condition: 'Used',
      registrationType: 'Local',
      vehicleRepairStatusType: 'NotRequired',
      storageAreaId: storageAreaId === null ? '' : String(storageAreaId),
    },
    ticks: Object.fromEntries(tickFields.map((name) => [name, false])) as FormValues['ticks'],
    features: [],
  }
}

/** A card as the form shows it. */
export function valuesOf(fields: Omit<StockFields, 'origin'> & { origin: string | null }): FormValues {
  const texts = Object.fromEntries(
    textFields.map((name) => [name, fields[name] === null ? '' : String(fields[name])]),
  ) as FormValues['texts']
  const ticks = Object.fromEntries(tickFields.map((name) => [name, fields[name]])) as FormValues['ticks']
  return { texts, ticks, features: fields.features }
}

/** A number as people type it: spaces between groups, a comma before decimals; null for nothing, NaN for anything else. */
export function typedNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return plain === '' ? null : /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** What keeps the form from being sent; the server has the same rules and more. */
export function findFaults({ texts }: FormValues): Faults {
  const faults: Faults = {}
  for (const name of ['brandId', 'modelId'] as const) if (texts[name] === '') faults[name] = 'need'
  for (const name of textFields) {
    const { kind } = vehicleFields[name]
    const number = kind === 'int' || kind === 'decimal' ? (typedNumber(texts[name]) ?? 0) : 0
    if (Number.isNaN(number) || (kind === 'int' && !Number.isInteger(number))) faults[name] = 'badNumber'
  }
  const plate = texts.registrationNumber.trim()
  if (plate !== '' && !(texts.registrationType === 'Local' ? localPlate(plate) : foreignPlate(plate)))
    faults.registrationNumber = 'badPlate'
  if (texts.chassisNumber.trim() !== '' && !chassisNumber(texts.chassisNumber)) faults.chassisNumber = 'badChassis'
  return faults
}

/** The value of a field as the server takes it. */
function givenOf(name: TextName, text: string): string | number | boolean | null {
  const { kind } = vehicleFields[name]
  if (kind === 'text' || kind === 'date') return text.trim() || null
  if (kind === 'enum') return text || null
  if (kind === 'boolean') return text === '' ? null : text === 'true'
  return typedNumber(text)
}

/** The form as the server takes it. */
export function fieldsOf({ texts, ticks, features }: FormValues): StockFields {
  const typed = Object.fromEntries(textFields.map((name) => [name, givenOf(name, texts[name])])) as Pick<StockFields, TextName>
  return {
    ...typed,
    ...ticks,
    isNew: texts.condition === 'New',
    ...(!ticks.financing && { financingRatio: null, financingMonths: null }),
    features: [...features],
  }
}

/** Names of the fields in which two forms differ. */
export function differences(a: FormValues, b: FormValues): (keyof StockFields)[] {
  const names: (keyof StockFields)[] = textFields.filter((name) => a.texts[name] !== b.texts[name])
  names.push(...tickFields.filter((name) => a.ticks[name] !== b.ticks[name]))
  const list = (values: FormValues) => [...values.features].sort((x, y) => x - y).join()
  return list(a) === list(b) ? names : [...names, 'features']
}

/** What the server refused: the field that its sentence names, and the sentence with the name that people know. */
export function namedFault(message: string, labelOf: (field: string) => string | null): { field: string | null; text: string } {
  const [whole = '', field = ''] = message.match(/«\s*([\w, ]+?)\s*»/) ?? []
  const label = field === '' ? null : labelOf(field)
  return label === null ? { field: null, text: message } : { field, text: message.replace(whole, whole.replace(field, label)) }
}
