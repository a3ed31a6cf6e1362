import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffSettingsTexts from '#texts/staffSettings'
import styles from './settings.module.css'

export type Day = { open: string; close: string } | null

/** A week with all days closed, Monday first. */
export const closedWeek: readonly Day[] = [null, null, null, null, null, null, null]

interface HoursFieldsProps {
  days: readonly Day[]
  change: (days: Day[]) => void
  labelledBy: string
}

export function HoursFields({ days, change, labelledBy }: HoursFieldsProps) {
  const t = useText(staffSettingsTexts)
  const { weekday } = useFormat()
  const put = (at: number, day: Day) => change(closedWeek.map((_, i) => (i === at ? day : (days[i] ?? null))))
  return (
    <fieldset className={styles.hours} aria-labelledby={labelledBy}>
      {closedWeek.map((_, i) => {
        const day = days[i] ?? null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          <div key={i}>
            <label>
              <input
                type="checkbox"
                aria-label={t('hours.isOpen', { day: weekday(i) })}
                checked={day !== null}
                onChange={() => put(i, day ? null : { open: '08:00', close: '18:00' })}
              />
              {weekday(i)}
            </label>
            {day ? (
              <>
                <input
                  type="time"
                  required
                  aria-label={t('hours.open', { day: weekday(i) })}
                  value={day.open}
                  onChange={(event) => put(i, { ...day, open: event.currentTarget.value })}
                />
                <input
                  type="time"
                  required
                  aria-label={t('hours.close', { day: weekday(i) })}
                  value={day.close}
                  aria-invalid={day.close <= day.open || undefined}
                  onChange={(event) => put(i, { ...day, close: event.currentTarget.value })}
                />
              </>
            ) : (
              <span>{t('hours.closed')}</span>
            )}
          </div>
        )
      })}
      {days.some((day) => day && day.close <= day.open) && <p className={styles.fault}>{t('hours.order')}</p>}
    </fieldset>
  )
}
