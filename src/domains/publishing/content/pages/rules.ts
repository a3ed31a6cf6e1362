import { byLanguage, type Language, languages, type PartlyLocalized } from '#shared/language.ts'
import type { PageDraft, PageGap, RichBlock, RichInline, RichText } from './contract.ts'
import { type ElementIcon, elementIcons, fieldIn, placeholders, type SectionType, sectionTypes } from './values.ts'

/** Stored page: texts by language, with setting names in braces. */
export interface KeptPage {
  titles: PartlyLocalized
  pageSections: { type: SectionType; titles: PartlyLocalized; pageElements: KeptElement[] }[]
}
export interface KeptElement {
  icon: ElementIcon | null
  /** picture */
  documentId: string | null
  /** alternative text of the picture */
  alts: PartlyLocalized
  /** decorative picture without alternative text */
  isDecorative: boolean
  titles: PartlyLocalized
  bodies: Partial<Record<Language, RichText>>
}

/** Converts a draft to its stored form. */
export function keptOf(draft: PageDraft): KeptPage {
  const titles = (named: Pick<PageDraft, ReturnType<typeof fieldIn<'title'>>>) =>
    byLanguage((language) => named[fieldIn('title', language)])
  return {
    titles: titles(draft),
    pageSections: draft.pageSections.map(({ type, pageElements, ...section }) => ({
      type,
      titles: titles(section),
      pageElements: pageElements.map((element) => ({
        icon: element.icon,
        documentId: element.documentId,
        alts: byLanguage((language) => element[fieldIn('alt', language)]),
        isDecorative: element.isDecorative,
        titles: titles(element),
        bodies: byLanguage((language) => element[fieldIn('body', language)]),
      })),
    })),
  }
}

/** Value of each placeholder in a language; null when the setting is empty. */
export type Values = ReadonlyMap<string, RichInline | null>

const hole = /\{([\w.]+)\}/g

/** Fills in the values of a text; null when one is missing. */
export function filledTitle(text: string, values: Values): string | null {
  let complete = true
  const full = text.replaceAll(hole, (_whole, name: string) => {
    const value = values.get(name)
    if (!value) complete = false
    return value?.text ?? ''
  })
  return complete ? full : null
}

/** Fills in the values of a text. Omits a paragraph or item with a missing value, and a heading or list that becomes empty. */
export function filled(text: RichText, values: Values): RichText {
  const blocks = text.flatMap((block): RichBlock[] => {
    if (block.kind !== 'list') {
      const line = filledLine(block.text, values)
      return line ? [{ ...block, text: line }] : []
    }
    const items = block.items.flatMap((item) => {
      const line = filledLine(item, values)
      return line ? [line] : []
    })
    return items.length > 0 ? [{ ...block, items }] : []
  })
  return blocks.filter((block, i) => block.kind !== 'heading' || (blocks[i + 1]?.kind ?? 'heading') !== 'heading')
}

function filledLine(line: readonly RichInline[], values: Values): RichInline[] | null {
  const parts: RichInline[] = []
  for (const inline of line) {
    // every second part is a placeholder name
    for (const [i, text] of inline.text.split(hole).entries()) {
      if (i % 2 === 0) {
        if (text) parts.push({ ...inline, text })
        continue
      }
      const value = values.get(text)
      if (!value) return null
      parts.push({ ...value, ...inline, text: value.text })
    }
  }
  return parts
}

/** Returns the plain text: lines, and list items with a bullet. */
export function plain(text: RichText): string {
  const line = (inlines: readonly RichInline[]) => inlines.map((inline) => inline.text).join('')
  const block = (one: RichBlock) =>
    one.kind === 'list' ? one.items.map((item, i) => `${one.isOrdered ? `${i + 1}.` : '•'} ${line(item)}`).join('\n') : line(one.text)
  return text.map(block).join('\n\n')
}

/** Returns the placeholders without a setting. */
function unknownNames(text: string): string[] {
  return [...text.matchAll(hole)].flatMap(([, name = '']) => (Object.hasOwn(placeholders, name) ? [] : [name]))
}

/**
 * Returns the gaps of a page: title, sections, a text in a language, an alternative text, an unknown placeholder. A title of a section or
 * element may be empty, but then in every language. A picture without alternative text must be marked as decorative.
 */
export function gapsOf(page: KeptPage): PageGap[] {
  const gaps: PageGap[] = []
  for (const language of languages) {
    const lacks = (section: number, element: number, part: PageGap['part']) => gaps.push({ section, element, language, part })
    const check = (titles: PartlyLocalized, section: number, element: number) => {
      const needed = section === 0 || Object.values(titles).some((title) => title?.trim())
      if (needed && !titles[language]?.trim()) lacks(section, element, 'title')
      if (unknownNames(titles[language] ?? '').length > 0) lacks(section, element, 'placeholder')
    }
    check(page.titles, 0, 0)
    if (!page.pageSections.some(({ pageElements }) => pageElements.length > 0)) lacks(0, 0, 'sections')
    for (const [s, section] of page.pageSections.entries()) {
      check(section.titles, s + 1, 0)
      for (const [e, element] of section.pageElements.entries()) {
        check(element.titles, s + 1, e + 1)
        const words = plain(element.bodies[language] ?? [])
        if (!words.trim()) lacks(s + 1, e + 1, 'body')
        if (element.documentId !== null && !element.isDecorative && !element.alts[language]?.trim()) lacks(s + 1, e + 1, 'alt')
        if (unknownNames(words).length > 0) lacks(s + 1, e + 1, 'placeholder')
      }
    }
  }
  return gaps
}

