import { z } from 'zod'
import { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { languages } from '#shared/language.ts'
import { linkPattern } from '#shared/link.ts'
import { editorRoles, elementIcons, inLanguages, pageLimits, pageTypes, sectionTypes } from './values.ts'

/** Which page of the site. */
export const PageType = z.enum(pageTypes)

const linkTarget = z.string().max(500).regex(linkPattern)

/** A piece of text. `isLtr`: a number or code that keeps its order in Arabic. */
export const RichInline = z.strictObject({
  text: z.string().min(1).max(pageLimits.text),
  isBold: z.literal(true).optional(),
  isLtr: z.literal(true).optional(),
  href: linkTarget.optional(),
})
export type RichInline = z.infer<typeof RichInline>

const inlines = z.array(RichInline).min(1).max(pageLimits.inlines)

/** A block of text. No kind holds markup. */
export const RichBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: inlines }),
  z.strictObject({ kind: z.literal('heading'), text: inlines }),
  z.strictObject({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(inlines).min(1).max(pageLimits.blocks) }),
])
export type RichBlock = z.infer<typeof RichBlock>

/** A text as structure: written by an editor, rendered by one component. */
export const RichText = z.array(RichBlock).max(pageLimits.blocks)
export type RichText = z.infer<typeof RichText>

/**
 * Spec: titleFR, titleAR, descFR, descAR, order, documents. `body…` is the same text as `desc…` with its structure; `icon` the sign beside
 * it, null where the screen chooses; `alt…` what its picture shows, for those who do not see it, and `isDecorative` when it only adorns.
 */
export const WebsiteElement = z.object({
  id: z.int(),
  icon: z.enum(elementIcons).nullable(),
  ...inLanguages('title', () => z.string()),
  ...inLanguages('desc', () => z.string()),
  ...inLanguages('body', () => RichText),
  ...inLanguages('alt', () => z.string()),
  isDecorative: z.boolean(),
  order: z.int(),
  documents: z.array(DocumentInfo),
})
export type WebsiteElement = z.infer<typeof WebsiteElement>

/** Spec: websitePage(Id), titleAR, titleFR, type, pageElements. */
export const WebsiteSection = z.object({
  id: z.int(),
  websitePageId: z.int(),
  websitePage: z.object({ id: z.int(), pageType: PageType }),
  type: z.enum(sectionTypes),
  ...inLanguages('title', () => z.string()),
  pageElements: z.array(WebsiteElement),
})
export type WebsiteSection = z.infer<typeof WebsiteSection>

/** Spec: isDraft, titleFR, titleAR, pageType, pageSections. A page that has never been written has the id 0 and no section. */
export const WebsitePage = z.object({
  id: z.int(),
  pageType: PageType,
  isDraft: z.boolean(),
  created: z.string().nullable(),
  lastModified: z.string().nullable(),
  isDeleted: z.literal(false),
  ...inLanguages('title', () => z.string()),
  pageSections: z.array(WebsiteSection),
})
export type WebsitePage = z.infer<typeof WebsitePage>

const read = <const Id extends string, const Path extends string>(id: Id, path: Path, summary: string) =>
  defineEndpoint({
    id,
    method: 'GET',
    path: `/api/websitepages/${path}`,
    summary: `Returns ${summary}, as published, in every language`,
    output: WebsitePage,
    roles: ['anyone'],
    errors: [],
  })

export const getHomePage = read('getHomePage', 'home', 'the texts of the home page')
export const getHelpPage = read('getHelpPage', 'help', 'the texts of the contact page')
export const getAssistancePage = read('getAssistancePage', 'assistance', 'the page about help after a breakdown or an accident')
export const getFaqPage = read('getFaqPage', 'faq', 'the frequent questions')
export const getAboutPage = read('getAboutPage', 'about', 'the page about the company')
export const getCookiesPage = read('getCookiesPage', 'cookies', 'the cookie page')
export const getPrivacyPage = read('getPrivacyPage', 'privacy', 'the privacy policy (law 09-08)')
export const getCommitmentPage = read('getCommitmentPage', 'commitment', 'the commitments of the company')

const titles = z.object(inLanguages('title', () => z.string().trim().max(pageLimits.title)))

/** A page as editors write it: by language, with placeholders of settings such as `{booking.depositDirhams}`. */
export const PageDraft = titles.extend({
  pageSections: z
    .array(
      titles.extend({
        type: z.enum(sectionTypes),
        pageElements: z
          .array(
            titles.extend({
              icon: z.enum(elementIcons).nullable().default(null),
              documentId: z.uuid().nullable().default(null),
              isDecorative: z.boolean().default(false),
              ...inLanguages('alt', () => z.string().trim().max(pageLimits.alt).default('')),
              ...inLanguages('body', () => RichText),
            }),
          )
          .max(pageLimits.elements),
      }),
    )
    .max(pageLimits.sections),
})
export type PageDraft = z.infer<typeof PageDraft>

