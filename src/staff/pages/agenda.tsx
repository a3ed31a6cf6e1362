import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DataOf } from '#client/call.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { AgendaEntry } from '#domains/cases/appointments/agenda/contract.ts'
import { AgendaBoard } from '#domains/cases/appointments/ui/agenda-board.tsx'
import { AppointmentDialog, AppointmentSteps, isStaffKind } from '#domains/cases/appointments/ui/appointment-dialog.tsx'
import { BlockDialog, BlockedDialog, TimesOf } from '#domains/cases/appointments/ui/block-dialog.tsx'
import { type AgendaColumn, isOutOfHours } from '#domains/cases/appointments/ui/board.ts'
import { DayLoad } from '#domains/cases/appointments/ui/day-load.tsx'
import { PrintSheet } from '#domains/cases/appointments/ui/print-sheet.tsx'
import { appointmentKinds } from '#domains/cases/appointments/values.ts'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { PlaceDialog, type Placing } from '#domains/processes/selling/ui/place-dialog.tsx'
import { PlacesPanel } from '#domains/processes/selling/ui/places-panel.tsx'
import { toPlace } from '#domains/processes/selling/ui/to-place.ts'
import { VisitDialog } from '#domains/processes/selling/ui/visit-dialog.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import appointmentsTexts from '#texts/appointments'
import staffAgendaTexts from '#texts/staffAgenda'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Failed } from '#ui/failed.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { PersonCell } from '../layout/person-cell.tsx'
import { hasRole, type Staff, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { AgendaBar } from './agenda/agenda-bar.tsx'
import { Deliveries } from './agenda/deliveries.tsx'
import styles from './agenda.module.css'

const views = ['day', 'week', 'list'] as const
const lengths = { day: 1, week: 7, list: 1 } as const
const dayLength = 86_400_000

/** Polling interval (ms): other users book too. */
const askedEvery = 60_000
/** Number of requests without an appointment shown at first. */
const waitingShown = 12

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
const weekdayOf = (day: string) => localTime(instantOf(day, '12:00')).weekday
const mondayOf = (day: string) => shifted(day, -weekdayOf(day))

/** Small screens have space for a list only. */
const roomForGrid = '(min-width: 768px)'
const hasRoom = () => matchMedia(roomForGrid).matches
function watchRoom(changed: () => void): () => void {
  const room = matchMedia(roomForGrid)
  room.addEventListener('change', changed)
  return () => room.removeEventListener('change', changed)
}

function useAsked(today: string) {
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'day'
  const asked = search.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  const go = (change: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { preventScrollReset: true })
  }
  const kind = appointmentKinds.find((one) => one === search.get('kind')) ?? null
  return { view, day, from: view === 'week' ? mondayOf(day) : day, area: Number(search.get('area')) || undefined, kind, go }
}

/** Returns the visible stores: managers and users without a store see all of them. */
function useSeenStores(staff: Staff): Staff['areas'] {
  const seesAll = staff.areas.length === 0 || hasRole(staff, 'manager')
  const { data } = useQuery(apiQuery('/api/storageareas', seesAll ? {} : null, { staleTime: Number.POSITIVE_INFINITY }))
  return seesAll ? (data ?? []).filter(({ isDeactivated }) => !isDeactivated) : staff.areas
}

type Agenda = DataOf<'get', '/api/staff/appointments'>

/** Filters by kind; null: everything. */
function ofKind(agenda: Agenda | null, kind: AgendaEntry['kind'] | null): Agenda | null {
  if (agenda === null || kind === null) return agenda
  const stores = agenda.stores.map((store) => ({
    ...store,
    days: store.days.map((day) => ({ ...day, offers: day.offers.filter((offer) => offer.kind === kind) })),
  }))
  const deliveries = kind === 'Delivery' ? agenda.deliveries : []
  return { ...agenda, stores, deliveries, results: agenda.results.filter((entry) => entry.kind === kind) }
}

/** Returns a column for each day of a week, or for each store of a day; a closed store has one while it has appointments. */
function useColumns(agenda: Agenda | null, view: (typeof views)[number], today: string): AgendaColumn[] {
  const language = useLanguage()
  const { weekday, longDate } = useFormat()
  if (!agenda) return []
  const { days, stores, results } = agenda
  if (view === 'week')
    return days.map((date) => ({
      ...{ key: date, name: `${weekday(weekdayOf(date))} ${longDate(date)}`, isToday: date === today },
      ...{
        storageArea: stores[0]?.storageArea ?? null,
        day: (stores.length === 1 && stores[0]?.days.find((one) => one.date === date)) || null,
      },
      entries: results.filter(({ starts }) => localTime(starts).day === date),
    }))
  const met = new Map([...stores, ...results].map(({ storageArea }) => [storageArea.id, storageArea]))
  return [...met.values()].map((storageArea) => ({
    ...{ key: String(storageArea.id), name: localized(storageArea.names, language), storageArea, isToday: days[0] === today },
    day: stores.find((store) => store.storageArea.id === storageArea.id)?.days[0] ?? null,
    entries: results.filter((entry) => entry.storageArea.id === storageArea.id),
  }))
}

