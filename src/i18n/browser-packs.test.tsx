// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { asked } from '#testing/pack-loaders.ts'
import { clockAt, pass, settle } from '#testing/screen.tsx'
import { loadPacks, withSentences } from './browser-packs.ts'

const names = () => asked.map(({ name }) => name)
const last = (name: string) => asked.findLast((one) => one.name === name)
/** Whether something has settled. */
function followed(promise: Promise<void>): { isOver: boolean } {
  const state = { isOver: false }
  void promise.then(() => (state.isOver = true))
  return state
}
/** Goes to a page with these texts, and waits for none. */
async function goTo(name: string): Promise<void> {
  void withSentences([name])
  await settle()
}

test('the first page comes with what it shows and the rest after it; the next ones wait for all theirs, each pack once', async () => {
  clockAt('2026-03-16T10:00:00Z')
  document.documentElement.lang = 'ar'
  // the first page is evaluated before it is taken over: nothing is fetched for what it shows later
  const page = followed(withSentences(['vehicles']))
  await settle()
  expect([page.isOver, names()]).toEqual([true, []])
  const taken = followed(loadPacks(['search'], 'ar'))
  await settle()
  expect([taken.isOver, names()]).toEqual([false, ['ar/search']])
  last('ar/search')?.resolve({ default: {} })
  await settle()
  expect([taken.isOver, names()]).toEqual([true, ['ar/search', 'ar/vehicles']])
  const next = followed(withSentences(['search', 'compare', 'stock']))
  await settle()
  expect([next.isOver, names().slice(2)]).toEqual([false, ['ar/compare', 'ar/stock']])
  last('ar/stock')?.resolve({ default: {} })
  await settle()
  expect(next.isOver).toBe(false)
  // a page whose texts are lost is shown without them
  last('ar/compare')?.reject(new TypeError('failed to fetch'))
  await settle()
  expect(next.isOver).toBe(true)
  // and they are asked for again, not before a moment is over
  await goTo('compare')
  expect(names()).toHaveLength(4)
  await pass(1000)
  await goTo('compare')
  expect(names().slice(4)).toEqual(['ar/compare'])
  vi.useRealTimers()
})
