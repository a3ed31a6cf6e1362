import { chassisNumber } from '#shared/chassis.ts'
import type { FieldFault } from '#shared/errors.ts'
import { typedNumber } from '#shared/limits.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import type { FormTexts } from '#ui/use-form.ts'
import { type FieldsLike, type FormField, type FormSection, formFields, vehicleFields } from '../../vehicles/fields.ts'
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

/** The terms of a credit count only where one is offered. */
const creditTerms: readonly TextName[] = ['financingRatio', 'financingMonths']

/** The texts that are sent. */
export function sentTexts({ texts, ticks }: FormValues): FormTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => ticks.financing || !creditTerms.some((term) => term === name)))
}

/** What the limits of the contract do not know; the server has the same rules and more. */
export function findFaults(texts: FormTexts): FieldFault[] {
  const faults: FieldFault[] = []
  const { registrationNumber: plate = '', registrationType, chassisNumber: chassis = '' } = texts
  if (plate.trim() !== '' && !(registrationType === 'Local' ? localPlate(plate) : foreignPlate(plate)))
    faults.push({ field: 'registrationNumber', reason: 'plate' })
  if (chassis.trim() !== '' && !chassisNumber(chassis)) faults.push({ field: 'chassisNumber', reason: 'chassis' })
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
