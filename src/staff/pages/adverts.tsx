import { Link, useSearchParams } from 'react-router'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { AdLine, AdToday } from '#domains/processes/adverts/moderation/contract.ts'
import { RiskScore } from '#domains/processes/adverts/moderation/ui/risk-panel.tsx'
import { adTones } from '#domains/processes/adverts/ui/own-ad.tsx'
import { DueCell } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { ButtonLink } from '#ui/button.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { Pager } from '../layout/pager.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'

const views = ['toRead', 'reported', 'corrections', 'refused', 'published', 'all'] as const

/** Polling interval of the list (ms): other users change it too. */
const askedEvery = 60_000

/** Adverts of sellers: pending ones first, by risk. */
export default function AdvertsPage() {
  const t = useText(staffAdvertsTexts)
  const now = useNow()
  const [search] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'toRead'
  const page = Number(search.get('page')) || 1
  const { data, failed } = useQuery(
    apiQuery(
      '/api/staff/vehicleads',
      { params: { query: { view, page } } },
      { refetchInterval: askedEvery, placeholderData: keepPreviousData },
    ),
  )
  // omits counts of zero
  const today = ({ accepted, corrections, refused }: AdToday) => {
    const read = accepted + corrections + refused
    const parts = [
      accepted && t('today.accepted', { count: accepted }),
      corrections && t('today.corrections', { count: corrections }),
      refused && t('today.refused', { count: refused }),
    ]
    return read > 0 && t('today.read', { count: read, list: parts.filter(Boolean).join(t('queue.comma')) })
  }
  return (
    <StaffPage
      title={t('title')}
      intro={data && [t('intro', { count: data.counts.toRead }), today(data.today)].filter(Boolean).join(' ')}
      actions={<Link to={staffAddress.boosts()}>{t('boosts.title')}</Link>}
      views={{
        label: t('views'),
        list: views.map((value) => ({
          value,
          name: t(`view.${value}`),
          count: data?.counts[value],
          urgent: value === 'toRead' || value === 'reported',
        })),
        chosen: view,
      }}
    >
      <StaffTable
        label={t(`view.${view}`)}
        columns={useColumns(now)}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffAddress.advert(id)}
        late={({ isOverdue }) => isOverdue}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          ways: <ButtonLink to={staffAddress.adverts({ view: 'all' })}>{t('empty.all')}</ButtonLink>,
        }}
        failed={failed}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}

function useColumns(now: Date): StaffColumn<AdLine>[] {
  const t = useText(staffAdvertsTexts)
  const format = useFormat()
  const name = (key: 'due' | 'reference' | 'title' | 'seller' | 'city' | 'price' | 'score' | 'status') => ({
    ...{ key, name: t(`column.${key}`) },
  })
  return [
    { ...name('score'), cell: (row) => <RiskScore score={row.score} /> },
    {
      ...name('reference'),
      card: 'title',
      fixed: true,
      cell: (row) => (
        <Link to={staffAddress.advert(row.id)} data-row-start>
          <bdi dir="ltr">{row.reference}</bdi>
        </Link>
      ),
    },
    { ...name('title'), wraps: true, cell: (row) => <bdi>{[row.title, row.year].filter(Boolean).join(' ')}</bdi> },
    { ...name('seller'), wraps: true, cell: (row) => <bdi>{row.seller}</bdi> },
    { ...name('city'), card: 'none', cell: (row) => row.city },
    { ...name('price'), end: true, cell: (row) => row.price !== null && format.price(row.price) },
    {
      ...name('status'),
      cell: (row) => (
        <span>
          <StatusLabel
            tone={row.isCorrection ? 'warning' : adTones[row.lastStatus]}
            label={t(row.isAppeal ? 'appeal' : row.isCorrection ? 'correction' : `status.${row.lastStatus}`)}
          />
          {row.reports > 0 && ' '}
          {row.reports > 0 && <StatusLabel tone="warning" label={t('reports.count', { count: row.reports })} />}
        </span>
      ),
    },
    { ...name('due'), card: 'aside', cell: (row) => <DueCell due={row.due} now={now} /> },
  ]
}
