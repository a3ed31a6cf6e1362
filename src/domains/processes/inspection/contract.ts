import { z } from 'zod'
import { FuelType, GearType, RepairStatus } from '#domains/catalogue/vehicles/contract.ts'
import { carFactNames } from '#domains/catalogue/vehicles/rules.ts'
import { documentStatuses } from '#domains/foundation/documents/rules.ts'
import { unlistedParts } from '#domains/foundation/reference/rules.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { siteAddress } from '#shared/address.ts'
import { defineEndpoint, Flag, Localized } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { expertiseActions, expertiseStatuses } from './status.ts'
import {
  checkCategories,
  checkPartActions,
  checkPartStatuses,
  checkSections,
  expertiseTypes,
  expertiseViews,
  maxPhrases,
  measureUnits,
  partLacks,
  placeViews,
  syncOutcomes,
} from './values.ts'

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
const Moment = z.iso.datetime()
const id = z.int().min(1).max(2_147_483_647)
const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const remark = z.string().trim().max(2000)
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] as const
const writing = [...reading, 'AntiForgery'] as const
export const CheckPartAction = z.enum(checkPartActions)
export const CheckPartCategory = z.enum(checkCategories)

/** A point of the check list, with what is usually paid for one. Money in whole dirhams. */
export const ExpertiseCheckPart = z.object({
  id: z.int(),
  /** the same over all versions of the list */
  code: z.string(),
  /** from 1 */
  position: z.int(),
  category: CheckPartCategory,
  section: z.enum(checkSections),
  title: z.string(),
  titles: Localized,
  repairCost: z.int().nullable(),
  replacementCost: z.int().nullable(),
  paintCost: z.int().nullable(),
  /** of what is measured */
  unit: z.enum(measureUnits).nullable(),
})
export type ExpertiseCheckPart = z.infer<typeof ExpertiseCheckPart>

/** A photo of a point; `uri` is for those who may see the sheet. */
export const CheckPartPhoto = z.object({
  id: z.uuid(),
  uri: siteAddress,
  hash: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** taken after the repair */
  isAfter: z.boolean(),
  status: z.enum(documentStatuses),
  clientId: z.uuid().nullable(),
  created: Moment,
})

/** Where a finding is marked, in percent of the outline. */
export const CheckPartPlace = z.object({ view: z.enum(placeViews), x: z.number().min(0).max(100), y: z.number().min(0).max(100) })

/** A repair after the inspection, paid by the company. */
export const CheckPartRepair = z.object({ cost: z.int(), day: z.iso.date(), comment: z.string().nullable() })

const finding = {
  /** null: not checked yet */
  action: CheckPartAction.nullable(),
  /** the repair is one of the paint */
  isPainted: z.boolean(),
  cost: z.int().nullable(),
  quantity: z.int().nullable(),
  comment: z.string().nullable(),
}

/** What was found at a point. Money in whole dirhams, `cost` for one; `phrases`: ids of set phrases; `comment`: free words. */
export const CheckPartQuotation = z.object({
  id: z.int(),
  technicalExpertiseId: z.int(),
  checkPartId: z.int(),
  checkPart: ExpertiseCheckPart,
  ...finding,
  status: z.enum(checkPartStatuses),
  /** what has to be checked again */
  editComment: z.string().nullable(),
  /** open to the expert although the sheet was handed in, until it is again */
  isReopened: z.boolean(),
  /** what stood there when it was opened again */
  former: z.object({ ...finding, phrases: z.array(z.string()).optional(), answered: Moment.nullable() }).nullable(),
  phrases: z.array(z.string()),
  measured: z.number().nullable(),
  place: CheckPartPlace.nullable(),
  isFixed: z.boolean(),
  fix: CheckPartRepair.nullable(),
  answered: Moment.nullable(),
  answeredBy: z.string().nullable(),
  revision: z.int(),
  documents: z.array(CheckPartPhoto),
})
export type CheckPartQuotation = z.infer<typeof CheckPartQuotation>
export const ExpertiseStatus = z.enum(expertiseStatuses)
export const ExpertiseVehicle = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  unlisted: z.enum(unlistedParts).nullable(),
  version: z.string().nullable(),
  plate: z.string().nullable(),
  chassisNumber: z.string().nullable(),
  releaseDate: z.iso.date().nullable(),
  mileage: z.int().nullable(),
})
/** What the inspector read from the car and its grey card; what is left out was not read. `fiscalPower` in tax horsepower. */
export const CarReading = z.object({
  chassisNumber: z.string().optional(),
  fuelType: FuelType.optional(),
  gearType: GearType.optional(),
  fiscalPower: z.int().optional(),
  /** the model where it is another than the announced one, or the announced one is not in the list */
  modelId: z.int().optional(),
  version: z.string().optional(),
  /** first registration, YYYY-MM-DD */
  releaseDate: z.iso.date().optional(),
})
export type CarReading = z.infer<typeof CarReading>

/** A fact that was read otherwise than it was announced: a model by its name, mileage in km, fuel and gearbox by their codes. */
export const FactDifference = z.object({ fact: z.enum(carFactNames), announced: z.string().nullable(), read: z.string().nullable() })
export type FactDifference = z.infer<typeof FactDifference>

