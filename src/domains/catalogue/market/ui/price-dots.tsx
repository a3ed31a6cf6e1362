import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction } from '#shared/language.ts'
import estimatesTexts from '#texts/estimates'
import type { Estimate } from '../contract.ts'
import styles from './price-dots.module.css'

type Range = NonNullable<Estimate['range']>

/** Rows of the dots; neighbours in price are in distant rows. */
const lanes = [1, 4, 0, 3, 5, 2]
const height = 132
const laneHeight = 19

/**
 * Every comparable car as a dot at its price: sold ones filled, asking prices as rings; the range as a band, the probable price as a line.
 */
export function PriceDots({ range, year, mileage }: { range: Range; year: number; mileage: number }) {
  const t = useText(estimatesTexts)
  const { price, km } = useFormat()
  const rtl = direction(useLanguage()) === 'rtl'
  const { dots, low, high, probable } = range
  const [from, to] = ends(range)
  // the lowest price is at the start of the line
  const place = (amount: number) => 2 + 96 * Math.max(0, Math.min(1, (amount - from) / Math.max(1, to - from)))
  const at = (amount: number) => (rtl ? 100 - place(amount) : place(amount))
  const band = Math.min(at(low), at(high))
  const count = dots.length
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        width="100%"
        height={height}
        role="img"
        aria-label={t('result.chart', { count, low: price(from), high: price(to), from: price(low), to: price(high) })}
      >
        <rect className={styles.band} x={`${band}%`} width={`${Math.abs(at(high) - at(low))}%`} y="0" height={height - 1} rx="4" />
        <line className={styles.probable} x1={`${at(probable)}%`} x2={`${at(probable)}%`} y1="0" y2={height - 1} />
        {dots.map((dot, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots of an estimate never change
            key={i}
            className={dot.sold ? styles.sold : styles.asked}
            cx={`${at(dot.price)}%`}
            cy={height - 16 - (lanes[i % lanes.length] ?? 0) * laneHeight}
            r="5"
          />
        ))}
        <line className={styles.ground} x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} />
      </svg>
      <div className={styles.axis}>
        <span>{price(from)}</span>
        <span>{t('result.axis', { count, year: String(year), km: km(mileage) })}</span>
        <span>{price(to)}</span>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.keySold}>
          {t('result.sold', { count: range.sold })}
          {range.told ? ` ${t('result.told', { count: range.told })}` : null}
        </span>
        <span className={styles.keyAsked}>{t('result.asked', { count: range.asked })}</span>
      </figcaption>
    </figure>
  )
}

/** Returns the prices at the ends of the axis; a few outliers are placed at the ends. */
function ends({ dots, low, high }: Range): [number, number] {
  const off = Math.floor(dots.length / 50)
  const prices = dots.map(({ price }) => price)
  const [from, to] = [Math.min(low, prices[off] ?? low), Math.max(high, prices.at(-1 - off) ?? high)]
  const margin = Math.ceil((to - from) / 12 / 500) * 500
  return [from - margin, to + margin]
}
