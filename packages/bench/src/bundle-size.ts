// Weight of the first load of every page: what a browser fetches before it can act, in bytes as they travel.
//   npm start, then in another terminal: npm run bench -- --only=bundle-size [--url=http://localhost:3000/]
// What the pages may weigh is held by e2e/first-load.spec.ts.

import { languages } from '../../../src/shared/language.ts'
import { fetched, pageScales } from '../../../tools/page-weight.ts'
import { option } from './option.ts'
import { type Figure, keepFigures } from './results.ts'

const site = new URL(option('url', 'http://localhost:3000/'))
const weigh = pageScales(site)
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)}`.padStart(9)

const cars = JSON.parse((await fetched(new URL('api/vehicles?size=1', site), '')).body.toString('utf8'))
const car: { slug: string; id: number } | undefined = cars.results?.[0]
const pages = {
  home: 'home',
  search: 'search-result',
  ...(car && { vehicle: `cars/${car.slug}/${car.id}` }),
  compare: 'compare-car',
  favourites: 'favourites',
  aid: 'aid',
}
const wanted = { script: { home: 145, search: 148, vehicle: 145 }, files: 14, style: 25 }
const figures: Figure[] = []
console.log('KB (1000 bytes)              HTML br    JS br   CSS br    fonts  JS files  elements')
for (const language of languages)
  for (const [name, path] of Object.entries(pages)) {
    const { html, script, style, fonts, files, elements } = await weigh(`${path}?lang=${language}`)
    const row = [html, script, style, fonts].map(kb).join('')
    console.log(`${`${name} ${language}`.padEnd(26)}${row}${String(files.script).padStart(10)}${String(elements).padStart(10)}`)
    const most = wanted.script[name as keyof typeof wanted.script]
    if (!most) continue
    const reached = script <= most * 1000 && files.script <= wanted.files && style <= wanted.style * 1000
    const say = (kilobytes: number, count: number, sheet: number) => `${kilobytes} KB in ${count} files, ${sheet} KB of style`
    figures.push({
      what: `first load of ${name} ${language}`,
      goal: say(most, wanted.files, wanted.style),
      now: say(Math.round(script / 100) / 10, files.script, Math.round(style / 100) / 10),
      reached,
    })
  }
keepFigures('What a browser loads', figures)
