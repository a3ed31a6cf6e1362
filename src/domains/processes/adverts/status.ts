import type { Workflow } from '#shared/workflow.ts'

export const adStatuses = ['Draft', 'Submited', 'Accepted', 'Rejected', 'Published', 'Deactivated'] as const
export type AdStatus = (typeof adStatuses)[number]

/**
 * Workflow of an advert (workflows, section Vehicle ad). A change of an accepted or published advert, except of its price, requires another
 * review. Editing an advert under review returns it to draft, so that no unseen text is accepted. A correction is a refusal after which
 * only the parts named by its reasons may change. The decision's author may take it back until the seller is notified: the decision is
 * effective immediately, also for its seller; mails and a suspension of the account are delayed. An advert with a make or model typed by
 * its seller can be accepted once staff have chosen a listed model or added the typed one to the list. A price far from the last approved
 * one is reviewed, too, while the advert stays public at the approved price (`is_online`).
 */
export const adWorkflow = {
  name: 'ad',
  table: 'vehicle_ads',
  statusTable: 'ad_statuses',
  ownerColumn: 'ad_id',
  states: adStatuses,
  initial: 'Draft',
  final: ['Deactivated'],
  steps: [
    { from: ['Draft', 'Rejected'], action: 'submit', to: 'Submited', who: ['customer'], guard: 'complete' },
    // review of a new price: the advert stays public at the last approved price
    { from: ['Published'], action: 'reprice', to: 'Submited', who: ['customer'] },
    { from: ['Submited', 'Accepted', 'Rejected'], action: 'resume', to: 'Published', who: ['customer', 'system'], guard: 'priceWaits' },
    { from: ['Submited'], action: 'accept', to: 'Accepted', who: ['agent', 'manager'], guard: 'modelListed' },
    { from: ['Submited'], action: 'askCorrection', to: 'Rejected', who: ['agent', 'manager'], guard: 'partsNamed', comment: true },
    { from: ['Submited'], action: 'reject', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
    { from: ['Accepted', 'Rejected'], action: 'takeBack', to: 'Submited', who: ['agent', 'manager'], guard: 'justDecided' },
    { from: ['Rejected'], action: 'appeal', to: 'Submited', who: ['customer'], guard: 'firstAppeal', comment: true },
    {
      from: ['Accepted', 'Deactivated'],
      action: 'publish',
      to: 'Published',
      who: ['customer', 'system'],
      guard: 'complete',
      effects: ['showCar'],
    },
    {
      from: ['Published'],
      action: 'sell',
      to: 'Deactivated',
      who: ['customer'],
      effects: ['sellCar', 'returnBoost'],
    },
    {
      from: ['Published'],
      action: 'deactivate',
      to: 'Deactivated',
      who: ['customer', 'agent', 'manager', 'system'],
      effects: ['hideCar', 'returnBoost'],
    },
    {
      from: ['Submited', 'Accepted', 'Rejected'],
      action: 'deactivate',
      to: 'Deactivated',
      who: ['customer', 'agent', 'manager', 'system'],
      guard: 'priceWaits',
      effects: ['hideCar', 'returnBoost'],
    },
    {
      from: ['Published', 'Submited'],
      action: 'withdraw',
      to: 'Rejected',
      who: ['agent', 'manager'],
      guard: 'reasonsGiven',
      comment: true,
      effects: ['hideCar', 'returnBoost'],
    },
    { from: ['Published'], action: 'resubmit', to: 'Submited', who: ['customer'], guard: 'complete', effects: ['hideCar'] },
    { from: ['Accepted'], action: 'resubmit', to: 'Submited', who: ['customer'], guard: 'complete', effects: ['hideCar'] },
    { from: ['Submited', 'Rejected', 'Deactivated'], action: 'revise', to: 'Draft', who: ['customer'], effects: ['hideCar'] },
  ],
} as const satisfies Workflow<AdStatus>

type Step = (typeof adWorkflow.steps)[number]
type PartOf<S, K extends string> = S extends { [P in K]: infer V } ? V : never
export type AdAction = Step['action']
export type AdGuard = PartOf<Step, 'guard'>
export type AdEffect = PartOf<Step, 'effects'>[number]

/** Statuses that count towards a seller's maximum number of adverts. */
export const openAdStatuses: readonly AdStatus[] = ['Draft', 'Submited', 'Accepted', 'Published']
/** Statuses in which the seller edits the advert. */
export const writtenStatuses: readonly AdStatus[] = ['Draft', 'Rejected']
/** Staff actions on an advert. */
export const adStaffActions = [
  'accept',
  'askCorrection',
  'reject',
  'takeBack',
  'withdraw',
  'deactivate',
] as const satisfies readonly AdAction[]
export type AdStaffAction = (typeof adStaffActions)[number]
/** Decisions of a review. */
export type AdDecisionAction = Extract<AdStaffAction, 'accept' | 'askCorrection' | 'reject'>
/** Actions that keep an advert public during the review of its new price: the decision, and its reversal. */
export const staysOnlineBy: readonly AdAction[] = ['accept', 'askCorrection', 'reject', 'takeBack', 'appeal', 'submit']
