import { type SaleStatus, saleStates } from '#domains/processes/buying/bookings/status.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { StatusLabel } from '#ui/status-label.tsx'

export function SaleStatusLabel({ status }: { status: SaleStatus }) {
  const t = useText(bookingCaseTexts)
  return <StatusLabel tone={saleStates[status].tone} label={t(`saleStatus.${status}`)} />
}
