import { useText } from '#i18n/text.ts'
import { type FieldsLike, type VehicleField, vehicleFields } from '../../vehicles/fields.ts'
import { type TextName, type TickName, textFields, tickFields } from './form-values.ts'

/** Fields that staff and visitors call the same. */
type Shared = Exclude<FieldsLike<{ form: string; shown: readonly string[] }>, FieldsLike<{ staffLabel: true }>>

function isShared(name: TextName | TickName): name is Extract<Shared, TextName | TickName> {
  const field: VehicleField = vehicleFields[name]
  return field.shown !== undefined && !field.staffLabel
}

/** Gives the label of a field of the form. */
export function useFieldLabel(): (name: TextName | TickName) => string {
  const t = useText('stock')
  const v = useText('vehicles')
  return (name) => (isShared(name) ? v(`field.${name}`) : t(`field.${name}`))
}

const others = ['features', 'comment', 'title', 'description', 'price', 'isNew'] as const

/** Gives the name under which people know a field of the card; null for anything else. */
export function useFieldNames(): (field: string) => string | null {
  const t = useText('stock')
  const labelOf = useFieldLabel()
  return (field) => {
    const known = [...textFields, ...tickFields].find((one) => one === field)
    if (known) return labelOf(known)
    const other = others.find((one) => one === field)
    return other ? t(`field.${other}`) : null
  }
}
