import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import type { StatusTone } from '#ui/status-label.tsx'

/** The colour of each status of a vehicle (design, section 2). */
export const stockTones: Record<VehicleStatus, StatusTone> = {
  Draft: 'draft',
  Pending: 'new',
  InTransfer: 'running',
  Active: 'running',
  Published: 'good',
  Reserved: 'warning',
  Booked: 'running',
  Sold: 'good',
}
