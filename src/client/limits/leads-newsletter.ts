// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addCampaignLimits = {
  'campaign.languages': { required: true, minItems: 1 },
  'campaign.joinedAfter': { kind: 'date' },
  'campaign.subject.fr': { maxLength: 120 },
  'campaign.subject.ar': { maxLength: 120 },
  'campaign.text.fr': { maxLength: 5000 },
  'campaign.text.ar': { maxLength: 5000 },
  'campaign.link': { maxLength: 500 },
  'campaign.linkText.fr': { maxLength: 60 },
  'campaign.linkText.ar': { maxLength: 60 },
} as const satisfies Limits

export const changeCampaignLimits = {
  'campaign.languages': { required: true, minItems: 1 },
  'campaign.joinedAfter': { kind: 'date' },
  'campaign.subject.fr': { maxLength: 120 },
  'campaign.subject.ar': { maxLength: 120 },
  'campaign.text.fr': { maxLength: 5000 },
  'campaign.text.ar': { maxLength: 5000 },
  'campaign.link': { maxLength: 500 },
  'campaign.linkText.fr': { maxLength: 60 },
  'campaign.linkText.ar': { maxLength: 60 },
  version: { required: true, min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const countReadersLimits = {
  languages: { required: true, minItems: 1 },
  joinedAfter: { kind: 'date' },
} as const satisfies Limits

export const moveCampaignLimits = {
  version: { required: true, min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