/** Page in one language, parsed from `data/`. */
interface WrittenPage {
  title: string
  sections: { type: SectionType; title: string; elements: { icon: ElementIcon | null; title: string; body: RichText }[] }[]
}

/**
 * Parses a page of `data/`: `# title`, `## Type: section title`, `### :icon: element title` (icon optional), then paragraphs, `- ` and `1.
 * ` lists and `#### ` headings separated by empty lines, with `**bold**` and `[link](/path)`. Throws for any other format.
 */
export function readWritten(text: string): WrittenPage {
  const page: WrittenPage = { title: '', sections: [] }
  for (const chunk of text.trim().split(/\n{2,}/)) {
    const [, marks, rest = ''] = /^(#{1,3}) (.+)$/.exec(chunk) ?? []
    const section = page.sections.at(-1)
    const element = section?.elements.at(-1)
    if (marks === '#') page.title = rest
    else if (marks === '##') {
      const [, type = '', title = ''] = /^(\w+):? ?(.*)$/.exec(rest) ?? []
      const known = sectionTypes.find((one) => one === type)
      if (!known) throw new Error(`no type of a section: ${chunk}`)
      page.sections.push({ type: known, title, elements: [] })
    } else if (marks === '###' && section) {
      const [, sign, title = rest] = /^:(\w+): (.+)$/.exec(rest) ?? []
      const icon = elementIcons.find((one) => one === sign) ?? null
      if (sign && !icon) throw new Error(`no sign of an element: ${chunk}`)
      section.elements.push({ icon, title, body: [] })
    } else if (element) element.body.push(readBlock(chunk))
    else throw new Error(`a text outside of an element: ${chunk}`)
  }
  return page
}

function readBlock(chunk: string): RichBlock {
  const lines = chunk.split('\n')
  const [, mark] = /^(- |1\. |#### )/.exec(chunk) ?? []
  if (mark === '#### ') return { kind: 'heading', text: readLine(chunk.slice(mark.length)) }
  if (!mark) return { kind: 'paragraph', text: readLine(lines.join(' ')) }
  // a line that starts with a space continues the item above
  const items = chunk.split(/\n(?! )/).map((item) => readLine(item.replace(/^(?:-|\d+\.) /, '').replaceAll(/\n\s+/g, ' ')))
  return { kind: 'list', isOrdered: mark === '1. ', items }
}

function readLine(line: string): RichInline[] {
  const parts: RichInline[] = []
  let from = 0
  for (const found of line.matchAll(/\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g)) {
    if (found.index > from) parts.push({ text: line.slice(from, found.index) })
    const [whole, bold, label = '', href] = found
    // a name such as XSRF-TOKEN or www.cndp.ma keeps its order in Arabic
    const order = /^\w*[._-][\w.-]*$/.test(bold ?? label) ? ({ isLtr: true } as const) : {}
    parts.push(bold ? { text: bold, isBold: true, ...order } : { text: label, ...order, href })
    from = found.index + whole.length
  }
  if (from < line.length) parts.push({ text: line.slice(from) })
  return parts
}

/** Merges the language versions of a page. Throws when their sections and elements differ. */
export function joinWritten(written: Partial<Record<Language, WrittenPage>>, base: WrittenPage): KeptPage {
  for (const page of Object.values(written)) {
    const form = ({ sections }: WrittenPage) =>
      sections.map(({ type, elements }) => [type, ...elements.map(({ icon }) => icon ?? '-')].join(' ')).join()
    if (form(page) !== form(base)) throw new Error(`${page.title} is built otherwise than ${base.title}`)
  }
  const said = <T>(pick: (page: WrittenPage) => T | undefined) => {
    const all = byLanguage((language) => written[language] && pick(written[language]))
    return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) as Partial<Record<Language, T>>
  }
  return {
    titles: said(({ title }) => title),
    pageSections: base.sections.map(({ type, elements }, s) => ({
      type,
      titles: said(({ sections }) => sections[s]?.title),
      pageElements: elements.map(({ icon }, e) => ({
        icon,
        documentId: null,
        alts: {},
        isDecorative: false,
        titles: said(({ sections }) => sections[s]?.elements[e]?.title),
        bodies: said(({ sections }) => sections[s]?.elements[e]?.body),
      })),
    })),
  }
}

/** Settings that only the operator can provide and that must be public. */
const operatorSettings = [
  'site.legal.company',
  'site.legal.cndp',
  'site.email',
  'company.form',
  'company.capital',
  'company.seat',
  'company.rc',
  'company.ice',
  'company.taxId',
  'customerCentre.phone',
  'assistance.phone',
] as const

/** Checks for an empty value or a number of zeros only. */
export function isUnstated(value: string): boolean {
  return value.trim() === '' || (/\d/.test(value) && !/[1-9]/.test(value))
}

/** Returns the operator settings that are empty or still hold example values. */
export function unstatedSettings(settings: ReadonlyMap<string, string>): string[] {
  const isExample = (value: string) => /\((?:exemple|مثال)\)|\.example$/.test(value)
  const keys = operatorSettings.flatMap((key) => (settings.has(key) ? [key] : languages.map((language) => `${key}.${language}`)))
  return keys.filter((key) => isUnstated(settings.get(key) ?? '') || isExample(settings.get(key) ?? ''))
}
