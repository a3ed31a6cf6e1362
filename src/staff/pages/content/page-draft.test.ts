import { expect, test } from 'vitest'
import type { PageDraft } from '#domains/publishing/content/pages/contract.ts'
import { inLanguages } from '#domains/publishing/content/pages/values.ts'
import { differences, draftOf, editedOf, inserted, moved, textAt } from './page-draft.ts'

const none = inLanguages('title', () => '')
const element = (word: string) => ({
  icon: 'bell' as const,
  documentId: null,
  isDecorative: false,
  ...inLanguages('alt', () => ''),
  ...inLanguages('title', () => 'عنوان'),
  titleFR: word,
  ...inLanguages('body', () => [{ kind: 'paragraph' as const, text: [{ text: 'نص' }] }]),
  bodyFR: [{ kind: 'paragraph' as const, text: [{ text: word }] }],
})
const page = (...words: string[]): PageDraft => ({
  ...inLanguages('title', () => 'من نحن'),
  titleFR: 'À propos',
  pageSections: [{ type: 'About', ...none, pageElements: words.map(element) }],
})

test('round-trips an edited page unchanged', () => {
  expect(draftOf(editedOf(page('Un', 'Deux')))).toEqual(page('Un', 'Deux'))
  expect(draftOf(editedOf(null))).toEqual({ ...none, pageSections: [] })
})

test('moves an item within its list and back', () => {
  expect([moved([1, 2, 3], 0, 2), moved([1, 2, 3], 2, 0), moved([1, 2, 3], 0, -1), moved([1, 2, 3], 2, 3)]).toEqual([
    [2, 3, 1],
    [3, 1, 2],
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(inserted([1, 3], 1, 2)).toEqual([1, 2, 3])
})

test('compares two pages by position', () => {
  const [mine, theirs] = [page('Un'), page('Un', 'Deux')]
  expect(differences(mine, mine)).toEqual([])
  const found = differences(mine, theirs)
  expect(found).toContainEqual({ section: 1, element: 2, language: 'fr', part: 'body' })
  expect(found.map((place) => [textAt(mine, place), textAt(theirs, place)])).toEqual([
    ['', 'Deux'],
    ['', 'Deux'],
    ['', 'عنوان'],
    ['', 'نص'],
  ])
  expect(textAt(mine, { section: 0, element: 0, language: 'fr', part: 'title' })).toBe('À propos')
})
