import { pageScales } from '../tools/page-weight.ts'
import { carsOnSale, pathOf } from './cars.ts'
import { expect, test } from './journey.ts'

/**
 * What the first load of a page may weigh: kilobytes of script and style as they travel, files of script, elements of the markup. They are
 * counted, so no busy machine moves them. What grows beyond has to be taken out elsewhere, or be worth a line in `bench/results.md`.
 */
const budgets = {
  home: { script: 106, style: 20, files: 16, elements: 1600 },
  search: { script: 109, style: 19, files: 14, elements: 1750 },
  car: { script: 105, style: 19, files: 14, elements: 2000 },
}

test('the first pages of most visitors stay within what they may weigh, in every language', async ({ request, baseURL }) => {
  const [car] = await carsOnSale(request, 'Brands=Dacia&size=1')
  if (!car) throw new Error('no car is on sale')
  const weigh = pageScales(new URL(`${baseURL}`.replace(/\/?$/, '/')))
  const pages = { home: 'home', search: 'search-result', car: pathOf(car).replace(/^\.?\//, '') }
  for (const language of ['fr', 'ar'])
    for (const [name, path] of Object.entries(pages)) {
      // no script takes the line from what is seen first
      const html = await (await request.get(`${path}?lang=${language}`)).text()
      expect.soft(html.match(/<template data-late>/g), `${name} ${language}`).toHaveLength(3)
      expect
        .soft(html.replaceAll(/<template data-late>[\s\S]*?<\/template>/g, ''))
        .not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/)
      const { script, style, files, elements } = await weigh(`${path}?lang=${language}`)
      const budget = budgets[name as keyof typeof budgets]
      const weight = { script: script / 1000, style: style / 1000, files: files.script, elements }
      for (const [what, limit] of Object.entries(budget))
        expect.soft(weight[what as keyof typeof weight], `${what} of ${name} ${language}`).toBeLessThanOrEqual(limit)
    }
})
