import { callApi } from '#client/call.ts'
import { keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { PrintoutList } from '#domains/foundation/documents/ui/printout-list.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'

const path = '/api/purchases/{key}/documents'

/** Generated documents in the reader's language; renders nothing without any. */
export function SalePrintouts({ sale }: { sale: Sale }) {
  const t = useText(sellingTexts)
  const language = useLanguage()
  const count = sale.documents.filter(({ isGenerated }) => isGenerated).length
  const { data, failed } = useQuery({
    queryKey: [path, sale.key, count],
    queryFn: ({ signal }) => callApi('get', path, { params: { path: { key: sale.key } } }, signal),
    enabled: !(count === 0),
    placeholderData: keepPreviousData,
  })
  if (count === 0) return null
  return (
    <section className={styles.answer}>
      <h3>{t('own.printouts')}</h3>
      {failed ? (
        <p>
          <Button variant="outline" size="small" onClick={failed.retry}>
            {t('retry')}
          </Button>
        </p>
      ) : data === null ? (
        <SkeletonLines widths={[70, 55]} />
      ) : (
        <PrintoutList documents={data.filter((one) => one.isGenerated && one.language === language)} />
      )}
    </section>
  )
}
