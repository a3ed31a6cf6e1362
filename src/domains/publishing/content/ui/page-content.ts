import { byLanguage, type Language } from '#shared/language.ts'
import type { RichText, WebsiteElement, WebsitePage } from '../pages/contract.ts'
import { type ElementIcon, fieldIn, type InLanguages, type SectionType } from '../pages/values.ts'

/** Page of the site as the UI needs it, by language. `anchor`: URL fragment. */
export interface PageContent {
  titles: Record<Language, string>
  sections: ContentSection[]
}
export interface ContentSection {
  anchor: string
  type: SectionType
  titles: Record<Language, string>
  elements: ContentElement[]
}
export interface ContentElement {
  anchor: string
  icon: ElementIcon | null
  picture: { hash: string; width: number; height: number } | null
  /** alternative text; empty for a decorative picture */
  alts: Record<Language, string>
  titles: Record<Language, string>
  bodies: Record<Language, RichText>
}

/** Returns the elements of sections by type, in the order of the types. */
function elementsOf(content: PageContent, ...types: readonly SectionType[]): ContentElement[] {
  return types.flatMap((type) => content.sections.flatMap((section) => (section.type === type ? section.elements : [])))
}

/** Splits the home page: known section types have a fixed place, others are listed separately. */
export function homeParts(content: PageContent) {
  const own: readonly SectionType[] = ['Home', 'Purchase', 'Sale', 'Recovery']
  return {
    claim: content.sections.find(({ type }) => type === 'Home')?.titles,
    promises: elementsOf(content, 'Home'),
    servicesTitle: content.sections.find(({ type }) => type === 'Purchase')?.titles,
    services: elementsOf(content, 'Purchase'),
    waysToSell: elementsOf(content, 'Sale', 'Recovery'),
    others: content.sections.filter(({ type }) => !own.includes(type)),
  }
}

function pictureOf([document]: WebsiteElement['documents']): ContentElement['picture'] {
  if (!document?.hash || !document.width || !document.height) return null
  return { hash: document.hash, width: document.width, height: document.height }
}

/** Converts a response of `/api/websitepages/…`; a missing one becomes a page without sections. */
export function contentOf(page: WebsitePage | undefined): PageContent {
  const titles = (named: InLanguages<'title', string>) => byLanguage((language) => named[fieldIn('title', language)])
  const sections = page?.pageSections ?? []
  return {
    titles: page ? titles(page) : byLanguage(() => ''),
    sections: sections.map((section, s) => {
      const before = sections.slice(0, s).filter(({ type }) => type === section.type).length
      const anchor = `${section.type.toLowerCase()}${before > 0 ? before + 1 : ''}`
      return {
        anchor,
        type: section.type,
        titles: titles(section),
        elements: section.pageElements.map((element, e) => ({
          anchor: `${anchor}-${e + 1}`,
          icon: element.icon,
          picture: pictureOf(element.documents),
          alts: byLanguage((language) => element[fieldIn('alt', language)]),
          titles: titles(element),
          bodies: byLanguage((language) => element[fieldIn('body', language)]),
        })),
      }
    }),
  }
}
