import type { ReactNode } from 'react'
import type { DataOf } from '#client/call.ts'
import { apiQuery, keepPreviousData } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { amountInWords } from '#i18n/amount-words.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { typedAmount } from '#shared/limits.ts'
import priceCheckTexts from '#texts/priceCheck'
import { Button } from '#ui/button.tsx'
import { checkPrice, type PriceFacts as Facts, type PriceCheck } from '../market/rules.ts'
import styles from './price-check.module.css'

/** What a typed price is compared with. */
export type PriceBasis = DataOf<'get', '/api/vehicles/pricebasis'> & Pick<Facts, 'last' | 'floor'>

/** Facts of a car that determine its market; a missing fact is null or empty. */
export interface ComparedCar {
  brand: string
  model: string
  releaseDate: string | null
  mileage: number | null
  /** vehicle that is not compared with itself */
  vehicleId?: number | undefined
}

/** Loads what a price of a car is compared with; null until then, and for a car without names, date or mileage. */
export function usePriceBasis(car: ComparedCar | null, last: number | null): PriceBasis | null {
  const { brand, model, releaseDate, mileage, vehicleId } = car ?? {}
  const isKnown = brand && model && releaseDate && /^\d{4}-\d\d-\d\d$/.test(releaseDate) && mileage != null
  const query = isKnown ? { brand, model, releaseDate, mileage, ...(vehicleId !== undefined && { vehicleId }) } : null
  const { data } = useQuery(
    apiQuery('/api/vehicles/pricebasis', query && { params: { query } }, { placeholderData: keepPreviousData, staleTime: 60_000 }),
  )
  return query && data ? { ...data, last, floor: null } : null
}

/** Returns a typed price in whole dirhams; null for other text. */
export function typedPrice(text: string): number | null {
  const amount = typedAmount(text)
  return amount !== null && Number.isInteger(amount) && amount > 0 ? amount : null
}

/** Compares a typed price with its basis; null without either, or for the last price. */
export function checkTyped(basis: PriceBasis | null, typed: number | null): PriceCheck | null {
  return typed === null || basis === null || typed === basis.last ? null : checkPrice(typed, basis, basis.limits)
}

interface PriceFactsProps {
  basis: PriceBasis | null
  typed: number | null
  check: PriceCheck | null
  /** days in stock */
  days?: number
}

/** Market, floor price and days in stock next to the entered amount. */
export function PriceFacts({ basis, typed, check, days }: PriceFactsProps) {
  const t = useText(priceCheckTexts)
  const { price: money, signedPercent } = useFormat()
  if (!basis) return null
  const { market, floor } = basis
  const isBroken = floor !== null && typed !== null && typed < floor
  const hasFacts = check?.marketPercent != null || floor !== null || days !== undefined
  return (
    <div className={styles.facts}>
      <p>
        {market
          ? t('market', {
              count: market.count,
              ...{ low: money(market.low), high: money(market.high), median: money(market.median) },
            })
          : t('noMarket')}
      </p>
      {hasFacts && (
        <dl>
          {check?.marketPercent != null && (
            <div>
              <dt>{t('toMarket')}</dt>
              <dd className="num" data-bad={check.doubts.includes('belowMarket') || check.doubts.includes('aboveMarket')}>
                {signedPercent(check.marketPercent)}
              </dd>
            </div>
          )}
          {floor !== null && (
            <div>
              <dt>{t('floorFact')}</dt>
              <dd className="num" data-bad={isBroken}>
                {typed === null ? money(floor) : t(isBroken ? 'floorBroken' : 'floorKept', { price: money(floor) })}
              </dd>
            </div>
          )}
          {days !== undefined && (
            <div>
              <dt>{t('days')}</dt>
              <dd className="num">{t('daysCount', { count: days })}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}

interface PriceQuestionProps {
  price: number
  /** null: only the server doubts the price */
  check: PriceCheck | null
  basis: PriceBasis | null
  choose: (price: number) => void
  /** further reasons, or the control that confirms the price */
  children?: ReactNode
}

/** Question about a doubtful price: amount in words, reasons and suggestions. */
export function PriceQuestion({ price, check, basis, choose, children }: PriceQuestionProps) {
  const t = useText(priceCheckTexts)
  const language = useLanguage()
  const { price: money, signedPercent } = useFormat()
  const { doubts, meant, percent: change } = check ?? { doubts: [], meant: null, percent: null }
  return (
    <div className={styles.question} role="alert">
      <p>
        <b>{t(meant === null ? 'doubtTitle' : meant > price ? 'zero' : 'tooManyZeros')}</b>
      </p>
      <p>{t('inWords', { words: amountInWords(price, language) })}</p>
      {doubts.length > 0 && (
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{t(`doubt.${doubt}`, { percent: signedPercent(change ?? 0), price: money(basis?.last ?? 0) })}</li>
          ))}
        </ul>
      )}
      {meant !== null && (
        <p>
          <Button type="button" size="small" variant="tonal" onClick={() => choose(meant)}>
            {t('meant', { price: money(meant) })}
          </Button>
        </p>
      )}
      {children}
    </div>
  )
}

interface PriceAdviceProps {
  basis: PriceBasis | null
  typed: number | null
  choose: (price: number) => void
  /** the server doubts the price */
  isRefused?: boolean
  /** the control that confirms a doubtful price */
  children?: ReactNode
}

/** Question about a doubtful price, and the facts that it is compared with. */
export function PriceAdvice({ basis, typed, choose, isRefused = false, children }: PriceAdviceProps) {
  const check = checkTyped(basis, typed)
  const isDoubtful = isRefused || (check !== null && check.doubts.length > 0)
  return (
    <>
      {isDoubtful && typed !== null && (
        <PriceQuestion price={typed} {...{ check, basis, choose }}>
          {children}
        </PriceQuestion>
      )}
      <PriceFacts {...{ basis, typed, check }} />
    </>
  )
}
