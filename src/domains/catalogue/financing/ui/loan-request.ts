import type { LoanTerms } from '#shared/loan.ts'
import type { LoanRequest } from '../rules.ts'

/** Returns the device's last simulation, otherwise the default, within the terms. */
export function readLoanRequest(stored: unknown, terms: LoanTerms): LoanRequest {
  const { advance, months } = (stored ?? {}) as Partial<Record<keyof LoanRequest, unknown>>
  const possible = typeof advance === 'number' && advance >= terms.minAdvance && advance <= terms.maxAdvance
  return {
    advance: possible ? advance : terms.defaultAdvance,
    months: terms.months.find((one) => one === months) ?? terms.defaultMonths,
  }
}
