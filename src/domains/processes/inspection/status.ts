import type { Workflow } from '#shared/workflow.ts'

export const expertiseStatuses = [
  'Draft',
  'Submitted',
  'PendingEdits',
  'QuotationSubmitted',
  'QuotationRejected',
  'QuotationAccepted',
  'Accepted',
  'Rejected',
] as const
export type ExpertiseStatus = (typeof expertiseStatuses)[number]

/** Workflow of an inspection (workflows, section Technical expertise; additions: decision 052). */
export const expertiseWorkflow = {
  name: 'expertise',
  table: 'technical_expertises',
  statusTable: 'expertise_statuses',
  ownerColumn: 'expertise_id',
  states: expertiseStatuses,
  initial: 'Draft',
  final: ['Accepted', 'Rejected'],
  steps: [
    { from: ['Draft'], action: 'submit', to: 'Submitted', who: ['expert'], guard: 'sheetComplete', effects: ['noteSubmitted'] },
    { from: ['Submitted'], action: 'askEdits', to: 'PendingEdits', who: ['manager'], guard: 'partsMarked', comment: true },
    { from: ['PendingEdits'], action: 'resubmit', to: 'Submitted', who: ['expert'], guard: 'sheetComplete', effects: ['noteSubmitted'] },
    {
      from: ['Submitted', 'QuotationRejected'],
      action: 'giveQuotation',
      to: 'QuotationSubmitted',
      who: ['expert'],
      guard: 'quotationGiven',
      effects: ['closeParts'],
    },
    { from: ['QuotationSubmitted'], action: 'acceptQuotation', to: 'QuotationAccepted', who: ['manager'], guard: 'secondPerson' },
    { from: ['QuotationSubmitted'], action: 'rejectQuotation', to: 'QuotationRejected', who: ['manager'], comment: true },
    { from: ['QuotationAccepted'], action: 'accept', to: 'Accepted', who: ['manager', 'system'], effects: ['close', 'certify'] },
    {
      // the last two as specified; the others when the case ends in any state
      from: ['Draft', 'Submitted', 'PendingEdits', 'QuotationSubmitted', 'QuotationAccepted', 'QuotationRejected'],
      action: 'reject',
      to: 'Rejected',
      who: ['manager', 'system'],
      comment: true,
      effects: ['close'],
    },
  ],
} as const satisfies Workflow<ExpertiseStatus>

type Step = (typeof expertiseWorkflow.steps)[number]
type PartOf<S, K extends string> = S extends { [P in K]: infer V } ? V : never
export type ExpertiseGuard = PartOf<Step, 'guard'>
export type ExpertiseEffect = PartOf<Step, 'effects'>[number]
export type ExpertiseAction = Step['action']
export const expertiseActions = [
  'submit',
  'askEdits',
  'resubmit',
  'giveQuotation',
  'acceptQuotation',
  'rejectQuotation',
  'accept',
  'reject',
] as const satisfies readonly ExpertiseAction[]

/** The expert can answer every point. */
export const openSheets: readonly ExpertiseStatus[] = ['Draft']
/** The expert can answer the reopened points. */
export const editedSheets: readonly ExpertiseStatus[] = ['PendingEdits', 'QuotationRejected']
/** Start value and extras can change until the quotation is submitted. */
export const valuedSheets: readonly ExpertiseStatus[] = ['Draft', 'Submitted', 'PendingEdits', 'QuotationRejected']
