import { useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { callApi } from '#client/call.ts'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StockRow } from '#domains/stock/contract.ts'
import { OwnPicture } from '#domains/stock/ui/own-picture.tsx'
import { stockTones } from '#domains/stock/ui/stock-tones.ts'
import { useCatalogue } from '#domains/stock/ui/use-catalogue.ts'
import type { VehicleStatus } from '#domains/vehicles/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { everyOf } from '#shared/closed-list.ts'
import { localized } from '#shared/language.ts'
import { plateCells } from '#shared/plate.ts'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { CsvButton } from '../layout/csv-button.tsx'
import { Pager } from '../layout/pager.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import { ColumnChooser, useColumns } from '../layout/use-columns.tsx'
import styles from './stock.module.css'

const statuses = everyOf<VehicleStatus>()(['Draft', 'Pending', 'Active', 'InTransfer', 'Published', 'Reserved', 'Booked', 'Sold'])
const sorts = {
  modified: { sort: 'modified', direction: 'desc' },
  created: { sort: 'created', direction: 'desc' },
  priceUp: { sort: 'price', direction: 'asc' },
  priceDown: { sort: 'price', direction: 'desc' },
  reference: { sort: 'reference', direction: 'asc' },
} as const
const perPage = 20
/** Lines of a CSV file at most. */
const maxLines = 10_000

/** What the address says of the list. */
function readFilters(search: URLSearchParams) {
  const view = search.get('view') ?? 'all'
  const area = Number(search.get('area'))
  const make = Number(search.get('make'))
  const order = search.get('sort') ?? 'modified'
  const status = statuses.find((one) => one === view)
  return {
    view: status ?? (view === 'archived' ? 'archived' : 'all'),
    order: order in sorts ? (order as keyof typeof sorts) : 'modified',
    query: {
      ...(status && { status: [status] }),
      ...(view === 'archived' && { archived: 'true' as const }),
      ...(area > 0 && { storageAreaId: [area] }),
      ...(make > 0 && { brandId: [make] }),
      ...(search.get('q') && { q: search.get('q') ?? '' }),
      ...sorts[order in sorts ? (order as keyof typeof sorts) : 'modified'],
    },
    page: Math.max(1, Number(search.get('page')) || 1),
  }
}

