import type { PageDraft, PageGap, WebsitePage } from '#domains/publishing/content/pages/contract.ts'
import { plain } from '#domains/publishing/content/pages/rules.ts'
import { fieldIn, type InLanguages, inLanguages, type PageType } from '#domains/publishing/content/pages/values.ts'
import { languages } from '#shared/language.ts'

type Section = PageDraft['pageSections'][number]
type Element = Section['pageElements'][number]

/** An edited element or section; `key` is stable when its position changes. */
export type EditedElement = Element & { key: string }
export type EditedSection = Omit<Section, 'pageElements'> & { key: string; pageElements: EditedElement[] }
export type EditedPage = Omit<PageDraft, 'pageSections'> & { pageSections: EditedSection[] }

let keys = 0
const newKey = () => `k${++keys}`

/** Converts a copy for editing; null becomes an empty page. */
export function editedOf(page: WebsitePage | PageDraft | null): EditedPage {
  const titles = (named: InLanguages<'title', string> | null) =>
    inLanguages('title', (language) => named?.[fieldIn('title', language)] ?? '')
  return {
    ...titles(page),
    pageSections: (page?.pageSections ?? []).map((section) => ({
      key: newKey(),
      type: section.type,
      ...titles(section),
      pageElements: section.pageElements.map((element) => ({
        key: newKey(),
        icon: element.icon,
        documentId: 'documents' in element ? (element.documents[0]?.id ?? null) : element.documentId,
        // missing in data that an older version stored on the device
        isDecorative: element.isDecorative ?? false,
        ...inLanguages('alt', (language) => element[fieldIn('alt', language)] ?? ''),
        ...titles(element),
        ...inLanguages('body', (language) => element[fieldIn('body', language)]),
      })),
    })),
  }
}

/** Converts an edited page into a request. */
export function draftOf({ pageSections, ...page }: EditedPage): PageDraft {
  return {
    ...page,
    pageSections: pageSections.map(({ key: _key, pageElements, ...section }) => ({
      ...section,
      pageElements: pageElements.map(({ key: _element, ...element }) => element),
    })),
  }
}

/** Compares two edited pages without their keys. */
export const isSame = (one: EditedPage, other: EditedPage) => JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other))

const noTexts = () => ({ ...inLanguages('title', () => ''), ...inLanguages('alt', () => ''), ...inLanguages('body', () => []) })
export const newElement = (): EditedElement => ({ key: newKey(), icon: null, documentId: null, isDecorative: false, ...noTexts() })
/** Returns a section of the kind already used by the page, else of the kind named after the page. */
export function newSection(page: EditedPage, pageType: PageType): EditedSection {
  const type = page.pageSections.at(-1)?.type ?? (pageType === 'Help' || pageType === 'Assistance' ? 'Sub' : pageType)
  return { key: newKey(), type, ...inLanguages('title', () => ''), pageElements: [newElement()] }
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_one, i) => i !== from)
  return to < 0 || to >= list.length ? [...list] : [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}

export const inserted = <T>(list: readonly T[], at: number, one: T): T[] => [...list.slice(0, at), one, ...list.slice(at)]

/** The position of a gap or a difference. */
export type Place = Pick<PageGap, 'section' | 'element' | 'language'> & { part: 'title' | 'body' | 'alt' }

/** Returns the differing positions of two pages, one per language. Sections are compared in order. */
export function differences(mine: PageDraft, theirs: PageDraft): Place[] {
  const found: Place[] = []
  for (const language of languages) {
    const hold = (section: number, element: number, part: Place['part'], one: unknown, other: unknown) => {
      if (JSON.stringify(one) !== JSON.stringify(other)) found.push({ section, element, language, part })
    }
    const title = fieldIn('title', language)
    const body = fieldIn('body', language)
    const alt = fieldIn('alt', language)
    hold(0, 0, 'title', mine[title], theirs[title])
    for (let s = 0; s < Math.max(mine.pageSections.length, theirs.pageSections.length); s++) {
      const [one, other] = [mine.pageSections[s], theirs.pageSections[s]]
      hold(s + 1, 0, 'title', one?.[title] ?? '', other?.[title] ?? '')
      for (let e = 0; e < Math.max(one?.pageElements.length ?? 0, other?.pageElements.length ?? 0); e++) {
        hold(s + 1, e + 1, 'title', one?.pageElements[e]?.[title] ?? '', other?.pageElements[e]?.[title] ?? '')
        hold(s + 1, e + 1, 'alt', one?.pageElements[e]?.[alt] ?? '', other?.pageElements[e]?.[alt] ?? '')
        hold(s + 1, e + 1, 'body', one?.pageElements[e]?.[body] ?? [], other?.pageElements[e]?.[body] ?? [])
      }
    }
  }
  return found
}

export const fieldId = ({ section, element, language, part }: Place) => `field-${section}-${element}-${part}-${language}`

/** Returns the text of a page at a position; empty if the position does not exist. */
export function textAt(page: PageDraft, { section, element, language, part }: Place): string {
  const title = fieldIn('title', language)
  if (section === 0) return page[title]
  const found = page.pageSections[section - 1]
  if (element === 0) return found?.[title] ?? ''
  const words = found?.pageElements[element - 1]
  if (!words) return ''
  return part === 'body' ? plain(words[fieldIn('body', language)]) : words[fieldIn(part, language)]
}
