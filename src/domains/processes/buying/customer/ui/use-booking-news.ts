import type { News } from '#domains/cases/progress/ui/case-news.tsx'
import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { isBilled } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import progressTexts from '#texts/progress'

/** Returns the statuses of a booking as news. */
export function useBookingNews({ statuses }: Pick<CustomerBooking, 'statuses'>): News[] {
  const t = useText(progressTexts)
  const ofBooking = useText(bookingsTexts)
  const { price: money } = useFormat()
  return statuses.map(({ type, price, created }, i) => {
    const before = statuses[i - 1]?.type
    const textOf = () => {
      if (type === 'NewPriceSubmitted' && price !== null) return t('Booking.price', { price: money(price) })
      if (type === 'Billed' && before === 'Controlled') return t('Booking.reopened')
      if (type === before && isBilled(type)) return t(type === 'Delivered' ? 'Booking.redelivered' : 'Booking.corrected')
      return ofBooking(`status.${type}`)
    }
    return { key: String(i), at: created, text: textOf() }
  })
}
