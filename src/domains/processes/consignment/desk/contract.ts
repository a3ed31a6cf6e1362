import { z } from 'zod'
import { BankAccountInput } from '#domains/customers/customers/contract.ts'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { RecordName } from '#domains/processes/buying/bookings/contract.ts'
import { CardReading } from '#domains/processes/inspection/points/contract.ts'
import { deskFacts } from '#domains/processes/inspection/rules.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { dirhams, Intermediation, payoutStates } from '../contract.ts'
import { takesTooMuch } from '../rules.ts'
import { intermediationStatuses, staffActions } from '../status.ts'
import { calculationRules, intermediationKinds, maxFees, saleFeeTypes } from '../values.ts'

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const
const Moment = z.iso.datetime()
const rowId = z.int().min(1).max(2_147_483_647)
const pathId = z.coerce.number<string>().int().min(1).max(2_147_483_647)
const remark = z.string().trim().max(2000)

/** `todo`: the house is to do the next step; `overdue`: it should have; `waiting`: the owner's turn; `onSale`; `closed`: ended and paid. */
export const intermediationViews = ['todo', 'overdue', 'waiting', 'onSale', 'all', 'closed'] as const
const Counts = z.object({ todo: z.int(), overdue: z.int(), waiting: z.int(), onSale: z.int(), all: z.int(), closed: z.int() })

/** One line of the list of the staff. Money in whole dirhams. */
export const IntermediationLine = z.object({
  id: z.int(),
  reference: z.string(),
  type: z.enum(intermediationKinds),
  status: z.enum(intermediationStatuses),
  payout: z.enum(payoutStates),
  /** deadline of the next step; for a pending transfer its promised date */
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  created: Moment,
  vehicle: z.object({ id: z.int(), title: z.string(), plate: z.string().nullable(), year: z.int().nullable() }),
  seller: z.object({ id: z.int(), name: z.string(), phone: z.string().nullable() }),
  area: Area.nullable(),
  askingPrice: z.int().nullable(),
  floorPrice: z.int().nullable(),
})
export type IntermediationLine = z.infer<typeof IntermediationLine>

const filters = {
  view: z.enum(intermediationViews).default('todo'),
  /** storage area */
  area: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** reference, plate, name, phone, make and model */
  text: z.string().trim().max(80).optional(),
}
export type IntermediationFilters = z.infer<z.ZodObject<typeof filters>>

