import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { stations } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import type { JourneyStep } from '#ui/journey.tsx'

/** Returns the progress of a purchase for the header of its case. */
export function usePurchaseJourney({ step: done, statuses }: Pick<CustomerBooking, 'step' | 'statuses'>) {
  const t = useText(historyTexts)
  const { date } = useFormat()
  const entries = stations.map((status, i): JourneyStep => {
    const state = i < done ? 'done' : i === done ? 'now' : 'next'
    const reached = statuses.find(({ type }) => type === status)
    return {
      key: status,
      label: t(`steps.${status}`),
      state,
      say: t(`steps.${state}`),
      ...(state === 'done' && reached && { when: date(localTime(reached.created).day) }),
    }
  })
  const now = entries[done]
  return {
    label: t('steps.label'),
    steps: entries,
    summary: now ? t('steps.summary', { step: String(done + 1), all: String(stations.length), name: now.label }) : t('steps.all'),
  }
}
