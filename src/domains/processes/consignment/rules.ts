import type { PartlyLocalized } from '#shared/language.ts'
import type { CalculationRule, SaleFeeType } from './values.ts'

/** Fee in whole dirhams, or in percent with at most two decimals. */
export interface SaleFee {
  names: PartlyLocalized
  saleFeeType: SaleFeeType
  value: number
}

/** Agreed fees. */
export interface Terms {
  calculationRule: CalculationRule
  saleFees: readonly SaleFee[]
}

/** Fee of a sale, in whole dirhams. */
export interface FeeLine extends SaleFee {
  amount: number
}

/** Split of a sale in whole dirhams. `net` and the fees add up to `price`. */
export interface Settlement {
  price: number
  /** base of the percent fees */
  base: number
  fees: FeeLine[]
  net: number
}

/** Hundredths of a percent, to compute with integers. */
const points = (percent: number) => Math.round(percent * 100)
const share = (base: number, hundredths: number) => Math.floor((base * hundredths + 5000) / 10_000)

/**
 * Splits a sale price. Percent fees are rounded as one sum and then distributed to the lines, so that a higher price never lowers the
 * owner's share. Fees are capped at the price, or at the margin, which keeps the floor price whole.
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

/** Checks whether the percent fees exceed 100 %. */
export function takesTooMuch(saleFees: readonly Pick<SaleFee, 'saleFeeType' | 'value'>[]): boolean {
  return saleFees.reduce((sum, { saleFeeType, value }) => (saleFeeType === 'Percent' ? sum + points(value) : sum), 0) > 10_000
}
