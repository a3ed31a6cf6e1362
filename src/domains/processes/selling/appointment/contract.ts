import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { Purchase } from '../contract.ts'
import { PurchaseRecord } from '../desk/contract.ts'

const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** Where and when the car is to be seen: a time of `/api/appointments/slots`. */
export const VisitWish = z.object({
  storageAreaId: z.int().min(1).max(2_147_483_647),
  starts: z.iso.datetime(),
})

const own = { params: z.object({ key: z.uuid() }), output: Purchase, roles: ['anyone'] } as const
const ownErrors = [
  'BadRequest',
  'Unauthorized',
  'CustomerInactive',
  'PhoneUnconfirmed',
  'NotFound',
  'TransitionNotAllowed',
  'AppointmentNear',
  'AntiForgery',
] as const

export const arrangeVisit = defineEndpoint({
  ...own,
  id: 'arrangePurchaseVisit',
  method: 'PUT',
  path: '/api/purchases/{key}/appointment',
  summary: 'Chooses or moves the inspection appointment, for the owner; the request moves to that store',
  body: VisitWish,
  errors: [...ownErrors, 'SlotTaken'],
})

export const cancelVisit = defineEndpoint({
  ...own,
  id: 'cancelPurchaseVisit',
  method: 'DELETE',
  path: '/api/purchases/{key}/appointment',
  summary: 'Cancels the inspection appointment, for the owner; the request stays',
  errors: ownErrors,
})

const desk = { params: z.object({ id: pathId }), output: PurchaseRecord, roles: ['agent', 'expert', 'manager', 'admin'] } as const
const deskErrors = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'] as const

export const arrangeVisitFor = defineEndpoint({
  ...desk,
  id: 'arrangeVisitFor',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/appointment',
  summary: 'Chooses or moves the appointment for the owner, who is notified; at any free time ahead, without minimum notice',
  body: VisitWish,
  errors: [...deskErrors, 'SlotTaken'],
})

export const cancelVisitFor = defineEndpoint({
  ...desk,
  id: 'cancelVisitFor',
  method: 'DELETE',
  path: '/api/staff/purchases/{id}/appointment',
  summary: 'Cancels the appointment for the owner, who is notified',
  errors: deskErrors,
})

export const endVisit = defineEndpoint({
  ...desk,
  id: 'endPurchaseVisit',
  method: 'POST',
  path: '/api/staff/purchases/{id}/appointment/steps',
  summary: 'Records the outcome of an appointment that has begun: the vehicle was seen, or the person did not come',
  body: z.object({ status: z.enum(['Done', 'Missed']) }),
  errors: deskErrors,
})
