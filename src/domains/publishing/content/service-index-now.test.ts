import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { tellSearchEngines } from './service.ts'

interface Told {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

const key = 'a-key-of-the-tests'
let api: TestApi
let told: Told[] = []
let status = 202
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    told.push(JSON.parse(Buffer.concat(parts).toString()))
    response.writeHead(status).end('so it is')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const settings = { PUBLIC_URL: 'https://www.example.ma', BASE_PATH: '/occasion/', INDEXNOW_KEY: key }
  api = await testApi({ settings: { ...settings, INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow` } })
})
afterAll(async () => {
  service.close()
  await api.close()
})
beforeEach(async () => {
  told = []
  status = 202
  await api.deps.pool.query('delete from vehicles')
})

const site = 'https://www.example.ma/occasion'
async function park(model: string, last: string): Promise<number> {
  const { rows } = await api.deps.pool.query(
    `insert into vehicles (brand_id, model_id, last_status, published_at) select m.brand_id, m.id, $2, now() from models m where m.name = $1
     returning id`,
    [model, last],
  )
  return rows[0].id
}
async function news(): Promise<string[]> {
  told = []
  await tellSearchEngines(api.deps)
  return told.flatMap(({ urlList }) => urlList)
}

test('submits a changed page once with its language version, not a draft', async () => {
  const [clio, draft] = [await park('Clio', 'Published'), await park('Duster', 'Draft')]
  const page = `${site}/cars/renault-clio/${clio}`
  expect(await news()).toEqual([page, `${page}?lang=ar`])
  expect(told[0]).toMatchObject({ host: 'www.example.ma', key, keyLocation: `${site}/${key}.txt` })
  expect(await news()).toEqual([])
  await api.deps.pool.query('update vehicles set price = 90000 where id = $1', [clio])
  expect(await news()).toHaveLength(2)
  await api.deps.pool.query(`update vehicles set last_status = 'Draft' where id = $1`, [clio])
  expect(await news()).toHaveLength(2)
  await api.deps.pool.query('update vehicles set price = 1 where id = any($1)', [[clio, draft]])
  expect(await news()).toEqual([])
})

test('submits the existing landing pages of a vehicle', async () => {
  await park('Duster', 'Published')
  for (let i = 0; i < 3; i++) await park('Clio', 'Published')
  const landings = (await news()).filter((place) => place.startsWith(`${site}/voitures`))
  expect(landings).toEqual(['renault', 'renault?lang=ar', 'renault/clio', 'renault/clio?lang=ar'].map((path) => `${site}/voitures/${path}`))
})

test('repeats a failed submission', async () => {
  await park('Clio', 'Published')
  status = 429
  await expect(tellSearchEngines(api.deps)).rejects.toThrow('IndexNow answered 429: so it is')
  status = 200
  expect(await news()).toHaveLength(2)
})

test('serves the key and submits only when configured', async () => {
  const file = await api.app.inject(`/occasion/${key}.txt`)
  expect([file.statusCode, file.payload]).toEqual([200, key])
  expect((await api.app.inject('/occasion/another-key.txt')).statusCode).toBe(404)
  await park('Clio', 'Published')
  await tellSearchEngines({ ...api.deps, config: { ...api.deps.config, indexNow: null } })
  expect(told).toEqual([])
})
