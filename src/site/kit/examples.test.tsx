import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { readPack } from '#i18n/server.ts'
import type { PackSource } from '#i18n/text.ts'
import type { CompiledPack } from '#i18n/translate.ts'
import { type Language, languages } from '#shared/language.ts'
import { examples } from './examples.ts'

/** Sentences that were asked for and are in no pack. */
let missing: string[] = []
beforeEach(() => {
  missing = []
})
const packs = new Map<string, CompiledPack>()

/** The packs of a language, which write down what they do not hold. */
const packOf =
  (language: Language): PackSource =>
  (name) => {
    const key = `${language}/${name}`
    const known = packs.get(key)
    if (known) return known
    const watched = new Proxy(readPack(name, language), {
      get(pack, sentence) {
        if (typeof sentence === 'string' && !(sentence in pack)) missing.push(`${key}: ${sentence}`)
        return Reflect.get(pack, sentence)
      },
    })
    packs.set(key, watched)
    return watched
  }

/** What a value that was forgotten looks like in a text. */
const forgotten = /\b(?:undefined|NaN|Invalid Date)\b|\[object Object\]/

describe.each(languages)('%s: every example can be drawn by the server', (language) => {
  test.each(examples)('$room/$name', ({ Example }) => {
    const router = createMemoryRouter([{ id: 'root', path: '/', Component: Example }])
    const html = renderToString(
      <PageRoot page={{ basePath: '/', origin: 'https://rihla.example', language }} pack={packOf(language)}>
        <RouterProvider router={router} />
      </PageRoot>,
    )
    expect(missing).toEqual([])
    expect(html.length).toBeGreaterThan(40)
    expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(forgotten)
  })
})

test('every example has a name of its own', () => {
  expect(examples.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) !== i)).toEqual([])
})
