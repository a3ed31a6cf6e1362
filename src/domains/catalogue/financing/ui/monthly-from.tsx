import { Suspense, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { latePart } from '#ui/late-part.tsx'
import styles from './monthly-from.module.css'

const MonthlyAssumptions = latePart(async () => (await import('./monthly-assumptions.tsx')).MonthlyAssumptions)

/** Parameters of the default loan for the monthly price; delivered with the site settings. */
export interface UsualLoan {
  /** monthly interest with VAT, as a fraction */
  rate: number
  months: number
  /** down payment in percent of the price */
  advance: number
  /** minimum price of a loan, in dirhams */
  least: number
}

interface MonthlyFromProps {
  car: { id: number; brand: string; model: string; price: number | null; financing: boolean }
  loan: UsualLoan | null
  /** text only, inside a link; the page of the car shows the assumptions */
  plain?: boolean
}

/** "From … DH a month"; a click shows the assumptions. Renders nothing for a car that is not sold on credit. */
export function MonthlyFrom({ car, loan, plain = false }: MonthlyFromProps) {
  const t = useText(vehiclesTexts)
  const { price } = useFormat()
  const [open, setOpen] = useState(false)
  if (!loan || !car.financing || car.price === null || car.price < loan.least) return null
  const amount = price(monthlyAmount(car.price, loan))
  if (plain) return t('card.monthlyPlain', { amount })
  return (
    <>
      <button type="button" className={styles.from} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('card.monthly', { amount })}
      </button>
      {open && (
        <Suspense>
          <MonthlyAssumptions car={{ ...car, price: car.price }} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the instalment of the default loan, rounded to the dirham; formula of `shared/loan.ts` with a precomputed rate. */
function monthlyAmount(price: number, { rate, months, advance }: UsualLoan): number {
  const financed = price - Math.round((price * advance) / 100)
  return Math.round(rate === 0 ? financed / months : (financed * rate) / (1 - (1 + rate) ** -months))
}
