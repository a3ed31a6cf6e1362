import { type ReactNode, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'
import styles from './staff-table.module.css'
import { useRowKeys } from './use-row-keys.ts'

export interface StaffColumn<Row> {
  key: string
  name: string
  cell: (row: Row) => ReactNode
  /** aligns numbers and amounts to the end of the column */
  end?: boolean
  /** text that may wrap in a narrow table */
  wraps?: boolean
  /**
   * On small screens a row becomes a card: the column is its first line, the end of that line, or hidden; a self-explanatory value has
   * no label, at the start or the end of a line. Omitted: a line with its label.
   */
  card?: 'title' | 'aside' | 'none' | 'start' | 'end'
  /** cannot be hidden by the column chooser */
  fixed?: boolean
}

interface StaffTableProps<Row> {
  label: string
  columns: readonly StaffColumn<Row>[]
  /** keys of hidden columns (`useColumns`) */
  hidden?: ReadonlySet<string>
  /** null while loading */
  rows: readonly Row[] | null
  keyOf: (row: Row) => number | string
  /** target of Enter and of the link in a row */
  hrefOf?: (row: Row) => string
  /** action of the key A */
  take?: (row: Row) => void
  /** highlights an overdue row */
  late?: (row: Row) => boolean
  /** the last column, sticky at the end of the screen */
  action?: { name: string; cell: (row: Row) => ReactNode }
  /** rows selected for bulk actions */
  selection?:
    | { chosen: ReadonlySet<number | string>; change: (chosen: Set<number | string>) => void; nameOf: (row: Row) => string }
    | undefined
  empty: { title: string; text: string; ways?: ReactNode }
  /** the list failed to load; `retry` repeats the request */
  failed?: { retry: () => void } | null
}

/**
 * The table of the back office. J and K move through its rows, Enter opens one, A assigns it, X selects it; on small screens each row is
 * a card. The first link of a row has the focus.
 */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const t = useText(staffTexts)
  const { label, rows, empty, failed } = props
  if (failed) return <Failed title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  if (rows === null) return <Waiting className={styles.wait} label={t('loading')} lines={[96, 88, 92, 84, 90, 80]} />
  if (rows.length === 0)
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.ways}
      </EmptyState>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keyboard too
    <section className={styles.wrap} aria-label={label} tabIndex={0}>
      <Rows {...props} rows={rows} />
    </section>
  )
}

function Rows<Row>({
  label,
  columns,
  hidden,
  rows,
  keyOf,
  hrefOf,
  take,
  late,
  action,
  selection,
}: StaffTableProps<Row> & { rows: readonly Row[] }) {
  const t = useText(staffTexts)
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = columns.filter(({ key, fixed }) => fixed || !hidden?.has(key))

  const toggle = (row: Row) => {
    if (!selection) return
    const next = new Set(selection.chosen)
    if (!next.delete(keyOf(row))) next.add(keyOf(row))
    selection.change(next)
  }
  useRowKeys(body, { rows, hrefOf, take, choose: selection && toggle })

  const all = selection && rows.every((row) => selection.chosen.has(keyOf(row)))
  return (
    <table className={styles.table} data-dense={columns.some(({ card }) => card === 'start') || undefined}>
      <caption className="vh">{label}</caption>
      <thead>
        <tr>
          {selection && (
            <th className={styles.check} scope="col">
              <input
                type="checkbox"
                aria-label={t('table.selectAll')}
                checked={all}
                onChange={() => selection.change(all ? new Set() : new Set(rows.map(keyOf)))}
              />
            </th>
          )}
          {shown.map(({ key, name, end }) => (
            <th key={key} scope="col" data-end={end}>
              {name}
            </th>
          ))}
          {action && (
            <th scope="col" className={styles.action}>
              {action.name}
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-late={late?.(row) || undefined} data-chosen={selection?.chosen.has(keyOf(row)) || undefined}>
            {selection && (
              <td className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={t('table.select', { name: selection.nameOf(row) })}
                  checked={selection.chosen.has(keyOf(row))}
                  onChange={() => toggle(row)}
                />
              </td>
            )}
            {shown.map(({ key, name, cell, end, wraps, card }) => (
              <td key={key} data-name={name} data-end={end} data-wraps={wraps} data-card={card}>
                {cell(row)}
              </td>
            ))}
            {action && <td className={styles.action}>{action.cell(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
