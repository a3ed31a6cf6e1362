import { serverNow } from '#client/server-clock.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import progressTexts from '#texts/progress'
import { Icon } from '#ui/icon.tsx'
import styles from './case-news.module.css'

/** An event of a case. */
export interface News {
  key: string
  /** ISO date-time */
  at: string
  text: string
}

const shown = 4

/** Events of a case with their times, latest first; older ones are collapsed. */
export function CaseNews({ news }: { news: readonly News[] }) {
  const t = useText(progressTexts)
  // events of the same moment keep their order
  const latest = news.toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
  const older = latest.slice(shown)
  return (
    <section className={styles.card}>
      <h3>{t('news.title')}</h3>
      {latest.length === 0 ? <p className={styles.quiet}>{t('news.none')}</p> : <NewsList news={latest.slice(0, shown)} />}
      {older.length > 0 && (
        <details>
          <summary>
            {t('news.earlier', { count: older.length })} <Icon name="chevron-down" size={18} />
          </summary>
          <NewsList news={older} />
        </details>
      )}
    </section>
  )
}

function NewsList({ news }: { news: readonly News[] }) {
  const t = useText(progressTexts)
  const { clock, longDate } = useFormat()
  const now = serverNow()
  const [today, yesterday] = [localTime(now).day, localTime(now - 86_400_000).day]
  const when = (at: string) => {
    const { day, time } = localTime(at)
    if (day === today) return clock(time)
    return day === yesterday ? t('news.yesterday', { time: clock(time) }) : t('news.day', { day: longDate(day), time: clock(time) })
  }
  return (
    <ul className={styles.list}>
      {news.map(({ key, at, text }) => (
        <li key={key}>
          <time dateTime={at}>{when(at)}</time> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
