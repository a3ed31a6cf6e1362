import { expect, test } from 'vitest'
import { adviceFor } from './rules.ts'

const unknown = { price: null, photos: null, facts: null, inspection: null }
const fine = { price: 100, place: null, photos: 8, typicalPhotos: 8, unsaid: [], isInspected: true, effects: unknown }
const effect = (views: number) => ({
  ...{ since: '2026-01-01', until: '2026-03-31', adverts: 20, views, contacts: 1, otherAdverts: 20, otherViews: 10, otherContacts: 1 },
})

test('advice is given only where it holds', () => {
  expect(adviceFor(fine)).toEqual([])
  expect(adviceFor({ ...fine, photos: 7 })).toEqual([{ kind: 'photos', count: 7, typical: 8, effect: null }])
  expect(adviceFor({ ...fine, photos: 0, typicalPhotos: null })).toEqual([])
  const place = { high: 99, probable: 90 }
  expect(adviceFor({ ...fine, place })).toEqual([{ kind: 'price', less: 10, effect: null }])
  expect(adviceFor({ ...fine, price: 99, place })).toEqual([])
  expect(adviceFor({ ...fine, price: null, place })).toEqual([])
})

test('what was measured to bring most comes first, what is not known stays where it is', () => {
  const all = { ...fine, photos: 1, unsaid: ['color'], isInspected: false }
  const kinds = (effects: typeof unknown | Record<keyof typeof unknown, ReturnType<typeof effect> | null>) =>
    adviceFor({ ...all, effects }).map(({ kind }) => kind)
  expect(kinds(unknown)).toEqual(['photos', 'facts', 'inspection'])
  expect(kinds({ ...unknown, inspection: effect(15), facts: effect(9) })).toEqual(['inspection', 'photos', 'facts'])
})
