import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { findPublicDocuments } from '#domains/foundation/documents/store.ts'
import { findSettings, findStatedSettings } from '#domains/foundation/reference/store.ts'
import { formatKm, formatNumber, formatPrice } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { joinHyphen, typeset } from '#i18n/typography.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { byLanguage, defaultLanguage, factsOf, type Language, languages, localized, localizedSetting } from '#shared/language.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import { type PageDesk, type PageDraft, type PageSummary, type RichInline, RichText, type WebsitePage } from './contract.ts'
import {
  filled,
  filledTitle,
  gapsOf,
  isUnstated,
  type KeptElement,
  type KeptPage,
  keptOf,
  plain,
  unstatedSettings,
  type Values,
} from './rules.ts'
import {
  type CopyRow,
  findCopies,
  findPreview,
  findVersion,
  findVersions,
  insertCopy,
  insertPreview,
  keepVersion,
  lockPage,
  removeCopy,
  stampPublished,
  swapCopies,
} from './store.ts'
import {
  elementIcons,
  fieldIn,
  inLanguages,
  type PageCopy,
  type PageType,
  pageCopies,
  pageTypes,
  placeholders,
  previewDays,
  sectionTypes,
} from './values.ts'

const inEach = <S extends z.ZodType>(schema: S) => z.partialRecord(z.enum(languages), schema)

/** Validates a stored copy before it is shown. */
const KeptCopy = z.object({
  id: z.int(),
  pageType: z.enum(pageTypes),
  copy: z.enum(pageCopies),
  created: z.string(),
  lastModified: z.string(),
  titles: inEach(z.string()),
  pageSections: z.array(
    z.object({
      id: z.int(),
      type: z.enum(sectionTypes),
      titles: inEach(z.string()),
      pageElements: z.array(
        z.object({
          id: z.int(),
          // versions stored before elements had icons have none
          icon: z.enum(elementIcons).nullable().default(null),
          documentId: z.uuid().nullable().default(null),
          alts: inEach(z.string()).default({}),
          isDecorative: z.boolean().default(false),
          titles: inEach(z.string()),
          bodies: inEach(RichText),
        }),
      ),
    }),
  ),
})
type KeptCopy = z.infer<typeof KeptCopy>

/** Last page shown by this process; used while the database is unavailable. */
export type LastPages = Map<PageType, WebsitePage>

/**
 * Returns a page for visitors: the published copy, the former one when that is invalid or empty, else a page without sections. Fills in
 * settings and omits lines with an empty setting.
 */
export async function readPage({ db, log }: Pick<Deps, 'db' | 'log'>, last: LastPages, pageType: PageType): Promise<WebsitePage> {
  try {
    const [copies, settings] = await Promise.all([findCopies(db, pageType), findStatedSettings(db)])
    const values = byLanguage((language) => valuesOf(settings, language))
    for (const name of ['Published', 'Former'] as const) {
      const row = copies.find(({ copy }) => copy === name)
      const copy = row && soundCopy(row)
      if (row && !copy) log.error({ page: pageType, copy: name }, 'a copy of a page cannot be read')
      const page = copy && shown(copy, values, await picturesOf(db, copy))
      if (!page || page.pageSections.length === 0) continue
      last.set(pageType, page)
      return page
    }
    return {
      ...inLanguages('title', () => ''),
      id: 0,
      pageType,
      isDraft: false,
      created: null,
      lastModified: null,
      isDeleted: false,
      pageSections: [],
    }
  } catch (error) {
    const before = last.get(pageType)
    if (!before) throw error
    log.warn({ page: pageType, reason: (error as Error).message }, 'a page is shown as it was read last')
    return before
  }
}

function soundCopy(row: CopyRow): KeptCopy | null {
  const { success, data } = KeptCopy.safeParse(row)
  return success ? data : null
}

/** Pictures of elements by id; deleted ones are absent. */
type Pictures = ReadonlyMap<string, DocumentInfo[]>

async function picturesOf(db: Kysely<Database>, { pageSections }: Pick<KeptPage, 'pageSections'>): Promise<Pictures> {
  const ids = pageSections.flatMap(({ pageElements }) => pageElements.flatMap(({ documentId }) => documentId ?? []))
  return new Map((await findPublicDocuments(db, ids)).map((document) => [document.id, [document]]))
}

