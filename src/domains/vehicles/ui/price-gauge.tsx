import { Link } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { Market } from '../contract.ts'
import { positionBounds } from '../rules.ts'
import styles from './price-gauge.module.css'

const tones = { 1: 'good', 2: 'good', 3: 'fair', 4: 'high', 5: 'high' } as const
type Position = keyof typeof tones

interface PriceGaugeProps {
  /** null under eight comparable cars */
  market: Market | null
  /** dirhams; null when hidden */
  price: number | null
  /** the search that finds the comparable cars */
  comparables: string
}

/** Where the price of a car stands among comparable ones: the verdict in words, their prices as bars, the five steps, a pin. */
export function PriceGauge({ market, price, comparables }: PriceGaugeProps) {
  const t = useText('vehicles')
  const format = useFormat()
  if (price === null) return null
  if (!market || market.position === null || market.percent === null) return <p className={styles.none}>{t('page.noMarket')}</p>

  const { low, high, median, bins, position, percent, count } = market
  const place = (amount: number) => Math.max(0, Math.min(1, (amount - low) / Math.max(1, high - low)))
  const bounds = [0, ...positionBounds.map((bound) => place(bound * median)), 1]
  const widths = bounds.slice(1).map((bound, i) => Math.max(0.02, bound - (bounds[i] ?? 0)))
  const top = Math.max(1, ...bins.map((bin) => bin.count))
  const mine = Math.min(bins.length - 1, Math.floor(place(price) * bins.length))
  const sentence = percent < 0 ? 'below' : percent > 0 ? 'above' : 'at'
  return (
    <div className={`${styles.gauge} ${styles[tones[position as Position]]}`}>
      <p className={styles.verdict}>
        {t(`page.${sentence}`, { label: t(`position.${position as Position}`), percent: format.percent(Math.abs(percent)) })}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bins.length * 20} 60`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('page.gaugeLabel', { low: format.price(low), high: format.price(high), count })}
      >
        {bins.map((bin, i) => {
          const height = bin.count === 0 ? 2 : 4 + (56 * bin.count) / top
          return (
            <rect
              key={bin.from}
              className={i === mine ? `${styles.bar} ${styles.here}` : styles.bar}
              x={i * 20 + 1}
              y={60 - height}
              width="18"
              height={height}
              rx="2"
            />
          )
        })}
      </svg>
      <div
        className={styles.scale}
        aria-hidden="true"
        style={{ gridTemplateColumns: widths.map((width) => `${width.toFixed(3)}fr`).join(' ') }}
      >
        {widths.map((_, i) => (
          <i key={positionBounds[i] ?? 'last'} className={i + 1 === position ? `${styles.step} ${styles.on}` : styles.step} />
        ))}
        <span className={styles.pin} style={{ insetInlineStart: `${(place(price) * 100).toFixed(1)}%` }} />
      </div>
      <p className={styles.ends}>
        <span>{format.price(low)}</span>
        <Link to={comparables}>{t('page.comparables', { count })}</Link>
        <span>{format.price(high)}</span>
      </p>
    </div>
  )
}
