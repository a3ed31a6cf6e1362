import { describe, expect, test } from 'vitest'
import {
  acceptedLanguage,
  asLanguage,
  byLanguage,
  everyName,
  languageOfKey,
  languageShown,
  languages,
  localized,
  localizedSetting,
  otherLanguages,
  twinAddress,
  withoutBlank,
  withoutLanguage,
  writtenIn,
} from './language.ts'

test('detects the language of a text by its script', () => {
  expect(writtenIn('الزجاج مكسور، القطعة Valeo 2,4 mm')).toBe('ar')
  expect(writtenIn('Rayure de 6 cm, plaque أ')).toBe('fr')
  expect(writtenIn('12 345')).toBeNull()
  // equal number of letters: the plate is in a French sentence
  expect(writtenIn('ab أب')).toBe('fr')
})

test('reads localized settings with fallback', () => {
  const settings = new Map([
    ['site.name.fr', 'Rihla'],
    ['site.name.ar', 'رحلة'],
    ['site.slogan.fr', 'En route'],
    ['site.slogan.ar', ''],
  ])
  expect(['site.name', 'site.slogan', 'site.none'].map((key) => localizedSetting(settings, key, 'ar'))).toEqual(['رحلة', 'En route', ''])
  expect(['site.name.ar', 'site.fr.name', 'site.email'].map(languageOfKey)).toEqual(['ar', null, null])
})

describe('localized', () => {
  test('returns the requested or the default language', () => {
    expect(localized({ fr: 'Fès', ar: 'فاس' }, 'ar')).toBe('فاس')
    expect(localized({ fr: 'Fès' }, 'ar')).toBe('Fès')
    expect(localized({ fr: 'Fès', ar: '' }, 'ar')).toBe('Fès')
    expect(localized(null, 'ar')).toBe('')
  })

  test('falls back to any available language', () => {
    expect(localized({ ar: 'نقية' }, 'fr')).toBe('نقية')
    expect([languageShown({ ar: 'نقية' }, 'fr'), languageShown({ fr: 'Propre' }, 'ar'), languageShown({}, 'ar')]).toEqual([
      'ar',
      'fr',
      null,
    ])
  })

  test('removes empty languages', () => {
    expect(withoutBlank({ fr: '', ar: 'نقية' })).toEqual({ ar: 'نقية' })
    expect([withoutBlank({ fr: '' }), withoutBlank(null)]).toEqual([null, null])
  })

  test('lists each distinct name once', () => {
    expect(everyName({ fr: '208', ar: '208' })).toEqual(['208'])
  })
})

describe('languages', () => {
  test('maps an unknown code to the default language', () => {
    expect(asLanguage('ar')).toBe('ar')
    expect(asLanguage('xx')).toBe('fr')
    expect(acceptedLanguage('en-GB,ar-MA;q=0.8,fr;q=0.5')).toBe('ar')
    expect(acceptedLanguage('en, AR')).toBe('ar')
    expect(acceptedLanguage(undefined)).toBe('fr')
  })

  test('lists the other languages of each language', () => {
    for (const language of languages) expect([language, ...otherLanguages(language)].sort()).toEqual([...languages].sort())
    expect(byLanguage((language) => language)).toEqual(Object.fromEntries(languages.map((language) => [language, language])))
  })

  test('adds no parameter for the default language', () => {
    expect(twinAddress('/home', 'fr')).toBe('/home')
    expect(twinAddress('/home', 'ar')).toBe('/home?lang=ar')
    expect(twinAddress('/search-result?page=2', 'ar')).toBe('/search-result?page=2&lang=ar')
  })

  test.each([
    ['', ''],
    ['?', ''],
    ['?lang=ar', ''],
    ['?lang', ''],
    ['?lang=ar&q=un%20mot&lang=fr&language=x', '?q=un+mot&language=x'],
    ['?a=b,c&slang', '?a=b%2Cc&slang='],
  ])('the query %s without its language is %s', (search, rest) => expect(withoutLanguage(search)).toBe(rest))
})
