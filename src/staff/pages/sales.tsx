import { useSearchParams } from 'react-router'
import { callApi } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { isLost } from '#domains/processes/buying/bookings/status.ts'
import { dayWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { AssigneeCell, BookingStatusLabel, ReferenceLink } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { SaleStatusLabel } from '#domains/processes/buying/desk/ui/sale-status-label.tsx'
import type { SaleRow, SaleView } from '#domains/processes/buying/sales/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { CsvButton } from '../layout/csv-button.tsx'
import { Pager } from '../layout/pager.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { ColumnChooser, useColumns } from '../layout/use-columns.tsx'
import styles from './sales.module.css'

const views: readonly SaleView[] = ['mine', 'unassigned', 'open', 'closed']
const filePage = 100

/** Sales: each with its bookings and assignee. */
export default function SalesPage() {
  const t = useText(bookingCaseTexts)
  const staff = useStaff()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'open'
  const text = search.get('text')?.trim()
  const page = Number(search.get('page')) || 1
  const query = { view, ...(text && { text: text.slice(0, 80) }) }
  const { data, failed, refetch } = useQuery(
    apiQuery('/api/vehiclesales', { params: { query: { ...query, page } } }, { placeholderData: keepPreviousData }),
  )
  const assign = useApiMutation('post', '/api/vehiclesales/{id}/assign')
  const hidden = useColumns('sales')
  const mayTake = hasRole(staff, 'agent', 'manager')
  const columns = useSaleColumns(mayTake ? take : undefined)

  async function take(row: SaleRow): Promise<void> {
    if (row.assignee || row.status !== 'Submitted') return
    const reference = `\u2066${row.reference}\u2069`
    const taken = await assign.send({ params: { path: { id: row.id } }, body: {} })
    if (taken.ok) toast.success(t('queue.taken', { reference }))
    else if (taken.error) toast.error(t('queue.notTaken', { reference, reason: taken.error.message || t('form.failed') }))
    void refetch()
  }
  return (
    <StaffPage
      title={t('sales.title')}
      intro={t('sales.intro')}
      views={{
        label: t('queue.views'),
        list: views.map((value) => ({ value, name: t(`sales.view.${value}`), count: data?.counts[value] })),
        chosen: view,
      }}
    >
      <StaffBar
        end={
          <>
            <ColumnChooser columns={columns} chosen={hidden} />
            <CsvButton name={t('sales.file')} lines={() => fileLines(query, t)} />
          </>
        }
      >
        <form
          aria-label={t('queue.textLabel')}
          onSubmit={(event) => {
            event.preventDefault()
            const next = new URLSearchParams(search)
            const wanted = String(new FormData(event.currentTarget).get('text') ?? '').trim()
            if (wanted) next.set('text', wanted)
            else next.delete('text')
            next.delete('page')
            setSearch(next, { preventScrollReset: true })
          }}
        >
          <input
            type="search"
            name="text"
            key={text}
            defaultValue={text}
            aria-label={t('queue.textLabel')}
            placeholder={t('queue.filterText')}
            maxLength={80}
          />
        </form>
      </StaffBar>
      <StaffTable
        label={t(`sales.view.${view}`)}
        columns={columns}
        hidden={hidden.hidden}
        rows={data?.results ?? null}
        keyOf={(row) => row.id}
        hrefOf={(row) => (row.bookings[0] ? staffAddress.booking(row.bookings[0].id) : staffAddress.sales())}
        {...(mayTake && { take: (row: SaleRow) => void take(row) })}
        empty={{
          title: t('sales.empty'),
          text: t('sales.emptyText'),
          ways: <ButtonLink to={staffAddress.sales({ view: 'open' })}>{t('sales.view.open')}</ButtonLink>,
        }}
        failed={failed}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}

const total = (row: SaleRow) => row.bookings.filter(({ status }) => !isLost(status)).reduce((sum, { price }) => sum + price, 0)

function useSaleColumns(take: ((row: SaleRow) => Promise<void>) | undefined): StaffColumn<SaleRow>[] {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const language = useLanguage()
  return [
    {
      key: 'reference',
      name: t('sales.column.reference'),
      card: 'title',
      fixed: true,
      cell: (row) => (
        <b>
          <bdi dir="ltr">{row.reference}</bdi>
        </b>
      ),
    },
    { key: 'status', name: t('sales.column.status'), card: 'aside', cell: (row) => <SaleStatusLabel status={row.status} /> },
    {
      key: 'customer',
      name: t('sales.column.customer'),
      cell: (row) => (
        <b>
          <bdi>{row.customer.name}</bdi>
        </b>
      ),
    },
    {
      key: 'bookings',
      name: t('sales.column.bookings'),
      cell: (row) => (
        <ul className={styles.bookings}>
          {row.bookings.map((booking) => (
            <li key={booking.id}>
              <ReferenceLink id={booking.id} reference={booking.reference} />
              <bdi>{booking.title}</bdi>
              <BookingStatusLabel status={booking.status} />
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'total', name: t('sales.column.total'), end: true, cell: (row) => (total(row) > 0 ? format.price(total(row)) : null) },
    {
      key: 'area',
      name: t('sales.column.area'),
      card: 'none',
      cell: (row) => row.area && localized(row.area.names, language),
    },
    {
      key: 'assignee',
      name: t('sales.column.assignee'),
      cell: (row) => (
        <AssigneeCell
          assignee={row.assignee}
          reference={row.reference}
          take={take && row.status === 'Submitted' ? () => void take(row) : undefined}
        />
      ),
    },
    { key: 'created', name: t('sales.column.created'), card: 'none', cell: (row) => dayWords(row.created, format) },
  ]
}

async function fileLines(query: { view: SaleView; text?: string | undefined }, t: ReturnType<typeof useText<'bookingCase'>>) {
  const lines: (string | number | null)[][] = [
    (['reference', 'status', 'customer', 'bookings', 'total', 'area', 'assignee', 'created'] as const).map((key) =>
      t(`sales.column.${key}`),
    ),
  ]
  const { text, ...rest } = query
  for (let page = 1; ; page++) {
    const data = await callApi('get', '/api/vehiclesales', { params: { query: { ...rest, ...(text && { text }), page, size: filePage } } })
    for (const row of data.results)
      lines.push([
        row.reference,
        t(`saleStatus.${row.status}`),
        row.customer.name,
        row.bookings.map(({ reference }) => reference).join(' '),
        total(row),
        row.area?.name ?? null,
        row.assignee?.name ?? null,
        row.created.slice(0, 10),
      ])
    if (page >= data.pageCount) return lines
  }
}
