import { Link, useSearchParams } from 'react-router'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import type { ExpertiseLine } from '#domains/processes/inspection/contract.ts'
import { expertiseTones } from '#domains/processes/inspection/ui/expertise-tones.ts'
import { expertiseViews } from '#domains/processes/inspection/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { StatusLabel } from '#ui/status-label.tsx'
import { ListFilters } from '../layout/list-filters.tsx'
import { Pager } from '../layout/pager.tsx'
import { useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'

/** Polling interval of the list (ms): other users change it too. */
const askedEvery = 60_000

/** Inspection sheets, the most urgent first. */
export default function ExpertisesPage() {
  const t = useText(staffExpertiseTexts)
  const staff = useStaff()
  const [search, setSearch] = useSearchParams()
  const view = expertiseViews.find((one) => one === search.get('view')) ?? 'inspect'
  const area = Number(search.get('area')) || undefined
  const text = search.get('text')?.trim().slice(0, 80) || undefined
  const page = Number(search.get('page')) || 1
  const { data, failed } = useQuery(
    apiQuery(
      '/api/staff/expertises',
      { params: { query: { view, page, ...(area && { area }), ...(text && { text }) } } },
      { refetchInterval: askedEvery, placeholderData: keepPreviousData },
    ),
  )
  const columns = useColumns()
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
      intro={t('intro')}
      actions={<Link to={staffAddress.checkList()}>{t('checkList')}</Link>}
      views={{
        label: t('views'),
        list: expertiseViews.map((value) => ({ value, name: t(`view.${value}`), count: data?.counts[value] })),
        chosen: view,
      }}
    >
      <StaffBar>
        <ListFilters
          words={{ area: t('list.area'), everywhere: t('list.everywhere'), text: t('list.text') }}
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
        hrefOf={({ id }) => staffAddress.expertise(id)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        failed={failed}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}

function useColumns(): StaffColumn<ExpertiseLine>[] {
  const t = useText(staffExpertiseTexts)
  const format = useFormat()
  const language = useLanguage()
  const name = (key: 'reference' | 'vehicle' | 'plate' | 'status' | 'type' | 'area' | 'visit' | 'points' | 'findings' | 'quotation') => ({
    ...{ key, name: t(`column.${key}`) },
  })
  return [
    {
      ...name('reference'),
      card: 'title',
      fixed: true,
      cell: (row) => (
        <Link to={staffAddress.expertise(row.id)} data-row-start>
          <bdi dir="ltr">{row.reference}</bdi>
        </Link>
      ),
    },
    { ...name('visit'), card: 'aside', cell: (row) => row.appointment && momentWords(row.appointment, format) },
    { ...name('vehicle'), wraps: true, cell: (row) => <bdi>{row.vehicle.title}</bdi> },
    { ...name('plate'), cell: (row) => <RecordPlate plate={row.vehicle.plate} /> },
    { ...name('status'), cell: (row) => <StatusLabel tone={expertiseTones[row.status]} label={t(`status.${row.status}`)} /> },
    {
      ...name('type'),
      cell: (row) => (
        <>
          {t(`type.${row.type}`)} {row.ownerReference && <bdi dir="ltr">{row.ownerReference}</bdi>}
        </>
      ),
    },
    { ...name('area'), card: 'none', cell: (row) => row.area && localized(row.area.names, language) },
    { ...name('points'), end: true, cell: (row) => t('progressShort', { done: String(row.answered), total: String(row.points) }) },
    { ...name('findings'), end: true, card: 'none', cell: (row) => format.number(row.findings) },
    { ...name('quotation'), end: true, cell: (row) => row.quotation !== null && format.price(row.quotation) },
  ]
}
