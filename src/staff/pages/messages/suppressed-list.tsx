import { useSearchParams } from 'react-router'
import { browserApi } from '#client/api.ts'
import type { Suppressed } from '#domains/notifications/desk/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Pager } from '../../layout/pager.tsx'
import { type StaffColumn, StaffTable } from '../../layout/staff-table.tsx'
import { useChange } from '../../layout/use-change.ts'
import { useLoaded } from '../../layout/use-loaded.ts'
import styles from '../desk.module.css'

/** The addresses that take no more mail; one that was put right is written to again. */
export default function SuppressedList() {
  const t = useText('staffDesk')
  const { date } = useFormat()
  const toast = useToast()
  const { busy, change } = useChange()
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1) || 1
  const { data, failed, reload } = useLoaded(`stopped ${page}`, () =>
    browserApi().GET('/api/staff/suppressed', { params: { query: { page } } }),
  )
  async function lift(id: string): Promise<void> {
    if (!(await change(browserApi().POST('/api/staff/suppressed/lift', { body: { id } })))) return
    toast.success(t('suppressed.lifted'))
    reload()
  }
  const columns: StaffColumn<Suppressed>[] = [
    { key: 'address', name: t('suppressed.address'), card: 'title', cell: ({ address }) => <bdi dir="ltr">{spacedPhone(address)}</bdi> },
    { key: 'reason', name: t('suppressed.reason'), cell: ({ reason }) => t(`suppressed.reasons.${reason}`) },
    { key: 'date', name: t('messages.date'), card: 'aside', cell: ({ created }) => date(localTime(new Date(created)).day) },
  ]
  return (
    <div className={styles.list}>
      <StaffTable
        label={t('messages.suppressed')}
        columns={columns}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        failed={failed}
        empty={{ title: t('suppressed.empty.title'), text: t('suppressed.empty.text') }}
        action={{
          name: t('messages.action'),
          cell: ({ id, reason }) =>
            reason === 'NotFound' && (
              <Button variant="tonal" size="small" busy={busy} onClick={() => void lift(id)}>
                {t('suppressed.lift')}
              </Button>
            ),
        }}
      />
      {data && <Pager page={data} />}
    </div>
  )
}
