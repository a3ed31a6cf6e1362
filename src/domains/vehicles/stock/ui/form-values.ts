import { chassisNumber } from '#shared/chassis.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import type { StockFields } from '../contract.ts'

/** The fields that are typed or chosen as text. */
export const textFields = [
  'version',
  'operationType',
  'condition',
  'chassisNumber',
  'registrationType',
  'registrationNumber',
  'releaseDate',
  'mileage',
  'fuelType',
  'gearType',
  'bodyStyle',
  'color',
  'doors',
  'seats',
  'fiscalPower',
  'isFirstHand',
  'origin',
  'vehicleRepairStatusType',
  'warrantyInMonths',
  'warrantyExpirationDate',
  'financingRatio',
  'financingMonths',
  'videoLink',
  'descriptionFr',
  'descriptionAr',
  'brandId',
  'modelId',
  'storageAreaId',
  'cityId',
] as const satisfies readonly (keyof StockFields)[]
export type TextName = (typeof textFields)[number]

/** What stands in the form: texts as they are typed, and what is ticked. */
export interface FormValues {
  texts: Record<TextName, string>
  isControlled: boolean
  financing: boolean
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
    isControlled: false,
    financing: false,
    features: [],
  }
}

/** A card as the form shows it. */
export function valuesOf(fields: Omit<StockFields, 'origin'> & { origin: string | null }): FormValues {
  const texts = Object.fromEntries(
    textFields.map((name) => [name, fields[name] === null ? '' : String(fields[name])]),
  ) as FormValues['texts']
  return { texts, isControlled: fields.isControlled, financing: fields.financing, features: fields.features }
}

/** A number as people type it: spaces between groups, a comma before decimals; null for nothing, NaN for anything else. */
export function typedNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return plain === '' ? null : /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const whole: readonly TextName[] = ['mileage', 'doors', 'seats', 'fiscalPower', 'warrantyInMonths', 'financingMonths']

/** What keeps the form from being sent; the server has the same rules and more. */
export function findFaults({ texts }: FormValues): Faults {
  const faults: Faults = {}
  for (const name of ['brandId', 'modelId'] as const) if (texts[name] === '') faults[name] = 'need'
  for (const name of whole) if (!Number.isInteger(typedNumber(texts[name]) ?? 0)) faults[name] = 'badNumber'
  if (Number.isNaN(typedNumber(texts.financingRatio) ?? 0)) faults.financingRatio = 'badNumber'
  const plate = texts.registrationNumber.trim()
  if (plate !== '' && !(texts.registrationType === 'Local' ? localPlate(plate) : foreignPlate(plate)))
    faults.registrationNumber = 'badPlate'
  if (texts.chassisNumber.trim() !== '' && !chassisNumber(texts.chassisNumber)) faults.chassisNumber = 'badChassis'
  return faults
}

/** The form as the server takes it. */
export function fieldsOf({ texts, ...ticked }: FormValues): StockFields {
  const text = (name: TextName) => texts[name].trim() || null
  const number = (name: TextName) => typedNumber(texts[name])
  const choice = <N extends TextName>(name: N) => (texts[name] || null) as StockFields[N]
  return {
    brandId: Number(texts.brandId),
    modelId: Number(texts.modelId),
    version: text('version'),
    operationType: choice('operationType'),
    condition: choice('condition'),
    isNew: texts.condition === 'New',
    storageAreaId: number('storageAreaId'),
    cityId: number('cityId'),
    chassisNumber: text('chassisNumber'),
    registrationType: choice('registrationType'),
    registrationNumber: text('registrationNumber'),
    releaseDate: text('releaseDate'),
    mileage: number('mileage'),
    fuelType: choice('fuelType'),
    gearType: choice('gearType'),
    bodyStyle: choice('bodyStyle'),
    color: choice('color'),
    doors: number('doors'),
    seats: number('seats'),
    fiscalPower: number('fiscalPower'),
    isFirstHand: texts.isFirstHand === '' ? null : texts.isFirstHand === 'true',
    origin: choice('origin'),
    isControlled: ticked.isControlled,
    vehicleRepairStatusType: choice('vehicleRepairStatusType'),
    warrantyInMonths: number('warrantyInMonths'),
    warrantyExpirationDate: text('warrantyExpirationDate'),
    financing: ticked.financing,
    financingRatio: ticked.financing ? number('financingRatio') : null,
    financingMonths: ticked.financing ? number('financingMonths') : null,
    videoLink: text('videoLink'),
    descriptionFr: text('descriptionFr'),
    descriptionAr: text('descriptionAr'),
    features: [...ticked.features],
  }
}

/** Names of the fields in which two forms differ. */
export function differences(a: FormValues, b: FormValues): (keyof StockFields)[] {
  const names: (keyof StockFields)[] = textFields.filter((name) => a.texts[name] !== b.texts[name])
  if (a.isControlled !== b.isControlled) names.push('isControlled')
  if (a.financing !== b.financing) names.push('financing')
  const list = (values: FormValues) => [...values.features].sort((x, y) => x - y).join()
  return list(a) === list(b) ? names : [...names, 'features']
}

/** What the server refused: the field that its sentence names, and the sentence with the name that people know. */
export function namedFault(message: string, labelOf: (field: string) => string | null): { field: string | null; text: string } {
  const [whole = '', field = ''] = message.match(/«\s*([\w, ]+?)\s*»/) ?? []
  const label = field === '' ? null : labelOf(field)
  return label === null ? { field: null, text: message } : { field, text: message.replace(whole, whole.replace(field, label)) }
}
