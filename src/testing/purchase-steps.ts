/**
 * Expected workflow of purchase requests and trade-ins (specification, workflows, section Vehicle purchase), copied by hand and not derived
 * from `src/domains/processes/selling/status.ts`, which is tested against it. A change must be made in both, with its reason.
 */

/** Every status: whether it is final, and who performs the next step. */
export const expectedPurchaseStates = {
  Submited: { ended: false, turn: 'house' },
  Accepted: { ended: false, turn: 'owner' },
  Rejected: { ended: true, turn: null },
  TechnicalExpertiseSubmitted: { ended: false, turn: 'house' },
  TechnicalExpertisePendingEdit: { ended: false, turn: 'house' },
  QuotationRejected: { ended: false, turn: 'house' },
  QuotationAccepted: { ended: false, turn: 'owner' },
  CustomerRejected: { ended: false, turn: 'owner' },
  CustomerNegociated: { ended: false, turn: 'house' },
  CustomerAccepted: { ended: false, turn: 'owner' },
  Deactivated: { ended: true, turn: null },
  DocumentsSubmited: { ended: false, turn: 'house' },
  DocumentsRejected: { ended: false, turn: 'owner' },
  DocumentsAccepted: { ended: false, turn: 'house' },
  Billed: { ended: false, turn: 'house' },
  DocumentsConformityRejected: { ended: false, turn: 'owner' },
  DocumentsConformityAccepted: { ended: false, turn: 'house' },
  Complete: { ended: true, turn: null },
  TransferedToIntermediation: { ended: true, turn: null },
  Canceled: { ended: true, turn: null },
  TransferedToAd: { ended: true, turn: null },
} as const

export type ExpectedPurchaseStatus = keyof typeof expectedPurchaseStates
/** All roles that may try. An admin may do what staff may, but not what belongs to the owner or the system. */
export const purchaseRoles = ['customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin', 'system'] as const
export type PurchaseRole = (typeof purchaseRoles)[number]

/** Input of a step besides its comment. */
export interface PurchaseGiven {
  quotation?: number | undefined
  wishedPrice?: number | undefined
  reasonId?: number | undefined
}

export interface ExpectedPurchaseStep {
  from: readonly ExpectedPurchaseStatus[]
  action: string
  to: ExpectedPurchaseStatus
  who: readonly PurchaseRole[]
  /** a comment is required */
  comment?: true
  papers?: readonly string[]
  /** mail to the owner, and whether an SMS is sent too */
  message?: string
  sms?: true
  /** postcondition of the request $1: SQL that returns one row with true */
  after?: string
  /** SQL that breaks the guard of the request $1, or missing input, and the expected error code */
  unmet?: readonly { when: string; sql?: string; given?: PurchaseGiven; code: string }[]
}

/** Every fixture has an offer of 118 000 DH. */
const noOffer = { when: 'no amount is said, and none was', sql: 'update vehicle_purchases set quotation = null where id = $1' } as const
const owner = ['customer', 'agent'] as const
const beforeBilled = [
  'Submited',
  'Accepted',
  'TechnicalExpertiseSubmitted',
  'TechnicalExpertisePendingEdit',
  'QuotationRejected',
  'QuotationAccepted',
  'CustomerRejected',
  'CustomerNegociated',
  'CustomerAccepted',
  'DocumentsSubmited',
  'DocumentsRejected',
  'DocumentsAccepted',
] as const

/** An offer: the document is printed, its seven days begin, and a seller's counter-offer is answered. */
const offerMade = {
  to: 'QuotationAccepted',
  who: ['manager'],
  papers: ['QuotationSheet'],
  message: 'offer',
  sms: true,
  after: `select p.quotation_until = $2::timestamptz + interval '7 days' and p.wished_price is null
      and (select q.offered = $2 from purchase_quotations q where q.purchase_id = p.id order by q.id desc limit 1) as holds
    from vehicle_purchases p where p.id = $1`,
} as const

