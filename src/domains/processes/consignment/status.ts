import type { Workflow } from '#shared/workflow.ts'

export const intermediationStatuses = [
  'Submited',
  'Accepted',
  'Rejected',
  'TechnicalExpertiseSubmitted',
  'TechnicalExpertisePendingEdit',
  'FlooePriceSubmited',
  'ContractGenerated',
  'ContractSigned',
  'Complete',
  'TransferedToAd',
] as const
export type IntermediationStatus = (typeof intermediationStatuses)[number]

const beforeSigning = [
  'Submited',
  'Accepted',
  'TechnicalExpertiseSubmitted',
  'TechnicalExpertisePendingEdit',
  'FlooePriceSubmited',
  'ContractGenerated',
] as const

/** Workflow of a consignment (workflows, section Vehicle intermediation; [053](../../../../docs/decisions/053-consignment.md)). */
export const intermediationWorkflow = {
  name: 'intermediation',
  table: 'vehicle_intermediations',
  statusTable: 'intermediation_statuses',
  ownerColumn: 'intermediation_id',
  states: intermediationStatuses,
  initial: 'Submited',
  final: ['Rejected', 'Complete', 'TransferedToAd'],
  steps: [
    {
      from: ['Submited'],
      action: 'accept',
      to: 'Accepted',
      who: ['agent'],
      guard: 'storeIsOpen',
      effects: ['assign', 'openExpertise', 'mail+sms:accepted'],
    },
    { from: beforeSigning, action: 'reject', to: 'Rejected', who: ['agent'], comment: true, effects: ['mail:rejected'] },
    { from: ['Accepted'], action: 'submitExpertise', to: 'TechnicalExpertiseSubmitted', who: ['expert', 'system'] },
    {
      from: ['TechnicalExpertiseSubmitted'],
      action: 'askEdits',
      to: 'TechnicalExpertisePendingEdit',
      who: ['manager', 'system'],
      comment: true,
    },
    { from: ['TechnicalExpertisePendingEdit'], action: 'resubmit', to: 'TechnicalExpertiseSubmitted', who: ['expert', 'system'] },
    {
      from: ['TechnicalExpertiseSubmitted', 'FlooePriceSubmited', 'ContractGenerated'],
      action: 'proposeFloor',
      to: 'FlooePriceSubmited',
      who: ['manager'],
      guard: 'floorGiven',
      effects: ['mail+sms:floor'],
    },
    {
      from: ['FlooePriceSubmited'],
      action: 'wishFloor',
      to: 'FlooePriceSubmited',
      who: ['customer', 'agent'],
      guard: 'floorWished',
      effects: ['mail:wished'],
    },
    {
      from: ['FlooePriceSubmited'],
      action: 'agreeFloor',
      to: 'FlooePriceSubmited',
      who: ['customer', 'agent'],
      guard: 'floorOpen',
      effects: ['noteAgreement', 'mail:agreed'],
    },
    {
      from: ['FlooePriceSubmited'],
      action: 'generateContract',
      to: 'ContractGenerated',
      who: ['controller'],
      guard: 'readyForContract',
      effects: ['openMandate', 'contract', 'commitment', 'mail+sms:contract'],
    },
    {
      from: ['ContractGenerated'],
      action: 'sign',
      to: 'ContractSigned',
      who: ['agent', 'controller'],
      guard: 'signatureGiven',
      effects: ['enterStock', 'contract', 'commitment', 'IntermediationExpertiseSheet', 'mail:signed'],
    },
    {
      from: ['ContractSigned'],
      action: 'complete',
      to: 'Complete',
      who: ['system'],
      guard: 'carSold',
      effects: ['settle', 'saleContract', 'BankTransferCommitment', 'TransferPV', 'mail+sms:sold'],
    },
    { from: beforeSigning, action: 'withdraw', to: 'Rejected', who: ['customer', 'agent'], comment: true, effects: ['mail:withdrawn'] },
    {
      from: ['ContractSigned'],
      action: 'withdraw',
      to: 'Rejected',
      who: ['customer', 'agent'],
      guard: 'carFree',
      comment: true,
      effects: ['leaveStock', 'mail:withdrawn'],
    },
    {
      from: beforeSigning,
      action: 'toAd',
      to: 'TransferedToAd',
      who: ['customer', 'agent'],
      guard: 'hasAccount',
      effects: ['openAdvert', 'mail:advertised'],
    },
  ],
} as const satisfies Workflow<IntermediationStatus>

type Step = (typeof intermediationWorkflow.steps)[number]
type PartOf<S, K extends string> = S extends { [P in K]: infer V } ? V : never
export type IntermediationGuard = PartOf<Step, 'guard'>
export type IntermediationEffect = PartOf<Step, 'effects'>[number]
export type IntermediationAction = Step['action']

/** Actions of the owner. */
export const ownActions = ['agreeFloor', 'wishFloor', 'toAd', 'withdraw'] as const satisfies readonly IntermediationAction[]
export type OwnAction = (typeof ownActions)[number]

/** Actions of the staff, for themselves or on behalf of the owner. The inspection executes its own actions. */
export const staffActions = [
  'accept',
  'reject',
  'proposeFloor',
  'generateContract',
  'sign',
  ...ownActions,
] as const satisfies readonly IntermediationAction[]
export type IntermediationStaffAction = (typeof staffActions)[number]

/** Final states. The transfer to the owner follows after a sale. */
export const endedStatuses = intermediationWorkflow.final
/** States before the signature. */
export const beforeSignature: readonly IntermediationStatus[] = beforeSigning
/** States before the inspection. */
export const beforeExpertise: readonly IntermediationStatus[] = ['Submited', 'Accepted', 'TechnicalExpertisePendingEdit']
/** States in which the staff always act next. A proposed floor price awaits the owner until both agree. */
export const awaitsHouse: readonly IntermediationStatus[] = ['Submited', 'TechnicalExpertiseSubmitted', 'TechnicalExpertisePendingEdit']
