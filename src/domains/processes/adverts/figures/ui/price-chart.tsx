import type { DataOf } from '#client/call.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction } from '#shared/language.ts'
import adStatisticsTexts from '#texts/adStatistics'
import styles from './statistics.module.css'

type PriceDay = DataOf<'get', '/api/vehicleads/{id}/worth/days'>[number]

const [width, height] = [600, 150]

/** The price day by day within the range of comparable cars; nothing for a single day, which is no course. The figures stand below. */
export function PriceChart({ days }: { days: readonly PriceDay[] }) {
  const t = useText(adStatisticsTexts)
  const { date, price } = useFormat()
  const rtl = direction(useLanguage()) === 'rtl'
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return null
  const all = days.flatMap((one) => [one.price, one.low, one.high])
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = Math.max(1, most - least)
  const [from, span] = [Date.parse(first.day), Date.parse(last.day) - Date.parse(first.day)]
  const x = ({ day }: PriceDay) => {
    const at = ((Date.parse(day) - from) / span) * width
    return rtl ? width - at : at
  }
  const y = (amount: number) => 6 + (1 - (amount - least) / room) * (height - 12)
  const line = (of: 'price' | 'low' | 'probable' | 'high') => days.map((one) => `${x(one)},${y(one[of])}`)
  const facts = { from: date(first.day), to: date(last.day), first: price(first.price), last: price(last.price) }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.keyOwn}>{t('course.own')}</span>
        <span className={styles.keySimilar}>{t('course.probable')}</span>
        <span className={styles.keyRange}>{t('course.range')}</span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('course.chart', facts)}
      >
        <polygon className={styles.range} points={[...line('high'), ...line('low').toReversed()].join(' ')} />
        <polyline className={styles.similar} points={line('probable').join(' ')} />
        <polyline className={styles.own} points={line('price').join(' ')} />
      </svg>
      <div className={`${styles.axis} ${styles.days}`} aria-hidden="true">
        <span>{date(first.day)}</span>
        <span>{date(last.day)}</span>
      </div>
      <details className={styles.figures}>
        <summary>{t('course.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('views.day')}</th>
              <th scope="col">{t('course.own')}</th>
              <th scope="col">{t('course.range')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day}>
                <th scope="row">{date(one.day)}</th>
                <td>{price(one.price)}</td>
                <td>{t('course.between', { low: price(one.low), high: price(one.high), count: one.cars })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={styles.small}>{t('course.source')}</p>
    </figure>
  )
}
