import { z } from 'zod'
import { Appointment } from '#domains/cases/appointments/contract.ts'
import { RepairStatus } from '#domains/catalogue/vehicles/contract.ts'
import { RecordName } from '#domains/processes/buying/bookings/contract.ts'
import {
  CheckPartAction,
  CheckPartPhoto,
  CheckPartRepair,
  ExpertiseCheckPart,
  ExpertiseStatus,
  ExpertiseVehicle,
} from '#domains/processes/inspection/contract.ts'
import { checkPartStatuses, expertiseTypes } from '#domains/processes/inspection/values.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'

const Moment = z.iso.datetime()

/** A check point with the fields for the seller. Whole dirhams, `cost` for one item. */
export const AdCheckPart = z.object({
  id: z.int(),
  technicalExpertise: RecordName,
  technicalExpertiseId: z.int(),
  checkPart: ExpertiseCheckPart,
  checkPartId: z.int(),
  cost: z.int().nullable(),
  quantity: z.int().nullable(),
  /** set phrases of the expert, then free text as written */
  phrases: z.array(Localized),
  comment: z.string().nullable(),
  action: CheckPartAction.nullable(),
  isPainted: z.boolean(),
  status: z.enum(checkPartStatuses),
  isFixed: z.boolean(),
  fix: CheckPartRepair.nullable(),
  documents: z.array(CheckPartPhoto),
})

/** The technical inspection of an advert for its seller; findings only after approval. */
export const AdExpertise = z.object({
  id: z.int(),
  reference: z.string(),
  /** null unless staff set a start value: no purchase price is offered for a vehicle advertised by its owner */
  quotation: z.int().nullable(),
  vehicle: ExpertiseVehicle,
  vehicleId: z.int(),
  vehiclePurchase: RecordName.nullable(),
  vehiclePurchaseId: z.int().nullable(),
  vehicleIntermediation: RecordName.nullable(),
  vehicleIntermediationId: z.int().nullable(),
  vehicleAd: RecordName.nullable(),
  vehicleAdId: z.int().nullable(),
  type: z.enum(expertiseTypes),
  vehicleRepairStatusType: RepairStatus,
  checkPartQuotations: z.array(AdCheckPart),
  statuses: z.array(z.object({ type: ExpertiseStatus, comment: z.string().nullable(), created: Moment, technicalExpertiseId: z.int() })),
  lastStatus: ExpertiseStatus,
  /** kilometres, measured at the inspection */
  mileage: z.int().nullable(),
  appointment: Appointment.nullable(),
  /** code of the sealed report on the vehicle page; null until the seller publishes it */
  publicCode: z.string().nullable(),
  created: Moment,
  lastModified: Moment,
})
export type AdExpertise = z.infer<typeof AdExpertise>

const own = {
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: AdExpertise,
  roles: ['customer'],
} as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'] as const
const writing = [...reading, 'TransitionNotAllowed', 'AppointmentNear', 'AntiForgery'] as const

export const getAdExpertise = defineEndpoint({
  ...own,
  id: 'getVehicleAdExpertise',
  method: 'GET',
  path: '/api/vehicleads/{id}/technicalexpertises/current',
  summary: 'Returns the technical inspection of an advert of the caller: its state, and its findings once approved. NotFound without one',
  errors: reading,
})

export const arrangeAdExpertise = defineEndpoint({
  ...own,
  id: 'arrangeVehicleAdExpertise',
  method: 'PUT',
  path: '/api/vehicleads/{id}/technicalexpertises/current',
  summary: 'Requests a technical inspection for an advert at a store, or moves its appointment, to a time of `/api/appointments/slots`',
  body: z.object({ storageAreaId: z.int().min(1).max(2_147_483_647), starts: z.iso.datetime() }),
  errors: [...writing, 'PhoneUnconfirmed', 'SlotTaken'],
})

export const cancelAdExpertise = defineEndpoint({
  ...own,
  id: 'cancelVehicleAdExpertise',
  method: 'DELETE',
  path: '/api/vehicleads/{id}/technicalexpertises/current',
  summary: 'Cancels the technical inspection of an advert before the vehicle has been seen',
  errors: writing,
})

export const publishAdExpertise = defineEndpoint({
  ...own,
  id: 'publishVehicleAdExpertise',
  method: 'POST',
  path: '/api/vehicleads/{id}/technicalexpertises/current/publication',
  summary:
    'Publishes the whole report of an accepted inspection on the vehicle page, sealed: no part can be left out or withdrawn. Idempotent',
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})