export const listStaffIntermediations = defineEndpoint({
  id: 'listStaffIntermediations',
  method: 'GET',
  path: '/api/staff/intermediations',
  summary: 'Lists consignments for staff: overdue ones first, then by deadline',
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(IntermediationLine).extend({ counts: Counts }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** Who sells, as the staff read it. */
export const SellerCard = z.object({
  civility: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  ice: z.string().nullable(),
  /** number in the trade register (RC) */
  registrationNumber: z.string().nullable(),
  idNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  addressLine2: z.string().nullable(),
  zip: z.string().nullable(),
})

/** A consignment with the fields for staff. */
export const IntermediationRecord = Intermediation.omit({ actions: true, key: true, store: true, adviser: true }).extend({
  seller: SellerCard,
  /** the staff member responsible for it, who accepted it */
  assignedTo: z.string().nullable(),
  isHolder: z.boolean().nullable(),
  isUnderCredit: z.boolean().nullable(),
  /** the request to sell to the house that it grew out of, and the booking by which the car was sold */
  purchase: RecordName.nullable(),
  booking: RecordName.nullable(),
  due: Moment.nullable(),
  isOverdue: z.boolean(),
  /** facts of the grey card that the car lacks and the desk may enter: it has no inspection */
  unread: z.array(z.enum(deskFacts)),
  /** what the card of the car lacks before it can be published, by the names of its fields */
  lacks: z.array(z.string()),
  /** the name of who prepared the transfer, and whether it was this caller, who then does not confirm it */
  preparedBy: z.string().nullable(),
  isPreparedByMe: z.boolean(),
  /** who noted the agreement for the owner; null where they gave it themselves */
  agreedFor: z.string().nullable(),
  /** who said what with each step, for the staff */
  history: z.array(
    z.object({
      type: z.enum(intermediationStatuses),
      comment: z.string().nullable(),
      price: z.int().nullable(),
      created: Moment,
      author: z.string().nullable(),
    }),
  ),
  /** what this caller may do now; `missing`: why it would be refused, by the code of the error or the field that lacks */
  steps: z.array(z.object({ action: z.enum(staffActions), needsComment: z.boolean(), missing: z.string().nullable() })),
})
export type IntermediationRecord = z.infer<typeof IntermediationRecord>

const one = { params: z.object({ id: pathId }), output: IntermediationRecord, roles: desk } as const
const reading = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'] as const

export const getStaffIntermediation = defineEndpoint({
  ...one,
  id: 'getStaffIntermediation',
  method: 'GET',
  path: '/api/staff/intermediations/{id}',
  summary: 'Returns a consignment with all fields for staff',
  errors: reading,
})

export const saveIntermediationCar = defineEndpoint({
  ...one,
  id: 'saveIntermediationCar',
  method: 'PUT',
  path: '/api/staff/intermediations/{id}/car',
  summary:
    'Adds missing facts of the grey card to a car without an inspection. TransitionNotAllowed for an inspected car, one without missing facts and an ended consignment',
  body: CardReading,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const stepIntermediation = defineEndpoint({
  ...one,
  id: 'stepIntermediation',
  method: 'POST',
  path: '/api/staff/intermediations/{id}/steps',
  summary:
    'Takes a step of the staff, their own or for the owner. A proposal (`proposeFloor`) contains the sales mandate, the fees, the price shown and the floor price',
  body: z.object({
    action: z.enum(staffActions),
    comment: remark.optional(),
    type: z.enum(intermediationKinds).optional(),
    intermediationTypeId: rowId.optional(),
    askingPrice: dirhams.optional(),
    floorPrice: dirhams.optional(),
    wishedFloor: dirhams.optional(),
  }),
  errors: [...reading, 'TransitionNotAllowed', 'EditConflict', 'CarHeld', 'NotSigned', 'PapersMissing', 'TooManyAdverts', 'AntiForgery'],
})

export const saveOwnerBankAccount = defineEndpoint({
  ...one,
  id: 'saveOwnerBankAccount',
  method: 'PUT',
  path: '/api/staff/intermediations/{id}/bankaccount',
  summary: 'Sets the bank account that the owner gave, until the transfer is prepared',
  body: BankAccountInput,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const signIntermediation = defineEndpoint({
  ...one,
  id: 'signIntermediation',
  method: 'PUT',
  path: '/api/staff/intermediations/{id}/signature',
  summary: 'Stores the signature of the owner on the contract: a PNG in base64, at most 200 KB. Only while ContractGenerated',
  body: z.object({
    signedBy: z.string().trim().min(1).max(120),
    png: z.string().min(1).max(400_000).meta({ description: 'base64, without the head of a data address' }),
  }),
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'PayloadTooLarge', 'UnsupportedMediaType', 'AntiForgery'],
})

export const preparePayout = defineEndpoint({
  ...one,
  id: 'preparePayout',
  method: 'POST',
  path: '/api/staff/intermediations/{id}/payout',
  summary: 'Prepares the transfer of the proceeds of a sold vehicle to its owner; another person confirms it',
  roles: ['controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const dropPayout = defineEndpoint({
  ...one,
  id: 'dropPayout',
  method: 'DELETE',
  path: '/api/staff/intermediations/{id}/payout',
  summary: 'Withdraws a prepared transfer so that the account can be corrected',
  roles: ['controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

export const confirmPayout = defineEndpoint({
  ...one,
  id: 'confirmPayout',
  method: 'POST',
  path: '/api/staff/intermediations/{id}/payout/confirm',
  summary: 'Confirms a transfer with its reference; never by the person who prepared it',
  body: z.object({ transferReference: z.string().trim().min(1).max(60) }),
  roles: ['controller', 'manager', 'admin'],
  errors: [...reading, 'TransitionNotAllowed', 'AntiForgery'],
})

/** The papers of a mediation, by document type: the contract, the owner's commitments and the contract with the buyer by whom we sell for. */
export const intermediationPrintouts = [
  'IntermediationContractIndividual',
  'IntermediationContractGarageOwner',
  'IntermediationCommitmentIndividual',
  'IntermediationCommitmentGarageOwner',
  'IntermediationExpertiseSheet',
  'IntermediationSaleContractIndividual',
  'IntermediationSaleContractGarageOwner',
  'BankTransferCommitment',
  'TransferPV',
] as const
const IntermediationPrintout = z.enum(intermediationPrintouts)
export type IntermediationPrintout = z.infer<typeof IntermediationPrintout>
const documentsOf = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const listIntermediationPrintouts = defineEndpoint({
  id: 'listIntermediationPrintouts',
  method: 'GET',
  path: '/api/staff/intermediations/{id}/papers',
  summary: 'Lists all document versions of a consignment, the newest first, and the documents that can be printed now',
  params: documentsOf,
  output: z.object({ documents: z.array(DocumentInfo), printable: z.array(IntermediationPrintout) }),
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const printIntermediationDocument = defineEndpoint({
  id: 'printIntermediationDocument',
  method: 'POST',
  path: '/api/staff/intermediations/{id}/papers',
  summary: 'Prints a document of a consignment in either language. Reprinting creates a new version; earlier versions stay',
  params: documentsOf,
  body: z.object({ type: IntermediationPrintout, language: z.enum(languages) }),
  output: DocumentInfo,
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound', 'PrintoutNotReady'],
})

const names = Localized.refine((given) => Object.values(given).every((name) => name.trim() !== '' && name.length <= 120), {
  params: { reason: 'required' },
})

/** How the house is paid for a mediation: the rule, and the fees. */
export const IntermediationType = z.object({
  id: z.int(),
  name: z.string(),
  names: Localized,
  calculationRule: z.enum(calculationRules),
  type: z.enum(intermediationKinds),
  isDeactivated: z.boolean(),
  saleFees: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      names: Localized,
      intermediationType: z.object({ id: z.int(), name: z.string() }),
      intermediationTypeId: z.int(),
      saleFeeType: z.enum(saleFeeTypes),
      /** whole dirhams, or percent */
      value: z.number(),
    }),
  ),
})
export type IntermediationType = z.infer<typeof IntermediationType>

/** A type as a manager writes it; its fees replace those that it had. Contracts keep what was agreed. */
export const IntermediationTypeInput = z.object({
  names,
  calculationRule: z.enum(calculationRules),
  type: z.enum(intermediationKinds),
  isDeactivated: z.boolean().default(false),
  saleFees: z
    .array(z.object({ names, saleFeeType: z.enum(saleFeeTypes), value: z.number().min(0).max(1_000_000).multipleOf(0.01) }))
    .max(maxFees)
    .refine((fees) => !takesTooMuch(fees), { params: { reason: 'invalid' } })
    .refine((fees) => fees.every(({ saleFeeType, value }) => saleFeeType === 'Percent' || Number.isInteger(value)), {
      params: { reason: 'int' },
    }),
})
export type IntermediationTypeInput = z.output<typeof IntermediationTypeInput>

export const listIntermediationTypes = defineEndpoint({
  id: 'listIntermediationTypes',
  method: 'GET',
  path: '/api/staff/intermediationtypes',
  summary: 'Lists the fee models of consignments: rules with their fees',
  output: z.array(IntermediationType),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

const writing = {
  body: IntermediationTypeInput,
  output: z.array(IntermediationType),
  roles: ['manager', 'admin'],
} as const

export const addIntermediationType = defineEndpoint({
  ...writing,
  id: 'addIntermediationType',
  method: 'POST',
  path: '/api/staff/intermediationtypes',
  summary: 'Adds a consignment type with its fees',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const saveIntermediationType = defineEndpoint({
  ...writing,
  id: 'saveIntermediationType',
  method: 'PUT',
  path: '/api/staff/intermediationtypes/{id}',
  summary: 'Changes or deactivates a consignment type and its fees; contracts keep their agreed terms',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})
