import { Link, useSearchParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { AgendaEntry } from '#domains/appointments/agenda/contract.ts'
import { RecordPlate } from '#domains/sales-desk/ui/record-plate.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Failed } from '#ui/failed.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { PersonCell } from '../layout/person-cell.tsx'
import { useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import styles from './agenda.module.css'

const views = ['day', 'week'] as const
const lengths = { day: 1, week: 7 } as const
const dayLength = 86_400_000

/** Others book at the same time (ms). */
const askedEvery = 60_000

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
const weekdayOf = (day: string) => localTime(instantOf(day, '12:00')).weekday
const mondayOf = (day: string) => shifted(day, -weekdayOf(day))

/** Who comes to the stores: a day, store by store, or a week, day by day. */
export default function AgendaPage() {
  const t = useText('staffAgenda')
  const staff = useStaff()
  const language = useLanguage()
  const { weekday, longDate } = useFormat()
  const [search, setSearch] = useSearchParams()
  const today = localTime(useNow()).day
  const view = views.find((one) => one === search.get('view')) ?? 'day'
  const asked = search.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  const from = view === 'week' ? mondayOf(day) : day
  const area = Number(search.get('area')) || undefined
  const { data, failed } = useApiQuery(
    '/api/staff/appointments',
    { params: { query: { from, days: lengths[view], ...(area && { area }) } } },
    { every: askedEvery, keepsPrevious: true },
  )
  const go = (change: Record<string, string>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { preventScrollReset: true })
  }
  // those who see all stores are bound to none: the day names its own
  const met = new Map((data?.results ?? []).map(({ storageArea }) => [storageArea.id, storageArea]))
  const stores = [...met.values()].filter(({ id }) => area === undefined || id === area)
  const columns =
    view === 'week'
      ? (data?.days ?? []).map((one) => ({
          key: one,
          name: `${weekday(weekdayOf(one))} ${longDate(one)}`,
          isNow: one === today,
          entries: (data?.results ?? []).filter(({ starts }) => localTime(starts).day === one),
        }))
      : stores.map(({ id, names }) => ({
          key: String(id),
          name: localized(names, language),
          isNow: false,
          entries: (data?.results ?? []).filter(({ storageArea }) => storageArea.id === id),
        }))
  const title = view === 'week' ? t('week', { day: longDate(from) }) : `${weekday(weekdayOf(day))} ${longDate(day)}`
  return (
    <StaffPage
      title={t('title')}
      intro={data ? `${title} : ${t('count', { count: data.results.length })}` : title}
      actions={
        <>
          <IconButton
            icon="chevron-left"
            look="line"
            label={t(`earlier.${view}`)}
            onClick={() => go({ day: shifted(day, -lengths[view]) })}
          />
          <ButtonLink size="small" variant="outline" to={staffAddress.agenda(view === 'week' ? { view } : {})}>
            {t('today')}
          </ButtonLink>
          <IconButton
            icon="chevron-right"
            look="line"
            label={t(`later.${view}`)}
            onClick={() => go({ day: shifted(day, lengths[view]) })}
          />
        </>
      }
      views={{ label: t('views'), list: views.map((value) => ({ value, name: t(`view.${value}`) })), chosen: view }}
    >
      {staff.areas.length > 1 && (
        <StaffBar>
          <select aria-label={t('area')} value={area ?? ''} onChange={(event) => go({ area: event.target.value })}>
            <option value="">{t('everywhere')}</option>
            {staff.areas.map(({ id, names }) => (
              <option key={id} value={id}>
                {localized(names, language)}
              </option>
            ))}
          </select>
        </StaffBar>
      )}
      {failed ? (
        <Failed title={t('failed')} text={t('failedText')} retry={failed.retry} />
      ) : data === null ? (
        <SkeletonLines widths={[80, 60, 70, 50]} />
      ) : (
        <div className={styles.columns}>
          {columns.length === 0 && <p className={styles.nobody}>{t('nobody')}</p>}
          {columns.map(({ key, name, isNow, entries }) => (
            <section key={key} className={styles.column} data-now={isNow} aria-labelledby={`agenda-${key}`}>
              <h2 id={`agenda-${key}`}>
                {name} <span>{entries.length}</span>
              </h2>
              {entries.length === 0 && <p className={styles.nobody}>{t('nobody')}</p>}
              <ul>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} withStore={view === 'week'} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </StaffPage>
  )
}

const tones: Record<AgendaEntry['status'], StatusTone> = {
  Booked: 'new',
  Blocked: 'draft',
  Cancelled: 'draft',
  Done: 'good',
  Missed: 'bad',
}

/** The record that an appointment is about. */
function addressOf({ about }: AgendaEntry): string | null {
  if (about === null) return null
  const of = { Purchase: staffAddress.purchase, Intermediation: staffAddress.intermediation, Ad: staffAddress.advert }
  return of[about.type](about.id)
}

function Entry({ entry, withStore }: { entry: AgendaEntry; withStore: boolean }) {
  const t = useText('appointments')
  const language = useLanguage()
  const { clock } = useFormat()
  const { kind, status, starts, ends, person, vehicle, about, storageArea } = entry
  const to = addressOf(entry)
  return (
    <li className={styles.entry} data-kind={kind} data-status={status}>
      <p className={styles.time}>
        <bdi dir="ltr">
          {clock(localTime(starts).time)} – {clock(localTime(ends).time)}
        </bdi>{' '}
        {t(`kind.${kind}`)}
      </p>
      {person && <PersonCell name={person.name} phone={person.phone} />}
      {vehicle && (
        <p className={styles.car}>
          <bdi>{vehicle.title}</bdi> <RecordPlate plate={vehicle.plate} />
        </p>
      )}
      {withStore && <p className={styles.quiet}>{localized(storageArea.names, language)}</p>}
      <p className={styles.foot}>
        {status !== 'Booked' && <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />}
        {about && to && (
          <Link to={to}>
            <bdi dir="ltr">{about.reference}</bdi>
          </Link>
        )}
      </p>
    </li>
  )
}
