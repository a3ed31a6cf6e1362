import { Suspense, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { latePart } from '#ui/late-part.tsx'
import styles from './monthly-from.module.css'

const MonthlyAssumptions = latePart(async () => (await import('./monthly-assumptions.tsx')).MonthlyAssumptions)

/** The usual loan, as far as an amount by the month needs it: the page brings it with the settings of the site. */
export interface UsualLoan {
  /** interest of a month with its VAT, as a fraction */
  rate: number
  months: number
  /** percent of the price paid at once */
  advance: number
  /** the cheapest price, in dirhams, for which the loan may be offered */
  least: number
}

interface MonthlyFromProps {
  car: { id: number; brand: string; model: string; price: number | null; financing: boolean }
  loan: UsualLoan | null
  /** words alone, where all around them is a link: the page of the car tells on which assumptions */
  plain?: boolean
}

/** "From … DH a month" of a car; one tap tells on which assumptions. Nothing for a car that is not sold on credit. */
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

/** The instalment of the usual loan, rounded to the dirham; the formula of `shared/loan.ts` with its rate reckoned ahead. */
function monthlyAmount(price: number, { rate, months, advance }: UsualLoan): number {
  const financed = price - Math.round((price * advance) / 100)
  return Math.round(rate === 0 ? financed / months : (financed * rate) / (1 - (1 + rate) ** -months))
}
