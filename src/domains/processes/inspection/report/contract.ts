import { z } from 'zod'
import { VehicleId } from '#domains/catalogue/vehicles/contract.ts'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { PrintoutCode } from '#domains/foundation/documents/printouts/contract.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { CheckPartPlace, CheckPartRepair } from '../contract.ts'
import { checkCategories, checkPartActions, checkSections, expertiseTypes, measureUnits, pointOutcomes } from '../values.ts'

/** Papers of a sealed sheet that anybody may have. */
export type SheetPaper = 'PublicExpertiseSheet' | 'VehicleCertificate'

const paper = {
  method: 'GET',
  params: z.object({ code: PrintoutCode }),
  redirects: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
} as const

export const getExpertisePaper = defineEndpoint({
  ...paper,
  id: 'getExpertisePaper',
  path: '/api/expertises/{code}/paper',
  summary:
    'Redirects (303) to the newest PDF of a sealed report in the language of the request; prints a new version when the report has grown',
})

export const getVehicleCertificate = defineEndpoint({
  ...paper,
  id: 'getVehicleCertificate',
  path: '/api/expertises/{code}/certificate',
  summary: 'Redirects (303) to the PDF certificate of the vehicle of a sealed report; NotFound while it is not certified',
})

export const printExpertise = defineEndpoint({
  id: 'printExpertise',
  method: 'POST',
  path: '/api/staff/expertises/{id}/papers',
  summary: 'Prints a submitted inspection as PDF for staff; reprints it when the inspection has changed. Earlier versions stay',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ language: z.enum(languages) }),
  output: DocumentInfo,
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

const Moment = z.iso.datetime()

/** How a point stands: fine, repaired since, left as it is with its cost, or no such part in this car. */
const publicResults = ['Fine', 'Fixed', 'Noted', 'NotAvailable'] as const

/** A photo of a point; `/documents/pictures/{hash}/{width}.{avif|webp}` serves it. */
export const PublicPhoto = z.object({
  id: z.uuid(),
  hash: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** taken after the repair */
  isAfter: z.boolean(),
  /** drawn, not photographed */
  isGenerated: z.boolean(),
})

/** A point as anybody may read it. Money in whole dirhams, `cost` for one. */
export const PublicCheckPart = z.object({
  code: z.string(),
  position: z.int(),
  section: z.enum(checkSections),
  titles: Localized,
  result: z.enum(publicResults),
  action: z.enum(checkPartActions),
  isPainted: z.boolean(),
  measured: z.number().nullable(),
  unit: z.enum(measureUnits).nullable(),
  /** set phrases of the expert */
  phrases: z.array(Localized),
  /** free words of the expert, as they were written */
  comment: z.string().nullable(),
  cost: z.int().nullable(),
  quantity: z.int().nullable(),
  place: CheckPartPlace.nullable(),
  fix: CheckPartRepair.nullable(),
  photos: z.array(PublicPhoto),
})
export type PublicCheckPart = z.infer<typeof PublicCheckPart>

const counts = { points: z.int(), fine: z.int(), fixed: z.int(), noted: z.int(), notAvailable: z.int() }
export const PublicExpertise = z.object({
  id: z.int(),
  key: z.uuid(),
  reference: z.string(),
  vehicleId: z.int(),
  checkListVersion: z.int(),
  /** inspector: role, store, and name by setting */
  inspector: z.object({ role: z.literal('expert'), name: z.string().nullable(), area: Area.nullable() }),
  /** kilometres, read at the inspection */
  mileage: z.int().nullable(),
  started: Moment.nullable(),
  inspected: Moment.nullable(),
  /** when a second person read and accepted it */
  published: Moment.nullable(),
  counts: z.object(counts),
  /** cost of repairs since the inspection, and of the open findings */
  fixedCost: z.int(),
  notedCost: z.int(),
  categories: z.array(z.object({ category: z.enum(checkCategories), ...counts, parts: z.array(PublicCheckPart) })),
})
export type PublicExpertise = z.infer<typeof PublicExpertise>

export const getVehicleExpertise = defineEndpoint({
  id: 'getVehicleExpertise',
  method: 'GET',
  path: '/api/vehicles/{id}/expertise',
  summary: 'Returns the public inspection report of a certified vehicle: every point, findings, later repairs and absent parts',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PublicExpertise,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound'],
})

const Digest = z.string().meta({ pattern: '^[0-9a-f]{64}$' })
const Day = z.iso.date()
const Key = z.string().max(80)

const chained = { n: z.int(), version: z.int(), hash: Digest }
/** The car of a sheet. */
export const SheetCar = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  version: z.string().nullable(),
  releaseDate: Day.nullable(),
})
/** The head: which car was looked at, when, where and in which role. No name, no plate, no chassis number. */
const HeadLine = z.object({
  ...chained,
  key: z.literal('sheet'),
  kind: z.literal('sheet'),
  reference: z.string(),
  type: z.enum(expertiseTypes),
  code: z.string(),
  car: SheetCar,
  /** read at the inspection, kilometres */
  mileage: z.int().nullable(),
  inspectedOn: Day.nullable(),
  inspectedBy: z.literal('expert'),
  store: Localized.nullable(),
  city: Localized.nullable(),
  /** version of the check list, and how many points it has */
  checkList: z.int(),
  points: z.int(),
})
const FamilyLine = z.object({ ...chained, key: Key, kind: z.literal('family'), family: z.enum(checkCategories), titles: Localized })
/** What the expert said of a point; money in whole dirhams for all pieces together. */
const PointLine = z.object({
  ...chained,
  key: Key,
  kind: z.literal('point'),
  family: z.enum(checkCategories),
  titles: Localized,
  action: z.enum(checkPartActions).nullable(),
  isPainted: z.boolean(),
  cost: z.int().nullable(),
  quantity: z.int().nullable(),
  /** set phrases of the expert */
  phrases: z.array(Localized).optional(),
  comment: z.string().nullable(),
  measured: z.number().nullable(),
  unit: z.enum(measureUnits).nullable(),
  photos: z.array(Digest),
  /** the photos are drawings of such a fault, not of this car */
  isIllustrated: z.boolean(),
  /** done after the inspection, paid by the company */
  repairedOn: Day.nullable(),
  paid: z.int().nullable(),
  repairComment: z.string().nullable(),
  repairPhotos: z.array(Digest),
})
/** What no inspection of ours looks at. */
const LimitLine = z.object({ ...chained, key: Key, kind: z.literal('limit'), titles: Localized })
const SealLine = z.object({ ...chained, key: Key, kind: z.literal('seal'), sealedAt: Moment, lines: z.int(), photoCount: z.int() })

