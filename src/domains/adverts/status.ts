import type { Workflow } from '#shared/workflow.ts'

export const adStatuses = ['Draft', 'Submited', 'Accepted', 'Rejected', 'Published', 'Deactivated'] as const
export type AdStatus = (typeof adStatuses)[number]

/**
 * The life of an advert (workflows, section Vehicle ad). What was accepted or published is read again as soon as anything but its price is
 * changed. What somebody reads right now becomes a draft first, so that nobody accepts what they have not seen. A correction is a refusal after
 * which the parts that its reasons name are mended, and nothing else. A decision is taken back by whoever made it as long as its seller
 * was not told: it stands at once for everybody, its seller too, who may go on by it; what cannot be unsaid, mails and a suspended account, waits.
 * An advert whose seller wrote make or model is accepted once the staff chose a listed model or added the written one to the list.
 * A price far from the last approved one is read, too, while the advert stays public at the approved price (`is_online`).
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
    // a new price that is read by the staff: the advert stays public at the last approved price
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

/** States that count towards the greatest number of adverts of a seller: what is written, read or shown. */
export const openAdStatuses: readonly AdStatus[] = ['Draft', 'Submited', 'Accepted', 'Published']
/** States in which the seller writes: everything else is read as it stands. */
export const writtenStatuses: readonly AdStatus[] = ['Draft', 'Rejected']
/** What the staff do with an advert. */
export const adStaffActions = [
  'accept',
  'askCorrection',
  'reject',
  'takeBack',
  'withdraw',
  'deactivate',
] as const satisfies readonly AdAction[]
export type AdStaffAction = (typeof adStaffActions)[number]
/** What is decided of an advert that waits to be read. */
export type AdDecisionAction = Extract<AdStaffAction, 'accept' | 'askCorrection' | 'reject'>
/** What leaves an advert public whose new price is read: the decision of the staff, and the way back from it. */
export const staysOnlineBy: readonly AdAction[] = ['accept', 'askCorrection', 'reject', 'takeBack', 'appeal', 'submit']
