import type { News } from '#domains/cases/progress/ui/case-news.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import progressTexts from '#texts/progress'
import type { Sale } from './sale.ts'

/** Returns the statuses of a purchase request and the comments of the staff as news. */
export function useSaleNews({ statuses, comments, tradeIn }: Pick<Sale, 'statuses' | 'comments' | 'tradeIn'>): News[] {
  const t = useText(progressTexts)
  const { price } = useFormat()
  return [
    ...statuses.map(({ type, quotation, created }, i) => {
      const textOf = () => {
        if (type === 'QuotationAccepted' && quotation !== null) return t('Purchase.offer', { price: price(quotation) })
        // the value of a trade-in is deducted, and only an excess is transferred
        if (type === 'Complete' && tradeIn?.toReceive === 0) return t('Purchase.deducted')
        return t(`Purchase.${type}`)
      }
      return { key: String(i), at: created, text: textOf() }
    }),
    ...comments.map(({ id, created }) => ({ key: `comment ${id}`, at: created, text: t('Purchase.message') })),
  ]
}
