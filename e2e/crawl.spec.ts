import { expect, test } from './journey.ts'

/** How many pages of each kind are read: the others are drawn by the same code. */
const most = 4
/** Kinds of addresses, by their first words; what belongs to one visitor is not for search engines. */
const kindOf = (path: string) => path.split('/')[1] ?? ''
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'gi')) ?? []

/** What is missing for search engines on a page that they may keep. */
function faultsOf(html: string, language: string): string[] {
  const metas = tags(html, 'meta')
  const content = (name: string) => metas.filter((tag) => attribute(tag, 'name') === name).map((tag) => attribute(tag, 'content'))
  const rels = (rel: string) => tags(html, 'link').filter((tag) => attribute(tag, 'rel') === rel)
  const isKept = !content('robots').includes('noindex')
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
  test(`every link of the site leads to a page that search engines understand: ${language}`, async ({ request, baseURL }) => {
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
