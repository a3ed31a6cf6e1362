import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Journey, type JourneyStep } from '#ui/journey.tsx'
import type { BookingStatus, CustomerBooking } from '../../bookings/contract.ts'
import { houseTime } from '../../reservations/ui/server-clock.ts'

/** The steps as the customer counts them, each with the status by which it is done. */
const steps = [
  ['reserved', 'Submitted'],
  ['confirmed', 'Accepted'],
  ['arranged', 'PayementDetailsSubmitted'],
  ['paid', 'Billed'],
  ['checked', 'Controlled'],
  ['delivered', 'Delivered'],
] as const satisfies readonly (readonly [string, BookingStatus])[]

/** How far a purchase has come. */
export function PurchaseJourney({ booking: { step: done, statuses } }: { booking: CustomerBooking }) {
  const t = useText('history')
  const { date } = useFormat()
  const entries = steps.map(([key, status], i): JourneyStep => {
    const state = i < done ? 'done' : i === done ? 'now' : 'next'
    const reached = statuses.find(({ type }) => type === status)
    return {
      key,
      label: t(`steps.${key}`),
      state,
      say: t(`steps.${state}`),
      ...(state === 'done' && reached && { when: date(houseTime(reached.created).day) }),
    }
  })
  const now = entries[done]
  return (
    <Journey
      label={t('steps.label')}
      steps={entries}
      summary={now ? t('steps.summary', { step: String(done + 1), all: String(steps.length), name: now.label }) : t('steps.all')}
    />
  )
}