/** Returns a copy with its values and language fallbacks; without `values` as stored. */
function shown({ titles, pageSections, ...page }: KeptCopy, values: Record<Language, Values> | null, pictures: Pictures): WebsitePage {
  const title = (named: KeptCopy['titles']) =>
    inLanguages('title', (language) =>
      values ? onePiece(filledTitle(localized(named, language), values[language]) ?? '', language) : (named[language] ?? ''),
    )
  const body = (bodies: Partial<Record<Language, RichText>>, language: Language) =>
    values ? spaced(filled(bodies[language] ?? bodies[defaultLanguage] ?? [], values[language]), language) : (bodies[language] ?? [])
  const { id, pageType, copy, created, lastModified } = page
  const sections = pageSections.map((section) => {
    const elements = section.pageElements.map((element, order) => {
      const texts = byLanguage((language) => body(element.bodies, language))
      return {
        id: element.id,
        icon: element.icon,
        ...title(element.titles),
        ...inLanguages('desc', (language) => plain(texts[language])),
        ...inLanguages('body', (language) => texts[language]),
        ...inLanguages('alt', (language) => (values && element.isDecorative ? '' : (element.alts[language] ?? ''))),
        isDecorative: element.isDecorative,
        order,
        documents: element.documentId ? (pictures.get(element.documentId) ?? []) : [],
      }
    })
    return {
      id: section.id,
      websitePageId: id,
      websitePage: { id, pageType },
      type: section.type,
      ...title(section.titles),
      pageElements: elements.filter((element) => !values || languages.every((language) => element[fieldIn('body', language)].length > 0)),
    }
  })
  return {
    id,
    pageType,
    isDraft: copy === 'Draft',
    created,
    lastModified,
    isDeleted: false,
    ...title(titles),
    pageSections: sections.filter(({ pageElements }) => !values || pageElements.length > 0),
  }
}

/** Inserts non-breaking spaces and hyphens; numbers such as 09-08 do not break either. */
function onePiece(text: string, language: Language): string {
  return joinHyphen(typeset(text, language)).replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060')
}

function spaced(text: RichText, language: Language): RichText {
  const line = (inlines: RichInline[]) =>
    inlines.map((inline) => (inline.isLtr ? inline : { ...inline, text: onePiece(inline.text, language) }))
  return text.map((block) => (block.kind === 'list' ? { ...block, items: block.items.map(line) } : { ...block, text: line(block.text) }))
}

/** Returns the value of each placeholder; null for a number of zero. */
function valuesOf(settings: ReadonlyMap<string, string>, language: Language): Values {
  const t = serverText('content', language)
  const said = (key: string, kind: (typeof placeholders)[keyof typeof placeholders]): RichInline | null => {
    const value = settings.get(key) ?? localizedSetting(settings, key, language)
    if (isUnstated(value)) return null
    switch (kind) {
      case 'name':
      case 'words':
        // a Latin name keeps its brackets in order in an Arabic text
        return factsOf(language).script === 'Arab' && !/\p{Script=Arabic}/u.test(value) ? { text: value, isLtr: true } : { text: value }
      case 'code':
        return { text: value, isLtr: true }
      case 'email':
        return { text: value, isLtr: true, href: `mailto:${value}` }
      case 'phone':
        return { text: spacedPhone(value), isLtr: true, href: phoneHref(value) }
      case 'price':
        return { text: formatPrice(Number(value), language) }
      case 'km':
        return { text: formatKm(Number(value), language) }
      case 'count':
        return { text: formatNumber(Number(value)) }
      default:
        return { text: t(`unit.${kind}`, { count: Number(value) }) }
    }
  }
  return new Map(Object.entries(placeholders).map(([key, kind]) => [key, said(key, kind)]))
}

/** Returns the stored copies of a page for its editors. */
export async function readDesk({ db }: Pick<Deps, 'db'>, pageType: PageType): Promise<PageDesk> {
  const rows = await findCopies(db, pageType)
  const copies = new Map(rows.map((row) => [row.copy, soundCopy(row)]))
  const desk = async (name: PageCopy) => {
    const copy = copies.get(name)
    return copy ? shown(copy, null, await picturesOf(db, copy)) : null
  }
  const edited = copies.get('Draft') ?? copies.get('Published')
  const stampOf = (name: PageCopy) => {
    const row = rows.find(({ copy }) => copy === name)
    return row ? { at: row.publishedAt ?? row.lastModified, by: row.by } : null
  }
  return {
    draft: await desk('Draft'),
    published: await desk('Published'),
    former: await desk('Former'),
    drafted: stampOf('Draft'),
    online: stampOf('Published'),
    gaps: edited ? gapsOf(edited) : [],
    versions: await findVersions(db, pageType),
  }
}

/** Returns every page with its published state, draft and gaps. */
export function listPages(deps: Pick<Deps, 'db'>): Promise<PageSummary[]> {
  return Promise.all(
    pageTypes.map(async (pageType) => {
      const { draft, published, drafted, online, gaps } = await readDesk(deps, pageType)
      return {
        pageType,
        ...inLanguages('title', (language) => (draft ?? published)?.[fieldIn('title', language)] ?? ''),
        drafted,
        online,
        gaps,
      }
    }),
  )
}

/** Returns a former version as stored. Throws NotFound. */
export async function readVersion({ db }: Pick<Deps, 'db'>, pageType: PageType, id: number): Promise<WebsitePage> {
  const row = await findVersion(db, pageType, id)
  const copy = row && soundCopy(row)
  if (!copy) throw new AppError('NotFound')
  return shown(copy, null, await picturesOf(db, copy))
}

