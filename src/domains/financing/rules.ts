/** On which terms a car is paid by the month: the settings `financing.*`, rates as fractions, advances in percent of the price. */
export interface Terms {
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

/** What is asked: percent of the price paid at once, and months for the rest. */
export interface Wish {
  advance: number
  months: number
}

/** A loan with its cost. Amounts are dirhams: whole ones, but for those of the whole loan, which count the centimes. */
export interface Loan {
  /** paid at once */
  contribution: number
  financed: number
  /** rounded to the dirham */
  monthlyAmount: number
  /** all instalments before they are rounded */
  totalPaid: number
  /** interest and dossier fee, both with VAT */
  totalCost: number
  /** dossier fee with VAT */
  fee: number
  /** effective rate of a year as a fraction, to four decimals */
  teg: number
}

/** A month of the schedule; dirhams and centimes. */
export interface Instalment {
  month: number
  amount: number
  capital: number
  interest: number
  vat: number
  /** still owed afterwards */
  balance: number
}

/** A dossier fee up to so many dirhams stays out of the effective rate (Bank Al-Maghrib, 19/G/06). */
const feeNotCounted = 150

/** Where a setting is missing or cannot be read. */
const usual: Terms = {
  annualRate: 0.0825,
  vat: 0.1,
  months: [12, 24, 36, 48, 60],
  defaultMonths: 60,
  minAdvance: 0,
  maxAdvance: 50,
  defaultAdvance: 20,
  dossierFee: 0,
  insuranceIncluded: false,
  maximumRate: 0.13,
}

/** A number as people write it, `8,25` or `120 000`; null when it is none. */
export function readNumber(text: string | undefined): number | null {
  const plain = (text ?? '').replaceAll(/\s/g, '').replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The terms as the settings hold them, by key; what cannot be is left at the usual. */
export function readTerms(settings: ReadonlyMap<string, string>): Terms {
  const number = (name: keyof Terms, most: number) => {
    const value = readNumber(settings.get(`financing.${name}`))
    return value !== null && value <= most ? value : (usual[name] as number)
  }
  const months = readMonths(settings.get('financing.months'))
  const defaultMonths = number('defaultMonths', mostMonths)
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

const mostMonths = 120

/** Durations as a setting holds them, the shortest first. */
function readMonths(text: string | undefined): number[] {
  try {
    const months: unknown = JSON.parse(text ?? '')
    const sound = Array.isArray(months) ? months.filter((one) => Number.isInteger(one) && one >= 1 && one <= mostMonths) : []
    return sound.length > 0 ? [...new Set<number>(sound)].sort((a, b) => a - b) : usual.months
  } catch {
    return usual.months
  }
}

/** Half goes up, whatever the binary fraction made of it. */
function round(value: number, decimals = 0): number {
  const unit = 10 ** decimals
  return Math.floor(value * unit + 0.5 + 1e-7) / unit
}

type Rates = Pick<Terms, 'annualRate' | 'vat'>

/** What is paid at once, and what remains to be lent, in whole dirhams. */
export function split(price: number, advance: number): { contribution: number; financed: number } {
  const contribution = round((price * advance) / 100)
  return { contribution, financed: price - contribution }
}

/** The constant instalment, not rounded: monthly rate = annual rate × (1 + VAT) / 12 (spec, section 9). */
export function instalment(financed: number, months: number, { annualRate, vat }: Rates): number {
  const rate = (annualRate * (1 + vat)) / 12
  return rate === 0 ? financed / months : (financed * rate) / (1 - (1 + rate) ** -months)
}

/** The loan for a price of at least one dirham, and its cost. */
export function simulate(price: number, { advance, months }: Wish, terms: Pick<Terms, 'annualRate' | 'vat' | 'dossierFee'>): Loan {
  const { contribution, financed } = split(price, advance)
  const exact = instalment(financed, months, terms)
  const fee = round(terms.dossierFee * (1 + terms.vat), 2)
  return {
    contribution,
    financed,
    monthlyAmount: round(exact),
    totalPaid: round(exact * months, 2),
    totalCost: round(exact * months - financed + fee, 2),
    fee,
    teg: effectiveRate(financed, months, terms),
  }
}

/** Whether a loan may be offered: something is lent, and not above the maximum rate. */
export function isLawful({ financed, teg }: Pick<Loan, 'financed' | 'teg'>, { maximumRate }: Pick<Terms, 'maximumRate'>): boolean {
  return financed > 0 && teg <= maximumRate
}

/**
 * The effective rate: twelve times the monthly rate at which the instalments without their VAT are worth what the borrower gets,
 * the loan less the dossier fee (without VAT, but for the first 150 dirhams).
 */
function effectiveRate(financed: number, months: number, terms: Pick<Terms, 'annualRate' | 'vat' | 'dossierFee'>): number {
  const received = financed - Math.max(0, terms.dossierFee - feeNotCounted)
  const exact = instalment(financed, months, terms)
  const paid: number[] = []
  let balance = financed
  for (let month = 0; month < months; month++) {
    const interest = (balance * terms.annualRate) / 12
    paid.push(exact - interest * terms.vat)
    balance -= exact - interest * (1 + terms.vat)
  }
  const worth = (rate: number) => paid.reduceRight((later, amount) => (later + amount) / (1 + rate), 0)
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return round(low * 12, 4)
}

/** The loan month by month, to the centime; the last instalment takes what rounding left over. */
export function schedule(financed: number, months: number, rates: Rates): Instalment[] {
  const centimes = (dirhams: number) => round(dirhams * 100)
  const constant = centimes(instalment(financed, months, rates))
  const rows: Instalment[] = []
  let owed = centimes(financed)
  for (let month = 1; month <= months; month++) {
    const interest = round((owed * rates.annualRate) / 12)
    const vat = round(interest * rates.vat)
    const capital = month === months ? owed : constant - interest - vat
    owed -= capital
    const amount = capital + interest + vat
    rows.push({
      month,
      amount: amount / 100,
      capital: capital / 100,
      interest: interest / 100,
      vat: vat / 100,
      balance: owed / 100,
    })
  }
  return rows
}