/** One line of the list of sheets. */
export const ExpertiseLine = z.object({
  id: z.int(),
  reference: z.string(),
  type: z.enum(expertiseTypes),
  status: ExpertiseStatus,
  vehicle: ExpertiseVehicle,
  /** of the record that it belongs to, such as a request to sell */
  ownerReference: z.string().nullable(),
  area: Area.nullable(),
  /** the inspecting expert */
  expert: z.string().nullable(),
  answered: z.int(),
  points: z.int(),
  findings: z.int(),
  /** appointment of the inspection */
  appointment: Moment.nullable(),
  quotation: z.int().nullable(),
  since: Moment,
  created: Moment,
})
export type ExpertiseLine = z.infer<typeof ExpertiseLine>

/** `inspect`: an expert is to look at the car; `edits`: again; `review`: the quotation is to be given or judged; `agreed`: to be closed. */
export type ExpertiseView = (typeof expertiseViews)[number]
const filters = {
  view: z.enum(expertiseViews).default('inspect'),
  type: z.enum(expertiseTypes).optional(),
  area: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** those that the caller inspects */
  mine: Flag,
  /** reference of the sheet or the car, plate, make and model */
  text: z.string().trim().max(80).optional(),
}
export type ExpertiseFilters = z.infer<z.ZodObject<typeof filters>>

