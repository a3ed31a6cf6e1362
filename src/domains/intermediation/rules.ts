import type { PartlyLocalized } from '#shared/language.ts'
import type { CalculationRule, SaleFeeType } from './values.ts'

/** One fee: whole dirhams, or percent with two decimals at most. */
export interface SaleFee {
  names: PartlyLocalized
  saleFeeType: SaleFeeType
  value: number
}

/** How the house is paid, as it was agreed. */
export interface Terms {
  calculationRule: CalculationRule
  saleFees: readonly SaleFee[]
}

/** A fee of a sale, in whole dirhams. */
export interface FeeLine extends SaleFee {
  amount: number
}

/** A sale as it is shared between owner and house; whole dirhams. `net` and the fees add up to `price`. */
export interface Settlement {
  price: number
  /** what fees are a part of */
  base: number
  fees: FeeLine[]
  net: number
}

/** Hundredths of a percent: whole numbers only from here on. */
const points = (percent: number) => Math.round(percent * 100)
const share = (base: number, hundredths: number) => Math.floor((base * hundredths + 5000) / 10_000)

/**
 * What is left of a sale for its owner. Percent fees are rounded as one sum, and each line takes its part of it: so a dirham more never
 * leaves the owner less. Fees never take more than there is: of a price what was paid, of a margin the margin, so that a floor price stays whole.
 */
export function settle({ calculationRule, saleFees }: Terms, price: number, floorPrice: number): Settlement {
  const base = calculationRule === 'M' ? Math.max(0, price - floorPrice) : price
  let left = base
  let percents = 0
  const fees = saleFees.map((fee) => {
    const before = share(base, percents)
    if (fee.saleFeeType === 'Percent') percents += points(fee.value)
    const wished = fee.saleFeeType === 'Percent' ? share(base, percents) - before : Math.round(fee.value)
    const amount = Math.min(wished, left)
    left -= amount
    return { ...fee, amount }
  })
  return { price, base, fees, net: price - (base - left) }
}

/** Percent fees of one type take no more than the whole. */
export function takesTooMuch(saleFees: readonly Pick<SaleFee, 'saleFeeType' | 'value'>[]): boolean {
  return saleFees.reduce((sum, { saleFeeType, value }) => (saleFeeType === 'Percent' ? sum + points(value) : sum), 0) > 10_000
}
