import { useText } from '#i18n/text.ts'
import compareTexts from '#texts/compare'
import { useToast } from '#ui/toast.tsx'
import { type Comparable, useCompare } from './use-compare.ts'

/** Adds a car to the comparison or removes it; shows a message for a fourth car. */
export function useToggleCompare(): (car: Comparable) => void {
  const t = useText(compareTexts)
  const toast = useToast()
  const { has, add, remove } = useCompare()
  return (car) => {
    if (has(car.id)) remove(car.id)
    else if (!add(car)) toast.error(t('tooMany'), { detail: t('tooManyHint') })
  }
}
