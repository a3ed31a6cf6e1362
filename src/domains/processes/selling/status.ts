import type { Workflow } from '#shared/workflow.ts'

export const purchaseStatuses = [
  'Submited',
  'Accepted',
  'Rejected',
  'TechnicalExpertiseSubmitted',
  'TechnicalExpertisePendingEdit',
  'QuotationRejected',
  'QuotationAccepted',
  'CustomerRejected',
  'CustomerNegociated',
  'CustomerAccepted',
  'Deactivated',
  'DocumentsSubmited',
  'DocumentsRejected',
  'DocumentsAccepted',
  'Billed',
  'DocumentsConformityRejected',
  'DocumentsConformityAccepted',
  'Complete',
  'TransferedToIntermediation',
  'Canceled',
  'TransferedToAd',
] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]
export const purchaseTypes = ['Purchase', 'TradeIn'] as const
/** Types of a sell request. `Intermediation` creates a consignment directly. */
export const requestTypes = [...purchaseTypes, 'Intermediation'] as const

const beforeBill = [
  'Submited',
  'Accepted',
  'TechnicalExpertiseSubmitted',
  'TechnicalExpertisePendingEdit',
  'QuotationRejected',
  'QuotationAccepted',
  'CustomerNegociated',
  'CustomerRejected',
  'CustomerAccepted',
  'DocumentsSubmited',
  'DocumentsRejected',
  'DocumentsAccepted',
] as const

/** Workflow of a purchase request (workflows, section Vehicle purchase). */
export const purchaseWorkflow = {
  name: 'purchase',
  table: 'vehicle_purchases',
  statusTable: 'purchase_statuses',
  ownerColumn: 'purchase_id',
  states: purchaseStatuses,
  initial: 'Submited',
  final: ['Rejected', 'Deactivated', 'Complete', 'TransferedToIntermediation', 'TransferedToAd', 'Canceled'],
  steps: [
    {
      from: ['Submited'],
      action: 'accept',
      to: 'Accepted',
      who: ['agent'],
      guard: 'storeIsOpen',
      effects: ['openExpertise', 'mail+sms:accepted'],
    },
    { from: ['Submited'], action: 'reject', to: 'Rejected', who: ['agent'], comment: true, effects: ['mail:rejected'] },
    { from: ['Accepted'], action: 'submitExpertise', to: 'TechnicalExpertiseSubmitted', who: ['expert'], guard: 'quotationGiven' },
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
      guard: 'quotationGiven',
    },
    {
      from: ['TechnicalExpertiseSubmitted'],
      action: 'approveQuotation',
      to: 'QuotationAccepted',
      who: ['manager'],
      guard: 'quotationGiven',
      effects: ['openOffer', 'QuotationSheet', 'mail+sms:offer'],
    },
    { from: ['TechnicalExpertiseSubmitted'], action: 'rejectQuotation', to: 'QuotationRejected', who: ['manager'], comment: true },
    { from: ['QuotationRejected'], action: 'resubmit', to: 'TechnicalExpertiseSubmitted', who: ['expert'], guard: 'quotationGiven' },
    {
      // a price question does not withdraw the offer: it can be accepted until it expires
      from: ['QuotationAccepted', 'CustomerNegociated'],
      action: 'acceptOffer',
      to: 'CustomerAccepted',
      who: ['customer', 'agent'],
      guard: 'offerStands',
      effects: ['voucher', 'mail+sms:agreed'],
    },
    {
      from: ['QuotationAccepted'],
      action: 'negotiate',
      to: 'CustomerNegociated',
      who: ['customer', 'agent'],
      guard: 'priceWished',
      effects: ['mail:negotiated'],
    },
    {
      from: ['CustomerNegociated'],
      action: 'takeBack',
      to: 'QuotationAccepted',
      who: ['customer', 'agent'],
      guard: 'offerStands',
      effects: ['forgetWish'],
    },
    { from: ['QuotationAccepted', 'CustomerNegociated'], action: 'decline', to: 'CustomerRejected', who: ['customer', 'agent'] },
    {
      from: ['CustomerNegociated'],
      action: 'newOffer',
      to: 'QuotationAccepted',
      who: ['manager'],
      guard: 'quotationGiven',
      effects: ['openOffer', 'QuotationSheet', 'mail+sms:offer'],
    },
    {
      from: ['CustomerRejected'],
      action: 'toIntermediation',
      to: 'TransferedToIntermediation',
      who: ['customer', 'agent'],
      effects: ['openIntermediation'],
    },
    {
      from: ['CustomerRejected'],
      action: 'toAd',
      to: 'TransferedToAd',
      who: ['customer', 'agent'],
      guard: 'hasAccount',
      effects: ['openAdvert', 'mail:advertised'],
    },
    {
      from: ['CustomerAccepted', 'DocumentsRejected', 'DocumentsConformityRejected'],
      action: 'sendDocuments',
      to: 'DocumentsSubmited',
      who: ['customer', 'agent'],
      guard: 'documentsPresent',
    },
    {
      from: ['DocumentsSubmited'],
      action: 'acceptDocuments',
      to: 'DocumentsAccepted',
      who: ['controller'],
      guard: 'documentsAccepted',
      effects: ['mail:documentsAccepted'],
    },
    {
      from: ['DocumentsSubmited'],
      action: 'rejectDocuments',
      to: 'DocumentsRejected',
      who: ['controller'],
      guard: 'documentRejected',
      comment: true,
      effects: ['mail+sms:documentsRejected'],
    },
    {
      from: ['DocumentsAccepted'],
      action: 'bill',
      to: 'Billed',
      who: ['controller'],
      guard: 'readyToBill',
      effects: ['numberOrder', 'PurchaseInvoice', 'BankTransferCommitment', 'mail:billed'],
    },
    {
      from: ['Billed'],
      action: 'conform',
      to: 'DocumentsConformityAccepted',
      who: ['controller'],
      guard: 'papersSigned',
      effects: ['startPaymentClock', 'mail:conform'],
    },
    {
      from: ['Billed'],
      action: 'notConform',
      to: 'DocumentsConformityRejected',
      who: ['controller'],
      comment: true,
      effects: ['mail:notConform'],
    },
    {
      from: ['DocumentsConformityAccepted'],
      action: 'pay',
      to: 'Complete',
      who: ['manager'],
      guard: 'transferGiven',
      effects: ['notePayment', 'enterStock', 'mail+sms:paid'],
    },
    {
      from: beforeBill,
      action: 'cancel',
      to: 'Canceled',
      who: ['customer', 'agent'],
      guard: 'cancellationReason',
      comment: true,
      effects: ['mail:cancelled'],
    },
    {
      from: [...beforeBill, 'Billed', 'DocumentsConformityRejected', 'DocumentsConformityAccepted'],
      action: 'deactivate',
      to: 'Deactivated',
      who: ['system', 'manager'],
    },
    { from: ['Deactivated'], action: 'reopen', to: 'Submited', who: ['agent'], comment: true },
  ],
} as const satisfies Workflow<PurchaseStatus>

