import type { KeyboardEvent } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import appointmentsTexts from '#texts/appointments'
import staffAgendaTexts from '#texts/staffAgenda'
import type { AgendaEntry } from '../agenda/contract.ts'
import styles from './agenda-board.module.css'
import { type AgendaColumn, type FreeTime, freeTimesOf, isOutOfHours, lanesOf, minutesAt, minutesOf, spanOfBoard } from './board.ts'
import { DayLoad } from './day-load.tsx'

/** minutes per grid row */
const step = 5

interface AgendaBoardProps {
  columns: readonly AgendaColumn[]
  now: Date
  /** opens an appointment */
  choose: (entry: AgendaEntry) => void
  /** books at a free time; null without the right */
  place: ((time: FreeTime, column: AgendaColumn) => void) | null
}

/** Day grid: stores with their places side by side, appointments, free times and the current time. */
export function AgendaBoard({ columns, now, choose, place }: AgendaBoardProps) {
  const { clock } = useFormat()
  const { from, to } = spanOfBoard(columns)
  const hours = Array.from({ length: to - from }, (_one, i) => from + i)
  const widths = columns.map(
    (column) => `minmax(${Math.max(1, lanesOf(column).length) * 7.5}rem, ${Math.max(1, lanesOf(column).length)}fr)`,
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one button of it to the next, each of which is reached by Tab, too
    <div
      className={styles.board}
      style={{ gridTemplateColumns: `auto ${widths.join(' ')}`, gridTemplateRows: `auto repeat(${(hours.length * 60) / step}, 0.45rem)` }}
      onKeyDown={goOn}
    >
      <div className={styles.axis} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ gridRow: `${((hour - from) * 60) / step + 2} / span ${60 / step}` }}>
            <bdi dir="ltr">{clock(`${String(hour).padStart(2, '0')}:00`)}</bdi>
          </span>
        ))}
      </div>
      {columns.map((column) => (
        <Column key={column.key} column={column} now={now} from={from} to={to} choose={choose} place={place} />
      ))}
    </div>
  )
}

interface ColumnProps extends Omit<AgendaBoardProps, 'columns'> {
  column: AgendaColumn
  from: number
  to: number
}

function Column({ column, now, from, to, choose, place }: ColumnProps) {
  const t = useText(staffAgendaTexts)
  const { key, name, day, isToday, entries } = column
  const lanes = lanesOf(column)
  const row = (minutes: number) => Math.round((Math.min(Math.max(minutes, from * 60), to * 60) - from * 60) / step) + 1
  const rows = (starts: number, ends: number) => `${row(starts)} / ${Math.max(row(ends), row(starts) + 1)}`
  const lane = (one: { kind: AgendaEntry['kind']; place: number }) =>
    lanes.findIndex(({ kind, place: number }) => kind === one.kind && number === one.place) + 1
  const free = place === null ? [] : freeTimesOf(column, now)
  const things = [
    ...entries.map((entry) => ({ at: entry.starts, lane: lane(entry), entry, time: null })),
    ...free.map((time) => ({ at: time.starts, lane: lane(time), entry: null, time })),
  ].toSorted((a, b) => (a.at === b.at ? a.lane - b.lane : a.at < b.at ? -1 : 1))
  const closed = day && day.hours === null
  const minute = minutesAt(localTime(now).time)
  return (
    <section className={styles.column} data-today={isToday} aria-labelledby={`agenda-${key}`}>
      <header className={styles.head}>
        <h2 id={`agenda-${key}`}>{name}</h2>
        <DayLoad day={day} />
      </header>
      <ul className={styles.lanes} style={{ gridTemplateColumns: `repeat(${Math.max(1, lanes.length)}, minmax(0, 1fr))` }}>
        {day?.hours && minutesAt(day.hours.open) > from * 60 && (
          <li className={styles.off} aria-hidden="true" style={{ gridRow: rows(from * 60, minutesAt(day.hours.open)) }} />
        )}
        {day?.hours && minutesAt(day.hours.close) < to * 60 && (
          <li className={styles.off} aria-hidden="true" style={{ gridRow: rows(minutesAt(day.hours.close), to * 60) }} />
        )}
        {closed && (
          <li className={styles.off} style={{ gridRow: rows(from * 60, to * 60) }}>
            {t(day.closed === 'Holiday' ? 'holiday' : 'closed')}
          </li>
        )}
        {things.map((thing) => (
          <li
            key={thing.entry ? thing.entry.id : `${thing.time.kind} ${thing.at}`}
            style={{
              gridColumn: thing.lane,
              gridRow: thing.entry
                ? rows(minutesOf(thing.entry.starts), minutesOf(thing.entry.ends))
                : rows(minutesOf(thing.time.starts), minutesOf(thing.time.ends)),
            }}
          >
            {thing.entry ? (
              <Entry entry={thing.entry} now={now} warns={isOutOfHours(day, thing.entry)} choose={choose} />
            ) : (
              <Free time={thing.time} place={() => place?.(thing.time, column)} />
            )}
          </li>
        ))}
        {isToday && minute >= from * 60 && minute < to * 60 && (
          <li className={styles.now} aria-hidden="true" style={{ gridRow: `${row(minute)} / span 1` }} />
        )}
      </ul>
    </section>
  )
}

