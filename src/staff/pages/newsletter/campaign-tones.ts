import type { CampaignState } from '#domains/customers/leads/newsletter/values.ts'
import type { StatusTone } from '#ui/status-label.tsx'

export const campaignTones: Readonly<Record<CampaignState, StatusTone>> = {
  ...{ Draft: 'draft', Scheduled: 'new', Sending: 'warning', Paused: 'bad', Sent: 'good', Cancelled: 'draft' },
}
