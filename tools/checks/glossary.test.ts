import { expect, test } from 'vitest'
import { languages } from '#shared/language.ts'
import { filesUnder, read } from './files.ts'

interface Banned {
  language: string
  not: string
  but: string
}

/** The table "Not said" of the glossary, one entry per word. */
const banned: Banned[] = (read('docs/glossary.md').split('## Not said')[1] ?? '').split('\n').flatMap((line) => {
  const [, language = '', not = '', but = ''] = line.split('|').map((cell) => cell.trim())
  return languages.some((known) => known === language) ? not.split(/, ?/).map((word) => ({ language, not: word, but })) : []
})

/** Every sentence of a language's packs with its location. */
function sentences(language: string): { at: string; text: string }[] {
  const found: { at: string; text: string }[] = []
  const walk = (node: unknown, at: string): void => {
    if (typeof node === 'string') found.push({ at, text: node })
    else for (const [name, child] of Object.entries(node as object)) walk(child, `${at}.${name}`)
  }
  for (const path of filesUnder(`src/i18n/${language}`, /\.json$/)) walk(JSON.parse(read(path)), path)
  return found
}

test('finds the banned words of the glossary', () => expect(banned.length).toBeGreaterThan(20))

test.each(languages)('%s: rejects banned words of the glossary', (language) => {
  const words = banned.filter((one) => one.language === language)
  const said = sentences(language).flatMap(({ at, text }) =>
    words.filter(({ not }) => standsIn(not, text)).map(({ not, but }) => `${at}: "${not}", say "${but}"`),
  )
  expect(said).toEqual([])
})

/** Words that end in an alef of their own; forms with a suffix (ها, نا, هما) match too. */
const plainAlef = new Set(
  `هذا بهذا لهذا إذا ماذا لماذا هنا ولا لا فلا بلا إلا وإلا ألا عندما كلما ربما بما إما كما أما مما وما ما عدا اثنا أنا كنا
  ميغا الدنيا الرضا الزوايا سيارتا عمليتا تعودا كازا داسيا`.split(/\s+/),
)

test('requires tanwin on the accusative in every Arabic sentence', () => {
  const all = sentences('ar').flatMap(({ at, text }) => (text.match(/[\u0621-\u0652]+/g) ?? []).map((word) => ({ at, word })))
  const marked = new Set(all.filter(({ word }) => word.endsWith('اً')).map(({ word }) => word.slice(0, -1)))
  const bare = all.filter(
    ({ word }) => word.length > 2 && word.endsWith('ا') && (marked.has(word) || !(plainAlef.has(word) || /(?:ها|نا|هما)$/.test(word))),
  )
  expect(bare.map(({ at, word }) => `${at}: ${word}`)).toEqual([])
  expect(marked.size).toBeGreaterThan(80)
})

test('claims no inspection of demo cars without a published sheet', () => {
  for (const path of filesUnder('db/demo', /\.ts$/))
    expect({ path, claim: read(path).match(/110 ?(points|نقاط)/)?.[0] }).toEqual({ path, claim: undefined })
})

/** Matches a whole word with either case of its first letter; adjacent letters and tanwin prevent a match. */
function standsIn(word: string, text: string): boolean {
  const own = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${own}(?![\\p{L}\\p{M}])`, 'iu').test(text)
}
