/** What becomes of a letter: it is written, waits for its hour, leaves in portions, and is over. */
export const campaignStates = ['Draft', 'Scheduled', 'Sending', 'Paused', 'Sent', 'Cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

/** What the staff do with a letter, from which states, and which state it has then. */
export const campaignSteps = {
  schedule: { from: ['Draft'], to: 'Scheduled' },
  /** to be written again: nothing has left */
  unschedule: { from: ['Scheduled'], to: 'Draft' },
  pause: { from: ['Sending'], to: 'Paused' },
  resume: { from: ['Paused'], to: 'Sending' },
  /** what has not left does not leave any more */
  cancel: { from: ['Sending', 'Paused'], to: 'Cancelled' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>
export type CampaignStep = keyof typeof campaignSteps

/** Days between two letters to the same readers: what the form of the newsletter promises. */
export const daysBetweenLetters = 7

/** Characters of a letter. */
export const campaignLimits = { subject: 120, text: 5000, link: 60 } as const
