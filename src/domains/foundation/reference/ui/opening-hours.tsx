import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './opening-hours.module.css'

interface Hours {
  open: string
  close: string
}

/** Opening hours; consecutive days with equal hours share a line: Monday to Friday, then Saturday. */
export function OpeningHours({ hours }: { hours: readonly (Hours | null)[] }) {
  const t = useText(uiTexts)
  const { clock } = useFormat()
  const groups: { from: number; to: number; hours: Hours }[] = []
  hours.forEach((day, i) => {
    const last = groups.at(-1)
    if (!day) return
    if (last && last.to === i - 1 && last.hours.open === day.open && last.hours.close === day.close) last.to = i
    else groups.push({ from: i, to: i, hours: day })
  })
  const name = (day: number) => t(`day.${String(day) as '0'}`)
  return (
    <ul className={styles.hours}>
      {groups.map(({ from, to, hours: { open, close } }) => (
        <li key={from}>
          {t('hours', {
            days: from === to ? name(from) : t('days', { from: name(from), to: name(to) }),
            open: clock(open),
            close: clock(close),
          })}
        </li>
      ))}
    </ul>
  )
}