/** A line of a sealed sheet. Its hash is the SHA-256 of the former hash, a line feed and the line without its hash as canonical JSON. */
export const SheetLine = z.discriminatedUnion('kind', [HeadLine, FamilyLine, PointLine, LimitLine, SealLine])
export type SheetLine = z.infer<typeof SheetLine>
export type HeadLine = z.infer<typeof HeadLine>
export type FamilyLine = z.infer<typeof FamilyLine>
export type PointLine = z.infer<typeof PointLine>
export type LimitLine = z.infer<typeof LimitLine>
export type SealLine = z.infer<typeof SealLine>

export const SealedExpertise = z.object({ format: z.literal('rihla-sheet-1'), lines: z.array(SheetLine), seal: Digest })
export type SealedExpertise = z.infer<typeof SealedExpertise>

const byCode = z.object({ code: PrintoutCode })

export const getSealedExpertise = defineEndpoint({
  id: 'getSealedExpertise',
  method: 'GET',
  path: '/api/expertises/{code}',
  summary:
    'Returns a published inspection report as sealed, all versions in one hash chain: its holder can detect later changes without our help (tools/verify-sheet.mjs)',
  params: byCode,
  output: SealedExpertise,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const getExpertisePhoto = defineEndpoint({
  id: 'getExpertisePhoto',
  method: 'GET',
  path: '/api/expertises/{code}/photos/{digest}',
  summary: 'Returns the bytes of a photo of a sealed report; the report contains their SHA-256',
  params: z.object({ code: PrintoutCode, digest: Digest.regex(/^[0-9a-f]{64}$/) }),
  file: 'image/webp',
  roles: ['anyone'],
  errors: ['BadRequest', 'DocumentNotFound'],
})

export const getExpertiseQr = defineEndpoint({
  id: 'getExpertiseQr',
  method: 'GET',
  path: '/api/expertises/{code}/qr',
  summary: 'Returns the QR code of a sealed report: the address of its check page with the start of its seal',
  params: byCode,
  file: 'image/svg+xml',
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

/** A point in one language; members that say nothing are left out, for there are a hundred of them. Money in whole dirhams. */
const ShownPoint = z.object({
  key: Key,
  title: z.string(),
  /** fine; put right; still there; the car has no such part, or nobody looked */
  outcome: z.enum(pointOutcomes),
  action: z.enum(checkPartActions).optional(),
  isPainted: z.boolean().optional(),
  cost: z.int().optional(),
  phrases: z.array(z.string()).optional(),
  /** free words of the expert, as they were written */
  comment: z.string().optional(),
  measured: z.object({ value: z.number(), unit: z.enum(measureUnits) }).optional(),
  photos: z.array(Digest).optional(),
  isIllustrated: z.boolean().optional(),
  repairedOn: Day.optional(),
  paid: z.int().optional(),
  repairComment: z.string().optional(),
  repairPhotos: z.array(Digest).optional(),
})
export type ShownPoint = z.infer<typeof ShownPoint>

/** A sealed sheet as it is read now, in the language of the request. */
export const ShownSheet = z.object({
  code: z.string(),
  reference: z.string(),
  seal: Digest,
  version: z.int(),
  /** moments of the first and of the newest version; their day and time in Morocco */
  sealedAt: Moment,
  renewedAt: Moment,
  sealed: z.object({ day: Day, time: z.string() }),
  renewed: Day,
  inspectedOn: Day.nullable(),
  mileage: z.int().nullable(),
  store: z.string().nullable(),
  car: SheetCar,
  /** of the check list */
  points: z.int(),
  counts: z.object({ ok: z.int(), fixed: z.int(), note: z.int(), none: z.int() }),
  families: z.array(z.object({ key: z.enum(checkCategories), title: z.string(), points: z.array(ShownPoint) })),
  limits: z.array(z.string()),
})
export type ShownSheet = z.infer<typeof ShownSheet>

export const getExpertiseReading = defineEndpoint({
  id: 'getExpertiseReading',
  method: 'GET',
  path: '/api/expertises/{code}/reading',
  summary: 'Returns the current content of a sealed report in the language of the request',
  params: byCode,
  output: ShownSheet,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const getVehicleSheetReading = defineEndpoint({
  id: 'getVehicleSheetReading',
  method: 'GET',
  path: '/api/vehicles/{id}/expertise/sheet',
  summary: 'Returns the published inspection report of a vehicle in the language of the request; 204 without one',
  params: z.object({ id: VehicleId }),
  output: ShownSheet,
  mayBeEmpty: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})
