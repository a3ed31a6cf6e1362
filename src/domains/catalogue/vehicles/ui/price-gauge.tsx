import { Link } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import vehiclesTexts from '#texts/vehicles'
import type { Market } from '../contract.ts'
import { positionBounds } from '../rules.ts'
import styles from './price-gauge.module.css'
import { PriceMethod } from './price-method.tsx'

const tones = { 1: 'good', 2: 'good', 3: 'fair', 4: 'high', 5: 'high' } as const
type Position = keyof typeof tones

interface PriceGaugeProps {
  /** null with fewer than eight comparable cars */
  market: Market | null
  /** dirhams; null when hidden */
  price: number | null
  /** so far below the market that it needs a check */
  doubtful: boolean
  /** needs repair or has unpaid customs: its price is not comparable */
  apart: boolean
  /** URL of the search for comparable cars */
  comparables: string
}

/**
 * Price among comparable cars: the position in words, a histogram, the five steps, a marker. A price far below the others shows a warning;
 * without a position, only the range of the others is shown.
 */
export function PriceGauge({ market, price, doubtful, apart, comparables }: PriceGaugeProps) {
  const page = useText(vehiclePageTexts)
  const format = useFormat()
  if (apart) return <p className={styles.none}>{page('notCompared')}</p>
  if (!market) return price === null ? null : <p className={styles.none}>{page('noMarket')}</p>
  const { low, high, count } = market
  const tone = doubtful ? 'high' : tones[market.position as Position]
  return (
    <div className={`${styles.gauge} ${tone ? styles[tone] : ''}`}>
      <Verdict market={market} price={price} doubtful={doubtful} />
      <Bars market={market} price={price} />
      {market.position !== null && price !== null && <Steps market={market} price={price} />}
      <p className={styles.ends}>
        <span>
          {format.price(low)} <small>{page('lowEnd')}</small>
        </span>
        <Link to={comparables}>{page('comparables', { count })}</Link>
        <span>
          {format.price(high)} <small>{page('highEnd')}</small>
        </span>
      </p>
      <PriceMethod market={market} />
    </div>
  )
}

function Verdict({ market: { position, percent }, price, doubtful }: Pick<PriceGaugeProps, 'price' | 'doubtful'> & { market: Market }) {
  const t = useText(vehiclesTexts)
  const page = useText(vehiclePageTexts)
  const format = useFormat()
  if (price === null) return <p className={styles.none}>{page('rangeOnly')}</p>
  if (percent === null) return <p className={styles.none}>{page('noVerdict')}</p>
  const off = format.percent(Math.abs(percent))
  if (doubtful) return <p className={styles.verdict}>{page('doubtful', { percent: off })}</p>
  const sentence = percent < 0 ? 'below' : percent > 0 ? 'above' : 'at'
  return <p className={styles.verdict}>{page(sentence, { label: t(`position.${position as Position}`), percent: off })}</p>
}

const placeIn =
  ({ low, high }: Market) =>
  (amount: number) =>
    Math.max(0, Math.min(1, (amount - low) / Math.max(1, high - low)))

function Bars({ market, price }: { market: Market; price: number | null }) {
  const page = useText(vehiclePageTexts)
  const format = useFormat()
  const { low, high, bins, count } = market
  const top = Math.max(1, ...bins.map((bin) => bin.count))
  const mine = price === null ? -1 : Math.min(bins.length - 1, Math.floor(placeIn(market)(price) * bins.length))
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${bins.length * 20} 60`}
      preserveAspectRatio="none"
      role="img"
      aria-label={page(price === null ? 'rangeLabel' : 'gaugeLabel', { low: format.price(low), high: format.price(high), count })}
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
  )
}

function Steps({ market, price }: { market: Market; price: number }) {
  const place = placeIn(market)
  const bounds = [0, ...positionBounds.map((bound) => place(bound * market.median)), 1]
  const widths = bounds.slice(1).map((bound, i) => Math.max(0.02, bound - (bounds[i] ?? 0)))
  return (
    <div
      className={styles.scale}
      aria-hidden="true"
      style={{ gridTemplateColumns: widths.map((width) => `${width.toFixed(3)}fr`).join(' ') }}
    >
      {widths.map((_, i) => (
        <i key={positionBounds[i] ?? 'last'} className={i + 1 === market.position ? `${styles.step} ${styles.on}` : styles.step} />
      ))}
      <span className={styles.pin} style={{ insetInlineStart: `${(place(price) * 100).toFixed(1)}%` }} />
    </div>
  )
}
