import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { PackUse, type TextPack } from '#i18n/text.ts'
import { byLanguage, languages } from '#shared/language.ts'
import { examples } from './examples.ts'

/** Keys that no pack holds. */
let missing: string[] = []
beforeEach(() => {
  missing = []
})
const watched = new Set<TextPack>()

/** Records missing keys of a pack. */
function watch(pack: TextPack): void {
  if (watched.has(pack)) return
  watched.add(pack)
  pack.messages = byLanguage(
    (language) =>
      new Proxy(pack.messages[language] ?? {}, {
        get(messages, key) {
          if (typeof key === 'string' && !(key in messages)) missing.push(`${language}/${pack.name}: ${key}`)
          return Reflect.get(messages, key)
        },
      }),
  )
}

/** Output of a missing value in a text. */
const forgotten = /\b(?:undefined|NaN|Invalid Date)\b|\[object Object\]/

describe.each(languages)('%s: every example renders on the server', (language) => {
  test.each(examples)('$room/$name', ({ Example }) => {
    const router = createMemoryRouter([{ id: 'root', path: '/', Component: Example }])
    const html = renderToString(
      <PackUse value={watch}>
        <PageRoot page={{ basePath: '/', origin: 'https://rihla.example', language }}>
          <RouterProvider router={router} />
        </PageRoot>
      </PackUse>,
    )
    expect(missing).toEqual([])
    expect(html.length).toBeGreaterThan(40)
    expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(forgotten)
  })
})

test('every example has a unique name', () => {
  expect(examples.map(({ name }) => name).filter((name, i, all) => all.indexOf(name) !== i)).toEqual([])
})
