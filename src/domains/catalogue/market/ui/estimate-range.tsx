import { keepOrder, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf } from '#shared/language.ts'
import estimatesTexts from '#texts/estimates'
import { Icon } from '#ui/icon.tsx'
import type { Estimate } from '../contract.ts'
import styles from './estimate-range.module.css'
import { PriceDots } from './price-dots.tsx'

type Range = NonNullable<Estimate['range']>

const bold = { b: (chunks: React.ReactNode) => <b>{chunks}</b> }

/** Price range with its sources, confidence, measured error and price factors. */
export function EstimateRange({ range, estimate }: { range: Range; estimate: Estimate }) {
  const t = useText(estimatesTexts)
  const { price } = useFormat()
  const { car } = estimate
  return (
    <section className={styles.card} aria-labelledby="estimate-range">
      <p className={styles.eyebrow}>{t('result.eyebrow')}</p>
      <h2 id="estimate-range" className={styles.range}>
        {t('result.between', { low: price(range.low), high: price(range.high) })}
      </h2>
      <p className={styles.probable}>{t.rich('result.probable', { price: price(range.probable), ...bold })}</p>
      <p className={styles.sure} data-sure={range.confidence}>
        <b>{t(`result.confidence.${range.confidence}`)}</b>{' '}
        <span>{t('result.confidenceWhy', { count: range.dots.length, years: range.reachYears })}</span>
      </p>
      <PriceDots range={range} year={car.year} mileage={car.mileage} />
      <Moves range={range} />
      <Measured measured={estimate.measured} />
      <Method range={range} measured={estimate.measured} />
    </section>
  )
}

/** Measured error of estimates; says so when it is unknown. */
function Measured({ measured }: Pick<Estimate, 'measured'>) {
  const t = useText(estimatesTexts)
  const { percent, longDate } = useFormat()
  const values = measured && {
    percent: percent(Math.ceil(measured.sevenInTen)),
    count: measured.cars,
    date: longDate(measured.on),
    ...bold,
  }
  return (
    <p className={styles.measured}>
      <Icon name="scale" size={20} />
      <span>
        {values ? t.rich(measured.basis === 'Sold' ? 'result.errorSold' : 'result.errorAsked', values) : t('result.errorUnknown')}
      </span>
    </p>
  )
}

/** Effect of a year, 10 000 km and a single owner on the price. */
function Moves({ range: { moves } }: { range: Range }) {
  const t = useText(estimatesTexts)
  const language = useLanguage()
  // one decimal, with a comma in both languages
  const share = (sign: '+' | '−', value: number) =>
    keepOrder(`${sign}${String(value).replace('.', ',')}${factsOf(language).percentGap}%`, language)
  return (
    <div className={styles.moves}>
      <h3>{t('result.moves')}</h3>
      <ul>
        {moves.perYear > 0 && <li>{t.rich('result.perYear', { percent: share('+', moves.perYear), ...bold })}</li>}
        {moves.perTenThousandKm > 0 && <li>{t.rich('result.perKm', { percent: share('−', moves.perTenThousandKm), ...bold })}</li>}
        {moves.firstHand !== null && <li>{t.rich('result.firstHand', { percent: share('+', moves.firstHand), ...bold })}</li>}
      </ul>
      <p>{t('result.movesSource')}</p>
    </div>
  )
}

function Method({ range, measured }: { range: Range; measured: Estimate['measured'] }) {
  const t = useText(estimatesTexts)
  const { percent } = useFormat()
  return (
    <details className={styles.method}>
      <summary>{t('method.title')}</summary>
      <p>{t('method.sample', { years: range.reachYears })}</p>
      <p>{t('method.drive')}</p>
      <p>{t('method.line')}</p>
      <p>{t('method.range')}</p>
      <p>{t('method.sold')}</p>
      <p>{measured ? t('method.error', { percent: percent(measured.withinRange) }) : t('method.noError')}</p>
    </details>
  )
}
