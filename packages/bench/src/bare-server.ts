// The yardstick: Fastify and pg, hand-written SQL on one flat table with the indexes that its questions want, no framework, no
// validation, no cache. Started by search-speed.ts: node packages/bench/src/bare-server.ts postgres://…  (prints its address)
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
pool.on('error', () => {})
const columns = `id, reference, brand, model, version, price, old_price, price_position, release_date, mileage, fuel_type, gear_type,
  body_style, color, condition, fiscal_power, doors, seats, city, city_names, storage_area_id, operation_type, registration_type,
  is_certified, is_first_hand, is_promoted, is_featured, warranty_in_months, last_status`
const facets = ['brand', 'model', 'city', 'fuel_type', 'gear_type', 'body_style', 'color', 'condition', 'is_certified', 'is_first_hand']

/** One flat row per published vehicle, clustered in the order of the list, indexed for filters, sort and look-up. */
async function build(): Promise<void> {
  await pool.query(`drop table if exists bench_flat`)
  await pool.query(`create table bench_flat as
    select v.id, v.reference, b.name as brand, m.name as model, v.version, v.price, v.old_price, v.price_position, v.release_date, v.mileage,
      v.fuel_type, v.gear_type, v.body_style, v.color, v.condition, v.fiscal_power, v.doors, v.seats, c.name as city, c.names as city_names,
      v.storage_area_id, v.operation_type, v.registration_type, v.is_certified, v.is_first_hand, v.is_promoted, v.is_featured,
      v.warranty_in_months, v.last_status, v.published_at
    from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
    where v.last_status in ('Published', 'Reserved') and not v.is_archived and not v.is_deleted
    order by v.published_at desc, v.id desc`)
  await pool.query('alter table bench_flat add primary key (id)')
  await pool.query('create index on bench_flat (published_at desc, id desc)')
  await pool.query('create index on bench_flat (brand, fuel_type, city)')
  await pool.query('create index on bench_flat (fuel_type, city, brand)')
  await pool.query('create index on bench_flat (city, brand)')
  await pool.query('create index on bench_flat (price)')
  await pool.query('vacuum analyze bench_flat')
}

interface Query {
  page?: string
  brand?: string
  fuel?: string
  city?: string
  facets?: string
}

function condition(filters: [string, string][]): { text: string; values: string[] } {
  const text = filters.map(([column], i) => `${column} = $${i + 1}`).join(' and ')
  return { text: text && `where ${text}`, values: filters.map(([, value]) => value) }
}

async function search(query: Query) {
  const filters = (
    [
      ['brand', query.brand],
      ['fuel_type', query.fuel],
      ['city', query.city],
    ] as const
  ).flatMap(([column, value]) => (value ? [[column, value] as [string, string]] : []))
  const all = condition(filters)
  const name = filters.map(([column]) => column).join('-')
  const offset = (Number(query.page ?? 1) - 1) * 12
  const page = pool.query({
    name: `page ${name}`,
    text: `select ${columns} from bench_flat ${all.text} order by published_at desc, id desc limit 12 offset $${filters.length + 1}`,
    values: [...all.values, offset],
  })
  const total = pool.query({ name: `count ${name}`, text: `select count(*)::int as count from bench_flat ${all.text}`, values: all.values })
  const counts = query.facets ? facetCounts(filters) : null
  const rowCount = (await total).rows[0].count
  return { currentPage: Number(query.page ?? 1), pageSize: 12, rowCount, results: (await page).rows, facets: await counts }
}

/** Counts of every facet with its own filter left out: one pass for all facets that are not filtered, one for each that is. */
async function facetCounts(filters: [string, string][]) {
  const used = filters.map(([column]) => column)
  const rest = facets.filter((facet) => !used.includes(facet))
  const all = condition(filters)
  const shared = pool.query({
    name: `facets ${used.join('-')}`,
    text: `select ${rest.map((facet) => `${facet}::text`).join(', ')}, count(*)::int as count from bench_flat ${all.text}
      group by grouping sets (${rest.map((facet) => `(${facet})`).join(', ')})`,
    values: all.values,
  })
  const own = used.map(async (facet) => {
    const others = condition(filters.filter(([column]) => column !== facet))
    const { rows } = await pool.query({
      name: `facet ${facet} of ${used.join('-')}`,
      text: `select ${facet}, count(*)::int as count from bench_flat ${others.text} group by 1`,
      values: others.values,
    })
    return [facet, rows]
  })
  return { shared: (await shared).rows, own: Object.fromEntries(await Promise.all(own)) }
}

await build()
const app = fastify()
app.get('/vehicles', ({ query }) => search(query as Query))
app.get('/vehicles/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select * from bench_flat where id = $1',
    values: [(params as { id: string }).id],
  })
  return rows[0]
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
