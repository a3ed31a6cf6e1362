import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { Suppressed } from '#domains/foundation/notifications/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Pager } from '../../layout/pager.tsx'
import { type StaffColumn, StaffTable } from '../../layout/staff-table.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import styles from '../desk.module.css'

/** Suppressed mail addresses; a corrected one can be re-enabled. */
export default function SuppressedList() {
  const t = useText(staffDeskTexts)
  const { date } = useFormat()
  const toast = useToast()
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1) || 1
  const { data, failed } = useQuery(apiQuery('/api/staff/suppressed', { params: { query: { page } } }))
  const lift = useStaffMutation('post', '/api/staff/suppressed/lift', {
    invalidates: ['/api/staff/suppressed'],
    onSuccess: () => toast.success(t('suppressed.lifted')),
  })
  const columns: StaffColumn<Suppressed>[] = [
    { key: 'address', name: t('suppressed.address'), card: 'title', cell: ({ address }) => <bdi dir="ltr">{spacedPhone(address)}</bdi> },
    { key: 'reason', name: t('suppressed.reason'), cell: ({ reason }) => t(`suppressed.reasons.${reason}`) },
    { key: 'date', name: t('messages.date'), card: 'aside', cell: ({ created }) => date(localTime(created).day) },
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
              <Button variant="tonal" size="small" busy={lift.isPending} onClick={() => void lift.send({ body: { id } })}>
                {t('suppressed.lift')}
              </Button>
            ),
        }}
      />
      {data && <Pager page={data} />}
    </div>
  )
}