/** Appointments of the stores: a day by store as a grid of hours, or a week by day; also creates and changes them. */
export default function AgendaPage() {
  const t = useText(staffAgendaTexts)
  const staff = useStaff()
  const language = useLanguage()
  const { weekday, longDate } = useFormat()
  const now = useNow()
  const today = localTime(now).day
  const areas = useSeenStores(staff)
  const { view, day, from, area, kind, go } = useAsked(today)
  const {
    data: all,
    failed,
    refetch,
  } = useQuery(
    apiQuery(
      '/api/staff/appointments',
      { params: { query: { from, days: lengths[view], ...(area && { area }) } } },
      { refetchInterval: askedEvery, placeholderData: keepPreviousData },
    ),
  )
  const arranges = hasRole(staff, 'agent', 'expert', 'manager')
  const waiting = useQuery(
    apiQuery('/api/staff/purchases', arranges ? { params: { query: { ...toPlace, size: waitingShown, ...(area && { area }) } } } : null, {
      refetchInterval: askedEvery,
      placeholderData: keepPreviousData,
    }),
  )
  const data = ofKind(all, kind)
  const lines = waiting.data?.results ?? []
  const columns = useColumns(data, view, today)
  const isGrid = useSyncExternalStore(watchRoom, hasRoom) && view !== 'list' && (view === 'day' || data?.stores.length === 1)
  const [chosen, setChosen] = useState<AgendaEntry | null>(null)
  const [placing, setPlacing] = useState<Placing | null>(null)
  const [booking, setBooking] = useState<Booking | null>(null)
  const [blocks, setBlocks] = useState(false)
  const changed = () => {
    void refetch()
    void waiting.refetch()
  }
  const title = view === 'week' ? t('week', { day: longDate(from) }) : `${weekday(weekdayOf(day))} ${longDate(day)}`
  const turns = view === 'week' ? 'week' : 'day'
  return (
    <StaffPage
      title={t('title')}
      intro={data ? `${title} : ${t('count', { count: data.results.filter(({ status }) => status !== 'Blocked').length })}` : title}
      actions={
        <>
          <IconButton
            icon="chevron-left"
            look="line"
            label={t(`earlier.${turns}`)}
            onClick={() => go({ day: shifted(day, -lengths[view]) })}
          />
          <ButtonLink size="small" variant="outline" to={staffAddress.agenda(view === 'day' ? {} : { view })}>
            {t('today')}
          </ButtonLink>
          <IconButton
            icon="chevron-right"
            look="line"
            label={t(`later.${turns}`)}
            onClick={() => go({ day: shifted(day, lengths[view]) })}
          />
          {arranges && (
            <>
              <Button size="small" variant="outline" onClick={() => setBooking({ time: null })}>
                {t('appointment.open')}
              </Button>
              <Button size="small" onClick={() => setPlacing({ time: null, request: null })}>
                {t('new')}
              </Button>
            </>
          )}
        </>
      }
      views={{ label: t('views'), list: views.map((value) => ({ value, name: t(`view.${value}`) })), chosen: view }}
    >
      <AgendaBar areas={areas} area={area} kind={kind} go={go}>
        {arranges && areas.length > 0 && (
          <Button size="small" variant="outline" onClick={() => setBlocks(true)}>
            {t('block.open')}
          </Button>
        )}
        <Button size="small" variant="outline" disabled={data === null} onClick={() => print()}>
          {t('print')}
        </Button>
      </AgendaBar>
      {failed ? (
        <Failed title={t('failed')} text={t('failedText')} retry={failed.retry} />
      ) : data === null ? (
        <SkeletonLines widths={[80, 60, 70, 50]} />
      ) : columns.length === 0 ? (
        <p className={styles.nobody}>{t('nobody')}</p>
      ) : isGrid ? (
        <AgendaBoard
          columns={columns}
          now={now}
          choose={setChosen}
          place={
            arranges
              ? ({ starts, kind }, { storageArea }) => {
                  if (!storageArea) return
                  if (isStaffKind(kind)) setBooking({ time: { starts, kind, storageArea } })
                  else setPlacing({ time: { starts, kind, storageArea }, request: null })
                }
              : null
          }
        />
      ) : (
        <Lists columns={columns} withStore={view === 'week'} choose={setChosen} />
      )}
      {data && data.deliveries.length > 0 && (
        <Deliveries list={data.deliveries} arranges={arranges} plan={({ reference }) => setBooking({ time: null, reference })} />
      )}
      {arranges && waiting.data && (
        <PlacesPanel lines={lines} count={waiting.data.rowCount} place={(request) => setPlacing({ time: null, request })} />
      )}
      {chosen?.status === 'Blocked' && <BlockedDialog entry={chosen} arranges={arranges} changed={changed} close={() => setChosen(null)} />}
      {blocks && <BlockDialog stores={areas} area={area} day={day} changed={changed} close={() => setBlocks(false)} />}
      {data && (
        <PrintSheet
          title={`${t('title')} · ${title}`}
          columns={columns}
          storeOf={view === 'week' ? ({ storageArea }) => localized(storageArea.names, language) : null}
        />
      )}
      {chosen && chosen.status !== 'Blocked' && (
        <VisitDialog
          entry={chosen}
          now={now}
          arranges={arranges}
          record={<RecordLink entry={chosen} />}
          steps={isStaffKind(chosen.kind) && <AppointmentSteps entry={chosen} now={now} changed={changed} close={() => setChosen(null)} />}
          changed={changed}
          close={() => setChosen(null)}
        />
      )}
      {booking && <AppointmentDialog {...booking} area={area} changed={changed} close={() => setBooking(null)} />}
      {placing && <PlaceDialog {...placing} waiting={lines} changed={changed} close={() => setPlacing(null)} />}
    </StaffPage>
  )
}

