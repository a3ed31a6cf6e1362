/**
 * What the house has decided about adverts (its page of workflows, section Vehicle ad), copied by hand: not derived from
 * `src/domains/adverts/status.ts`, which is held against it. Whoever changes a step changes both, and says why.
 */
export const expectedAdSteps = [
  { from: 'Draft', action: 'submit', to: 'Submited', who: ['customer'], guard: 'complete' },
  { from: 'Rejected', action: 'submit', to: 'Submited', who: ['customer'], guard: 'complete' },
  { from: 'Submited', action: 'accept', to: 'Accepted', who: ['agent', 'manager'] },
  // less than a refusal: what the reasons name is mended, and nothing else
  { from: 'Submited', action: 'askCorrection', to: 'Rejected', who: ['agent', 'manager'], guard: 'partsNamed', comment: true },
  { from: 'Submited', action: 'reject', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
  // by whoever made it, as long as its seller was not told
  { from: 'Accepted', action: 'takeBack', to: 'Submited', who: ['agent', 'manager'], guard: 'justDecided' },
  { from: 'Rejected', action: 'takeBack', to: 'Submited', who: ['agent', 'manager'], guard: 'justDecided' },
  { from: 'Rejected', action: 'appeal', to: 'Submited', who: ['customer'], guard: 'firstAppeal', comment: true },
  // the seller confirms, or the house publishes at once where its setting says so
  { from: 'Accepted', action: 'publish', to: 'Published', who: ['customer', 'system'], guard: 'complete' },
  { from: 'Deactivated', action: 'publish', to: 'Published', who: ['customer', 'system'], guard: 'complete' },
  { from: 'Published', action: 'deactivate', to: 'Deactivated', who: ['customer', 'agent', 'manager', 'system'] },
  // sold, through the house or elsewhere: the seller says so
  { from: 'Published', action: 'sell', to: 'Deactivated', who: ['customer'] },
  // a doubtful new price is read while the advert stays public at the approved one
  { from: 'Published', action: 'reprice', to: 'Submited', who: ['customer'] },
  ...(['Submited', 'Accepted', 'Rejected'] as const).flatMap((from) => [
    { from, action: 'resume', to: 'Published', who: ['customer', 'system'], guard: 'priceWaits' } as const,
    { from, action: 'deactivate', to: 'Deactivated', who: ['customer', 'agent', 'manager', 'system'], guard: 'priceWaits' } as const,
  ]),
  { from: 'Submited', action: 'withdraw', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
  // what turns out later is told to the seller like any refusal
  { from: 'Published', action: 'withdraw', to: 'Rejected', who: ['agent', 'manager'], guard: 'reasonsGiven', comment: true },
  // whatever is changed but the price is read again before it is shown
  { from: 'Published', action: 'resubmit', to: 'Submited', who: ['customer'], guard: 'complete' },
  { from: 'Accepted', action: 'resubmit', to: 'Submited', who: ['customer'], guard: 'complete' },
  // nobody accepts what was changed under their eyes
  { from: 'Submited', action: 'revise', to: 'Draft', who: ['customer'] },
  { from: 'Rejected', action: 'revise', to: 'Draft', who: ['customer'] },
  { from: 'Deactivated', action: 'revise', to: 'Draft', who: ['customer'] },
] as const
