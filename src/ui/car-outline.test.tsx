import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { CarSides } from './car-outline.tsx'

test('renders each side with the view box of the studio', () => {
  const html = renderToStaticMarkup(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
      <CarSides style="SUV" label="SUV" />
    </PageRoot>,
  )
  const shown = [...html.matchAll(/viewBox="([^"]+)"[^>]*><use href="\/img\/outlines\/suv\.svg#(\w+)"/g)].map(([, sheet, side]) => [
    side,
    sheet,
  ])
  const svg = readFileSync(join(import.meta.dirname, '../../public/img/outlines/suv.svg'), 'utf8')
  const drawn = [...svg.matchAll(/<symbol id="(\w+)" viewBox="([^"]+)"/g)].map(([, side, sheet]) => [side, sheet])
  expect(shown).toHaveLength(5)
  expect(new Map(shown as [string, string][])).toEqual(new Map(drawn as [string, string][]))
})
