import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import appointmentsTexts from '#texts/appointments'
import staffTexts from '#texts/staff'
import staffAgendaTexts from '#texts/staffAgenda'
import { TimesOf } from './block-dialog.tsx'
import type { AgendaColumn } from './board.ts'
import styles from './print-sheet.module.css'

interface PrintSheetProps {
  title: string
  columns: readonly AgendaColumn[]
  /** store of each line, when a column has several */
  storeOf: ((entry: AgendaColumn['entries'][number]) => string) | null
}

/** Rendered only while the page prints, by the button or the browser menu. */
export function PrintSheet(props: PrintSheetProps) {
  const [prints, setPrints] = useState(false)
  useEffect(() => {
    // synchronous render: the browser prints after the event
    const begins = () => flushSync(() => setPrints(true))
    const ends = () => setPrints(false)
    addEventListener('beforeprint', begins)
    addEventListener('afterprint', ends)
    return () => {
      removeEventListener('beforeprint', begins)
      removeEventListener('afterprint', ends)
    }
  }, [])
  return prints && <Sheet {...props} />
}

/** Printed agenda in black and white: a table per store or day with appointments, and a column to tick attendance. */
function Sheet({ title, columns, storeOf }: PrintSheetProps) {
  const t = useText(staffAgendaTexts)
  const words = useText(appointmentsTexts)
  const staff = useText(staffTexts)
  const shown = columns.filter(({ entries }) => entries.length > 0)
  return createPortal(
    <div className={styles.sheet}>
      <h2>{title}</h2>
      {shown.length === 0 && <p>{t('nobody')}</p>}
      {shown.map(({ key, name, entries }) => (
        <table key={key}>
          <caption>{name}</caption>
          <thead>
            <tr>
              {(['time', 'what', 'who', 'car', 'record', 'came'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`sheet.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <TimesOf entry={entry} />
                </td>
                <td>
                  {words(`kind.${entry.kind}`)}
                  {entry.status !== 'Booked' && `${staff('comma')}${words(`status.${entry.status}`)}`}
                  {storeOf && <div>{storeOf(entry)}</div>}
                </td>
                <td>
                  {entry.person ? <bdi>{entry.person.name}</bdi> : entry.note && <bdi>{entry.note}</bdi>}
                  {entry.person?.phone && <div dir="ltr">{spacedPhone(entry.person.phone)}</div>}
                </td>
                <td>
                  {entry.vehicle && <bdi>{entry.vehicle.title}</bdi>}
                  {entry.vehicle?.plate && <div dir="ltr">{entry.vehicle.plate}</div>}
                </td>
                <td>{entry.about && <bdi dir="ltr">{entry.about.reference}</bdi>}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>,
    document.body,
  )
}
