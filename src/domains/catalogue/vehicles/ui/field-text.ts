import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized, type PartlyLocalized } from '#shared/language.ts'
import vehiclesTexts from '#texts/vehicles'
import type { VehicleDetail } from '../contract.ts'
import type { ShownField, ValueLabel } from '../fields.ts'
import { shownFields } from './shown-fields.ts'

type Value = VehicleDetail[ShownField] | PartlyLocalized

/** Returns the text of a field: null when unknown, booleans unchanged. */
export function useFieldText(): (name: ShownField, value: Value) => string | boolean | null {
  const t = useText(vehiclesTexts)
  const format = useFormat()
  const language = useLanguage()
  return (name, value) => {
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'object') return localized(value, language) || null
    const field = shownFields[name]
    if (field.kind === 'enum') return t(`${field.labels}.${field.words?.[value] ?? value}` as ValueLabel)
    if (field.kind === 'date') return format.monthYear(String(value))
    if (typeof value === 'string') return value
    const unit = field.kind === 'int' ? field.unit : undefined
    return unit === 'km' ? format.km(value) : unit === 'horses' ? t('card.horses', { count: value }) : format.number(value)
  }
}

/** Returns the fields shown with their label in a place, without custom code. */
export const shownIn = (place: 'list' | 'page' | 'compare'): ShownField[] =>
  (Object.keys(shownFields) as ShownField[]).filter((name) => shownFields[name].shown.includes(place))

/** Returns the known values of these fields with their label. */
export function useFieldFacts(
  place: 'list' | 'page',
): (car: Pick<VehicleDetail, ShownField>) => { name: ShownField; label: string; text: string }[] {
  const t = useText(vehiclesTexts)
  const textOf = useFieldText()
  return (car) =>
    shownIn(place).flatMap((name) => {
      const text = textOf(name, car[name])
      if (text === null) return []
      return [{ name, label: t(`field.${name}`), text: typeof text === 'string' ? text : t(text ? 'card.yes' : 'card.no') }]
    })
}
