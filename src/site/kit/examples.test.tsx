import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { readPack } from '#i18n/server.ts'
import { languages } from '#shared/language.ts'
import { examples } from './examples.ts'

const page = { basePath: '/', origin: 'https://rihla.example' }

/** What a value that was forgotten looks like in a text, and a key without its sentence. */
const forgotten = /\b(?:undefined|NaN|\[object Object\]|Invalid Date)\b/

describe.each(languages)('%s: every example can be drawn by the server', (language) => {
  test.each(examples)('$room/$name', ({ Example }) => {
    const router = createMemoryRouter([{ id: 'root', path: '/', Component: Example }])
    const missing: string[] = []
    const html = renderToString(
      <PageRoot page={{ ...page, language }} pack={(name) => readPack(name, language)}>
        <RouterProvider router={router} onError={(error) => missing.push(String(error))} />
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
