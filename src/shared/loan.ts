import { typedNumber } from './limits.ts'

/** On which terms a car is paid by the month: the settings `financing.*`, rates as fractions, advances in percent of the price. */
export interface LoanTerms {
  /** interest of a year, before VAT */
  annualRate: number
  /** VAT on what a bank earns: interest and dossier fee */
  vat: number
  /** durations on offer, in months */
  months: number[]
  defaultMonths: number
  minAdvance: number
  maxAdvance: number
  defaultAdvance: number
  /** dirhams before VAT, paid once */
  dossierFee: number
  insuranceIncluded: boolean
  /** the effective rate that no loan may exceed (Bank Al-Maghrib, yearly) */
  maximumRate: number
}

/** Where a setting is missing or cannot be read. */
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

/** A number as people write it, `8,25` or `120 000`; null when it is none. */
export function readNumber(text: string | undefined): number | null {
  const value = typedNumber(text ?? '')
  return value !== null && value >= 0 ? value : null
}

/** The terms as the settings hold them, by key; what cannot be is left at the usual. */
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

/** Durations as a setting holds them, the shortest first. */
function readMonths(text: string | undefined): number[] {
  try {
    const months: unknown = JSON.parse(text ?? '')
    const sound = Array.isArray(months) ? months.filter((one) => Number.isInteger(one) && one >= 1 && one <= maxMonths) : []
    return sound.length > 0 ? [...new Set<number>(sound)].sort((a, b) => a - b) : usual.months
  } catch {
    return usual.months
  }
}

/** To so many decimals; half goes up, whatever the binary fraction made of it. */
export function rounded(value: number, decimals = 0): number {
  const unit = 10 ** decimals
  return Math.floor(value * unit + 0.5 + 1e-7) / unit
}

export type Rates = Pick<LoanTerms, 'annualRate' | 'vat'>

/** What is paid at once, and what remains to be lent, in whole dirhams. */
export function split(price: number, advance: number): { contribution: number; financed: number } {
  const contribution = rounded((price * advance) / 100)
  return { contribution, financed: price - contribution }
}

/** The constant instalment, not rounded: monthly rate = annual rate × (1 + VAT) / 12 (spec, section 9). */
export function instalment(financed: number, months: number, { annualRate, vat }: Rates): number {
  const rate = (annualRate * (1 + vat)) / 12
  return rate === 0 ? financed / months : (financed * rate) / (1 - (1 + rate) ** -months)
}

/**
 * The dearest price, in whole dirhams, whose instalment over the usual duration stays within a monthly budget when so much is paid at
 * once; null where the terms allow no loan with so small a contribution. A contribution counts up to the most that the terms take.
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

/** No car costs more; keeps the search for a price within whole numbers. */
const dearest = 1_000_000_000
