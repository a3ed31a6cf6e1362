import { useState } from 'react'
import {
  type ComparedCar,
  checkTyped,
  PriceAdvice,
  type PriceBasis,
  typedPrice,
  usePriceBasis,
} from '#domains/catalogue/vehicles/ui/price-check.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
import advertsTexts from '#texts/adverts'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './ads.module.css'

/** Check of the price that a seller types. */
interface PriceGuard {
  price: number | null
  basis: PriceBasis | null
  /** the server doubts the price */
  isRefused: boolean
  /** the doubtful price, once the seller confirmed it */
  confirmed: number | undefined
  confirm: (isSure: boolean) => void
  /** returns the fault of a doubtful price that is not confirmed */
  faults: () => FieldFault[]
  /** doubts the price when the server refused it with these errors */
  refuse: (errors: readonly { reason: string }[]) => void
}

/** Compares the price that a seller types with the market and the last approved price; a null car is not compared. */
export function usePriceGuard(typed: string, car: ComparedCar | null, last: number | null): PriceGuard {
  const basis = usePriceBasis(car, last)
  const [refused, setRefused] = useState<number | null>(null)
  const [sure, setSure] = useState<number | null>(null)
  const price = typedPrice(typed)
  const isRefused = price !== null && price === refused
  const isDoubtful = isRefused || (checkTyped(basis, price)?.doubts.length ?? 0) > 0
  const confirmed = isDoubtful && price !== null && sure === price ? price : undefined
  return {
    ...{ price, basis, isRefused, confirmed },
    confirm: (isSure) => setSure(isSure ? price : null),
    faults: () => (isDoubtful && confirmed === undefined ? [{ field: 'price', reason: 'doubtfulPrice' }] : []),
    refuse: (errors) => {
      if (!errors.some(({ reason }) => reason === 'doubtfulPrice')) return
      setRefused(price)
      setSure(null)
    },
  }
}

interface PriceConfirmProps {
  guard: PriceGuard
  /** a public advert remains public at its current price */
  isOnline: boolean
  choose: (price: number) => void
}

/** Market of the car, and the question about a doubtful price, which the seller confirms. */
export function PriceConfirm({ guard: { price, basis, isRefused, confirmed, confirm }, isOnline, choose }: PriceConfirmProps) {
  const t = useText(advertsTexts)
  const { price: money } = useFormat()
  return (
    <PriceAdvice {...{ basis, isRefused, choose }} typed={price}>
      <Checkbox checked={confirmed !== undefined} onChange={(event) => confirm(event.currentTarget.checked)}>
        {t('doubtfulPrice.sure', { price: money(price ?? 0) })}
      </Checkbox>
      <p className={styles.small}>{t(isOnline ? 'doubtfulPrice.read' : 'doubtfulPrice.readDraft')}</p>
    </PriceAdvice>
  )
}
