import { DifferenceList } from '#domains/processes/inspection/ui/difference-list.tsx'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Note } from '#ui/note.tsx'
import type { Sale } from './sale.ts'

/** Differences between inspected and announced facts; renders nothing without any. */
export function SaleDifferences({ sale }: { sale: Sale }) {
  const t = useText(sellingTexts)
  if (sale.differences.length === 0) return null
  return (
    <Note tone="warning" icon="triangle-alert" title={t('own.differences.title')}>
      <p>{t('own.differences.text')}</p>
      <DifferenceList differences={sale.differences} />
    </Note>
  )
}
