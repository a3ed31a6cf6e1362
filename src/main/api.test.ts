import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { BASE_PATH: '/occasion/' } })
})
afterAll(() => api.close())

const status = async (url: string) => (await api.app.inject(url)).statusCode

test('under a base path the API answers below it', async () => {
  expect(await status('/occasion/api/vehicles/stockcount')).toBe(200)
  expect(await status('/occasion/api/vehicles/stockcount?from=here')).toBe(200)
})

test('what lies outside of the base path is not there, whatever it is called', async () => {
  for (const url of ['/api/vehicles/stockcount', '/occasions/api/vehicles/stockcount', '/other'])
    expect([url, await status(url)]).toEqual([url, 404])
})

test('the bare address leads to the base path', async () => {
  const answer = await api.app.inject('/')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/occasion/'])
})
