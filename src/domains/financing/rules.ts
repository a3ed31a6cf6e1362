import { instalment, type LoanTerms, rounded, split } from '#shared/loan.ts'

/** What is asked: percent of the price paid at once, and months for the rest. */
export interface LoanRequest {
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

/** The loan for a price of at least one dirham, and its cost. */
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

/** Whether a loan may be offered: something is lent, and not above the maximum rate. */
export function isLawful({ financed, teg }: Pick<Loan, 'financed' | 'teg'>, { maximumRate }: Pick<LoanTerms, 'maximumRate'>): boolean {
  return financed > 0 && teg <= maximumRate
}

/** The last terms that were asked about: every page does, and they change once in months. */
let lastLeast: { terms: string; least: number | null } | null = null

/** The cheapest price, in whole dirhams, whose usual loan may be offered; null when none may. A dossier fee weighs most on small loans. */
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
 * The effective rate: twelve times the monthly rate at which the instalments without their VAT are worth what the borrower gets,
 * the loan less the dossier fee (without VAT, but for the first 150 dirhams).
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

/** The loan month by month, to the centime; the last instalment takes what rounding left over. */
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
