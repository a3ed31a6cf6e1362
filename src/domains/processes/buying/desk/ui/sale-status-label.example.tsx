import { saleStatuses } from '#domains/processes/buying/bookings/status.ts'
import { SaleStatusLabel } from './sale-status-label.tsx'

export default function SaleStatusLabelExamples() {
  return saleStatuses.map((status) => <SaleStatusLabel key={status} status={status} />)
}