type Step = (typeof purchaseWorkflow.steps)[number]
type PartOf<S, K extends string> = S extends { [P in K]: infer V } ? V : never
export type PurchaseGuard = PartOf<Step, 'guard'>
export type PurchaseEffect = PartOf<Step, 'effects'>[number]
export type PurchaseAction = Step['action']

/** Actions of the owner. */
export const ownActions = [
  'acceptOffer',
  'negotiate',
  'takeBack',
  'decline',
  'toIntermediation',
  'toAd',
  'sendDocuments',
  'cancel',
] as const satisfies readonly PurchaseAction[]
export type OwnAction = (typeof ownActions)[number]

/** Actions of the staff, for themselves or on behalf of the owner. The inspection executes its own actions. */
export const staffActions = [
  'accept',
  'reject',
  'approveQuotation',
  'rejectQuotation',
  'newOffer',
  'acceptDocuments',
  'rejectDocuments',
  'bill',
  'conform',
  'notConform',
  'pay',
  'deactivate',
  'reopen',
  ...ownActions,
] as const satisfies readonly PurchaseAction[]
export type PurchaseStaffAction = (typeof staffActions)[number]

export const endedStatuses = purchaseWorkflow.final
/** Before the bill: document data can still be corrected. */
export const beforePurchaseBill: readonly PurchaseStatus[] = beforeBill

/** States before the inspection, in which the appointment can be chosen and moved. */
export const beforeVisit: readonly PurchaseStatus[] = ['Submited', 'Accepted', 'TechnicalExpertisePendingEdit']

/** States in which the owner acts next. */
export const awaitsOwner: readonly PurchaseStatus[] = [
  'Accepted',
  'QuotationAccepted',
  'CustomerRejected',
  'CustomerAccepted',
  'DocumentsRejected',
  'DocumentsConformityRejected',
]
/** States in which the staff act next. */
export const awaitsHouse: readonly PurchaseStatus[] = purchaseStatuses.filter(
  (status) => !awaitsOwner.includes(status) && !endedStatuses.some((ended) => ended === status),
)
