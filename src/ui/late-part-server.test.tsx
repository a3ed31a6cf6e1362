import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { PackUse, type TextPack, useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import uiTexts from '#texts/ui'
import { renderedPart } from './late-part.tsx'

function Late() {
  return <p>{useText(uiTexts)('reload')}</p>
}

function Early() {
  return <p>{useText(siteTexts)('nav.search')}</p>
}

test('preloads texts of the page, not of its late parts', async () => {
  const Part = renderedPart(async () => Late)
  const preloaded: TextPack['name'][] = []
  const { prelude } = await prerender(
    <PackUse value={({ name }) => preloaded.push(name)}>
      <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
        <Early />
        <Part />
      </PageRoot>
    </PackUse>,
  )
  expect(await new Response(prelude).text()).toContain('Recharger la page')
  expect(preloaded).toEqual(['site'])
})
