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
/** What a request to sell may ask for: a car that the house is to sell for its owner becomes a mediation at once. */
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

/** The life of a request to sell or trade in (workflows, section Vehicle purchase). */
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
      // a question about the price takes no offer away: it may be accepted until its date
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

/** What the owner may do. */
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

/** What the staff may do, for themselves or on behalf of the owner; what the sheet of the inspection does is taken with it alone. */
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

/** It has ended, well or not: nobody works on it any more. */
export const endedStatuses = purchaseWorkflow.final
/** Until the bill: what the papers will say may still be corrected. */
export const beforePurchaseBill: readonly PurchaseStatus[] = beforeBill

/** States in which the car is still to be seen: until then its appointment may be chosen and moved. */
export const beforeVisit: readonly PurchaseStatus[] = ['Submited', 'Accepted', 'TechnicalExpertisePendingEdit']

/** States in which the owner is to do the next step. */
export const awaitsOwner: readonly PurchaseStatus[] = [
  'Accepted',
  'QuotationAccepted',
  'CustomerRejected',
  'CustomerAccepted',
  'DocumentsRejected',
  'DocumentsConformityRejected',
]
/** States in which the house is to do the next step. */
export const awaitsHouse: readonly PurchaseStatus[] = purchaseStatuses.filter(
  (status) => !awaitsOwner.includes(status) && !endedStatuses.some((ended) => ended === status),
)