interface EntryProps {
  entry: AgendaEntry
  now: Date
  warns: boolean
  choose: (entry: AgendaEntry) => void
}

function Entry({ entry, now, warns, choose }: EntryProps) {
  const t = useText(appointmentsTexts)
  const { clock } = useFormat()
  const { kind, status, starts, ends, person, vehicle, note } = entry
  return (
    <button
      type="button"
      className={styles.entry}
      data-kind={kind}
      data-status={status}
      data-past={Date.parse(ends) <= now.getTime()}
      data-warns={warns}
      onClick={() => choose(entry)}
    >
      <span>
        <bdi dir="ltr">{clock(localTime(starts).time)}</bdi>
        {status !== 'Booked' && <span>{t(`status.${status}`)}</span>}
      </span>
      {person && <b dir="auto">{person.name}</b>}
      <span dir="auto">{vehicle?.title ?? note ?? t(`kind.${kind}`)}</span>
      {warns && <span>{t('outOfHours')}</span>}
    </button>
  )
}

function Free({ time: { kind, starts, taken, places }, place }: { time: FreeTime; place: () => void }) {
  const t = useText(staffAgendaTexts)
  const kinds = useText(appointmentsTexts)
  const { clock, number } = useFormat()
  const at = clock(localTime(starts).time)
  const values = { time: at, kind: kinds(`kind.${kind}`), taken: number(taken), places: number(places) }
  return (
    <button type="button" className={styles.free} aria-label={t('placeAt', values)} onClick={place}>
      <bdi dir="ltr">{at}</bdi>
      <bdi dir="ltr">
        {number(taken)}/{number(places)}
      </bdi>
    </button>
  )
}

const directions: Record<string, readonly [column: number, time: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Arrow keys move to the previous or next button, and to the same time in the adjacent column. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key]
  const from = (event.target as HTMLElement).closest('button')
  if (!direction || !from) return
  const columns = [...event.currentTarget.querySelectorAll('section')].map((column) => [...column.querySelectorAll('button')])
  const column = columns.findIndex((buttons) => buttons.includes(from))
  const place = columns[column]?.indexOf(from) ?? -1
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const [sideways, along] = direction
  const target = sideways === 0 ? columns[column]?.[place + along] : nearest(columns, column, isMirrored ? -sideways : sideways, from)
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Returns the button closest in time in the next column that has one. */
function nearest(columns: readonly HTMLButtonElement[][], column: number, by: number, from: HTMLElement): HTMLButtonElement | undefined {
  const top = (button: HTMLElement) => Number.parseInt(button.parentElement?.style.gridRow ?? '0', 10)
  for (let next = column + by; columns[next]; next += by) {
    const [first] = (columns[next] ?? []).toSorted((a, b) => Math.abs(top(a) - top(from)) - Math.abs(top(b) - top(from)))
    if (first) return first
  }
  return undefined
}
