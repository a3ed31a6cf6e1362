import { describe, expect, test } from 'vitest'
import { compilePack } from './compile.ts'
import { translate } from './translate.ts'

const cars = '{count, plural, =0 {Aucune voiture} one {# voiture} other {# voitures}}'
const carsAr = '{count, plural, zero {لا سيارات} one {سيارة واحدة} two {سيارتان} few {# سيارات} many {# سيارة} other {# سيارة}}'
const pack = compilePack(
  { plain: 'Rechercher', box: { label: '{word} : {word}', cars }, ar: carsAr, link: 'Voir <a>la voiture</a>.' },
  'fr',
)

describe('translate', () => {
  test('returns the message of a full key', () => {
    expect(translate(pack, 'plain', 'fr')).toBe('Rechercher')
    expect(translate(pack, 'box.label', 'fr', { word: 'Clio' })).toBe('Clio\u00a0: Clio')
  })

  test('returns the key when the message is missing', () => {
    expect(translate(pack, 'box.none', 'fr')).toBe('box.none')
    expect(translate(undefined, 'box.none', 'fr')).toBe('box.none')
  })

  test.each([
    [0, 'Aucune voiture'],
    [1, '1 voiture'],
    [2, '2 voitures'],
    [1284, '1\u00a0284 voitures'],
    [1_000_000, '1\u00a0000\u00a0000 voitures'],
  ])('counts %i in French with no-break spaces', (count, said) => {
    expect(translate(pack, 'box.cars', 'fr', { count })).toBe(said)
  })

  test.each([
    [0, 'لا سيارات'],
    [1, 'سيارة واحدة'],
    [2, 'سيارتان'],
    [3, '3 سيارات'],
    [11, '11 سيارة'],
    [100, '100 سيارة'],
    [12_500, '12\u00a0500 سيارة'],
  ])('counts %i in the six forms of Arabic, with Western digits', (count, said) => {
    expect(translate(pack, 'ar', 'ar', { count })).toBe(said)
  })

  test('renders a tag as an element', () => {
    const parts = translate<{ link: unknown }>(pack, 'link', 'fr', { a: (chunks) => ({ link: chunks }) })
    expect(parts).toEqual(['Voir ', { link: ['la voiture'] }, '.'])
  })
})
