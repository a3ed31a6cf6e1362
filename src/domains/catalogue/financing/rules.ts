import { instalment, type LoanTerms, rounded, split } from '#shared/loan.ts'

/** Input of a simulation: down payment in percent of the price, and duration in months. */
export interface LoanRequest {
  advance: number
  months: number
}

/** A loan with its cost, in whole dirhams; the sums of the whole loan include centimes. */
export interface Loan {
  /** down payment */
  contribution: number
  financed: number
  /** rounded to the dirham */
  monthlyAmount: number
  /** all instalments before rounding */
  totalPaid: number
  /** interest and dossier fee, both with VAT */
  totalCost: number
  /** dossier fee with VAT */
  fee: number
  /** effective annual rate as a fraction, to four decimals */
  teg: number
}

/** A month of the schedule, in dirhams and centimes. */
export interface Instalment {
  month: number
  amount: number
  capital: number
  interest: number
  vat: number
  /** remaining debt */
  balance: number
}

/** A dossier fee up to this many dirhams is excluded from the effective rate (Bank Al-Maghrib, 19/G/06). */
const feeNotCounted = 150

/** Returns the loan for a price of at least one dirham, and its cost. */
export function simulate(
  price: number,
  { advance, months }: LoanRequest,
  terms: Pick<LoanTerms, 'annualRate' | 'vat' | 'dossierFee'>,
): Loan {
  const { contribution, financed } = split(price, advance)
  const exact = instalment(financed, months, terms)
  const fee = rounded(terms.dossierFee * (1 + terms.vat), 2)
  return {
    contribution,
    financed,
    monthlyAmount: rounded(exact),
    totalPaid: rounded(exact * months, 2),
    totalCost: rounded(exact * months - financed + fee, 2),
    fee,
    teg: effectiveRate(financed, months, terms),
  }
}

/** Returns whether a loan may be offered: an amount is lent, and the rate does not exceed the maximum. */
export function isLawful({ financed, teg }: Pick<Loan, 'financed' | 'teg'>, { maximumRate }: Pick<LoanTerms, 'maximumRate'>): boolean {
  return financed > 0 && teg <= maximumRate
}

/** Cache of the last terms: every page uses them, and they rarely change. */
let lastLeast: { terms: string; least: number | null } | null = null

/**
 * Returns the lowest price, in whole dirhams, whose default loan may be offered; null when there is none. The dossier fee has most effect
 * on small loans.
 */
export function leastOnCredit(terms: LoanTerms): number | null {
  const key = JSON.stringify(terms)
  if (lastLeast?.terms !== key) lastLeast = { terms: key, least: findLeast(terms) }
  return lastLeast.least
}

function findLeast(terms: LoanTerms): number | null {
  const request = { advance: terms.defaultAdvance, months: terms.defaultMonths }
  const lawful = (price: number) => isLawful(simulate(price, request, terms), terms)
  let [low, high] = [1, 100_000_000]
  if (!lawful(high)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (lawful(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Returns the effective rate: twelve times the monthly rate at which the present value of the instalments without VAT equals the amount
 * that the borrower receives, i.e. the loan less the dossier fee (without VAT, except the first 150 dirhams).
 */
function effectiveRate(financed: number, months: number, terms: Pick<LoanTerms, 'annualRate' | 'vat' | 'dossierFee'>): number {
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
  return rounded(low * 12, 4)
}

/** Returns the monthly schedule, to the centime; the last instalment includes the rounding difference. */
export function schedule(financed: number, months: number, rates: Pick<LoanTerms, 'annualRate' | 'vat'>): Instalment[] {
  const centimes = (dirhams: number) => rounded(dirhams * 100)
  const constant = centimes(instalment(financed, months, rates))
  const rows: Instalment[] = []
  let owed = centimes(financed)
  for (let month = 1; month <= months; month++) {
    const interest = rounded((owed * rates.annualRate) / 12)
    const vat = rounded(interest * rates.vat)
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