/** The stock of the areas for which somebody works. */
export default function StockPage() {
  const t = useText('stock')
  const v = useText('vehicles')
  const { price, km, number } = useFormat()
  const language = useLanguage()
  const staff = useStaff()
  const catalogue = useCatalogue()
  const [search, setSearch] = useSearchParams()
  const { view, order, query, page } = readFilters(search)
  const { data, failed } = useApiQuery('/api/staff/vehicles', { params: { query: { ...query, page, size: perPage } } })
  const chosen = useColumns('stock')
  const searchId = useId()
  const asked = search.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  useEffect(() => setTyped(asked), [asked])

  const set = (values: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    next.delete('page')
    setSearch(next, { preventScrollReset: true })
  }
  const place = (row: Pick<StockRow, 'storageArea' | 'city' | 'cityNames'>) =>
    row.storageArea ? localized(row.storageArea.names, language) : (localized(row.cityNames, language) ?? '')
  const carName = (row: StockRow) => `${row.brand} ${row.model}`

  const columns: StaffColumn<StockRow>[] = [
    {
      key: 'car',
      name: t('col.car'),
      fixed: true,
      card: 'title',
      cell: (row) => (
        <span className={styles.car}>
          <span className={styles.picture}>
            {row.picture ? (
              <OwnPicture picture={row.picture} isPublic={row.isPublic} alt="" />
            ) : row.bodyStyle ? (
              <BodyStyleShape style={row.bodyStyle} />
            ) : (
              <Icon name="car" size={24} />
            )}
          </span>
          <span className={styles.name}>
            <Link to={staffAddress.vehicle(row.id)} data-row-start>
              <bdi>{carName(row)}</bdi>
            </Link>
            {row.version && <bdi dir="ltr">{row.version}</bdi>}
            {(row.isFeatured || row.isPromoted) && (
              <span>
                {[row.isFeatured && t('switches.isFeatured'), row.isPromoted && t('switches.isPromoted')].filter(Boolean).join(t('comma'))}
              </span>
            )}
          </span>
        </span>
      ),
    },
    { key: 'reference', name: t('col.reference'), cell: (row) => <bdi className={styles.plain}>{row.reference}</bdi> },
    { key: 'plate', name: t('col.plate'), cell: (row) => <StockPlate number={row.registrationNumber} /> },
    {
      key: 'status',
      name: t('col.status'),
      card: 'aside',
      cell: (row) => (
        <span>
          <StatusLabel tone={stockTones[row.lastStatus]} label={v(`status.${row.lastStatus}`)} />
        </span>
      ),
    },
    {
      key: 'area',
      name: t('col.area'),
      cell: (row) =>
        (place(row) || row.transferArea) && (
          <span className={styles.place}>
            <span>{place(row)}</span>
            {row.transferArea && <span>{t('toArea', { area: localized(row.transferArea.names, language) })}</span>}
          </span>
        ),
    },
    { key: 'year', card: 'none', name: t('col.year'), end: true, cell: (row) => row.releaseDate?.slice(0, 4) ?? '' },
    { key: 'mileage', card: 'none', name: t('col.mileage'), end: true, cell: (row) => (row.mileage === null ? '' : km(row.mileage)) },
    { key: 'price', name: t('col.price'), end: true, cell: (row) => (row.price === null ? '' : <b>{price(row.price)}</b>) },
    { key: 'photos', card: 'none', name: t('col.photos'), end: true, cell: (row) => number(row.pictureCount) },
    { key: 'tasks', card: 'none', name: t('col.tasks'), end: true, cell: (row) => (row.openTasks > 0 ? number(row.openTasks) : '') },
  ]

  /** Every row that the filters find, page by page. */
  async function lines() {
    const all: StockRow[] = []
    for (let at = 1; all.length < maxLines; at++) {
      const { results, pageCount } = await callApi('get', '/api/staff/vehicles', { params: { query: { ...query, page: at, size: 100 } } })
      all.push(...results)
      if (at >= pageCount) break
    }
    const head = ['reference', 'car', 'plate', 'status', 'area', 'year', 'mileage', 'price', 'photos', 'tasks'] as const
    return [
      head.map((name) => t(`col.${name}`)),
      ...all.map((row) => [
        row.reference,
        [carName(row), row.version].filter(Boolean).join(' '),
        row.registrationNumber,
        v(`status.${row.lastStatus}`),
        place(row),
        row.releaseDate,
        row.mileage,
        row.price,
        row.pictureCount,
        row.openTasks,
      ]),
    ]
  }

  const total = data ? statuses.reduce((sum, status) => sum + (data.counts[status] ?? 0), 0) : undefined
  const isFiltered = view !== 'all' || 'q' in query || 'storageAreaId' in query || 'brandId' in query
  const mayAdd = hasRole(staff, 'agent', 'manager')
  const areas = catalogue?.areas.filter(
    ({ id }) => staff.areas.length === 0 || hasRole(staff, 'manager') || staff.areas.some((own) => own.id === id),
  )
  return (
    <StaffPage
      title={t('title')}
      intro={data ? t('intro', { count: data.rowCount }) : undefined}
      actions={
        mayAdd && (
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
          { value: 'all', name: t('list.all'), ...(view !== 'archived' && { count: total }) },
          ...statuses.map((status) => ({
            value: status,
            name: v(`status.${status}`),
            ...(view !== 'archived' && { count: data?.counts[status] }),
          })),
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
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            set({ q: typed.trim() })
          }}
        >
          <label className="vh" htmlFor={searchId}>
            {t('list.search')}
          </label>
          <input
            id={searchId}
            type="search"
            value={typed}
            maxLength={100}
            placeholder={t('list.search')}
            onChange={(event) => {
              setTyped(event.target.value)
              // the cross of the field empties it
              if (event.target.value === '' && asked !== '') set({ q: '' })
            }}
          />
        </form>
        <select aria-label={t('list.area')} value={search.get('area') ?? ''} onChange={(event) => set({ area: event.target.value })}>
          <option value="">{t('list.everyArea')}</option>
          {areas?.map(({ id, names }) => (
            <option key={id} value={id}>
              {localized(names, language)}
            </option>
          ))}
        </select>
        <select aria-label={t('list.make')} value={search.get('make') ?? ''} onChange={(event) => set({ make: event.target.value })}>
          <option value="">{t('list.everyMake')}</option>
          {catalogue?.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select aria-label={t('list.sort')} value={order} onChange={(event) => set({ sort: event.target.value })}>
          {(Object.keys(sorts) as (keyof typeof sorts)[]).map((one) => (
            <option key={one} value={one}>
              {t(`list.sorts.${one}`)}
            </option>
          ))}
        </select>
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
          ways: isFiltered ? (
            <Button variant="outline" onClick={() => setSearch({})}>
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

/** A plate in its cells; one of another series as it is written. */
function StockPlate({ number }: { number: string | null }) {
  const t = useText('stock')
  if (number === null) return null
  const cells = plateCells(number)
  if (!cells) return <bdi className={styles.plain}>{number}</bdi>
  return <Plate serial={cells.serial} letter={cells.letter} code={Number(cells.code)} label={t('plate', { plate: number })} />
}
