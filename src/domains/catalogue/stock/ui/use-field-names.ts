import { type FieldsLike, isLocalized, type VehicleField, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { fieldOf, type TextField, type TextName, type TickName, textNames, tickFields } from './form-values.ts'

/** Fields with the same label for staff and visitors. */
type Shared = Exclude<FieldsLike<{ form: string; shown: readonly string[] }>, FieldsLike<{ staffLabel: true }>>

function isShared(name: TextField | TickName): name is Extract<Shared, TextField | TickName> {
  const field: VehicleField = vehicleFields[name]
  return field.shown !== undefined && !field.staffLabel
}

/** Returns the label of a control, with the language of a localised one. */
export function useFieldLabel(): (name: TextName | TickName) => string {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const { languageName } = useFormat()
  return (name) => {
    const { field, language } = fieldOf(name)
    if (isLocalized(field)) return t(`fieldIn.${field}`, { language: language ? languageName(language) : '' })
    return isShared(field) ? v(`field.${field}`) : t(`field.${field}`)
  }
}

const others = ['features', 'comment', 'title', 'description', 'price', 'isNew'] as const

/** Returns the label of a vehicle field; null for any other name. */
export function useFieldNames(): (field: string) => string | null {
  const t = useText(stockTexts)
  const labelOf = useFieldLabel()
  return (field) => {
    const known = [...textNames, ...tickFields].find((one) => one === field)
    if (known) return labelOf(known)
    const other = others.find((one) => one === field)
    return other ? t(`field.${other}`) : null
  }
}