export const listExpertises = defineEndpoint({
  id: 'listExpertises',
  method: 'GET',
  path: '/api/staff/expertises',
  summary: 'Lists technical inspections, the oldest first; closed ones the newest first',
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(ExpertiseLine).extend({
    counts: z.object({ inspect: z.int(), edits: z.int(), review: z.int(), agreed: z.int(), closed: z.int(), all: z.int() }),
  }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** A whole sheet. Money in whole dirhams. */
export const Expertise = z.object({
  id: z.int(),
  key: z.uuid(),
  reference: z.string(),
  type: z.enum(expertiseTypes),
  lastStatus: ExpertiseStatus,
  vehicle: ExpertiseVehicle,
  vehicleId: z.int(),
  vehiclePurchaseId: z.int().nullable(),
  vehicleIntermediationId: z.int().nullable(),
  vehicleAdId: z.int().nullable(),
  ownerReference: z.string().nullable(),
  area: Area.nullable(),
  vehicleRepairStatusType: RepairStatus,
  /** read at the inspection */
  mileage: z.int().nullable(),
  checkListVersion: z.int(),
  /** what is known of the car: what the inspector read, else what its card says */
  car: CarReading,
  differences: z.array(FactDifference),
  /** the start value was computed for other facts than those that were read: it is decided before the quotation is given */
  isValueOpen: z.boolean(),
  expert: z.object({ subject: z.string(), name: z.string() }).nullable(),
  startValue: z.int().nullable(),
  startReason: z.string().nullable(),
  extras: z.int(),
  extrasReason: z.string().nullable(),
  /** what all findings cost together */
  findingsCost: z.int(),
  /** start value less the findings plus the extras; null without a start value */
  quotation: z.int().nullable(),
  appointment: Moment.nullable(),
  started: Moment.nullable(),
  submitted: Moment.nullable(),
  closed: Moment.nullable(),
  created: Moment,
  lastModified: Moment,
  /** in the order of the list */
  checkPartQuotations: z.array(CheckPartQuotation),
  statuses: z.array(
    z.object({
      type: ExpertiseStatus,
      comment: z.string().nullable(),
      quotation: z.int().nullable(),
      author: z.string().nullable(),
      created: Moment,
      technicalExpertiseId: z.int(),
    }),
  ),
  /** what keeps it from being handed in */
  missing: z.array(z.object({ checkPartQuotationId: z.int(), what: z.array(z.enum(partLacks)) })),
  /** what the caller may do; `missing`: the field or code that still keeps them from it */
  steps: z.array(z.object({ action: z.enum(expertiseActions), needsComment: z.boolean(), missing: z.string().nullable() })),
  may: z.object({ answer: z.boolean(), value: z.boolean(), fix: z.boolean(), print: z.boolean() }),
})
export type Expertise = z.infer<typeof Expertise>

const one = { params: z.object({ id: pathId }), output: Expertise, roles: desk } as const

export const getExpertise = defineEndpoint({
  ...one,
  id: 'getExpertise',
  method: 'GET',
  path: '/api/staff/expertises/{id}',
  summary: 'Returns an inspection with its check points, photos and history',
  errors: reading,
})

export const openExpertise = defineEndpoint({
  id: 'openExpertise',
  method: 'POST',
  path: '/api/staff/expertises',
  summary: 'Opens an inspection to certify a stock vehicle; returns the open one when there is one',
  body: z.object({ type: z.literal('Certification'), vehicleId: id, storageAreaId: id.optional() }),
  output: Expertise,
  roles: ['expert', 'manager', 'admin'],
  errors: [...writing, 'VehicleNotFound'],
})

const Mark = z.object({ id, comment: remark.default('') })
const mileage = z.int().min(0).max(2_000_000)

export const stepExpertise = defineEndpoint({
  ...one,
  id: 'stepExpertise',
  method: 'POST',
  path: '/api/staff/expertises/{id}/steps',
  summary:
    'Takes a workflow step of an inspection. `askEdits` needs the points to recheck, `rejectQuotation` can have them; CheckListOpen while points are incomplete',
  body: z.object({
    action: z.enum(expertiseActions),
    comment: remark.optional(),
    parts: z.array(Mark).max(120).optional(),
  }),
  errors: [...writing, 'TransitionNotAllowed', 'CheckListOpen'],
})

export const saveExpertiseValue = defineEndpoint({
  ...one,
  id: 'saveExpertiseValue',
  method: 'PUT',
  path: '/api/staff/expertises/{id}/value',
  summary: 'Sets the start value and the additions of a quotation, each with its reason, until the quotation is given',
  body: z.object({
    startValue: z.int().min(1).max(100_000_000).optional(),
    startReason: remark.optional(),
    extras: z.int().min(0).max(100_000_000).optional(),
    extrasReason: remark.optional(),
  }),
  roles: ['manager', 'admin'],
  errors: [...writing, 'TransitionNotAllowed'],
})

export const reopenCheckParts = defineEndpoint({
  ...one,
  id: 'reopenCheckParts',
  method: 'POST',
  path: '/api/staff/expertises/{id}/reopen',
  summary: 'Reopens submitted points with a reason, for an expert while the inspection is back for edits',
  body: z.object({ parts: z.array(id).min(1).max(120), comment: remark.min(1) }),
  roles: ['expert', 'admin'],
  errors: [...writing, 'TransitionNotAllowed'],
})

/** What an expert says of a point: all of it, what is left out is empty. */
export const CheckPartAnswer = z.object({
  action: CheckPartAction,
  isPainted: z.boolean().default(false),
  cost: z.int().min(0).max(1_000_000).nullish(),
  quantity: z.int().min(1).max(99).nullish(),
  phrases: z.array(z.string().max(60)).max(maxPhrases).optional(),
  comment: remark.nullish(),
  measured: z.number().min(-1000).max(99_999).nullish(),
  place: CheckPartPlace.nullish(),
})
export type CheckPartAnswer = z.output<typeof CheckPartAnswer>

export const syncExpertise = defineEndpoint({
  id: 'syncExpertise',
  method: 'POST',
  path: '/api/staff/expertises/{id}/sync',
  summary:
    'Synchronises answers recorded offline. Each has an id, so resending a batch is idempotent, and a base: a revision of its point or the preceding answer (`after`). Result per answer: Kept (stored), Newer (another device was first; returns its answer), Closed (the point accepts no more answers)',
  params: z.object({ id: pathId }),
  body: z.object({
    operations: z
      .array(
        z.object({
          id: z.uuid(),
          checkPartQuotationId: id,
          /** the revision that the device had seen */
          base: z.int().min(0).max(2_147_483_647),
          /** the operation of this device on the same point that this one follows */
          after: z.uuid().optional(),
          /** by the clock of the device: kept for reading, never for the order */
          at: z.iso.datetime({ offset: true }).optional(),
          answer: CheckPartAnswer,
        }),
      )
      .max(240),
    mileage: mileage.optional(),
    vehicleRepairStatusType: RepairStatus.optional(),
  }),
  output: z.object({
    lastStatus: ExpertiseStatus,
    quotation: z.int().nullable(),
    findingsCost: z.int(),
    results: z.array(z.object({ id: z.uuid(), outcome: z.enum(syncOutcomes), part: CheckPartQuotation })),
    /** the revision of every point, so that a device sees what others did */
    revisions: z.array(z.object({ id: z.int(), revision: z.int() })),
  }),
  roles: ['expert', 'admin'],
  errors: writing,
})

export const updateCheckPartQuotation = defineEndpoint({
  id: 'updateCheckPartQuotation',
  method: 'PUT',
  path: '/api/vehiclecheckpartquotations/{id}',
  summary: 'Answers a check point. EditConflict when the given revision is outdated',
  params: z.object({ id: pathId }),
  body: CheckPartAnswer.extend({ revision: z.int().min(0).optional() }),
  output: CheckPartQuotation,
  roles: ['expert', 'admin'],
  errors: [...writing, 'TransitionNotAllowed', 'EditConflict'],
})

export const saveCheckPartRepair = defineEndpoint({
  id: 'saveCheckPartRepair',
  method: 'PUT',
  path: '/api/vehiclecheckpartquotations/{id}/repair',
  summary: 'Records a repair after the inspection with its cost to the operator, date and work done; `isFixed: false` removes it',
  params: z.object({ id: pathId }),
  body: z.discriminatedUnion('isFixed', [
    z.object({ isFixed: z.literal(true), cost: z.int().min(0).max(1_000_000), day: z.iso.date(), comment: remark.nullish() }),
    z.object({ isFixed: z.literal(false) }),
  ]),
  output: CheckPartQuotation,
  roles: ['expert', 'manager', 'admin'],
  errors: [...writing, 'TransitionNotAllowed'],
})
