import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { ContactRequest } from '#domains/customers/leads/contract.ts'
import { useText } from '#i18n/text.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Pager } from '../layout/pager.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { StaffTable } from '../layout/staff-table.tsx'
import { useStaffMutation } from '../layout/use-staff-mutation.ts'
import { useContactColumns } from './contact/contact-columns.tsx'
import styles from './desk.module.css'

const states = ['open', 'held', 'answered'] as const

/** Contact messages with their reply deadline, the most urgent first. */
export default function ContactPage() {
  const t = useText(staffDeskTexts)
  const toast = useToast()
  const [search] = useSearchParams()
  const state = states.find((one) => one === search.get('view')) ?? 'open'
  const page = Number(search.get('page') ?? 1) || 1
  const { data, failed } = useQuery(apiQuery('/api/contactrequests', { params: { query: { state, page, size: 30 } } }))
  const act = useStaffMutation('post', state === 'held' ? '/api/contactrequests/{id}/release' : '/api/contactrequests/{id}/answer', {
    invalidates: ['/api/contactrequests'],
    onSuccess: () => toast.success(t(state === 'held' ? 'contact.released' : 'contact.answeredDone')),
  })
  const now = useNow().getTime()
  const isLate = ({ replyBy, answered }: ContactRequest) => state === 'open' && !answered && Date.parse(replyBy) < now
  const columns = useContactColumns(state, isLate)
  return (
    <StaffPage
      title={t('contact.title')}
      views={{
        label: t('contact.views'),
        chosen: state,
        list: states.map((value) => ({ value, name: t(`contact.${value}`), ...(value === state && data && { count: data.rowCount }) })),
      }}
    >
      <div className={styles.list}>
        <StaffTable
          label={t('contact.title')}
          columns={columns}
          rows={data?.results ?? null}
          keyOf={({ id }) => id}
          late={isLate}
          failed={failed}
          empty={{ title: t(`contact.empty.${state}`), text: t(`contact.empty.${state}Text`) }}
          {...(state !== 'answered' && {
            action: {
              name: t('contact.action'),
              cell: ({ id }: ContactRequest) => (
                <Button size="small" variant="tonal" busy={act.isPending} onClick={() => void act.send({ params: { path: { id } } })}>
                  {t(state === 'held' ? 'contact.release' : 'contact.answer')}
                </Button>
              ),
            },
          })}
        />
      </div>
      {data && <Pager page={data} />}
    </StaffPage>
  )
}
