import {
  blankFields,
  cardFields,
  type EnumField,
  type FieldName,
  type VehicleField,
  valueLabel,
  vehicleFields,
} from '#domains/catalogue/vehicles/fields.ts'

const heading = '// Generated from src/domains/catalogue/vehicles/fields.ts by tools/generate-code.ts.\n'

/** What a public page needs of a field to show it; `words` only where the names of values differ from the values. */
function shownOf(name: FieldName, field: VehicleField): object {
  const { kind, shown } = field
  if (kind === 'int') return { kind, ...(field.unit && { unit: field.unit }), shown }
  if (kind !== 'enum') return { kind, shown }
  const words = field.values.map((value) => [value, valueLabel(name as EnumField, value).slice(field.labels.length + 1)])
  return { kind, labels: field.labels, ...(words.some(([value, word]) => value !== word) && { words: Object.fromEntries(words) }), shown }
}

/** Generates the module of labelled public fields; limits, forms and import columns stay with the server and the staff. */
export function shownFieldsModule(): string {
  const rows = (Object.entries(vehicleFields) as [FieldName, VehicleField][]).flatMap(([name, field]) =>
    field.shown ? [`  ${name}: ${JSON.stringify(shownOf(name, field))},`] : [],
  )
  return `${heading}import type { Shown, ShownField } from '../fields.ts'\n\nexport const shownFields: Readonly<Record<ShownField, Shown>> = {\n${rows.join('\n')}\n}\n`
}

export function blankCardModule(): string {
  const rows = Object.entries(blankFields(cardFields)).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`)
  return `${heading}import type { CardField, FieldValue } from '../fields.ts'\n\nexport const blankCard: { readonly [N in CardField]: FieldValue<N> } = {\n${rows.join('\n')}\n}\n`
}
