import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { byLanguage, languages } from '#shared/language.ts'
import { linkPattern } from '#shared/link.ts'
import { campaignLimits, campaignStates, campaignSteps } from './values.ts'

const inEach = (max: number) => z.object(byLanguage(() => z.string().trim().max(max)))
/** The subject of a letter, its text, and the words of its button, in every language; a draft may lack some. */
export const CampaignSubject = inEach(campaignLimits.subject)
export const CampaignText = inEach(campaignLimits.text)
export const CampaignLinkText = inEach(campaignLimits.link)

/** Who is written to: of those who confirmed that they want the letter, who reads these languages and joined since that day. */
export const Segment = z.object({
  languages: z.array(z.enum(languages)).min(1),
  joinedAfter: z.iso.date().nullable().default(null),
})
export type Segment = z.infer<typeof Segment>

/** A letter as the staff write it: text by paragraphs, with at most one button. */
export const CampaignEntry = Segment.extend({
  subject: CampaignSubject,
  text: CampaignText,
  link: z.string().trim().max(500).regex(linkPattern).nullable().default(null),
  linkText: CampaignLinkText,
})
export type CampaignEntry = z.infer<typeof CampaignEntry>

/**
 * What became of the letters, counted from the outbox: in line, handed over, came back, not handed over, not sent because the person left
 * or complained before. `stopped`: who left by this letter. Opening is not watched.
 */
export const CampaignFigures = z.object({
  addressed: z.int(),
  waiting: z.int(),
  sent: z.int(),
  bounced: z.int(),
  failed: z.int(),
  withheld: z.int(),
  stopped: z.int(),
})
export type CampaignFigures = z.infer<typeof CampaignFigures>

export const Campaign = CampaignEntry.extend({
  id: z.int(),
  state: z.enum(campaignStates),
  version: z.int(),
  scheduled: z.iso.datetime().nullable(),
  finished: z.iso.datetime().nullable(),
  changed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }),
  figures: CampaignFigures,
})
export type Campaign = z.infer<typeof Campaign>

const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })
const version = z.int().min(1).max(2_147_483_647)
const writers = { roles: ['editor', 'manager', 'admin'] } as const
const senders = { roles: ['manager', 'admin'] } as const
const errors = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'] as const

export const listCampaigns = defineEndpoint({
  ...writers,
  id: 'listCampaigns',
  method: 'GET',
  path: '/api/staff/newsletter/campaigns',
  summary: 'Lists the last hundred newsletters with their delivery counts, the newest first',
  output: z.array(Campaign),
  errors: ['Unauthorized', 'Forbidden'],
})

export const getCampaign = defineEndpoint({
  ...writers,
  id: 'getCampaign',
  method: 'GET',
  path: '/api/staff/newsletter/campaigns/{id}',
  summary: 'Returns a newsletter with its delivery counts',
  params,
  output: Campaign,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const addCampaign = defineEndpoint({
  ...writers,
  id: 'addCampaign',
  method: 'POST',
  path: '/api/staff/newsletter/campaigns',
  summary: 'Creates a newsletter draft',
  body: z.object({ campaign: CampaignEntry }),
  output: Campaign,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const changeCampaign = defineEndpoint({
  ...writers,
  id: 'changeCampaign',
  method: 'PUT',
  path: '/api/staff/newsletter/campaigns/{id}',
  summary: 'Changes a newsletter draft. `version` is the version that the caller read',
  params,
  body: z.object({ campaign: CampaignEntry, version }),
  output: Campaign,
  errors: [...errors, 'EditConflict'],
})

export const dropCampaign = defineEndpoint({
  ...writers,
  id: 'dropCampaign',
  method: 'DELETE',
  path: '/api/staff/newsletter/campaigns/{id}',
  summary: 'Deletes a newsletter draft; sent newsletters stay',
  params,
  errors: [...errors, 'TransitionNotAllowed'],
})

export const moveCampaign = defineEndpoint({
  ...senders,
  id: 'moveCampaign',
  method: 'POST',
  path: '/api/staff/newsletter/campaigns/{id}/{step}',
  summary: 'Schedules a newsletter complete in every language of its readers, unschedules it, or pauses, resumes or ends its sending',
  params: params.extend({ step: z.enum(Object.keys(campaignSteps) as (keyof typeof campaignSteps)[]) }),
  /** `at`: when a planned letter begins to leave; left out: now */
  body: z.object({ version, at: z.iso.datetime().optional() }),
  output: Campaign,
  errors: [...errors, 'EditConflict', 'TransitionNotAllowed'],
})

export const tryCampaign = defineEndpoint({
  ...writers,
  id: 'tryCampaign',
  method: 'POST',
  path: '/api/staff/newsletter/campaigns/{id}/test',
  summary: 'Sends the stored newsletter to the caller, in each language with a text',
  params,
  output: z.object({ to: z.string() }),
  errors: [...errors, 'TooManyRequests'],
})

export const countReaders = defineEndpoint({
  ...writers,
  id: 'countReaders',
  method: 'POST',
  path: '/api/staff/newsletter/readers/count',
  summary: 'Counts the readers who would get a newsletter now, and those who have not confirmed and get none',
  body: Segment,
  output: z.object({ confirmed: z.int(), pending: z.int() }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

/** A confirmed newsletter reader with the proof of consent. */
export const Reader = z.object({
  email: z.string(),
  language: z.enum(languages),
  confirmed: z.iso.datetime(),
  /** version of the text that the reader agreed to */
  textVersion: z.string(),
})
export type Reader = z.infer<typeof Reader>

export const exportReaders = defineEndpoint({
  ...senders,
  id: 'exportReaders',
  method: 'POST',
  path: '/api/staff/newsletter/readers/export',
  summary: 'Exports all confirmed readers with the time and text version of their consent; the export is in the audit log',
  output: z.array(Reader),
  errors: ['Unauthorized', 'Forbidden', 'AntiForgery'],
})
