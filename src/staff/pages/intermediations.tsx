import { Link, useSearchParams } from 'react-router'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import { DueCell } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import type { IntermediationLine } from '#domains/processes/consignment/desk/contract.ts'
import { MediationStatusLabel } from '#domains/processes/consignment/ui/mediation-status.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffIntermediationsTexts from '#texts/staffIntermediations'
import { ButtonLink } from '#ui/button.tsx'
import { ListFilters } from '../layout/list-filters.tsx'
import { Pager } from '../layout/pager.tsx'
import { PersonCell } from '../layout/person-cell.tsx'
import { useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import styles from './desk.module.css'

const views = ['todo', 'overdue', 'waiting', 'onSale', 'all', 'closed'] as const

/** Polling interval of the list (ms): other users change it too. */
const askedEvery = 60_000

/** Cars on consignment, overdue ones first. */
export default function IntermediationsPage() {
  const t = useText(staffIntermediationsTexts)
  const staff = useStaff()
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'todo'
  const area = Number(search.get('area')) || undefined
  const text = search.get('text')?.trim().slice(0, 80) || undefined
  const page = Number(search.get('page')) || 1
  const { data, failed } = useQuery(
    apiQuery(
      '/api/staff/intermediations',
      { params: { query: { view, page, ...(area && { area }), ...(text && { text }) } } },
      { refetchInterval: askedEvery, placeholderData: keepPreviousData },
    ),
  )
  const columns = useColumns(now)
  const set = (name: 'area' | 'text', value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    next.delete('page')
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <StaffPage
      title={t('title')}
      intro={data && t('intro', { count: data.counts.all })}
      actions={<Link to={staffAddress.intermediationTypes()}>{t('types.title')}</Link>}
      views={{
        label: t('views'),
        list: views.map((value) => ({ value, name: t(`view.${value}`), count: data?.counts[value], urgent: value === 'overdue' })),
        chosen: view,
      }}
    >
      <StaffBar>
        <ListFilters
          words={{ area: t('filter.area'), everywhere: t('filter.everywhere'), text: t('filter.text') }}
          areas={staff.areas}
          area={area}
          text={text ?? ''}
          set={set}
        />
      </StaffBar>
      <StaffTable
        label={t(`view.${view}`)}
        columns={columns}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffAddress.intermediation(id)}
        late={({ isOverdue }) => isOverdue}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          ways: <ButtonLink to={staffAddress.intermediations({ view: 'all' })}>{t('empty.all')}</ButtonLink>,
        }}
        failed={failed}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}

function useColumns(now: Date): StaffColumn<IntermediationLine>[] {
  const t = useText(staffIntermediationsTexts)
  const format = useFormat()
  const language = useLanguage()
  const name = (key: 'due' | 'reference' | 'seller' | 'vehicle' | 'plate' | 'status' | 'area' | 'asking') => ({
    ...{ key, name: t(`column.${key}`) },
  })
  return [
    { ...name('due'), card: 'aside', cell: (row) => <DueCell due={row.due} now={now} /> },
    {
      ...name('reference'),
      card: 'title',
      fixed: true,
      cell: (row) => (
        <Link to={staffAddress.intermediation(row.id)} data-row-start>
          <bdi dir="ltr">{row.reference}</bdi>
        </Link>
      ),
    },
    { ...name('seller'), wraps: true, cell: ({ seller }) => <PersonCell name={seller.name} phone={seller.phone} /> },
    { ...name('vehicle'), wraps: true, cell: (row) => <bdi>{[row.vehicle.title, row.vehicle.year].filter(Boolean).join(' ')}</bdi> },
    { ...name('plate'), cell: (row) => <RecordPlate plate={row.vehicle.plate} /> },
    { ...name('status'), cell: (row) => <MediationStatusLabel status={row.status} /> },
    { ...name('area'), card: 'none', cell: (row) => row.area && localized(row.area.names, language) },
    {
      ...name('asking'),
      end: true,
      cell: (row) =>
        row.askingPrice !== null && (
          <span className={styles.money}>
            <span>{format.price(row.askingPrice)}</span>
            {row.floorPrice !== null && <small>{t('column.floorAt', { price: format.price(row.floorPrice) })}</small>}
          </span>
        ),
    },
  ]
}
