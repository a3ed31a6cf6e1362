import { typedNumber } from './limits.ts'

/** Loan terms from the settings `financing.*`. Rates are fractions; advances are percentages of the price. */
export interface LoanTerms {
  /** annual interest rate before VAT */
  annualRate: number
  /** VAT on interest and dossier fee */
  vat: number
  /** available durations in months */
  months: number[]
  defaultMonths: number
  minAdvance: number
  maxAdvance: number
  defaultAdvance: number
  /** dirhams before VAT, one-off */
  dossierFee: number
  insuranceIncluded: boolean
  /** maximum effective rate (Bank Al-Maghrib, yearly) */
  maximumRate: number
}

/** Defaults for missing or invalid settings. */
const usual = {
  annualRate: 0.0825,
  vat: 0.1,
  months: [12, 24, 36, 48, 60],
  defaultMonths: 60,
  minAdvance: 0,
  maxAdvance: 50,
  defaultAdvance: 20,
  dossierFee: 0,
  maximumRate: 0.13,
} satisfies Partial<LoanTerms>

/** Parses a number such as `8,25` or `120 000`; null when it is invalid. */
export function readNumber(text: string | undefined): number | null {
  const value = typedNumber(text ?? '')
  return value !== null && value >= 0 ? value : null
}

/** Reads the loan terms from the settings. Invalid values fall back to the defaults. */
export function readTerms(settings: ReadonlyMap<string, string>): LoanTerms {
  const number = (name: Exclude<keyof typeof usual, 'months'>, max: number) => {
    const value = readNumber(settings.get(`financing.${name}`))
    return value !== null && value <= max ? value : usual[name]
  }
  const months = readMonths(settings.get('financing.months'))
  const defaultMonths = number('defaultMonths', maxMonths)
  const [minAdvance, maxAdvance] = [number('minAdvance', 99), number('maxAdvance', 99)]
  const [low, high] = minAdvance <= maxAdvance ? [minAdvance, maxAdvance] : [usual.minAdvance, usual.maxAdvance]
  return {
    annualRate: number('annualRate', 1),
    vat: number('vat', 1),
    months,
    defaultMonths: months.includes(defaultMonths) ? defaultMonths : (months.at(-1) ?? usual.defaultMonths),
    minAdvance: low,
    maxAdvance: high,
    defaultAdvance: Math.min(high, Math.max(low, number('defaultAdvance', 99))),
    dossierFee: number('dossierFee', 1_000_000),
    insuranceIncluded: settings.get('financing.insuranceIncluded') === 'true',
    maximumRate: number('maximumRate', 1),
  }
}

const maxMonths = 120

/** Parses the durations of a setting, sorted ascending. */
function readMonths(text: string | undefined): number[] {
  try {
    const months: unknown = JSON.parse(text ?? '')
    const sound = Array.isArray(months) ? months.filter((one) => Number.isInteger(one) && one >= 1 && one <= maxMonths) : []
    return sound.length > 0 ? [...new Set<number>(sound)].sort((a, b) => a - b) : usual.months
  } catch {
    return usual.months
  }
}

/** Rounds half up to a number of decimals, corrected for binary fractions. */
export function rounded(value: number, decimals = 0): number {
  const unit = 10 ** decimals
  return Math.floor(value * unit + 0.5 + 1e-7) / unit
}

export type Rates = Pick<LoanTerms, 'annualRate' | 'vat'>

/** Splits a price into contribution and financed amount, in whole dirhams. */
export function split(price: number, advance: number): { contribution: number; financed: number } {
  const contribution = rounded((price * advance) / 100)
  return { contribution, financed: price - contribution }
}

/** Returns the monthly instalment, not rounded: monthly rate = annual rate × (1 + VAT) / 12 (specification, section 9). */
export function instalment(financed: number, months: number, { annualRate, vat }: Rates): number {
  const rate = (annualRate * (1 + vat)) / 12
  return rate === 0 ? financed / months : (financed * rate) / (1 - (1 + rate) ** -months)
}

/**
 * Returns the maximum price in whole dirhams whose instalment over the default duration fits a monthly budget. `down` is the contribution,
 * counted up to the maximum advance. Null when no price fits, e.g. because the contribution is too small.
 */
export function affordablePrice(budget: number, down: number, terms: LoanTerms): number | null {
  const max = terms.minAdvance > 0 ? Math.floor((down * 100) / terms.minAdvance) : dearest
  const monthly = (price: number) =>
    rounded(instalment(price - Math.min(down, (price * terms.maxAdvance) / 100), terms.defaultMonths, terms))
  let [low, high] = [0, Math.min(max, dearest)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (monthly(middle) <= budget) low = middle
    else high = middle - 1
  }
  return low > 0 ? low : null
}

/** Upper bound of car prices, which keeps the binary search in whole numbers. */
const dearest = 1_000_000_000
