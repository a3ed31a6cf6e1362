import { readdirSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { defaultLanguage, factsOf, languages, otherLanguages } from '#shared/language.ts'
import { filesUnder, read, root } from './files.ts'

const packsOf = (language: string) =>
  filesUnder(`src/i18n/${language}`, /\.json$/).map((path) => path.slice(`src/i18n/${language}/`.length))
const packs = packsOf(defaultLanguage)
const translations = otherLanguages(defaultLanguage)

/** key → message of a pack, nested keys joined by dots. */
function messages(path: string): Map<string, string> {
  const all = new Map<string, string>()
  const walk = (node: unknown, key: string): void => {
    if (typeof node === 'string') all.set(key, node)
    else for (const [name, child] of Object.entries(node as object)) walk(child, key ? `${key}.${name}` : name)
  }
  walk(JSON.parse(read(path)), '')
  return all
}

interface Shape {
  placeholders: Set<string>
  plurals: { name: string; forms: string[] }[]
}

function shape(message: string): Shape {
  const found: Shape = { placeholders: new Set(), plurals: [] }
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.placeholders.add(element.value)
      if (element.type === TYPE.tag) walk(element.children)
      if (element.type === TYPE.plural) found.plurals.push({ name: element.value, forms: Object.keys(element.options) })
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value)
    }
  }
  walk(parse(message))
  return found
}

describe('packs', () => {
  test('requires the same packs in all languages', () => {
    expect(languages.map(packsOf)).toEqual(languages.map(() => packs))
    expect(
      readdirSync(`${root}/src/i18n`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...languages].sort())
  })

  test.each(packs)('%s: every plural form of the language', (pack) => {
    for (const language of languages) {
      const categories = new Intl.PluralRules(factsOf(language).locale).resolvedOptions().pluralCategories
      // French uses "many" for millions, which no text counts
      const needed = language === defaultLanguage ? ['one', 'other'] : categories
      for (const [key, message] of messages(`src/i18n/${language}/${pack}`)) {
        for (const { name, forms } of shape(message).plurals) {
          const has = new Set(forms.flatMap((form) => [form, ...({ '=0': ['zero'], '=1': ['one'], '=2': ['two'] }[form] ?? [])]))
          expect({ language, key, name, missing: needed.filter((form) => !has.has(form)) }).toEqual({ language, key, name, missing: [] })
        }
      }
    }
  })

  test.each(packs)('%s: same keys and placeholders in all languages', (pack) => {
    const first = messages(`src/i18n/${defaultLanguage}/${pack}`)
    for (const language of translations) {
      const translated = messages(`src/i18n/${language}/${pack}`)
      expect([...translated.keys()].sort()).toEqual([...first.keys()].sort())
      for (const [key, message] of first) {
        const placeholders = [...shape(translated.get(key) ?? '').placeholders].sort()
        expect({ language, key, placeholders }).toEqual({ language, key, placeholders: [...shape(message).placeholders].sort() })
      }
    }
  })

  test('rejects empty messages and letters of another script, except in names', () => {
    for (const language of languages)
      for (const pack of packs) {
        const odd = [...messages(`src/i18n/${language}/${pack}`)].filter(
          ([key, message]) =>
            message.trim() === '' ||
            (factsOf(language).script !== 'Arab' && /\p{Script=Arabic}/u.test(message) && !/language|arabic|plate/i.test(key)),
        )
        expect({ language, pack, odd }).toEqual({ language, pack, odd: [] })
      }
  })
})

describe('components', () => {
  const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label'])

  test('rejects literal text in components', () => {
    const literal: string[] = []
    for (const path of filesUnder('src', /\.tsx$/).filter((file) => !/\.(example|test)\.tsx$/.test(file))) {
      const source = ts.createSourceFile(`${root}/${path}`, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      const visit = (node: ts.Node): void => {
        if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) literal.push(`${path}: ${node.text.trim()}`)
        if (
          ts.isJsxAttribute(node) &&
          spoken.has(node.name.getText()) &&
          node.initializer &&
          ts.isStringLiteral(node.initializer) &&
          /\p{L}{2,}/u.test(node.initializer.text)
        )
          literal.push(`${path}: ${node.name.getText()}="${node.initializer.text}"`)
        ts.forEachChild(node, visit)
      }
      visit(source)
    }
    expect(literal).toEqual([])
  })
})

describe('code', () => {
  /** Properties that contain text for people. A lower-case word there is a code. */
  const spoken = /^(comment|title|description|label|subject|remark|body)$/
  /** Literals that are data, not copy. */
  const excluded = [
    // page of the sandbox bank, which stands in for an external system
    'src/domains/foundation/payments/sandbox-texts.ts',
    // words that visitors type, and patterns of fraud
    'src/domains/catalogue/search/query-parser/words.ts',
    'src/domains/processes/adverts/rules.ts',
    'src/domains/processes/adverts/conversations/rules.ts',
    'src/domains/publishing/content/ui/faq-search.ts',
    // values of the specification
    'src/client/limits/stock.ts',
    'src/domains/catalogue/feeds/rules.ts',
    'src/domains/catalogue/vehicles/rules.ts',
    // names of holidays, facts of a language, values of test documents, examples of components
    'src/shared/holidays.ts',
    'src/shared/language.ts',
    'src/main/words/values.ts',
    'src/domains/publishing/content/ui/example-element.ts',
  ]
  /** Description of the API, in English. */
  const isApiDescription = (path: string) => path.startsWith('src/main/openapi/') || path.endsWith('/contract.ts')

  /** Returns the text of a string or template literal; null for another node. */
  function literalOf(node: ts.Node): string | null {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
    return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}') : null
  }

  /** Accented or Arabic words, or a sentence in a property that people read. `Société` is a value of an enumeration. */
  function isForPeople(literal: string, { parent }: ts.Node): boolean {
    const text = literal.replaceAll("'Société'", '')
    if (/\s/.test(text.trim()) && /[À-ÖØ-öø-ÿœŒ]|\p{Script=Arabic}/u.test(text)) return true
    return ts.isPropertyAssignment(parent) && spoken.test(parent.name.getText()) && /^\p{Lu}\p{Ll}|\p{L}\s\p{L}/u.test(text)
  }

  test('rejects literal text for people', () => {
    const literal: string[] = []
    const paths = filesUnder('src', /\.tsx?$/).filter((path) => !/\.(test|example|d)\.tsx?$|^src\/(testing|i18n)\//.test(path))
    for (const path of paths.filter((file) => !excluded.includes(file) && !isApiDescription(file))) {
      const source = ts.createSourceFile(`${root}/${path}`, read(path), ts.ScriptTarget.Latest, true)
      const visit = (node: ts.Node): void => {
        const text = literalOf(node)
        if (text !== null && isForPeople(text, node)) literal.push(`${path}: ${text}`)
        ts.forEachChild(node, visit)
      }
      visit(source)
    }
    expect(literal).toEqual([])
  })
})
