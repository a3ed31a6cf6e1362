import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { Document } from '../../documents/contract.ts'
import { PaperList } from '../../documents/ui/paper-list.tsx'

/** The papers of a purchase, fetched when it is shown; `stamp` changes with its status, so that a new one is seen. */
export function BookingPapers({ bookingKey, stamp }: { bookingKey: string; stamp: string }) {
  const t = useText('documents')
  const api = useApi()
  const [documents, setDocuments] = useState<readonly Document[] | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is another list
  useEffect(() => {
    let gone = false
    api.GET('/api/bookings/{key}/documents', { params: { path: { key: bookingKey } } }).then(
      ({ data }) => !gone && setDocuments(data ?? 'failed'),
      () => !gone && setDocuments('failed'),
    )
    return () => {
      gone = true
    }
  }, [api, bookingKey, stamp])
  if (documents === null)
    return (
      <div aria-busy="true">
        <span className="vh">{t('list.loading')}</span>
        <SkeletonLines widths={[60, 45]} />
      </div>
    )
  if (documents === 'failed') return <p role="alert">{t('list.unavailable')}</p>
  return <PaperList documents={documents} />
}
