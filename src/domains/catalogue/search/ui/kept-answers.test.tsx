// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, show } from '#testing/screen.tsx'
import { exampleFacets } from './filter-panel.example.tsx'
import { answerOfBefore, useKeptAnswer } from './kept-answers.ts'
import type { Found } from './load-search.ts'

fakeApi()
const answer = { list: { results: [], rowCount: 7 }, facets: exampleFacets() } as unknown as Found

function Results() {
  useKeptAnswer(answer)
  return null
}
/** URL of the window, which back navigation changes before the page loads. */
const at = (path: string) => history.replaceState(null, '', path)
const asked = (path: string) => answerOfBefore(new URL(path, location.href).href)

test('returns a cached list on back navigation only, while it is recent', () => {
  clockAt('2026-11-23T09:00:00Z')
  at('/search-result?page=2')
  const { unmount } = show(<Results />)
  // the page reloads
  expect(asked('/search-result?page=2')).toBeNull()
  unmount()
  at('/cars/dacia/7')
  // a link leads there: the window still has the URL of the car
  expect(asked('/search-result?page=2')).toBeNull()
  at('/search-result?page=2')
  expect(asked('/search-result?page=2')).toBe(answer)
  at('/search-result?page=3')
  expect(asked('/search-result?page=3')).toBeNull()
  clockAt('2026-11-23T09:05:01Z')
  at('/search-result?page=2')
  expect(asked('/search-result?page=2')).toBeNull()
})
