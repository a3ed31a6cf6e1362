import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useText } from '#i18n/text.ts'
import { countedTo } from '#shared/counted.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CsvButton } from '../layout/csv-button.tsx'
import { Pager } from '../layout/pager.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { StaffTable } from '../layout/staff-table.tsx'
import { ColumnChooser, useColumns } from '../layout/use-columns.tsx'
import { StockChoices } from './stock/stock-choices.tsx'
import { useStockColumns } from './stock/stock-columns.tsx'
import { statuses, useStockFilters } from './stock/stock-filters.ts'
import { useStockLines } from './stock/use-stock-lines.ts'

const perPage = 20

/** The stock of the user's areas. */
export default function StockPage() {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const staff = useStaff()
  const filters = useStockFilters()
  const { view, query, page } = filters
  const { data, failed } = useQuery(apiQuery('/api/staff/vehicles', { params: { query: { ...query, page, size: perPage } } }))
  const decides = hasRole(staff, 'manager')
  const { data: prices } = useQuery(apiQuery('/api/staff/pricechanges/count', decides ? {} : null))
  const columns = useStockColumns()
  const chosen = useColumns('stock')
  const lines = useStockLines(query)
  // counts apply to the whole list
  const isCounted = view !== 'archived' && view !== 'openPrice'
  const total = data ? statuses.reduce((sum, status) => sum + (data.counts[status] ?? 0), 0) : undefined
  return (
    <StaffPage
      title={t('title')}
      intro={data ? t('intro', { count: Math.min(data.rowCount, countedTo + 1) }) : undefined}
      actions={
        hasRole(staff, 'agent', 'manager') && (
          <ButtonLink size="small" to={staffAddress.newVehicle()}>
            <Icon name="plus" size={18} />
            {t('add')}
          </ButtonLink>
        )
      }
      views={{
        label: t('list.views'),
        chosen: view,
        list: [
          { value: 'all', name: t('list.all'), ...(isCounted && { count: total }) },
          ...statuses.map((status) => ({
            value: status,
            name: v(`status.${status}`),
            ...(isCounted && { count: data?.counts[status] }),
          })),
          ...(decides ? [{ value: 'openPrice', name: t('list.openPrice'), count: prices?.waiting }] : []),
          { value: 'archived', name: t('list.archived'), ...(view === 'archived' && { count: data?.rowCount }) },
        ],
      }}
    >
      <StaffBar
        end={
          <>
            <ColumnChooser columns={columns} chosen={chosen} />
            <CsvButton name={t('list.file')} lines={lines} />
          </>
        }
      >
        <StockChoices filters={filters} />
      </StaffBar>
      <StaffTable
        label={t('title')}
        columns={columns}
        hidden={chosen.hidden}
        rows={data?.results ?? null}
        keyOf={(row) => row.id}
        hrefOf={(row) => staffAddress.vehicle(row.id)}
        empty={{
          title: t('list.empty'),
          text: t('list.emptyText'),
          ways: filters.isFiltered ? (
            <Button variant="outline" onClick={filters.clear}>
              {t('list.clear')}
            </Button>
          ) : null,
        }}
        failed={failed}
      />
      {data && <Pager page={data} />}
    </StaffPage>
  )
}
