// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { plain, showHook } from '#testing/screen.tsx'
import { usePageNames } from './use-page-names.ts'

fakeApi()
const names = (language: Language = 'fr') => showHook(usePageNames, { language }).now()

test('names a page, and author and time of its copy in Moroccan time', () => {
  const { page, stamp } = names()
  expect([page('FAQ'), page('Help')]).toEqual(['Questions fréquentes', 'Contact'])
  // that summer Morocco is at UTC+1
  expect(plain(stamp({ at: '2026-07-23T23:30:00Z', by: 'Nadia K.' }))).toBe('Nadia K., 24/07/2026 00:30')
  expect(plain(stamp({ at: '2026-07-23T09:05:00Z', by: null }))).toBe('Auteur non indiqué, 23/07/2026 10:05')
})

test('names a position from the page to the element, with the language of its text', () => {
  const { place } = names()
  const inArabic = (section: number, element: number) => plain(place({ section, element, part: 'body', language: 'ar' }))
  expect([inArabic(0, 0), inArabic(1, 0), inArabic(2, 1)]).toEqual([
    'Page : texte (arabe)',
    'Section 1 : texte (arabe)',
    'section 2, élément 1 : texte (arabe)',
  ])
  expect(plain(names('ar').place({ section: 1, element: 3, part: 'title', language: 'fr' }))).toBe('القسم 1، العنصر 3: العنوان (الفرنسية)')
})
