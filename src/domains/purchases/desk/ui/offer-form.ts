import { typedAmount } from '#shared/limits.ts'

/** A reason of an offer as it is typed: what it takes away is typed with a minus. */
export interface TypedReason {
  /** of the line, for the screen */
  key: number
  label: string
  amount: string
}

/** A whole number of dirhams with its sign; null for anything else. */
export function typedDirhams(text: string): number | null {
  const plain = text.trim().replace(/^[\u2212\u2013]/, '-')
  const isLess = plain.startsWith('-')
  const amount = typedAmount(isLess ? plain.slice(1) : plain)
  if (amount === null || !Number.isInteger(amount)) return null
  return isLess ? -amount : amount
}

/** What an offer and its reasons come to, as far as they can be read. */
export function offerOf(quotation: string, startValue: string, reasons: readonly TypedReason[]) {
  const used = reasons.filter(({ label, amount }) => label.trim() !== '' || amount.trim() !== '')
  const read = used.map(({ label, amount }) => ({ label: label.trim(), amount: typedDirhams(amount) }))
  const isWhole = read.every(({ label, amount }) => label !== '' && amount !== null)
  const [to, from] = [typedDirhams(quotation), typedDirhams(startValue)]
  const sum = read.reduce((total, { amount }) => total + (amount ?? 0), 0)
  return {
    quotation: to,
    startValue: from,
    reasons: read.flatMap(({ label, amount }) => (label !== '' && amount !== null ? [{ label, amount }] : [])),
    /** a line lacks its words or its amount */
    isWhole,
    /** what the reasons leave unexplained; null while nothing is to be explained */
    gap: to === null || from === null ? null : to - from - sum,
  }
}
