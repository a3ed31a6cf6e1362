import { createContext, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { exampleCar } from '#domains/vehicles/ui/vehicle-card.example.tsx'
import { VehicleCard } from '#domains/vehicles/ui/vehicle-card.tsx'
import { PageRoot } from '#i18n/page-root.tsx'
import { readPack } from '#i18n/server.ts'
import { type PackSource, useText } from '#i18n/text.ts'
import type { Language } from '#shared/language.ts'
import { KeptMarkup, MarkupKeeper } from '#ui/kept-markup.ts'
import { markupKeeper } from './markup-keeper.ts'

/** A page as the server draws it, and the packs that it names to the browser. */
function drawn(part: ReactNode, { language = 'fr', keeps = true }: { language?: Language; keeps?: boolean } = {}) {
  const packs = new Set<string>()
  const pack: PackSource = (name) => {
    packs.add(name)
    return readPack(name, language)
  }
  const page = { language, basePath: '/', origin: 'https://rihla.example' }
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: ['/search-result'] })
  const html = renderToString(
    <MarkupKeeper value={keeps ? markupKeeper(page, pack) : null}>
      <PageRoot page={page} pack={pack}>
        <RouterProvider router={router} />
      </PageRoot>
    </MarkupKeeper>,
  )
  return { html, packs: [...packs].sort() }
}

test.each(['fr', 'ar'] as const)('a kept card is the card that would be drawn, at every place (%s)', (language) => {
  const cards = [exampleCar(), exampleCar({ id: 2, model: 'Clio <RS> & Co' })].map((car) => (
    <VehicleCard key={car.id} car={car} href={`/v/${car.id}`} named={() => JSON.stringify(car)} />
  ))
  const fresh = drawn(cards, { language, keeps: false })
  expect(drawn(cards, { language })).toEqual(fresh)
  expect(drawn(cards.toReversed(), { language })).toEqual(drawn(cards.toReversed(), { language, keeps: false }))
  expect(fresh.packs).toContain('vehicles')
})

test('a part is drawn once for each name and language, with what stands around it', () => {
  const Around = createContext('nothing')
  let times = 0
  function Part() {
    times++
    const t = useText('search')
    return `${useContext(Around)}: ${t('filters.clear')}`
  }
  const page = (name: string) => (
    <Around value={name}>
      <KeptMarkup named={() => `part ${name}`}>
        <Part />
      </KeptMarkup>
    </Around>
  )
  expect(drawn(page('one')).html).toBe('one: Tout effacer')
  expect(drawn(page('one'))).toEqual({ html: 'one: Tout effacer', packs: ['search'] })
  expect(times).toBe(1)
  expect(drawn(page('two')).html).toBe('two: Tout effacer')
  expect(drawn(page('one'), { language: 'ar' }).html).toBe('one: مسح الكل')
  expect(times).toBe(3)
})

test('the part that nobody asked for the longest makes room', () => {
  let times = 0
  function Long() {
    times++
    return 'x'.repeat(1_000_000)
  }
  const show = (name: string) =>
    drawn(
      <KeptMarkup named={() => name}>
        <Long />
      </KeptMarkup>,
    )
  for (const name of ['a', 'b', 'c', 'a', 'd']) show(name)
  expect(times).toBe(4)
  show('a')
  expect(times).toBe(4)
  show('b')
  expect(times).toBe(5)
})
