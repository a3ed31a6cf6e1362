import { useId, useState } from 'react'
import type { DataOf } from '#client/call.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import appointmentsTexts from '#texts/appointments'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { AppointmentKind } from '../values.ts'
import styles from './slot-picker.module.css'
import { useMoment } from './use-moment.ts'

type Day = DataOf<'get', '/api/appointments/slots'>['days'][number]
type Slot = Day['slots'][number]

/** Days per page. */
const count = 7
const dayLength = 86_400_000
const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

interface SlotPickerProps {
  kind: AppointmentKind
  storageAreaId: number
  /** chosen start time of the API; empty for none */
  value: string
  /** field name within a form */
  name?: string
  onChange: (starts: string) => void
}

/** Day and time at a store. Reports a chosen time that is no longer free and suggests the nearest free one. */
export function SlotPicker({ kind, storageAreaId, value, name = 'starts', onChange }: SlotPickerProps) {
  const t = useText(appointmentsTexts)
  const { longMonth } = useFormat()
  const [from, setFrom] = useState<string | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const chosenDay = value === '' ? null : localTime(value).day
  const first = from ?? (chosenDay !== null && chosenDay > daysAfter(localTime(Date.now()).day, count - 1) ? chosenDay : null)
  const query = { kind, storageAreaId, days: count, ...(first !== null && { from: first }) }
  const { data, failed } = useLazyQuery(apiQuery('/api/appointments/slots', { params: { query } }, { placeholderData: keepPreviousData }))
  if (failed)
    return (
      <p role="alert">
        {t('picker.failed')}{' '}
        <Button variant="ghost" size="small" onClick={failed.retry}>
          {t('picker.retry')}
        </Button>
      </p>
    )
  if (!data) return <SkeletonLines widths={[60, 100, 100]} />
  const { days, until } = data
  const [start] = days
  if (!start) return null
  const today = localTime(Date.now()).day
  const shown = days.find(({ date }) => date === (wanted ?? chosenDay)) ?? days.find(isFree) ?? start
  const next = daysAfter(start.date, count)
  const turn = (to: string) => {
    setFrom(to)
    setWanted(null)
  }
  return (
    <div className={styles.picker}>
      <Gone days={days} value={value} onChange={onChange} />
      <div className={styles.head}>
        <h3>{capitalised(longMonth(start.date))}</h3>
        <IconButton
          icon="chevron-left"
          label={t('picker.earlier')}
          disabled={start.date <= today}
          onClick={() => turn([today, daysAfter(start.date, -count)].toSorted().at(-1) ?? today)}
        />
        <IconButton icon="chevron-right" label={t('picker.later')} disabled={next > until} onClick={() => turn(next)} />
      </div>
      <Days days={days} shown={shown.date} choose={setWanted} />
      {days.some(isFree) ? (
        <Times key={shown.date} slots={shown.slots} value={value} name={name} onChange={onChange} />
      ) : (
        <p className={styles.small}>{next > until ? t('picker.none') : t('picker.noneHere')}</p>
      )}
    </div>
  )
}

const isFree = ({ slots }: Day) => slots.some(({ free }) => free > 0)

/** Days of the current page with their free places. */
function Days({ days, shown, choose }: { days: readonly Day[]; shown: string; choose: (day: string) => void }) {
  const t = useText(appointmentsTexts)
  const { weekday, longDate } = useFormat()
  const id = useId()
  return (
    <fieldset className={styles.days}>
      <legend className="vh">{t('picker.days')}</legend>
      {days.map((day) => {
        const places = day.slots.reduce((sum, { free }) => sum + free, 0)
        const says =
          day.closed === 'Holiday' ? t('picker.holiday') : day.closed === 'Hours' ? t('picker.closed') : t('picker.free', { count: places })
        const name = weekday((new Date(day.date).getUTCDay() + 6) % 7)
        return (
          <label key={day.date} className={styles.day} data-off={places === 0}>
            <input
              type="radio"
              name={id}
              checked={day.date === shown}
              disabled={places === 0}
              aria-label={`${name} ${longDate(day.date)}, ${says}`}
              onChange={() => choose(day.date)}
            />
            <span>{name}</span>
            <b>{Number(day.date.slice(8))}</b>
            <span>{says}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Times of a day, including taken ones. */
function Times({
  slots,
  value,
  name,
  onChange,
}: { slots: readonly Slot[] } & Pick<SlotPickerProps, 'value' | 'onChange'> & { name: string }) {
  const t = useText(appointmentsTexts)
  const { clock } = useFormat()
  if (!slots.some(({ free }) => free > 0)) return <p className={styles.small}>{t('picker.noTimes')}</p>
  return (
    <fieldset className={styles.times} data-field={name}>
      <legend className="vh">{t('picker.times')}</legend>
      {slots.map(({ starts, free }) => {
        const time = clock(localTime(starts).time)
        return (
          <label key={starts} className={styles.time} data-off={free === 0}>
            <input
              type="radio"
              name={name}
              value={starts}
              checked={starts === value && free > 0}
              disabled={free === 0}
              aria-label={free === 0 ? t('picker.taken', { time }) : time}
              onChange={() => onChange(starts)}
            />
            <span>{free === 0 ? <s>{time}</s> : time}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Chosen time that is no longer free, with the nearest free one. */
function Gone({ days, value, onChange }: { days: readonly Day[] } & Pick<SlotPickerProps, 'value' | 'onChange'>) {
  const t = useText(appointmentsTexts)
  const { clock } = useFormat()
  const momentOf = useMoment()
  const own = value === '' ? undefined : days.find(({ date }) => date === localTime(value).day)
  if (!own || own.slots.some(({ starts, free }) => starts === value && free > 0)) return null
  const near = nearestFree(days, value)
  const isSameDay = near && localTime(near.starts).day === own.date
  return (
    <div role="alert">
      <Note tone="warning" icon="circle-alert" title={t('picker.gone', { time: clock(localTime(value).time) })}>
        {near && (
          <p>
            <Button variant="outline" size="small" onClick={() => onChange(near.starts)}>
              {t('picker.nearest', { moment: isSameDay ? clock(localTime(near.starts).time) : momentOf(near.starts, 'short') })}
            </Button>
          </p>
        )}
      </Note>
    </div>
  )
}

/** Returns the nearest free time; undefined for none. */
function nearestFree(days: readonly Day[], wanted: string): Slot | undefined {
  const distance = ({ starts }: Slot) => Math.abs(Date.parse(starts) - Date.parse(wanted))
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ free }) => free > 0)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}