type Booking = Pick<ComponentProps<typeof AppointmentDialog>, 'time' | 'reference'>

interface ListsProps {
  columns: readonly AgendaColumn[]
  withStore: boolean
  choose: (entry: AgendaEntry) => void
}

/** The columns as lists, side by side; on small screens stacked. */
function Lists({ columns, withStore, choose }: ListsProps) {
  const t = useText(staffAgendaTexts)
  // the days of a week stay in order; stores without entries are folded below the others
  const folded = withStore ? [] : columns.filter(({ entries }) => entries.length === 0)
  const isFolded = folded.length > 1
  const shown = isFolded ? columns.filter(({ entries }) => entries.length > 0) : columns
  const draw = (column: AgendaColumn) => <List key={column.key} column={column} withStore={withStore} choose={choose} />
  return (
    <>
      {shown.length > 0 && <div className={styles.columns}>{shown.map(draw)}</div>}
      {isFolded && (
        <details className={styles.folded} open={shown.length === 0}>
          <summary>{t('nobodyIn', { count: folded.length })}</summary>
          <div className={styles.columns}>{folded.map(draw)}</div>
        </details>
      )}
    </>
  )
}

function List({ column: { key, name, day, isToday, entries }, withStore, choose }: Omit<ListsProps, 'columns'> & { column: AgendaColumn }) {
  const t = useText(staffAgendaTexts)
  return (
    <section className={styles.column} data-now={withStore && isToday} aria-labelledby={`agenda-${key}`}>
      <h2 id={`agenda-${key}`}>
        {name} <span>{entries.length}</span>
      </h2>
      <DayLoad day={day} />
      {entries.length === 0 && day?.hours !== null && <p className={styles.nobody}>{t('nobody')}</p>}
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} day={day} withStore={withStore} choose={choose} />
        ))}
      </ul>
    </section>
  )
}

const tones: Record<AgendaEntry['status'], StatusTone> = {
  Booked: 'new',
  Blocked: 'draft',
  Cancelled: 'draft',
  Done: 'good',
  Missed: 'bad',
}

function addressOf({ about }: AgendaEntry): string | null {
  if (about === null) return null
  const of = {
    ...{ Purchase: staffAddress.purchase, Intermediation: staffAddress.intermediation, Ad: staffAddress.advert },
    ...{ Booking: staffAddress.booking, Vehicle: staffAddress.vehicle },
  }
  return of[about.type](about.id)
}

function RecordLink({ entry }: { entry: AgendaEntry }) {
  const to = addressOf(entry)
  return entry.about && to ? (
    <Link to={to}>
      <bdi dir="ltr">{entry.about.reference}</bdi>
    </Link>
  ) : null
}

interface EntryProps extends Pick<ListsProps, 'withStore' | 'choose'> {
  entry: AgendaEntry
  day: AgendaColumn['day']
}

function Entry({ entry, day, withStore, choose }: EntryProps) {
  const t = useText(appointmentsTexts)
  const words = useText(staffAgendaTexts)
  const language = useLanguage()
  const { clock } = useFormat()
  const { kind, status, starts, person, vehicle, storageArea, note } = entry
  const begin = clock(localTime(starts).time)
  return (
    <li className={styles.entry} data-kind={kind} data-status={status}>
      <p className={styles.time}>
        <TimesOf entry={entry} /> {t(`kind.${kind}`)}
      </p>
      {person && <PersonCell name={person.name} phone={person.phone} />}
      {vehicle && (
        <p className={styles.car}>
          <bdi>{vehicle.title}</bdi> <RecordPlate plate={vehicle.plate} />
        </p>
      )}
      {note && <p dir="auto">{note}</p>}
      {withStore && <p className={styles.quiet}>{localized(storageArea.names, language)}</p>}
      <p className={styles.foot}>
        {status !== 'Booked' && <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />}
        {isOutOfHours(day, entry) && <StatusLabel tone="bad" label={t('outOfHours')} />}
        <RecordLink entry={entry} />
        {(person || status === 'Blocked') && (
          <Button
            size="small"
            variant="ghost"
            aria-label={person ? words('changeOf', { name: person.name, time: begin }) : words('openBlock', { time: begin })}
            onClick={() => choose(entry)}
          >
            {words('change')}
          </Button>
        )}
      </p>
    </li>
  )
}
