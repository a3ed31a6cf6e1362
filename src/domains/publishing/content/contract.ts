import { z } from 'zod'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { byLanguage } from '#shared/language.ts'
import { linkPattern } from '#shared/link.ts'
import { PageStamp } from './pages/contract.ts'
import { editorRoles } from './pages/values.ts'
import { bannerKinds, bannerLimits, bannerPlaces, bannerStates, promises } from './values.ts'
/** How often a promise was kept, counted from the records of a period; `kept` is null where too few cases stand behind it. */
export const PromiseFigure = z.object({
  promise: z.enum(promises),
  /** promised time in whole hours or days, from the current settings; for a report its points */
  within: z.int(),
  from: z.iso.date(),
  until: z.iso.date(),
  /** cases whose deadline fell in that period */
  of: z.int(),
  kept: z.int().nullable(),
})
export type PromiseFigure = z.infer<typeof PromiseFigure>

export const listPromiseFigures = defineEndpoint({
  id: 'listPromiseFigures',
  method: 'GET',
  path: '/api/commitments/figures',
  summary:
    'Returns how often service commitments were met in the last 90 days (inspection reports: vehicles on sale now); `kept` is null below `least` cases. Omits unrecorded commitments',
  output: z.object({ least: z.int(), figures: z.array(PromiseFigure) }),
  roles: ['anyone'],
  errors: [],
})

export const voteOnAnswer = defineEndpoint({
  id: 'voteOnAnswer',
  method: 'POST',
  path: '/api/websitepages/faq/votes',
  summary:
    'Records whether the answer to a frequent question helped, once a day for each visitor; ignores staff. The response does not depend on it. The question is identified by its French text',
  body: z.object({ question: z.string().trim().min(1).max(300), isHelpful: z.boolean() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})

export const listAnswerVotes = defineEndpoint({
  id: 'listAnswerVotes',
  method: 'GET',
  path: '/api/websitepages/faq/votes',
  summary: 'Lists helpful and unhelpful votes by question; omits questions without votes',
  output: z.array(z.object({ question: z.string(), helpful: z.int(), unhelpful: z.int() })),
  roles: editorRoles,
  errors: ['Unauthorized', 'Forbidden'],
})

/** `hash` names the stored original, as for every picture. */
export const BannerPicture = z.object({ hash: z.string(), width: z.int(), height: z.int() })

/** A banner with the fields for visitors. */
export const LiveBanner = z.object({
  id: z.int(),
  kind: z.enum(bannerKinds),
  place: z.enum(bannerPlaces),
  text: Localized,
  link: z.string().nullable(),
  linkText: Localized.nullable(),
  starts: z.iso.datetime(),
  /** null: until it is taken down */
  ends: z.iso.datetime().nullable(),
  picture: BannerPicture.nullable(),
  /** description of the picture; null for a decorative one */
  alt: Localized.nullable(),
})
export type LiveBanner = z.infer<typeof LiveBanner>

/** A banner with the fields for staff. `version` counts its changes. */
export const Banner = LiveBanner.extend({
  isOn: z.boolean(),
  state: z.enum(bannerStates),
  version: z.int(),
  /** of the picture */
  documentId: z.uuid().nullable(),
  changed: PageStamp,
})
export type Banner = z.infer<typeof Banner>

const inEach = (max: number) => z.object(byLanguage(() => z.string().trim().min(1).max(max)))
/** The words of a banner, and those of its link, in every language. */
export const BannerText = inEach(bannerLimits.text)
export const BannerLinkText = inEach(bannerLimits.link)
export const BannerAlt = inEach(bannerLimits.alt)

/** What the staff write. A link has its words, a picture what it shows unless it is said to adorn alone, and the end comes after the start. */
export const BannerEntry = z
  .object({
    kind: z.enum(bannerKinds),
    place: z.enum(bannerPlaces),
    text: BannerText,
    link: z.string().trim().max(500).regex(linkPattern).nullable().default(null),
    linkText: BannerLinkText.nullable().default(null),
    starts: z.iso.datetime(),
    ends: z.iso.datetime().nullable().default(null),
    isOn: z.boolean().default(true),
    documentId: z.uuid().nullable().default(null),
    isDecorative: z.boolean().default(false),
    alt: BannerAlt.nullable().default(null),
  })
  .refine(({ link, linkText }) => link === null || linkText !== null, { path: ['linkText'], params: { reason: 'required' } })
  .refine(({ link, linkText }) => linkText === null || link !== null, { path: ['link'], params: { reason: 'required' } })
  .refine(({ documentId, isDecorative, alt }) => documentId === null || isDecorative || alt !== null, {
    path: ['alt'],
    params: { reason: 'required' },
  })
  .refine(({ starts, ends }) => ends === null || Date.parse(ends) > Date.parse(starts), { path: ['ends'], params: { reason: 'invalid' } })
export type BannerEntry = z.infer<typeof BannerEntry>

const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })
const version = z.int().min(1).max(2_147_483_647)
const editors = { roles: ['editor', 'manager', 'admin'] } as const

export const listLiveBanners = defineEndpoint({
  id: 'listLiveBanners',
  method: 'GET',
  path: '/api/banners',
  summary: 'Lists the banners shown now: warnings first, then the latest start',
  output: z.array(LiveBanner),
  roles: ['anyone'],
  errors: [],
})

export const listBanners = defineEndpoint({
  ...editors,
  id: 'listBanners',
  method: 'GET',
  path: '/api/staff/banners',
  summary: 'Lists all banners with their state, the latest start first; of ended ones the last hundred',
  output: z.array(Banner),
  errors: ['Unauthorized', 'Forbidden'],
})

export const addBanner = defineEndpoint({
  ...editors,
  id: 'addBanner',
  method: 'POST',
  path: '/api/staff/banners',
  summary: 'Creates a banner, which appears and ends at its set times',
  body: z.object({ banner: BannerEntry }),
  output: Banner,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const changeBanner = defineEndpoint({
  ...editors,
  id: 'changeBanner',
  method: 'PUT',
  path: '/api/staff/banners/{id}',
  summary: 'Changes a banner. `version` is the version that the caller read',
  params,
  body: z.object({ banner: BannerEntry, version }),
  output: Banner,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'EditConflict', 'AntiForgery'],
})

export const dropBanner = defineEndpoint({
  ...editors,
  id: 'dropBanner',
  method: 'DELETE',
  path: '/api/staff/banners/{id}',
  summary: 'Deletes a banner',
  params,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})
