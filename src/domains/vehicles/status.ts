import type { Workflow } from '#shared/workflow.ts'

export const vehicleStatuses = ['Draft', 'Pending', 'InTransfer', 'Active', 'Published', 'Reserved', 'Booked', 'Sold'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]

/** The life of a vehicle in stock (workflows, section Vehicle). */
export const vehicleWorkflow = {
  name: 'vehicle',
  table: 'vehicles',
  statusTable: 'vehicle_statuses',
  ownerColumn: 'vehicle_id',
  states: vehicleStatuses,
  initial: 'Draft',
  final: ['Sold'],
  steps: [
    { from: ['Draft'], action: 'submit', to: 'Pending', who: ['agent', 'manager', 'system'], guard: 'mandatoryFields' },
    { from: ['Pending', 'Active'], action: 'transfer', to: 'InTransfer', who: ['agent', 'manager'], guard: 'destination' },
    { from: ['InTransfer'], action: 'receive', to: 'Active', who: ['agent', 'manager'] },
    { from: ['Pending'], action: 'activate', to: 'Active', who: ['agent', 'manager'] },
    { from: ['Active'], action: 'publish', to: 'Published', who: ['manager'], guard: 'publishable', effects: ['refreshMarket'] },
    { from: ['Published'], action: 'reserve', to: 'Reserved', who: ['customer', 'agent', 'system'] },
    { from: ['Reserved'], action: 'release', to: 'Published', who: ['customer', 'agent', 'system'] },
    { from: ['Reserved'], action: 'book', to: 'Booked', who: ['system', 'agent'], effects: ['refreshMarket'] },
    {
      from: ['Booked'],
      action: 'cancel',
      to: 'Published',
      who: ['customer', 'agent', 'system'],
      comment: true,
      effects: ['refreshMarket'],
    },
    { from: ['Booked'], action: 'deliver', to: 'Sold', who: ['agent'] },
    { from: ['Sold'], action: 'recover', to: 'Active', who: ['manager'], comment: true },
  ],
} as const satisfies Workflow<VehicleStatus>

export type VehicleAction = (typeof vehicleWorkflow.steps)[number]['action']
