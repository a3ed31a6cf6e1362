import type { Workflow } from '#shared/workflow.ts'

export const vehicleStatuses = ['Draft', 'Pending', 'InTransfer', 'Active', 'Published', 'Reserved', 'Booked', 'Sold'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]

/** Vehicle workflow (workflows, section Vehicle). */
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
    { from: ['Pending', 'Active', 'Published'], action: 'transfer', to: 'InTransfer', who: ['agent', 'manager'], guard: 'destination' },
    { from: ['InTransfer'], action: 'receive', to: 'Active', who: ['agent', 'manager'] },
    // a published car stays on the site during a transfer
    {
      from: ['InTransfer'],
      action: 'receivePublished',
      to: 'Published',
      who: ['agent', 'manager'],
      guard: 'publishable',
      effects: ['refreshMarket'],
    },
    { from: ['Pending'], action: 'activate', to: 'Active', who: ['agent', 'manager'] },
    { from: ['Active'], action: 'publish', to: 'Published', who: ['manager'], guard: 'publishable', effects: ['refreshMarket'] },
    {
      from: ['Published'],
      action: 'unpublish',
      to: 'Active',
      who: ['manager', 'system'],
      comment: true,
      effects: ['refreshMarket'],
    },
    {
      from: ['Draft', 'Active', 'Sold'],
      action: 'advertise',
      to: 'Published',
      who: ['system'],
      guard: 'modelListed',
      effects: ['refreshMarket'],
    },
    { from: ['Published'], action: 'sellPrivately', to: 'Sold', who: ['system'], effects: ['refreshMarket'] },
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
    { from: ['Active', 'Published'], action: 'keep', to: 'Booked', who: ['system'], effects: ['refreshMarket'] },
    { from: ['Booked'], action: 'takeBack', to: 'Active', who: ['system'], comment: true, effects: ['refreshMarket'] },
    { from: ['Booked'], action: 'deliver', to: 'Sold', who: ['agent', 'manager'] },
    { from: ['Sold'], action: 'recover', to: 'Active', who: ['manager'], comment: true },
  ],
} as const satisfies Workflow<VehicleStatus>

export type VehicleAction = (typeof vehicleWorkflow.steps)[number]['action']

/**
 * Meaning of a status. `listed`: in the search; `shown`: its page is public while it is not archived; `held`: reserved for one customer;
 * `taken`: someone has a right to it, so that price and store cannot change freely.
 */
const meanings = {
  Draft: [],
  Pending: [],
  InTransfer: [],
  Active: [],
  Published: ['listed', 'shown'],
  Reserved: ['listed', 'shown', 'held', 'taken'],
  Booked: ['shown', 'held', 'taken'],
  Sold: ['taken'],
} as const satisfies Record<VehicleStatus, readonly ('listed' | 'shown' | 'held' | 'taken')[]>

type Meaning = (typeof meanings)[VehicleStatus][number]
type StatusWith<M extends Meaning> = {
  [S in VehicleStatus]: M extends (typeof meanings)[S][number] ? S : never
}[VehicleStatus]

function statusesWith<M extends Meaning>(meaning: M): readonly StatusWith<M>[] {
  return vehicleStatuses.filter((status): status is StatusWith<M> => (meanings[status] as readonly Meaning[]).includes(meaning))
}

export const listedStatuses = statusesWith('listed')
export const shownStatuses = statusesWith('shown')
export const heldStatuses = statusesWith('held')
export const takenStatuses = statusesWith('taken')
/** Statuses with a current or former public page. */
export const publicStatuses = [...shownStatuses, 'Sold'] as const

export const isOneOf = (statuses: readonly VehicleStatus[], status: VehicleStatus): boolean => statuses.includes(status)
