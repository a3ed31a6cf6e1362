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

/** The life of a sheet (workflows, section Technical expertise; what is added to it: decision 052). */
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
      // the last two as the table says; the others when the case behind the sheet ends, however far it has come
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

/** Every point is open to the expert. */
export const openSheets: readonly ExpertiseStatus[] = ['Draft']
/** The points that are marked are. */
export const editedSheets: readonly ExpertiseStatus[] = ['PendingEdits', 'QuotationRejected']
/** The quotation is still between ourselves: its start and its extras may change. */
export const valuedSheets: readonly ExpertiseStatus[] = ['Draft', 'Submitted', 'PendingEdits', 'QuotationRejected']
