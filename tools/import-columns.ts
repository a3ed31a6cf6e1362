import { columnsOf } from '#domains/catalogue/feeds/contract.ts'
import { type FieldsLike, importFields, type VehicleField, vehicleFields } from '#domains/catalogue/vehicles/fields.ts'

/** Describes the allowed cell values of a field. */
function content(field: VehicleField): string {
  const empty = field.always ? '' : '; empty: unknown'
  if (field.kind === 'enum') return `${field.values.map((value) => `\`${value}\``).join(', ')}${empty}`
  if (field.kind === 'boolean') return `\`true\`, \`false\`, or \`oui\`, \`non\`${empty}`
  if (field.kind === 'int') return `whole number from ${field.min} to ${field.max}${empty}`
  if (field.kind === 'date') return `a day, as \`2019-06-01\`${empty}`
  if (field.kind === 'text' || field.kind === 'localized') return `up to ${field.max} characters${empty}`
  return `a number${empty}`
}

/** Writes the table of columns that need no special parsing into the page about stock files. */
export function importColumns(page: string): string {
  const plain = importFields.filter((name): name is FieldsLike<{ import: 'plain' }> => vehicleFields[name].import === 'plain')
  const rows = plain.flatMap((name) => columnsOf(name).map((column) => `| \`${column}\` | ${content(vehicleFields[name])} |`))
  const table = ['| column | content |', '|---|---|', ...rows].join('\n')
  return page.replace(
    /(<!-- fields: [^>]*-->\n)[\s\S]*?(<!-- end of fields -->)/,
    (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
  )
}
