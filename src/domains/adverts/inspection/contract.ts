import { z } from 'zod'
import { Appointment } from '#domains/appointments/contract.ts'
import { RecordName } from '#domains/bookings/contract.ts'
import {
  CheckPartAction,
  CheckPartPhoto,
  CheckPartRepair,
  ExpertiseCheckPart,
  ExpertiseStatus,
  ExpertiseVehicle,
} from '#domains/expertise/contract.ts'
import { checkPartStatuses, expertiseTypes } from '#domains/expertise/values.ts'
import { RepairStatus } from '#domains/vehicles/contract.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'

const Moment = z.iso.datetime()

/** A point of the sheet as the seller reads it. Money in whole dirhams, `cost` for one. */
export const AdCheckPart = z.object({
  id: z.int(),
  technicalExpertise: RecordName,
  technicalExpertiseId: z.int(),
  checkPart: ExpertiseCheckPart,
  checkPartId: z.int(),
  cost: z.int().nullable(),
  quantity: z.int().nullable(),
  /** set phrases of the expert, then their free words as they were written */
  phrases: z.array(Localized),
  comment: z.string().nullable(),
  action: CheckPartAction.nullable(),
  isPainted: z.boolean(),
  status: z.enum(checkPartStatuses),
  isFixed: z.boolean(),
  fix: CheckPartRepair.nullable(),
  documents: z.array(CheckPartPhoto),
})

/** The technical expertise of an advert, for its seller: what was found once it is agreed in the house, nothing of it before. */
export const AdExpertise = z.object({
  id: z.int(),
  reference: z.string(),
  /** nobody is offered a price for a car that its owner sells: null unless the house named where it begins */
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
  /** kilometres, read at the inspection */
  mileage: z.int().nullable(),
  appointment: Appointment.nullable(),
  /** the code of the sealed sheet on the page of the car; null until the seller shows it there */
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
  summary: 'The technical expertise of an advert of the caller: how far it is, and what was found once it is agreed. NotFound without one',
  errors: reading,
})

export const arrangeAdExpertise = defineEndpoint({
  ...own,
  id: 'arrangeVehicleAdExpertise',
  method: 'PUT',
  path: '/api/vehicleads/{id}/technicalexpertises/current',
  summary:
    'Asks for a technical expertise of the car of an advert at a store, or moves its appointment: a time of `/api/appointments/slots`',
  body: z.object({ storageAreaId: z.int().min(1).max(2_147_483_647), starts: z.iso.datetime() }),
  errors: [...writing, 'PhoneUnconfirmed', 'SlotTaken'],
})

export const cancelAdExpertise = defineEndpoint({
  ...own,
  id: 'cancelVehicleAdExpertise',
  method: 'DELETE',
  path: '/api/vehicleads/{id}/technicalexpertises/current',
  summary: 'Calls the technical expertise of an advert off, as long as the car was not seen',
  errors: writing,
})

export const publishAdExpertise = defineEndpoint({
  ...own,
  id: 'publishVehicleAdExpertise',
  method: 'POST',
  path: '/api/vehicleads/{id}/technicalexpertises/current/publication',
  summary:
    'Shows the whole sheet of an accepted technical expertise on the page of the car, sealed: nothing of it can be left out, nor taken back. Again: the same',
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})
