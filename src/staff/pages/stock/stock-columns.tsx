import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StockRow } from '#domains/catalogue/stock/contract.ts'
import { OwnPicture } from '#domains/catalogue/stock/ui/own-picture.tsx'
import { stockTones } from '#domains/catalogue/stock/ui/stock-tones.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Language, localized } from '#shared/language.ts'
import { plateCells } from '#shared/plate.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import type { StaffColumn } from '../../layout/staff-table.tsx'
import styles from '../stock.module.css'

export function useStockColumns(): StaffColumn<StockRow>[] {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const { price, km, number } = useFormat()
  const language = useLanguage()
  return [
    { key: 'car', name: t('col.car'), fixed: true, card: 'title', cell: (row) => <StockCar row={row} /> },
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
        (placeOf(row, language) || row.transferArea) && (
          <span className={styles.place}>
            <span>{placeOf(row, language)}</span>
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
}

/** The store of a car, else its city. */
export function placeOf(row: Pick<StockRow, 'storageArea' | 'city' | 'cityNames'>, language: Language): string {
  return row.storageArea ? localized(row.storageArea.names, language) : (localized(row.cityNames, language) ?? '')
}

function StockCar({ row }: { row: StockRow }) {
  const t = useText(stockTexts)
  return (
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
          <bdi>{`${row.brand} ${row.model}`}</bdi>
        </Link>
        {row.version && <bdi dir="ltr">{row.version}</bdi>}
        {(row.isFeatured || row.isPromoted) && (
          <span>
            {[row.isFeatured && t('switches.isFeatured'), row.isPromoted && t('switches.isPromoted')].filter(Boolean).join(t('comma'))}
          </span>
        )}
      </span>
    </span>
  )
}

/** A plate in its cells; other formats as text. */
function StockPlate({ number }: { number: string | null }) {
  const t = useText(stockTexts)
  if (number === null) return null
  const cells = plateCells(number)
  if (!cells) return <bdi className={styles.plain}>{number}</bdi>
  return <Plate serial={cells.serial} letter={cells.letter} code={Number(cells.code)} label={t('plate', { plate: number })} />
}
