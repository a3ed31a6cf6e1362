import type { LoanTerms } from '#shared/loan.ts'
import type { Wish } from '../rules.ts'

/** What a device has kept of an earlier simulation, else what most people begin with; always within the terms. */
export function readWish(stored: unknown, terms: LoanTerms): Wish {
  const { advance, months } = (stored ?? {}) as Partial<Record<keyof Wish, unknown>>
  const possible = typeof advance === 'number' && advance >= terms.minAdvance && advance <= terms.maxAdvance
  return {
    advance: possible ? advance : terms.defaultAdvance,
    months: terms.months.find((one) => one === months) ?? terms.defaultMonths,
  }
}
