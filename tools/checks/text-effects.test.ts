import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#shared/language.ts'
import { filesUnder, read, root } from './files.ts'

/**
 * Words by which a text says that something was sent or paid back, that a person was informed, or that something needs no reason and
 * costs nothing. A text with one of them is in `src/main/words/text-effects.json`: under the action of `src/main/text-effects.test.ts` that makes it
 * true, under the test file that does, or under the reason why it claims nothing.
 */
const claimWords: Partial<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(envoyée?s?|prévenue?s?|remboursée?s?|avertie?s?|(est|sont) rendue?s?|vient de partir|est partie?|est lancée?|sans motif|sans frais|préviendra|e-mail et (par |un )?SMS)(?!\p{L})/iu,
  ar: /أُرسل|أرسلنا|تم إرسال|أُبلغ|يُبلغ|دون سبب|دون مصاريف|بدون مصاريف/,
}

const { effects, tested, noEffect } = JSON.parse(read('src/main/words/text-effects.json')) as {
  effects: Record<string, { texts: string[] }>
  tested: Record<string, string[]>
  noEffect: Record<string, string[]>
}
const listed = [...Object.values(effects).map(({ texts }) => texts), ...Object.values(tested), ...Object.values(noEffect)].flat()

/** `pack:key` → text, of one language. */
function textsOf(language: string): Map<string, string> {
  const all = new Map<string, string>()
  const walk = (node: unknown, key: string): void => {
    if (typeof node === 'string') all.set(key, node)
    else for (const [name, child] of Object.entries(node as object)) walk(child, key.endsWith(':') ? key + name : `${key}.${name}`)
  }
  for (const path of filesUnder(`src/i18n/${language}`, /\.json$/)) walk(JSON.parse(read(path)), `${path.split('/').at(-1)?.slice(0, -5)}:`)
  return all
}
const texts = new Map(languages.map((language) => [language, textsOf(language)]))

/** A listed key is whole, or ends with `*`. */
const covers = (entry: string, key: string) => (entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : entry === key)

test('requires a test for every text with a claim', () => {
  const open = languages.flatMap((language) =>
    [...(texts.get(language) ?? [])].flatMap(([key, text]) =>
      claimWords[language]?.test(text) && !listed.some((entry) => covers(entry, key)) ? [`${language} ${key}: ${text}`] : [],
    ),
  )
  expect(open).toEqual([])
})

test('lists only texts and test files that exist', () => {
  const keys = [...(texts.get('fr')?.keys() ?? [])]
  expect(listed.filter((entry) => !keys.some((key) => covers(entry, key)))).toEqual([])
  expect(Object.keys(tested).filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
})
