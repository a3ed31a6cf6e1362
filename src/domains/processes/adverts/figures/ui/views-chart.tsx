import type { DataOf } from '#client/call.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction } from '#shared/language.ts'
import adStatisticsTexts from '#texts/adStatistics'
import styles from './statistics.module.css'

type Statistics = DataOf<'get', '/api/vehicleads/{id}/statistics'>

const [width, height] = [600, 180]

/** The next round number above, as the top of the scale. */
function topOf(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  const step = [1, 2, 5, 10].find((one) => one * unit >= most) ?? 10
  return Math.max(4, step * unit)
}

/** Views day by day, similar adverts as a broken line, paid days as a band; the figures stand below for who cannot see the curve. */
export function ViewsChart({ days, boosts }: Pick<Statistics, 'days' | 'boosts'>) {
  const t = useText(adStatisticsTexts)
  const { date, number } = useFormat()
  const rtl = direction(useLanguage()) === 'rtl'
  const most = Math.max(0, ...days.map(({ views }) => views))
  const top = topOf(Math.max(most, ...days.map(({ similar }) => similar ?? 0)))
  const last = Math.max(1, days.length - 1)
  const x = (index: number) => (rtl ? width - (index / last) * width : (index / last) * width)
  const y = (views: number) => height - (views / top) * height
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day]
  const total = days.reduce((all, { views }) => all + views, 0)
  const bands = boosts.flatMap((boost) => {
    const begins = days.findIndex(({ day }) => day >= boost.from)
    const ends = days.findLastIndex(({ day }) => day <= boost.to)
    if (begins < 0 || ends < begins) return []
    const [one, other] = [x(begins), x(ends)]
    return [{ key: boost.from, at: Math.min(one, other), width: Math.max(4, Math.abs(other - one)) }]
  })
  const hasSimilar = days.some(({ similar }) => similar !== null)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.keyOwn}>{t('views.own')}</span>
        {hasSimilar && <span className={styles.keySimilar}>{t('views.similar')}</span>}
        {bands.length > 0 && <span className={styles.keyBoost}>{t('views.boost')}</span>}
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{number(mark)}</span>
          ))}
        </div>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('views.chart', { from: date(from), to: date(to), count: total, most: number(most) })}
        >
          {bands.map((band) => (
            <rect key={band.key} className={styles.band} x={band.at} width={band.width} y="0" height={height} />
          ))}
          {[0, 0.5, 1].map((part) => (
            <line key={part} className={styles.ground} x1="0" x2={width} y1={part * height} y2={part * height} />
          ))}
          {hasSimilar && (
            <polyline
              className={styles.similar}
              points={days.flatMap(({ similar }, i) => (similar === null ? [] : [`${x(i)},${y(similar)}`])).join(' ')}
            />
          )}
          <polyline className={styles.own} points={days.map(({ views }, i) => `${x(i)},${y(views)}`).join(' ')} />
        </svg>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{date(from)}</span>
        <span>{date(to)}</span>
      </div>
      <details className={styles.figures}>
        <summary>{t('views.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('views.day')}</th>
              <th scope="col">{t('views.count')}</th>
              {hasSimilar && <th scope="col">{t('views.similar')}</th>}
              <th scope="col">{t('views.shown')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, similar, shown }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td>{number(views)}</td>
                {hasSimilar && <td>{similar === null ? '–' : number(Math.round(similar))}</td>}
                <td>{shown === null ? t('views.unknown') : number(shown)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
