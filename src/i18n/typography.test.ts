import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compileMessage from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#shared/language.ts'
import { compilePack, type Pack } from './compile.ts'
import type { CompiledPack } from './translate.ts'
import { typeset } from './typography.ts'

/** No-break spaces as underscores, word joiners as plus signs. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+')
const compiled = (language: Language, pack: string): CompiledPack =>
  compilePack(JSON.parse(readFileSync(join(import.meta.dirname, language, pack), 'utf8')), language)

test.each([
  ['Prêt ? Oui ! Alors : « oui » ; non.', 'Prêt_? Oui_! Alors_: «_oui_»_; non.'],
  ['Moins de 150 000 DH, 20 % et 48 200 km', 'Moins de 150_000_DH, 20_% et 48_200_km'],
  ['Le 06 61 23 45 67, {limit} km, n° 31-08, 10 Mo, sous 24 h', 'Le 06_61_23_45_67, {limit}_km, n°_31-08, 10_Mo, sous 24_h'],
  ['{n, plural, one {# voiture : {name}} other {# voitures !}}', '{n, plural, one {# voiture_: {name}} other {# voitures_!}}'],
  ['{x, number, ::percent} et 5 heures', '{x, number, ::percent} et 5 heures'],
])('%s', (written, set) => expect(visible(typeset(written, 'fr'))).toBe(set))

test('keeps amounts together in Arabic, without spaces before punctuation', () => {
  expect(visible(typeset('أقل من 150 000 درهم، 48 200 كلم : نعم', 'ar'))).toBe('أقل من 150_000_درهم، 48_200_كلم : نعم')
})

test('joins e-mail in sentences of screens only', () => {
  const pack = { label: 'E-mail', text: 'Par e-mail ou l’e-mail' }
  expect(Object.values(compilePack(pack, 'fr')).map((text) => visible(String(text)))).toEqual(['E-mail', 'Par e-+mail ou l’e-+mail'])
  expect(compilePack(pack, 'fr', 'letter').text).toBe('Par e-mail ou l’e-mail')
})

/** Returns the texts of a compiled message. */
function pieces(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(pieces) : []
}

/** Returns the source messages of a pack by full key. */
const flatten = (pack: Pack, prefix = ''): [string, string][] =>
  Object.entries(pack).flatMap(([key, node]) => (typeof node === 'string' ? [[prefix + key, node]] : flatten(node, `${prefix}${key}.`)))

/** Replaces no-break spaces by plain ones. */
const plain = (message: unknown) => JSON.stringify(message).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe.each(languages)('packs: %s', (language) => {
  const packs = readdirSync(join(import.meta.dirname, language)).filter((name) => name.endsWith('.json'))
  const all = packs.flatMap((pack) =>
    Object.entries(compiled(language, pack)).map(([key, message]) => ({ key: `${pack} ${key}`, message })),
  )

  test('breaks no line before punctuation, in numbers or before units', () => {
    const loose = language === 'fr' ? /« | [:;!?»]|\d (?=\d)|\d (?:%|km|DH)|\be-mail/ : /\d (?=\d)|\d (?:%|كلم|درهم)/
    const breaking = all.flatMap(({ key, message }) =>
      pieces(message)
        .filter((piece) => loose.test(piece) && !/^e-mail/.test(piece))
        .map((piece) => `${key}: ${piece}`),
    )
    expect(all.length).toBeGreaterThan(3000)
    expect(breaking).toEqual([])
  })

  test('changes spaces only, so that message syntax is unaffected', () => {
    for (const pack of packs) {
      const written = flatten(JSON.parse(readFileSync(join(import.meta.dirname, language, pack), 'utf8')))
      const asWritten = Object.fromEntries(written.map(([key, message]) => [key, compileMessage(message)]))
      expect(plain(compiled(language, pack))).toBe(plain(asWritten))
    }
  })
})
