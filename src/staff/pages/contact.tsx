import { Link, useSearchParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { ContactRequest } from '#domains/contact/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Pager } from '../layout/pager.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { useStaffMutation } from '../layout/use-staff-mutation.ts'
import styles from './desk.module.css'

const states = ['open', 'held', 'answered'] as const

/** Messages to the house with the moment by which somebody replies, the most urgent first. */
export default function ContactPage() {
  const t = useText('staffDesk')
  const format = useFormat()
  const toast = useToast()
  const [search] = useSearchParams()
  const state = states.find((one) => one === search.get('view')) ?? 'open'
  const page = Number(search.get('page') ?? 1) || 1
  const { data, failed } = useApiQuery('/api/contactrequests', { params: { query: { state, page, size: 30 } } })
  const act = useStaffMutation('post', state === 'held' ? '/api/contactrequests/{id}/release' : '/api/contactrequests/{id}/answer', {
    invalidates: ['/api/contactrequests'],
    done: () => toast.success(t(state === 'held' ? 'contact.released' : 'contact.answeredDone')),
  })
  const now = Date.now()
  const isLate = ({ replyBy, answered }: ContactRequest) => state === 'open' && !answered && Date.parse(replyBy) < now
  const moment = (iso: string | null) => {
    if (!iso) return ''
    const { day, time } = localTime(new Date(iso))
    return `${format.date(day)} ${format.clock(time)}`
  }

  const columns: StaffColumn<ContactRequest>[] = [
    {
      key: 'from',
      name: t('contact.from'),
      card: 'title',
      cell: ({ firstName, lastName, phone, email, language }) => (
        <span className={styles.person} lang={language}>
          <b>
            <bdi>{`${firstName} ${lastName}`}</bdi>
          </b>
          {phone && (
            <a href={phoneHref(phone)} dir="ltr">
              {spacedPhone(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'message',
      name: t('contact.message'),
      cell: ({ message, language }) => (
        <span className={styles.message} lang={language} dir="auto">
          {message}
        </span>
      ),
    },
    {
      key: 'car',
      name: t('contact.car'),
      cell: ({ vehicle }) =>
        vehicle && (
          <Link to={staffAddress.vehicle(vehicle.id)} className={styles.person}>
            <bdi dir="ltr">{vehicle.reference}</bdi>
            <bdi>{vehicle.title}</bdi>
          </Link>
        ),
    },
    state === 'held'
      ? { key: 'why', name: t('contact.why.title'), cell: ({ heldFor }) => heldFor && t(`contact.why.${heldFor}`) }
      : state === 'answered'
        ? { key: 'answered', name: t('contact.answeredOn'), cell: ({ answered }) => moment(answered) }
        : {
            key: 'replyBy',
            name: t('contact.replyBy'),
            card: 'aside',
            cell: (row) => (
              <span className={styles.due} data-late={isLate(row) || undefined}>
                {moment(row.replyBy)}
                {isLate(row) && <b>{t('contact.overdue')}</b>}
              </span>
            ),
          },
  ]
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
                <Button size="small" variant="tonal" busy={act.busy} onClick={() => void act.send({ params: { path: { id } } })}>
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
