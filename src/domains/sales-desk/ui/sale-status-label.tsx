import { type SaleStatus, saleStates } from '#domains/bookings/status.ts'
import { useText } from '#i18n/text.ts'
import { StatusLabel } from '#ui/status-label.tsx'

export function SaleStatusLabel({ status }: { status: SaleStatus }) {
  const t = useText('bookingCase')
  return <StatusLabel tone={saleStates[status].tone} label={t(`saleStatus.${status}`)} />
}
