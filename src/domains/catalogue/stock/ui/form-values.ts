import {
  type FieldsLike,
  type FormField,
  type FormSection,
  formFields,
  isLocalized,
  type LocalizedField,
  vehicleFields,
} from '#domains/catalogue/vehicles/fields.ts'
import { chassisNumber } from '#shared/chassis.ts'
import type { FieldFault } from '#shared/errors.ts'
import { byLanguage, isLanguage, type Language, languages, withoutBlank } from '#shared/language.ts'
import { typedAmount, typedNumber } from '#shared/limits.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import type { FormValues } from '#ui/use-form.ts'
import type { StockFields } from '../contract.ts'

/** Checkbox fields. */
export type TickName = FieldsLike<{ form: FormSection; kind: 'boolean'; always: true }>
/** Text and choice fields. */
export type TextField = Exclude<FieldsLike<{ form: FormSection }>, TickName>
type InLanguages = Extract<TextField, LocalizedField>
/** Controls of these fields by body path: a localised field has one per language, `description.fr`. */
export type TextName = Exclude<TextField, InLanguages> | `${InLanguages}.${Language}`

export const isTick = (name: FormField): name is TickName => vehicleFields[name].kind === 'boolean' && 'always' in vehicleFields[name]
export const tickFields = formFields.filter((name): name is TickName => vehicleFields[name].form !== 'derived' && isTick(name))
const textFields = formFields.filter((name): name is TextField => vehicleFields[name].form !== 'derived' && !isTick(name))
const inLanguage = (name: InLanguages, language: Language) => `${name}.${language}` as const
/** Returns the controls of a field. */
export const controlsOf = (name: TextField): TextName[] =>
  isLocalized(name) ? languages.map((language) => inLanguage(name, language)) : [name]
export const textNames = textFields.flatMap(controlsOf)

/** Returns the field and language of a control. */
export function fieldOf(name: TextName | TickName): { field: TextField | TickName; language: Language | null } {
  const [field, language] = name.split('.')
  return { field: field as TextField | TickName, language: isLanguage(language) ? language : null }
}

/** Form state: texts as entered, and checkboxes. */
export interface StockValues {
  texts: Record<TextName, string>
  ticks: Record<TickName, boolean>
  features: readonly number[]
}

/** Returns the initial values of a new vehicle. */
export function emptyValues(storageAreaId: number | null): StockValues {
  const texts = Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>
  return {
    texts: {
      ...texts,
      operationType: 'Standard',
      condition: 'Used',
      registrationType: 'Local',
      storageAreaId: storageAreaId === null ? '' : String(storageAreaId),
    },
    ticks: Object.fromEntries(tickFields.map((name) => [name, false])) as StockValues['ticks'],
    features: [],
  }
}

/** Converts stored fields to form values. */
export function valuesOf(fields: Omit<StockFields, 'origin'> & { origin: string | null }): StockValues {
  const textOf = (name: TextName): string => {
    const { field, language } = fieldOf(name)
    const value = isLocalized(field) ? language && fields[field]?.[language] : fields[field]
    return String(value ?? '')
  }
  const texts = Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as StockValues['texts']
  const ticks = Object.fromEntries(tickFields.map((name) => [name, fields[name]])) as StockValues['ticks']
  return { texts, ticks, features: fields.features }
}

/** Credit terms apply only with a credit offer. */
const creditTerms: readonly TextName[] = ['financingRatio', 'financingMonths']

/** Returns the texts to send. */
export function sentTexts({ texts, ticks }: StockValues): FormValues {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => ticks.financing || !creditTerms.some((term) => term === name)))
}

/** Validates rules beyond the contract; the server has the same and more. */
export function findFaults(texts: FormValues): FieldFault[] {
  const faults: FieldFault[] = []
  const { registrationNumber: plate = '', registrationType, chassisNumber: chassis = '' } = texts
  if (plate.trim() !== '' && !(registrationType === 'Local' ? localPlate(plate) : foreignPlate(plate)))
    faults.push({ field: 'registrationNumber', reason: 'plate' })
  if (chassis.trim() !== '' && !chassisNumber(chassis)) faults.push({ field: 'chassisNumber', reason: 'chassis' })
  return faults
}

/** Converts a text to the value of its field. */
function givenOf(name: TextField, texts: StockValues['texts']): StockFields[TextField] {
  if (isLocalized(name)) return withoutBlank(byLanguage((language) => texts[inLanguage(name, language)].trim()))
  const { kind } = vehicleFields[name]
  const text = texts[name]
  if (kind === 'text' || kind === 'date') return text.trim() || null
  if (kind === 'enum') return text || null
  if (kind === 'boolean') return text === '' ? null : text === 'true'
  return kind === 'int' ? typedAmount(text) : typedNumber(text)
}

/** Converts form values to the request body. */
export function fieldsOf({ texts, ticks, features }: StockValues): StockFields {
  const typed = Object.fromEntries(textFields.map((name) => [name, givenOf(name, texts)])) as Pick<StockFields, TextField>
  return {
    ...typed,
    ...ticks,
    isNew: texts.condition === 'New',
    ...(!ticks.financing && { financingRatio: null, financingMonths: null }),
    features: [...features],
  }
}

/** Part of a form: a control, a checkbox, the equipment. */
export type FormPart = TextName | TickName | 'features'

/** Returns the parts in which two forms differ. */
export function differences(a: StockValues, b: StockValues): FormPart[] {
  const names: FormPart[] = textNames.filter((name) => a.texts[name] !== b.texts[name])
  names.push(...tickFields.filter((name) => a.ticks[name] !== b.ticks[name]))
  const list = (values: StockValues) => [...values.features].sort((x, y) => x - y).join()
  return list(a) === list(b) ? names : [...names, 'features']
}
