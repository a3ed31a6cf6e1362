import type { Page } from '@playwright/test'
import { carsOnSale, expectSound, pathOf } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

/** Sample size per kind of page: the others have the same template. */
const most = 4
/** Kinds of pages by path prefix; private pages are not indexed. */
const kindOf = (path: string) => path.split('/')[1] ?? ''
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'gi')) ?? []

/** Missing metadata of an indexable page. */
function faultsOf(html: string, language: string): string[] {
  const metas = tags(html, 'meta')
  const content = (name: string) => metas.filter((tag) => attribute(tag, 'name') === name).map((tag) => attribute(tag, 'content'))
  const rels = (rel: string) => tags(html, 'link').filter((tag) => attribute(tag, 'rel') === rel)
  const isKept = !content('robots').some((rule) => rule?.includes('noindex'))
  const twins = rels('alternate').map((tag) => attribute(tag, 'hreflang'))
  const wanted: [string, boolean][] = [
    ['language', html.includes(`lang="${language}"`)],
    ['title', /<title>[^<]+ \| [^<]+<\/title>/.test(html)],
    ['description', content('description').length === 1 && Boolean(content('description')[0])],
    ['one heading', (html.match(/<h1[\s>]/g) ?? []).length === 1],
    ['canonical', !isKept || rels('canonical').length === 1],
    ['twins', !isKept || ['fr', 'ar', 'x-default'].every((twin) => twins.includes(twin))],
    ['structured data', [...html.matchAll(/ld\+json">([^<]*)</g)].every(([, text]) => '@type' in JSON.parse(text ?? ''))],
  ]
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name)
}

for (const language of ['fr', 'ar']) {
  test(`resolves every link with complete metadata: ${language}`, async ({ request, baseURL }) => {
    const root = new URL('./', `${baseURL?.replace(/\/$/, '')}/`)
    const seen = new Set<string>()
    const read = new Map<string, number>()
    const faults: string[] = []
    let waiting = ['/home']
    while (waiting.length > 0) {
      const pages = waiting.splice(0, 6)
      const found = await Promise.all(
        pages.map(async (path) => {
          const answer = await request.get(`${root.href}${path.slice(1)}${path.includes('?') ? '&' : '?'}lang=${language}`)
          const html = await answer.text()
          if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`)
          else if (answer.headers()['content-type']?.startsWith('text/html'))
            faults.push(...faultsOf(html, language).map((fault) => `${path}: ${fault}`))
          return tags(html, 'a').flatMap((tag) => (/\sdownload/.test(tag) ? [] : (attribute(tag, 'href') ?? [])))
        }),
      )
      for (const link of found.flat()) {
        const url = new URL(link, root)
        if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) continue
        url.searchParams.delete('lang')
        const path = `/${url.pathname.slice(root.pathname.length)}${url.search}`
        const count = read.get(kindOf(path.split('?')[0] ?? '')) ?? 0
        if (seen.has(path) || count >= most) continue
        seen.add(path)
        read.set(kindOf(path.split('?')[0] ?? ''), count + 1)
        waiting = [...waiting, path]
      }
    }
    expect(faults).toEqual([])
    expect([...read.keys()]).toEqual(expect.arrayContaining(['home', 'search-result', 'cars', 'voitures', 'voitures-a', 'aid', 'privacy']))
  })
}

const wide = { width: 1440, height: 900 }
const small = { width: 360, height: 740 }

/** Expects no violation and no overflow on these pages; each is opened once and checked at every width. */
async function expectAllSound(page: Page, addresses: readonly string[], widths: readonly (typeof wide)[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize(widths[0] ?? wide)
    await visit(page, address)
    for (const width of widths)
      await test.step(`${address} at ${width.width} px`, async () => {
        await page.setViewportSize(width)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectSound(page)
      })
  }
}

/** One page per kind that no other test checks in both languages and at both widths. */
const kinds = {
  'the ways to the cars': ['sell', 'voitures', 'voitures/dacia/duster', 'voitures-a/casablanca'],
  'what the house says': ['about', 'commitments', 'privacy', 'cookies', 'support', 'workshops', 'aid'],
  'pages of one visitor': [
    'customer/current',
    'alert',
    'history',
    'papers',
    'offline',
    'newsletter/unsubscribe',
    'payment-failure',
    'authentication/login-failed',
  ],
}
for (const [kind, paths] of Object.entries(kinds))
  test(`checks ${kind} at 360 and 1440 px`, on.both, async ({ page }) => {
    await expectAllSound(
      page,
      paths.map((path) => `./${path}`),
      [wide, small],
    )
  })

test('checks on a phone in French what other tests check on desktop', async ({ page, request }) => {
  const cars = await carsOnSale(request, 'Brands=Dacia&size=2')
  const compared = cars.map(({ id }) => `VehicleIds=${id}`).join('&')
  const places = cars.slice(0, 1).map(pathOf)
  await expectAllSound(page, ['./home', './search-result', ...places, `./compare-car?${compared}`, './favourites', './nowhere'], [small])
})