/** Removes a document of the fixture. */
const without = (type: string) => ({
  when: `${type} is not there`,
  sql: `update documents set is_deleted = true where owner_type = 'Purchase' and owner_id = $1 and type = '${type}'`,
  code: 'PapersMissing',
})
const refused = (type: string) => ({
  when: `${type} was refused`,
  sql: `update documents set status = 'Rejected' where owner_type = 'Purchase' and owner_id = $1 and type = '${type}'`,
  code: 'PapersMissing',
})
const everyPaper = [
  'VehicleGrayCard',
  'CustomerCIN',
  'VehicleTechnicalVisit',
  'VehicleRoadTax',
  'VehiclePowerOfAttorney',
  'VehicleWithdrawal',
]

/**
 * The steps of the page. What the house tells besides (a wish noted, the bill, signed papers in order or not) and that papers which were
 * refused are told by SMS, too, was added: the owner is to do something, or money is on its way. An advert needs an account, and is told.
 */
export const expectedPurchaseSteps: readonly ExpectedPurchaseStep[] = [
  {
    from: ['Submited'],
    action: 'accept',
    to: 'Accepted',
    who: ['agent'],
    message: 'accepted',
    sms: true,
    unmet: [
      {
        when: 'the store is closed for good',
        sql: 'update storage_areas set is_deactivated = true where id = (select storage_area_id from vehicle_purchases where id = $1)',
        code: 'BadRequest',
      },
      {
        when: 'the store is gone',
        sql: 'update storage_areas set is_deleted = true where id = (select storage_area_id from vehicle_purchases where id = $1)',
        code: 'BadRequest',
      },
      { when: 'no store is named', sql: 'update vehicle_purchases set storage_area_id = null where id = $1', code: 'BadRequest' },
    ],
  },
  { from: ['Submited'], action: 'reject', to: 'Rejected', who: ['agent'], comment: true, message: 'rejected' },
  {
    from: ['Accepted'],
    action: 'submitExpertise',
    to: 'TechnicalExpertiseSubmitted',
    who: ['expert'],
    unmet: [{ ...noOffer, given: { quotation: undefined }, code: 'BadRequest' }],
  },
  {
    from: ['TechnicalExpertiseSubmitted'],
    action: 'askEdits',
    to: 'TechnicalExpertisePendingEdit',
    who: ['manager'],
    comment: true,
  },
  {
    from: ['TechnicalExpertisePendingEdit'],
    action: 'resubmit',
    to: 'TechnicalExpertiseSubmitted',
    who: ['expert'],
    unmet: [{ ...noOffer, given: { quotation: undefined }, code: 'BadRequest' }],
  },
  {
    from: ['TechnicalExpertiseSubmitted'],
    action: 'approveQuotation',
    ...offerMade,
    unmet: [{ ...noOffer, code: 'BadRequest' }],
  },
  { from: ['TechnicalExpertiseSubmitted'], action: 'rejectQuotation', to: 'QuotationRejected', who: ['manager'], comment: true },
  {
    from: ['QuotationRejected'],
    action: 'resubmit',
    to: 'TechnicalExpertiseSubmitted',
    who: ['expert'],
    unmet: [{ when: 'the offer that was refused is not replaced', given: { quotation: undefined }, code: 'BadRequest' }],
  },
  {
    from: ['QuotationAccepted', 'CustomerNegociated'],
    action: 'acceptOffer',
    to: 'CustomerAccepted',
    who: owner,
    papers: ['PurchaseVoucher'],
    message: 'agreed',
    sms: true,
    unmet: [
      { when: 'its last moment is over', sql: 'update vehicle_purchases set quotation_until = $2 where id = $1', code: 'OfferOver' },
      { when: 'it never began', sql: 'update vehicle_purchases set quotation_until = null where id = $1', code: 'OfferOver' },
    ],
  },
  {
    from: ['QuotationAccepted'],
    action: 'negotiate',
    to: 'CustomerNegociated',
    who: owner,
    message: 'negotiated',
    after: 'select wished_price = 125000 as holds from vehicle_purchases where id = $1',
    unmet: [
      { when: 'no price is named', given: { wishedPrice: undefined }, code: 'BadRequest' },
      {
        when: 'more is wished than the market pays, and not repeated',
        sql: 'update vehicle_purchases set estimated_low = 110000, estimated_high = 124999 where id = $1',
        code: 'BadRequest',
      },
      { when: 'as much is wished as is offered', given: { wishedPrice: 118_000 }, code: 'BadRequest' },
    ],
  },
  {
    from: ['CustomerNegociated'],
    action: 'takeBack',
    to: 'QuotationAccepted',
    who: owner,
    after: 'select wished_price is null and quotation = 118000 as holds from vehicle_purchases where id = $1',
    unmet: [{ when: 'the offer is over', sql: 'update vehicle_purchases set quotation_until = $2 where id = $1', code: 'OfferOver' }],
  },
  { from: ['QuotationAccepted', 'CustomerNegociated'], action: 'decline', to: 'CustomerRejected', who: owner },
  {
    from: ['CustomerNegociated'],
    action: 'newOffer',
    ...offerMade,
    unmet: [{ when: 'the former offer is not replaced', given: { quotation: undefined }, code: 'BadRequest' }],
  },
  { from: ['CustomerRejected'], action: 'toIntermediation', to: 'TransferedToIntermediation', who: owner },
  {
    from: ['CustomerRejected'],
    action: 'toAd',
    to: 'TransferedToAd',
    who: owner,
    message: 'advertised',
    after: `select a.last_status = 'Draft' and a.customer_id = p.customer_id and v.operation_type = 'Ad' as holds
      from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id join vehicle_ads a on a.disposed_vehicle_id = v.id where p.id = $1`,
    unmet: [
      {
        when: 'the owner has no account',
        sql: 'update customers set user_id = null where id = (select customer_id from vehicle_purchases where id = $1)',
        code: 'BadRequest',
      },
      {
        when: 'the owner has as many adverts as they may',
        sql: `update settings set value = '0' where key = 'ads.maxOwn' and $1 > 0`,
        code: 'TooManyAdverts',
      },
    ],
  },
  {
    from: ['CustomerAccepted', 'DocumentsRejected', 'DocumentsConformityRejected'],
    action: 'sendDocuments',
    to: 'DocumentsSubmited',
    who: owner,
    unmet: [...everyPaper.map(without), ...everyPaper.map(refused)],
  },
  {
    from: ['DocumentsSubmited'],
    action: 'acceptDocuments',
    to: 'DocumentsAccepted',
    who: ['controller'],
    message: 'documentsAccepted',
    unmet: [
      ...everyPaper.map(without),
      {
        when: 'one was not looked at',
        sql: `update documents set status = 'Preview' where owner_type = 'Purchase' and owner_id = $1 and type = 'VehicleRoadTax'`,
        code: 'PapersMissing',
      },
    ],
  },
  {
    from: ['DocumentsSubmited'],
    action: 'rejectDocuments',
    to: 'DocumentsRejected',
    who: ['controller'],
    comment: true,
    message: 'documentsRejected',
    sms: true,
    unmet: [
      {
        when: 'none was refused',
        sql: `update documents set status = 'Accepted' where owner_type = 'Purchase' and owner_id = $1`,
        code: 'BadRequest',
      },
    ],
  },
  {
    from: ['DocumentsAccepted'],
    action: 'bill',
    to: 'Billed',
    who: ['controller'],
    papers: ['BankTransferCommitment', 'PurchaseInvoice'],
    message: 'billed',
    after: `select ba_number ~ '^BA-2026-[0-9]{6}$' and invoiced = $2 as holds from vehicle_purchases where id = $1`,
    unmet: [
      { when: 'nobody knows the account', sql: 'update vehicle_purchases set bank_account_id = null where id = $1', code: 'BadRequest' },
      ...['chassis_number', 'fuel_type', 'gear_type'].map((column) => ({
        when: `nobody knows ${column}`,
        sql: `update vehicles set ${column} = null where id = (select disposed_vehicle_id from vehicle_purchases where id = $1)`,
        code: 'BadRequest',
      })),
    ],
  },
  {
    from: ['Billed'],
    action: 'conform',
    to: 'DocumentsConformityAccepted',
    who: ['controller'],
    message: 'conform',
    after: `select conformed = $2 and transfer_due = $2::timestamptz + interval '24 hours' and due = transfer_due as holds
      from vehicle_purchases where id = $1`,
    unmet: [
      without('TransferPV'),
      refused('TransferPV'),
      {
        when: 'the signed paper was not read',
        sql: `update documents set status = 'Preview' where owner_type = 'Purchase' and owner_id = $1 and type = 'TransferPV'`,
        code: 'PapersMissing',
      },
      {
        when: 'the signed paper is older than the contract',
        sql: `update documents set created = $2::timestamptz - interval '1 day' where owner_type = 'Purchase' and owner_id = $1 and type = 'TransferPV'`,
        code: 'PapersMissing',
      },
    ],
  },
  { from: ['Billed'], action: 'notConform', to: 'DocumentsConformityRejected', who: ['controller'], comment: true, message: 'notConform' },
  {
    from: ['DocumentsConformityAccepted'],
    action: 'pay',
    to: 'Complete',
    who: ['manager'],
    message: 'paid',
    sms: true,
    after: `select p.paid = $2 and p.transfer_reference = 'VIR-1' and v.last_status = 'Pending' as holds
      from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id where p.id = $1`,
    unmet: [
      { when: 'no transfer is prepared', sql: 'delete from purchase_transfers where purchase_id = $1', code: 'BadRequest' },
      {
        when: 'who prepared it confirms it',
        sql: `update purchase_transfers set prepared_by = 'someone' where purchase_id = $1`,
        code: 'SecondPerson',
      },
    ],
  },
  {
    from: beforeBilled,
    action: 'cancel',
    to: 'Canceled',
    who: owner,
    comment: true,
    message: 'cancelled',
    after: 'select request_cancellation_reason_id is not null as holds from vehicle_purchases where id = $1',
    unmet: [
      { when: 'no reason is chosen', given: { reasonId: undefined }, code: 'BadRequest' },
      { when: 'the reason is none of the list', given: { reasonId: 9_999_999 }, code: 'BadRequest' },
    ],
  },
  {
    from: [...beforeBilled, 'Billed', 'DocumentsConformityRejected', 'DocumentsConformityAccepted'],
    action: 'deactivate',
    to: 'Deactivated',
    who: ['system', 'manager'],
  },
  { from: ['Deactivated'], action: 'reopen', to: 'Submited', who: ['agent'], comment: true },
]

/** Returns the expected response to an action whose guards are all met. */
export function expectedPurchaseAnswer(
  status: string,
  action: string,
  role: string,
): ExpectedPurchaseStep | 'Forbidden' | 'TransitionNotAllowed' {
  const step = expectedPurchaseSteps.find((one) => one.action === action && one.from.some((from) => from === status))
  if (!step) return 'TransitionNotAllowed'
  const isStaffs = step.who.some((one) => one !== 'customer' && one !== 'system')
  return step.who.some((one) => one === role) || (role === 'admin' && isStaffs) ? step : 'Forbidden'
}

/** Returns the allowed actions in a status, according to the specification. */
export function expectedPurchaseActions(status: string, role: string): string[] {
  const actions = [...new Set(expectedPurchaseSteps.map(({ action }) => action))]
  return actions.filter((action) => typeof expectedPurchaseAnswer(status, action, role) !== 'string')
}
