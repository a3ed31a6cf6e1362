import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import type { TimelineEntry } from '#ui/timeline.tsx'

const ahead = {
  Purchase: ['visit', 'offer', 'papers', 'transfer'],
  TradeIn: ['visit', 'offer', 'papers', 'deduction'],
  Intermediation: ['visit', 'contract', 'sale', 'payout'],
} as const

/** Stages after a request by its type; an unknown type counts as a purchase. */
export function useStepsAhead(type: string): TimelineEntry[] {
  const t = useText(sellingTexts)
  const steps = Object.hasOwn(ahead, type) ? ahead[type as keyof typeof ahead] : ahead.Purchase
  return steps.map((key) => ({ key, state: 'next', title: t(`after.${key}`), when: t(`after.${key}Text`) }))
}
