/**
 * Renders the home page, a search and a car of this tree in one language from the sources, and prints the result as JSON. Run by
 * `language.test.ts` in a copy of the tree with a third language.
 */
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { askInProcess } from '#main/in-process.ts'
import type { SiteBuild } from '#main/site-build.ts'
import { registerWeb } from '#main/web.ts'
import { asLanguage } from '#shared/language.ts'
import { testApi } from '#testing/database.ts'

const language = asLanguage(process.argv[2])
const vite = await createServer({
  root: join(import.meta.dirname, '../..'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  appType: 'custom',
  logLevel: 'error',
})
const { app, deps, close } = await testApi()
try {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages')
  await registerWeb(app, deps.config, {
    site: {
      development: true,
      load: () => ssr.runner.import<SiteBuild>('virtual:react-router/server-build'),
      packFiles: () => ({}),
    },
    ask: (one) => askInProcess(app, deps.config, one),
    version: () => '0',
  })
  const { rows } = await deps.pool.query<{ id: number; slug: string }>(`
    with car as (
      insert into vehicles (brand_id, model_id, version, price, mileage, release_date, fuel_type, gear_type, body_style, color, doors, seats,
        fiscal_power, is_first_hand, is_certified, warranty_in_months, registration_type, registration_number, city_id, storage_area_id,
        last_status, published_at, description)
      select b.id, m.id, '1.5 dCi 90', 129000, 64000, '2019-06-01', 'Diesel', 'Manual', 'Citadine', 'White', 5, 5, 6, true, true, 6, 'Local',
        '12345-A-6', a.city_id, a.id, 'Published', now(), jsonb_build_object('${language}', 'Ḿíñé')
      from brands b join models m on m.brand_id = b.id, storage_areas a where m.name = 'Clio' and a.tag = 'casablanca'
      returning id
    ), equipped as (insert into vehicle_features select car.id, features.id from car, features)
    select id, 'renault-clio' as slug from car`)
  const car = rows[0]
  const headers = { 'accept-language': language }
  const pages: Record<string, { status: number; text: string }> = {}
  for (const path of ['/home', '/search-result?Brands=Renault', `/cars/${car?.slug}/${car?.id}`]) {
    const url = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
    let answer = await app.inject({ url, headers })
    if (answer.headers.location) answer = await app.inject({ url: String(answer.headers.location), headers })
    pages[path.split(/[/?]/)[1] ?? ''] = { status: answer.statusCode, text: answer.payload }
  }
  for (const path of ['/api/resources', '/api/vehicles/facets', '/api/nothing']) {
    const answer = await app.inject({ url: path, headers })
    pages[path] = { status: answer.statusCode, text: answer.payload }
  }
  process.stdout.write(`${JSON.stringify(pages)}\n`)
} finally {
  await vite.close()
  await close()
}
