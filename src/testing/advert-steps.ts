/**
 * Expected workflow of adverts (specification, workflows, section Vehicle ad), copied by hand and not derived from
 * `src/domains/processes/adverts/status.ts`, which is tested against it. A change must be made in both, with its reason.
 */
export const expectedAdSteps = [
  { from: 'Draft', action: 'submit', to: 'Submited', who: ['customer'], guard: 'complete' },
  { from: 'Rejected', action: 'submit', to: 'Submited', who: ['customer'], guard: 'complete' },
  { from: 'Submited', action: 'accept', to: 'Accepted', who: ['agent', 'manager'], guard: 'modelListed' },
  // a request for corrections: only the parts named by the reasons may be edited
  { from: 'Submited', action: 'askCorrection', to: 'Rejected', who: ['agent', 'manager'], guard: 'partsNamed', comment: true },
  { from: 'Submited', action: 'reject', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
  // by the author, before the seller was notified
  { from: 'Accepted', action: 'takeBack', to: 'Submited', who: ['agent', 'manager'], guard: 'justDecided' },
  { from: 'Rejected', action: 'takeBack', to: 'Submited', who: ['agent', 'manager'], guard: 'justDecided' },
  { from: 'Rejected', action: 'appeal', to: 'Submited', who: ['customer'], guard: 'firstAppeal', comment: true },
  // the seller confirms, or the advert is published immediately when configured
  { from: 'Accepted', action: 'publish', to: 'Published', who: ['customer', 'system'], guard: 'complete' },
  { from: 'Deactivated', action: 'publish', to: 'Published', who: ['customer', 'system'], guard: 'complete' },
  { from: 'Published', action: 'deactivate', to: 'Deactivated', who: ['customer', 'agent', 'manager', 'system'] },
  // sold, here or elsewhere, as reported by the seller
  { from: 'Published', action: 'sell', to: 'Deactivated', who: ['customer'] },
  // a doubtful new price is reviewed while the advert stays public at the approved price
  { from: 'Published', action: 'reprice', to: 'Submited', who: ['customer'] },
  ...(['Submited', 'Accepted', 'Rejected'] as const).flatMap((from) => [
    { from, action: 'resume', to: 'Published', who: ['customer', 'system'], guard: 'priceWaits' } as const,
    { from, action: 'deactivate', to: 'Deactivated', who: ['customer', 'agent', 'manager', 'system'], guard: 'priceWaits' } as const,
  ]),
  { from: 'Submited', action: 'withdraw', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
  // problems found later are sent to the seller like any rejection
  { from: 'Published', action: 'withdraw', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
  // all changes except the price are reviewed before publication
  { from: 'Published', action: 'resubmit', to: 'Submited', who: ['customer'], guard: 'complete' },
  { from: 'Accepted', action: 'resubmit', to: 'Submited', who: ['customer'], guard: 'complete' },
  // an advert changed during its review cannot be accepted
  { from: 'Submited', action: 'revise', to: 'Draft', who: ['customer'] },
  { from: 'Rejected', action: 'revise', to: 'Draft', who: ['customer'] },
  { from: 'Deactivated', action: 'revise', to: 'Draft', who: ['customer'] },
] as const
