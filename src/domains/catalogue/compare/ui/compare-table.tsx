import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import comparePageTexts from '#texts/comparePage'
import vehiclesTexts from '#texts/vehicles'
import { ColorDot } from '#ui/color-dot.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Angle } from '../rules.ts'
import { CompareHead } from './compare-head.tsx'
import { type CompareRow, type InspectionCounts, rowGroups, useCompareRows } from './compare-rows.ts'
import styles from './compare-table.module.css'

/** Phones display the rows as grids; explicit roles preserve the table for screen readers. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const

interface CompareTableProps {
  cars: readonly VehicleDetail[]
  /** published inspection reports, by car */
  inspections: ReadonlyMap<number, InspectionCounts>
  /** `onPhones`: rendered without knowledge of the screen; phones with script hide equal rows */
  onlyDifferences: boolean | 'onPhones'
  /** common angle of all photos; without it, each car shows its first photo */
  view?: Angle
  hrefOf: (car: VehicleDetail) => string
  onRemove: (car: VehicleDetail) => void
  /** fills the place of a missing third car */
  third: ReactNode
}

/** Comparison of cars. Rows that differ have a diamond and bold values, the odd one out a saffron cell, the best value a pill. */
export function CompareTable({ cars, inspections, onlyDifferences, view, hrefOf, onRemove, third }: CompareTableProps) {
  const t = useText(comparePageTexts)
  const rows = useCompareRows(cars, inspections)
  const wrap = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const headsGone = useOutOfView(wrap, 'thead')
  const shown = onlyDifferences === true ? rows.filter((row) => row.differs) : rows
  const columns = cars.length + (third ? 1 : 0)

  const follow = () => {
    if (strip.current && wrap.current) strip.current.scrollLeft = wrap.current.scrollLeft
  }
  return (
    <div
      className={styles.compare}
      data-differences={onlyDifferences === 'onPhones' ? '' : undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      <div ref={strip} className={styles.strip} data-shown={headsGone ? '' : undefined} aria-hidden="true">
        <div className={styles.stripCars}>
          {cars.map((car) => (
            <StripCar key={car.id} car={car} />
          ))}
        </div>
      </div>
      <section ref={wrap} className={styles.wrap} aria-label={t('table')} onScroll={follow}>
        <table className={styles.table} {...as.table}>
          {/* every column has its width before its cars load, to avoid layout shifts */}
          <colgroup>
            <col className={styles.labels} />
            <col span={columns} />
          </colgroup>
          <thead {...as.rowgroup}>
            <tr {...as.row}>
              <td className={styles.corner} {...as.cell}>
                <ul className={styles.legend}>
                  <li>
                    <i className={styles.diamond} />
                    {t('differs')}
                  </li>
                  {cars.length > 2 && (
                    <li>
                      <i className={styles.swatch} />
                      {t('odd')}
                    </li>
                  )}
                </ul>
              </td>
              {cars.map((car) => (
                <th key={car.id} scope="col" {...as.columnheader} className={styles.car}>
                  <CompareHead car={car} view={view} href={hrefOf(car)} onRemove={() => onRemove(car)} />
                </th>
              ))}
              {third && (
                <td className={styles.third} {...as.cell}>
                  {third}
                </td>
              )}
            </tr>
          </thead>
          {rowGroups.map((group) => (
            <Group
              key={group}
              title={t(`group.${group}`)}
              rows={shown.filter((row) => row.group === group)}
              ids={cars.map((car) => car.id)}
              columns={columns}
            />
          ))}
        </table>
      </section>
      {shown.length === 0 && <p className={styles.alike}>{t('noDifference')}</p>}
    </div>
  )
}

/** A car in the sticky header, with what distinguishes two cars of one model. */
function StripCar({ car }: { car: VehicleDetail }) {
  const v = useText(vehiclesTexts)
  const t = useText(comparePageTexts)
  const { price } = useFormat()
  return (
    <div className={styles.stripCar}>
      <p>
        {car.color && <ColorDot color={car.color} />}
        <bdi dir="ltr">{[`${car.brand} ${car.model}`, car.version].filter(Boolean).join(' ')}</bdi>
      </p>
      <b>{car.availability === 'Sold' ? t('sold') : car.price === null ? v('card.onRequest') : price(car.price)}</b>
    </div>
  )
}

function Group({ title, rows, ids, columns }: { title: string; rows: CompareRow[]; ids: readonly number[]; columns: number }) {
  if (rows.length === 0) return null
  return (
    <tbody {...as.rowgroup}>
      <tr {...as.row} className={styles.group}>
        <th colSpan={columns + 1} scope="rowgroup" {...as.rowheader}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} ids={ids} columns={columns} />
      ))}
    </tbody>
  )
}

function Row({ row, ids, columns }: { row: CompareRow; ids: readonly number[]; columns: number }) {
  const t = useText(comparePageTexts)
  return (
    <tr {...as.row} className={row.differs ? styles.differs : styles.same}>
      <th scope="row" {...as.rowheader}>
        {row.label}
        {row.differs && <span className="vh">{` (${t('differs')})`}</span>}
      </th>
      {row.texts.map((text, i) => (
        <td key={ids[i]} {...as.cell} className={row.odd === i ? styles.odd : undefined}>
          <Value text={text} />
          {row.best === i && row.bestLabel && <span className={styles.best}>{row.bestLabel}</span>}
          {row.odd === i && <span className="vh">{` (${t('odd')})`}</span>}
        </td>
      ))}
      {columns > row.texts.length && <td {...as.cell} />}
    </tr>
  )
}

function Value({ text }: { text: string | boolean | null }) {
  const t = useText(comparePageTexts)
  if (text === null) return <span className={styles.unknown}>{t('unknown')}</span>
  if (typeof text === 'string') return <span>{text}</span>
  return (
    <span className={text ? styles.yes : styles.no}>
      <Icon name={text ? 'check' : 'minus'} size={20} />
      <span className="vh">{t(text ? 'yes' : 'no')}</span>
    </span>
  )
}

/** Returns true once the element of the selector is scrolled out of view. */
function useOutOfView(box: RefObject<HTMLElement | null>, selector: string): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const part = box.current?.querySelector(selector)
    if (!part) return
    // the observer may batch several entries: the last one is current
    const observer = new IntersectionObserver((seen) => {
      const now = seen.at(-1)
      setGone(now !== undefined && !now.isIntersecting && now.boundingClientRect.top < 0)
    })
    observer.observe(part)
    return () => observer.disconnect()
  }, [box, selector])
  return gone
}

/** Placeholder of a missing car that links to the search. */
export function EmptyPlace({ href, second }: { href: string; second: boolean }) {
  const t = useText(comparePageTexts)
  return (
    <Link className={styles.place} to={href}>
      <Icon name="plus" size={24} />
      <b>{t(second ? 'addSecond' : 'addThird')}</b>
      {!second && <span>{t('addThirdHint')}</span>}
    </Link>
  )
}
