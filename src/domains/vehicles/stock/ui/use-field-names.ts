import { useText } from '#i18n/text.ts'
import { textFields } from './form-values.ts'

const others = ['isControlled', 'financing', 'features', 'comment', 'title', 'description', 'price', 'isNew'] as const
const known = [...textFields, ...others]

/** Gives the name under which people know a field of the card; null for anything else. */
export function useFieldNames(): (field: string) => string | null {
  const t = useText('stock')
  return (field) => {
    const name = known.find((one) => one === field)
    return name ? t(`field.${name}`) : null
  }
}
