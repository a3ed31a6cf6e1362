import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { QueueRow, QueueView } from '#domains/processes/buying/desk/contract.ts'
import { AssignBar } from '#domains/processes/buying/desk/ui/assign-bar.tsx'
import { dayWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { AssigneeCell, BookingStatusLabel, DueCell, NextActionCell, ReferenceLink } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { QueueFilterBar, queueFilters } from '#domains/processes/buying/desk/ui/queue-filters.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import bookingCaseTexts from '#texts/bookingCase'
import staffTexts from '#texts/staff'
import { ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { CsvButton } from '../layout/csv-button.tsx'
import { Pager } from '../layout/pager.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { ColumnChooser, useColumns } from '../layout/use-columns.tsx'

const views: readonly QueueView[] = ['mine', 'myAreas', 'unassigned', 'overdue', 'asks', 'refunds', 'all', 'closed']

/** Polling interval of the queue (ms): other users take from it too. */
const askedEvery = 60_000

/** Columns hidden by default for lack of space. */
const leftOut = ['phone', 'area', 'price', 'created']

/** The work queue: pending records, overdue ones first, each with its next action. */
export default function QueuePage() {
  const t = useText(bookingCaseTexts)
  const words = useText(staffTexts)
  const staff = useStaff()
  const toast = useToast()
  const now = useNow()
  const [search] = useSearchParams()
  const filters = queueFilters(search)
  const page = Number(search.get('page')) || 1
  const { data, failed, refetch } = useQuery(
    apiQuery(
      '/api/vehiclebookings',
      { params: { query: { ...filters, page } } },
      { refetchInterval: askedEvery, placeholderData: keepPreviousData },
    ),
  )
  const assign = useApiMutation('post', '/api/vehiclesales/{id}/assign')
  const [chosen, setChosen] = useState<ReadonlySet<number | string>>(new Set())
  const takes = hasRole(staff, 'agent', 'manager') ? take : undefined
  const columns = useQueueColumns(now, takes)
  const hidden = useColumns('queue', leftOut)
  const gives = hasRole(staff, 'manager')
  // records of another page or view are not assigned unseen
  const ticked = data?.results.filter(({ id }) => chosen.has(id)) ?? []

  async function take(row: QueueRow): Promise<void> {
    if (row.assignee || row.status === 'Draft') return
    const reference = `\u2066${row.reference}\u2069`
    const taken = await assign.send({ params: { path: { id: row.sale.id } }, body: {} })
    if (taken.ok) toast.success(t('queue.taken', { reference }))
    else if (taken.error) toast.error(t('queue.notTaken', { reference, reason: taken.error.message || t('form.failed') }))
    void refetch()
  }

  return (
    <StaffPage
      title={words('nav.queue')}
      intro={data && t('queue.intro', { count: data.counts.all })}
      views={{
        label: t('queue.views'),
        list: views.map((value) => ({
          value,
          name: t(`queue.view.${value}`),
          count: data?.counts[value],
          urgent: value === 'overdue',
        })),
        chosen: filters.view,
      }}
    >
      <StaffBar
        end={
          <>
            <ColumnChooser columns={columns} chosen={hidden} />
            <CsvButton
              name={t('queue.file')}
              lines={async () =>
                (await callApi('get', '/api/vehiclebookings.csv', { params: { query: filters }, parseAs: 'blob' })) as unknown as Blob
              }
            />
          </>
        }
      >
        <QueueFilterBar areas={staff.areas} />
      </StaffBar>
      {gives && ticked.length > 0 && (
        <AssignBar
          rows={ticked}
          done={async () => {
            setChosen(new Set())
            await refetch()
          }}
        />
      )}
      <StaffTable
        label={t(`queue.view.${filters.view}`)}
        columns={columns}
        hidden={hidden.hidden}
        rows={data?.results ?? null}
        keyOf={(row) => row.id}
        hrefOf={(row) => staffAddress.booking(row.id)}
        take={takes && ((row) => void takes(row))}
        late={(row) => row.isOverdue}
        action={{ name: t('queue.column.action'), cell: (row) => <NextActionCell row={row} /> }}
        selection={gives ? { chosen, change: setChosen, nameOf: (row) => row.reference } : undefined}
        empty={{
          title: t('queue.empty'),
          text: t('queue.emptyText'),
          ways: <ButtonLink to={staffAddress.queue({ view: 'all' })}>{t('queue.all')}</ButtonLink>,
        }}
        failed={failed}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}

function useQueueColumns(now: Date, take: ((row: QueueRow) => Promise<void>) | undefined): StaffColumn<QueueRow>[] {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const language = useLanguage()
  const name = (
    key: 'due' | 'reference' | 'customer' | 'phone' | 'vehicle' | 'plate' | 'status' | 'area' | 'price' | 'assignee' | 'created',
  ) => ({ key, name: t(`queue.column.${key}`) }) as const
  return [
    { ...name('due'), card: 'aside', cell: (row) => <DueCell due={row.due} now={now} /> },
    { ...name('reference'), card: 'title', fixed: true, cell: (row) => <ReferenceLink id={row.id} reference={row.reference} /> },
    {
      ...name('customer'),
      ...{ wraps: true, card: 'start' },
      cell: (row) => (
        <b>
          <bdi>{row.customer.name}</bdi>
        </b>
      ),
    },
    {
      ...name('phone'),
      card: 'none',
      cell: (row) =>
        row.customer.phone && (
          <bdi dir="ltr" className="num">
            {spacedPhone(row.customer.phone)}
          </bdi>
        ),
    },
    { ...name('vehicle'), wraps: true, card: 'start', cell: (row) => <bdi>{row.vehicle.title}</bdi> },
    { ...name('plate'), card: 'end', cell: (row) => row.vehicle.plate && <RecordPlate plate={row.vehicle.plate} /> },
    { ...name('status'), card: 'start', cell: (row) => <BookingStatusLabel status={row.status} /> },
    { ...name('area'), card: 'none', cell: (row) => row.area && localized(row.area.names, language) },
    { ...name('price'), end: true, card: 'none', cell: (row) => format.price(row.price) },
    {
      ...name('assignee'),
      card: 'end',
      cell: (row) => (
        <AssigneeCell
          assignee={row.assignee}
          reference={row.reference}
          take={take && row.status !== 'Draft' ? () => void take(row) : undefined}
        />
      ),
    },
    { ...name('created'), card: 'none', cell: (row) => dayWords(row.created, format) },
  ]
}
