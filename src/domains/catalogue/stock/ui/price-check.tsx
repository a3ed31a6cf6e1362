import { checkPrice, type PriceCheck } from '#domains/catalogue/vehicles/market/rules.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import type { StockCard } from '../contract.ts'
import styles from './price.module.css'

/** Compares an entered price with the facts of its car; null without either. */
export function checkTyped({ price: last, floorPrice: floor, priceBasis }: StockCard, typed: number | null): PriceCheck | null {
  if (typed === null || priceBasis === null || typed === last) return null
  const { market, age, limits } = priceBasis
  return checkPrice(typed, { last, market, floor, age }, limits)
}

/** Market, floor price and days in stock next to the entered amount. */
export function PriceFacts({ card, typed, check }: { card: StockCard; typed: number | null; check: PriceCheck | null }) {
  const t = useText(stockTexts)
  const { price: money, percent } = useFormat()
  const { floorPrice: floor, priceBasis } = card
  if (!priceBasis) return null
  const { market, days } = priceBasis
  const isBroken = floor !== null && typed !== null && typed < floor
  return (
    <div className={styles.facts}>
      <p>
        {market
          ? t('price.market', {
              count: market.count,
              ...{ low: money(market.low), high: money(market.high), median: money(market.median) },
            })
          : t('price.noMarket')}
      </p>
      <dl>
        {check?.marketPercent != null && (
          <div>
            <dt>{t('price.toMarket')}</dt>
            <dd className="num" data-bad={check.doubts.includes('belowMarket') || check.doubts.includes('aboveMarket')}>
              {signed(percent, check.marketPercent)}
            </dd>
          </div>
        )}
        {floor !== null && (
          <div>
            <dt>{t('price.floorFact')}</dt>
            <dd className="num" data-bad={isBroken}>
              {typed === null ? money(floor) : t(isBroken ? 'price.floorBroken' : 'price.floorKept', { price: money(floor) })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('price.days')}</dt>
          <dd className="num">{t('price.daysCount', { count: days })}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Formats a percentage with its sign. */
export function signed(percent: (value: number) => string, value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${percent(Math.abs(value))}`
}

/** Confirmation of a doubtful price: amount in words, reasons and suggestions. */
export function PriceQuestion({ price, check, choose }: { price: number; check: PriceCheck; choose: (price: number) => void }) {
  const t = useText(stockTexts)
  const language = useLanguage()
  const { price: money, percent } = useFormat()
  const { doubts, meant } = check
  return (
    <div className={styles.question} role="alert">
      <p>
        <b>{t(meant === null ? 'price.doubtTitle' : meant > price ? 'price.zero' : 'price.tooManyZeros')}</b>
      </p>
      <p>{t('price.inWords', { words: amountInWords(price, language) })}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(`price.doubt.${doubt}`, { percent: signed(percent, check.percent ?? 0) })}</li>
        ))}
      </ul>
      {meant !== null && (
        <p>
          <Button type="button" size="small" variant="tonal" onClick={() => choose(meant)}>
            {t('price.meant', { price: money(meant) })}
          </Button>
        </p>
      )}
    </div>
  )
}