/** What a draft still lacks before it can be published; places count from 1, 0 stands for the page or the section itself. */
export const PageGap = z.object({
  section: z.int(),
  element: z.int(),
  language: z.enum(languages),
  part: z.enum(['title', 'body', 'alt', 'placeholder', 'sections']),
})
export type PageGap = z.infer<typeof PageGap>

/** When and by whom; `by` null: the text came with the product, or nobody knows any more. */
export const PageStamp = z.object({ at: z.string(), by: z.string().nullable() })

/** A page in the list of those who write: what is being written, what visitors read, what is missing. */
export const PageSummary = z.object({
  pageType: PageType,
  ...inLanguages('title', () => z.string()),
  drafted: PageStamp.nullable(),
  online: PageStamp.nullable(),
  gaps: z.array(PageGap),
})
export type PageSummary = z.infer<typeof PageSummary>

/** The copies of a page for those who write it. */
export const PageDesk = z.object({
  draft: WebsitePage.nullable(),
  published: WebsitePage.nullable(),
  former: WebsitePage.nullable(),
  drafted: PageStamp.nullable(),
  online: PageStamp.nullable(),
  /** of the draft, else of the published copy */
  gaps: z.array(PageGap),
  /** earlier published versions, newest first */
  versions: z.array(PageStamp.extend({ id: z.int() })),
})
export type PageDesk = z.infer<typeof PageDesk>

const params = z.object({ page: PageType })
/** `id` of the copy that the caller saw, null for none: EditConflict when another stands there by now. */
const saw = z.int().min(1).max(2_147_483_647).nullable()
const editors = { roles: editorRoles, params, output: PageDesk } as const
const errors = ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'EditConflict'] as const

export const getPageDesk = defineEndpoint({
  ...editors,
  id: 'getPageDesk',
  method: 'GET',
  path: '/api/staff/websitepages/{page}',
  summary: 'Returns the stored copies of a page: draft, published and previous',
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

export const savePageDraft = defineEndpoint({
  ...editors,
  id: 'savePageDraft',
  method: 'PUT',
  path: '/api/staff/websitepages/{page}/draft',
  summary: 'Saves a page draft in place of the one that the caller read',
  body: z.object({ page: PageDraft, draft: saw }),
  errors: [...errors],
})

export const publishPage = defineEndpoint({
  ...editors,
  id: 'publishPage',
  method: 'POST',
  path: '/api/staff/websitepages/{page}/publish',
  summary: 'Publishes the draft of a page; the published copy becomes the previous version. BadRequest while it has gaps',
  body: z.object({ draft: saw }),
  errors: [...errors, 'NotFound'],
})

export const restorePage = defineEndpoint({
  ...editors,
  id: 'restorePage',
  method: 'POST',
  path: '/api/staff/websitepages/{page}/restore',
  summary: 'Swaps the published page with the previous version. NotFound without one, EditConflict when `published` is outdated',
  body: z.object({ published: saw }),
  errors: [...errors, 'NotFound'],
})

export const getPageDesks = defineEndpoint({
  id: 'getPageDesks',
  method: 'GET',
  path: '/api/staff/websitepages',
  summary: 'Lists all pages of the site with their publisher, draft and gaps',
  output: z.array(PageSummary),
  roles: editors.roles,
  errors: ['Unauthorized', 'Forbidden'],
})

export const getPageVersion = defineEndpoint({
  id: 'getPageVersion',
  method: 'GET',
  path: '/api/staff/websitepages/{page}/versions/{id}',
  summary: 'Returns an earlier published version of a page',
  params: params.extend({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  output: WebsitePage,
  roles: editors.roles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const previewPage = defineEndpoint({
  id: 'previewPage',
  method: 'POST',
  path: '/api/staff/websitepages/{page}/preview',
  summary: 'Previews a page as visitors would see it now; stores nothing',
  params,
  body: PageDraft,
  output: WebsitePage,
  roles: editors.roles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const sharePreview = defineEndpoint({
  id: 'sharePreview',
  method: 'POST',
  path: '/api/staff/websitepages/{page}/link',
  summary: 'Creates a public link to the draft of a page, valid for `previewDays` days',
  params,
  output: z.object({ token: z.uuid(), expires: z.iso.datetime() }),
  roles: editors.roles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const readPreview = defineEndpoint({
  id: 'readPreview',
  method: 'GET',
  path: '/api/websitepages/previews/{token}',
  summary: 'Returns the page behind a draft link: the draft, or the published copy after publication; NotFound after expiry',
  params: z.object({ token: z.uuid() }),
  output: z.object({ expires: z.iso.datetime(), page: WebsitePage }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})
