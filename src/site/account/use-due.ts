import { useServerMinute } from '#client/use-server-minute.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { type Due, dueIn } from '#shared/due.ts'
import { localTime } from '#shared/working-time.ts'
import accountTexts from '#texts/account'

export interface DueWords {
  /** a relative day: "Demain", "28 mars" */
  day: string
  /** details: "avant 12:00, reste 21 heures" */
  detail: string
  isSoon: boolean
  isOver: boolean
}

/** Returns a formatter of deadlines; null is a task without one. */
export function useDueWords(): (due: Due | null) => DueWords {
  const t = useText(accountTexts)
  const { weekday, dayMonth, clock } = useFormat()
  const now = useServerMinute() ?? Date.now()
  return (due) => {
    if (due === null) return { day: t('due.none'), detail: t('due.noneText'), isSoon: false, isOver: false }
    const { state, day, time, days, hours, isSoon } = dueIn(due, now)
    const join = (first: string, second: string) => t('due.join', { first, second })
    const before = time === null ? t('due.wholeDay') : t('due.before', { time: clock(time) })
    const date = dayMonth(day)
    if (state === 'over') return { day: t('due.over'), detail: t('due.overText', { day: date }), isSoon: true, isOver: true }
    if (state === 'later') {
      const name = capitalised(weekday(localTime(`${day}T12:00:00Z`).weekday))
      return { day: date, detail: join(time === null ? name : join(name, before), t('due.days', { count: days })), isSoon, isOver: false }
    }
    return {
      day: t(`due.${state}`),
      detail: hours === null ? before : join(before, t('due.left', { count: hours })),
      isSoon,
      isOver: false,
    }
  }
}
