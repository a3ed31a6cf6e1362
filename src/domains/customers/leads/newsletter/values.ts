/** Workflow of a campaign: draft, scheduled, sent in batches, done. */
export const campaignStates = ['Draft', 'Scheduled', 'Sending', 'Paused', 'Sent', 'Cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Staff actions on a campaign, with their source states and target. */
export const campaignSteps = {
  schedule: { from: ['Draft'], to: 'Scheduled' },
  /** back to draft: nothing was sent */
  unschedule: { from: ['Scheduled'], to: 'Draft' },
  pause: { from: ['Sending'], to: 'Paused' },
  resume: { from: ['Paused'], to: 'Sending' },
  /** unsent mails are dropped */
  cancel: { from: ['Sending', 'Paused'], to: 'Cancelled' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>
export type CampaignStep = keyof typeof campaignSteps

/** Minimum days between two campaigns to the same readers, as the newsletter form promises. */
export const daysBetweenLetters = 7

/** Maximum characters of a campaign. */
export const campaignLimits = { subject: 120, text: 5000, link: 60 } as const