/** Returns the page of a draft as visitors would read it, without storing it. */
export async function previewPage({ db, clock }: Pick<Deps, 'db' | 'clock'>, pageType: PageType, page: PageDraft): Promise<WebsitePage> {
  const settings = await findStatedSettings(db)
  const now = clock.now().toISOString()
  const { titles, pageSections } = keptOf(page)
  const sections = pageSections.map((section) => ({
    ...section,
    id: 0,
    pageElements: section.pageElements.map((element) => ({ ...element, id: 0 })),
  }))
  const copy = { id: 0, pageType, copy: 'Draft' as const, created: now, lastModified: now, titles, pageSections: sections }
  return shown(
    copy,
    byLanguage((language) => valuesOf(settings, language)),
    await picturesOf(db, copy),
  )
}

/** Creates a preview link for a draft that needs no account. */
export async function sharePreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  pageType: PageType,
): Promise<{ token: string; expires: string }> {
  const now = clock.now()
  const expires = new Date(now.getTime() + previewDays * 86_400_000)
  return { token: await insertPreview(db, pageType, actor.id, now, expires), expires: expires.toISOString() }
}

/** Returns the draft of a preview link, or the published page when no draft exists. Throws NotFound after expiry. */
export async function readPreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ expires: string; page: WebsitePage }> {
  const link = await findPreview(db, token, clock.now())
  const copies = link ? new Map((await findCopies(db, link.pageType)).map((row) => [row.copy, soundCopy(row)])) : null
  const copy = copies?.get('Draft') ?? copies?.get('Published')
  if (!link || !copy) throw new AppError('NotFound')
  const settings = await findStatedSettings(db)
  return {
    expires: new Date(link.expires).toISOString(),
    page: shown(
      copy,
      byLanguage((language) => valuesOf(settings, language)),
      await picturesOf(db, copy),
    ),
  }
}

/** Stores a draft. Throws EditConflict when the stored one has changed. */
export async function saveDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  pageType: PageType,
  { page, draft }: { page: PageDraft; draft: number | null },
): Promise<PageDesk> {
  await audited(deps.db, actor, async (trx) => {
    const copies = await lockPage(trx, pageType)
    if ((copies.get('Draft') ?? null) !== draft) throw new AppError('EditConflict')
    const kept = keptOf(page)
    const pictures = await picturesOf(trx, kept)
    const isUnknown = ({ documentId }: KeptElement) => documentId !== null && pictures.get(documentId)?.[0]?.type !== 'WebsiteElementImage'
    if (kept.pageSections.some(({ pageElements }) => pageElements.some(isUnknown)))
      throw fieldError('page.pageSections.pageElements.documentId', 'invalid')
    await removeCopy(trx, pageType, 'Draft')
    await insertCopy(trx, { pageType, copy: 'Draft', page: kept, seed: null, by: actor.id, now: deps.clock.now() })
  })
  return readDesk(deps, pageType)
}

/**
 * Publishes the draft immediately; the published page becomes the former version. Throws NotFound without a draft, EditConflict when it
 * has changed, BadRequest while a language has gaps.
 */
export async function publishPage(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  pageType: PageType,
  draft: number | null,
): Promise<PageDesk> {
  await audited(deps.db, actor, async (trx) => {
    const copies = await lockPage(trx, pageType)
    if (!copies.has('Draft')) throw new AppError('NotFound')
    if (copies.get('Draft') !== draft) throw new AppError('EditConflict')
    const row = (await findCopies(trx, pageType)).find(({ copy }) => copy === 'Draft')
    const kept = row && soundCopy(row)
    if (!kept) throw new AppError('NotFound')
    const faults = gapsOf(kept).map(({ part, element, section, language }) => {
      const name = part === 'sections' ? 'pageSections' : fieldIn(part === 'title' || part === 'alt' ? part : 'body', language)
      const field = element > 0 ? `pageSections.pageElements.${name}` : section > 0 ? `pageSections.${name}` : name
      return part === 'placeholder'
        ? { field, reason: 'notInList' as const, values: Object.keys(placeholders) }
        : { field, reason: 'required' as const }
    })
    if (faults.length > 0) throw fieldErrors(faults)
    await keepVersion(trx, pageType)
    await removeCopy(trx, pageType, 'Former')
    if (copies.has('Published')) await swapCopies(trx, pageType, 'Published', 'Former')
    await swapCopies(trx, pageType, 'Draft', 'Published')
    await stampPublished(trx, pageType, actor.id, deps.clock.now())
  })
  return readDesk(deps, pageType)
}

/** Swaps the published page with the former version. Throws NotFound without one, EditConflict when the page has changed. */
export async function restorePage(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  pageType: PageType,
  published: number | null,
): Promise<PageDesk> {
  await audited(deps.db, actor, async (trx) => {
    const copies = await lockPage(trx, pageType)
    if (!copies.has('Former')) throw new AppError('NotFound')
    if ((copies.get('Published') ?? null) !== published) throw new AppError('EditConflict')
    await keepVersion(trx, pageType)
    await swapCopies(trx, pageType, 'Published', 'Former')
    await stampPublished(trx, pageType, actor.id, deps.clock.now())
  })
  return readDesk(deps, pageType)
}

/** Returns the keys of operator settings that are missing. */
export async function findUnstated(db: Kysely<Database>): Promise<string[]> {
  return unstatedSettings(await findSettings(db, ''))
}
