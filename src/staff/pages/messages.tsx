import { type FormEvent, lazy } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { OutboxMessage } from '#domains/notifications/desk/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { Button } from '#ui/button.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { Pager } from '../layout/pager.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { useStaffMutation } from '../layout/use-staff-mutation.ts'
import styles from './desk.module.css'

const SuppressedList = lazy(() => import('./messages/suppressed-list.tsx'))

const shown = ['Failed', 'Waiting', 'Sent', 'Bounced', 'Suppressed'] as const
const tones: Record<OutboxMessage['state'], StatusTone> = {
  Waiting: 'new',
  Sending: 'running',
  Sent: 'good',
  Failed: 'bad',
  Bounced: 'bad',
  Suppressed: 'warning',
  Expired: 'draft',
  Dropped: 'draft',
}
const kinds = ['identity', 'contact', 'alerts', 'favourites', 'bookings', 'payments', 'customers'] as const

/** What left the house and what did not: messages without their words, and the addresses that take no more. */
export default function MessagesPage() {
  const t = useText('staffDesk')
  const format = useFormat()
  const staff = useStaff()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const isKeeper = hasRole(staff, 'manager')
  const asked = search.get('view')
  const view = asked === 'stopped' && isKeeper ? 'stopped' : (shown.find((one) => one === asked) ?? 'all')
  const recipient = search.get('recipient') ?? ''
  const customerId = Number(search.get('customerId')) || undefined
  const page = Number(search.get('page') ?? 1) || 1
  const query = {
    ...(view !== 'all' && view !== 'stopped' && { state: view }),
    ...(recipient.length >= 3 && { recipient }),
    ...(customerId && { customerId }),
    page,
  }
  const { data, failed } = useApiQuery('/api/staff/messages', view === 'stopped' ? null : { params: { query } })
  const retry = useStaffMutation('post', '/api/staff/messages/{id}/retry', {
    invalidates: ['/api/staff/messages'],
    done: ({ isDue }) => (isDue ? toast.success(t('messages.retried')) : toast.error(t('messages.gone'))),
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('recipient') ?? '').trim()
    setSearch({ ...(text && { recipient: text }), ...(view !== 'all' && { view }) })
  }
  const moment = (iso: string) => {
    const { day, time } = localTime(new Date(iso))
    return `${format.date(day)} ${format.clock(time)}`
  }
  const kindOf = (occasion: string) =>
    occasion === 'customers.phoneCode' ? 'phone' : (kinds.find((kind) => occasion === kind || occasion.startsWith(`${kind}.`)) ?? 'other')

  const columns: StaffColumn<OutboxMessage>[] = [
    {
      key: 'recipient',
      name: t('messages.recipient'),
      card: 'title',
      cell: ({ recipient: to, customerId: customer }) => {
        const words = to === '' ? t('messages.forgotten') : <bdi dir="ltr">{spacedPhone(to)}</bdi>
        return customer && to !== '' ? <Link to={staffAddress.customer(customer)}>{words}</Link> : words
      },
    },
    { key: 'occasion', name: t('messages.occasion'), cell: ({ occasion }) => t(`messages.kind.${kindOf(occasion)}`) },
    { key: 'channel', name: t('messages.channel'), cell: ({ channel }) => t(channel === 'Sms' ? 'messages.sms' : 'messages.email') },
    { key: 'date', name: t('messages.date'), cell: ({ created }) => moment(created) },
    { key: 'attempts', name: t('messages.attempts'), end: true, cell: ({ attempts }) => format.number(attempts) },
    {
      key: 'next',
      name: t('messages.next'),
      cell: ({ state, due, attempts }) => (state === 'Waiting' && attempts > 0 ? moment(due) : null),
    },
    {
      key: 'fault',
      name: t('messages.fault'),
      cell: ({ fault }) =>
        fault && (
          <span className={styles.message} dir="ltr">
            {fault}
          </span>
        ),
    },
    {
      key: 'state',
      name: t('messages.stateName'),
      card: 'aside',
      cell: ({ state }) => <StatusLabel tone={tones[state]} label={t(`messages.state.${state}`)} />,
    },
  ]
  const views = {
    label: t('messages.views'),
    chosen: view,
    list: [
      { value: 'all', name: t('messages.all') },
      ...shown.map((state) => ({ value: state, name: t(`messages.state.${state}`) })),
      ...(isKeeper ? [{ value: 'stopped', name: t('messages.suppressed') }] : []),
    ],
  }
  if (view === 'stopped')
    return (
      <StaffPage title={t('messages.title')} intro={t('suppressed.intro')} views={views}>
        <SuppressedList />
      </StaffPage>
    )
  return (
    <StaffPage title={t('messages.title')} views={views}>
      <StaffBar>
        <search className={styles.search}>
          <form className={styles.find} onSubmit={find}>
            <input
              key={recipient}
              type="search"
              name="recipient"
              minLength={3}
              dir="auto"
              aria-label={t('messages.search')}
              placeholder={t('messages.search')}
              defaultValue={recipient}
            />
            <Button type="submit" variant="tonal" size="small">
              {t('messages.searchButton')}
            </Button>
          </form>
        </search>
      </StaffBar>
      <StaffTable
        label={t('messages.title')}
        columns={columns}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        failed={failed}
        empty={{ title: t('messages.empty.title'), text: t('messages.empty.text') }}
        {...(isKeeper &&
          data?.results.some(({ canRetry }) => canRetry) && {
            action: {
              name: t('messages.action'),
              cell: ({ id, canRetry }: OutboxMessage) =>
                canRetry && (
                  <Button variant="tonal" size="small" busy={retry.busy} onClick={() => void retry.send({ params: { path: { id } } })}>
                    {t('messages.retry')}
                  </Button>
                ),
            },
          })}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}
