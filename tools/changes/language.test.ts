import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from './perform.ts'
import { openWorkbench } from './workbench.ts'

/**
 * Performs docs/add-a-language.md in a copy of the tree with a language that nobody speaks: the French texts in foreign letters, written
 * from right to left. What is forgotten fails here by name, and so does a step more than the page promises.
 */
const bench = openWorkbench('language')
const copy = bench.folder
const code = 'eo'
const max = 12

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const foreign = [...'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ']
const pseudo = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => foreign[plain.indexOf(letter)] ?? letter)

/** Transliterates a message; placeholders and tags stay. */
function translated(message: string): string {
  const change = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal) element.value = pseudo(element.value)
      if (element.type === TYPE.tag) change(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) change(option.value)
    }
  }
  const elements = parse(message)
  change(elements)
  return printAST(elements)
}

function translatePack(node: unknown): unknown {
  if (typeof node === 'string') return translated(node)
  return Object.fromEntries(Object.entries(node as object).map(([key, child]) => [key, translatePack(child)]))
}

/** Translates a page of the site; section kinds, icons, setting values and link targets stay. */
const translatedPage = (text: string) =>
  text.replaceAll(/(^## \w+|^### :\w+:|\{[\w.]+\}|\]\([^)]*\))|[A-Za-z]+/gm, (found, kept?: string) => kept ?? pseudo(found))

const edited = new Set<string>()
/** Edits a file. Throws when nothing changes. */
function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(join(copy, path), 'utf8')
  const after = change(before)
  expect(after, path).not.toBe(before)
  writeFileSync(join(copy, path), after)
  edited.add(path)
}

/** Adds the third name to every localised value of a data file. */
const named = (text: string) =>
  text.replaceAll(/\{"fr": ("(?:[^"\\]|\\.)*")/g, (found, name: string) => `${found}, "${code}": ${pseudo(name)}`)

let pages: Record<string, { status: number; text: string }>

beforeAll(async () => {
  edit('src/shared/language.ts', (text) =>
    text.replace(
      '} as const satisfies Record<string, LanguageFacts>',
      `  ${code}: {
    name: '${pseudo('Francais')}',
    short: 'Eo',
    locale: '${code}',
    direction: 'rtl',
    script: 'Latn',
    font: null,
    comma: ', ',
    dirham: 'DH',
    kilometre: 'km',
    spacedMarks: true,
    percentGap: '',
    range: (from, to) => \`\${from} – \${to}\`,
  },
} as const satisfies Record<string, LanguageFacts>`,
    ),
  )
  edit('src/i18n/amount-words.ts', (text) => text.replace('ar: arabicAmount }', `ar: arabicAmount, ${code}: frenchAmount }`))
  mkdirSync(join(copy, 'src/i18n', code))
  for (const pack of readdirSync(join(copy, 'src/i18n/fr'))) {
    const text = JSON.stringify(translatePack(JSON.parse(readFileSync(join(copy, 'src/i18n/fr', pack), 'utf8'))), null, 2)
    writeFileSync(join(copy, 'src/i18n', code, pack), text)
  }
  for (const file of ['cities', 'features', 'stores']) edit(`src/domains/foundation/reference/data/${file}.json`, named)
  for (const page of readdirSync(join(copy, 'src/domains/publishing/content/data'))) {
    const [name, language] = page.split('.')
    if (language !== 'fr') continue
    const file = (of: string) => join(copy, `src/domains/publishing/content/data/${name}.${of}.md`)
    writeFileSync(file(code), translatedPage(readFileSync(file('fr'), 'utf8')))
  }
  edit('src/domains/foundation/reference/data/settings.json', (text) =>
    text.replaceAll(/^.*"key": "([\w.]+)\.fr", "value": ("(?:[^"\\]|\\.)*").*$/gm, (line, key: string, value: string) =>
      [line, line.replace(`${key}.fr`, `${key}.${code}`).replace(value, pseudo(value))].join('\n'),
    ),
  )
  expect(faultsOf(await bench.generate())).toBe('')
  const walk = await bench.run('tools/changes/walk-language.ts', code)
  expect(faultsOf(walk)).toBe('')
  pages = JSON.parse(walk.printed) as typeof pages
})

/** Visible words of a page, without scripts and attributes. */
function wordsOf(html: string): string[] {
  const text = html
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;|&#\w+;/g, ' ')
  return [...new Set(text.match(/[A-Za-z]{3,}/g) ?? [])]
}

/** Words that are equal in every language, come from `Intl`, or have no translation yet. */
function properNames(): Set<string> {
  const read = (path: string) => readFileSync(join(copy, path), 'utf8')
  const facts = ['brands', 'models'].map((file) => read(`src/domains/foundation/reference/data/${file}.json`))
  const { value: company } = JSON.parse(read('src/domains/foundation/reference/data/settings.json')).find(
    (one: { key: string }) => one.key === 'site.legal.company',
  )
  const days = Array.from({ length: 7 }, (_, i) => new Intl.DateTimeFormat(code, { weekday: 'long' }).format(Date.UTC(2024, 0, 1 + i)))
  const others = 'Français Rihla CNDP dCi Casablanca-Anfa http://localhost:3000/cars/renault-clio-1-5-dci-90-2019-casablanca'
  return new Set(`${facts.join(' ')} ${company} ${days.join(' ')} ${others}`.match(/[A-Za-z]{3,}/g))
}

describe('a third language', () => {
  test(`takes at most ${max} files besides its packs`, () => {
    expect(edited.size).toBeLessThanOrEqual(max)
  })

  test('passes the types', async () => {
    expect(faultsOf(await bench.types())).toBe('')
  })

  test.each(['home', 'search-result', 'cars'])('%s is rendered in it', (page) => {
    const { status, text } = pages[page] ?? { status: 0, text: '' }
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`<html[^>]* lang="${code}" dir="rtl"`))
    const known = properNames()
    expect(wordsOf(text.slice(text.indexOf('<body'))).filter((word) => !known.has(word))).toEqual([])
  })

  test('has the description of a car in it', () => {
    expect(pages.cars?.text).toMatch(new RegExp(`<p(?=[^>]* lang="${code}")(?=[^>]* dir="rtl")[^>]*>Ḿíñé</p>`))
  })

  test('is offered beside the others, and every page names its twins', () => {
    const { text = '' } = pages.home ?? {}
    for (const other of ['fr', 'ar'])
      expect(text).toMatch(new RegExp(`<a href="[^"]*lang=${other}" hrefLang="${other}" lang="${other}"`, 'i'))
    for (const one of ['fr', 'ar', code]) expect(text).toMatch(new RegExp(`<link rel="alternate" hrefLang="${one}"`, 'i'))
    expect(text).toContain(`<meta property="og:locale" content="${code}"`)
  })

  test('has its dictionary, its errors and its names in the API', () => {
    const resources = JSON.parse(pages['/api/resources']?.text ?? '{}') as Record<string, string>
    expect(resources['errors.NotFound']).toBe(pseudo('Élément introuvable.'))
    expect(JSON.parse(pages['/api/nothing']?.text ?? '{}')).toMatchObject({ status: 404, message: pseudo('Élément introuvable.') })
    const { facets } = JSON.parse(pages['/api/vehicles/facets']?.text ?? '{}') as { facets: { cities: { label: object }[] } }
    expect(facets.cities[0]?.label).toMatchObject({ fr: 'Casablanca', [code]: pseudo('Casablanca') })
  })
})
