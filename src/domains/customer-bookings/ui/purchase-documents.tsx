import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Document } from '../../documents/contract.ts'
import { PaperList } from '../../documents/ui/paper-list.tsx'
import styles from './purchase-facts.module.css'

/** The papers of a purchase; `count` asks anew when there are more. */
export function PurchaseDocuments({ bookingKey, count }: { bookingKey: string; count: number }) {
  const t = useText('history')
  const api = useApi()
  const [papers, setPapers] = useState<readonly Document[] | 'lost' | null>(null)
  const ask = useCallback(() => {
    if (count === 0) return
    api.GET('/api/bookings/{key}/documents', { params: { path: { key: bookingKey } } }).then(
      ({ data }) => setPapers(data ?? 'lost'),
      () => setPapers('lost'),
    )
  }, [api, bookingKey, count])
  useEffect(ask, [ask])
  if (count === 0) return <p className={styles.none}>{t('documents.none')}</p>
  if (papers === null) return <SkeletonLines widths={[70, 55]} />
  if (papers === 'lost')
    return (
      <Button variant="outline" size="small" onClick={ask}>
        {t('failed.retry')}
      </Button>
    )
  return <PaperList documents={papers} />
}
