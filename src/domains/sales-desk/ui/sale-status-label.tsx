import { useText } from '#i18n/text.ts'
import { StatusLabel } from '#ui/status-label.tsx'
import type { SaleStatus } from '../../bookings/contract.ts'
import { saleTones } from './tones.ts'

export function SaleStatusLabel({ status }: { status: SaleStatus }) {
  const t = useText('bookingCase')
  return <StatusLabel tone={saleTones[status]} label={t(`saleStatus.${status}`)} />
}
