import { callApi } from '#client/call.ts'
import { keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { PrintoutList } from '#domains/foundation/documents/ui/printout-list.tsx'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import styles from './purchase-facts.module.css'

const path = '/api/bookings/{key}/documents'

/** Documents of a purchase; a change of `count` refetches them. */
export function PurchaseDocuments({ bookingKey, count }: { bookingKey: string; count: number }) {
  const t = useText(historyTexts)
  const { data: printouts, failed } = useQuery({
    queryKey: [path, bookingKey, count],
    queryFn: ({ signal }) => callApi('get', path, { params: { path: { key: bookingKey } } }, signal),
    enabled: !(count === 0),
    placeholderData: keepPreviousData,
  })
  if (count === 0) return <p className={styles.none}>{t('documents.none')}</p>
  if (failed)
    return (
      <Button variant="outline" size="small" onClick={failed.retry}>
        {t('failed.retry')}
      </Button>
    )
  if (printouts === null) return <SkeletonLines widths={[70, 55]} />
  return <PrintoutList documents={printouts} />
}
