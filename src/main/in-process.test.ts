import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { askInProcess, inProcessClient, notedAnswers } from './in-process.ts'

test('requests below the base path in the page’s language', async () => {
  const app = fastify()
  const asked: string[] = []
  app.get('/occasion/api/cities', async (request, reply) => {
    asked.push(`${request.headers['accept-language']} ${request.url}`)
    return reply.type('application/json').send(['Rabat'])
  })
  app.get('/occasion/api/banners', (_request, reply) => reply.code(204).send())
  app.get('/occasion/api/holidays', (_request, reply) => reply.code(404).send({ code: 'NotFound' }))
  const api = inProcessClient(askInProcess(app, readConfig({ BASE_PATH: '/occasion/' }), 'ar'))
  const { data } = await api.GET('/api/cities', { params: { query: { term: 'ra', ids: [1, 2], none: undefined } } } as never)
  expect([data, asked]).toEqual([['Rabat'], ['ar /occasion/api/cities?term=ra&ids=1&ids=2']])
  expect((await api.GET('/api/banners' as never)).response.status).toBe(204)
  const { error, response } = await api.GET('/api/holidays' as never)
  expect([response.status, error]).toEqual([404, { code: 'NotFound' }])
})

test('fills in path parameters', async () => {
  const asked: string[] = []
  const api = inProcessClient(async (path) => {
    asked.push(path)
    return { status: 200, text: '{"id":7}' }
  })
  const { data } = await api.GET('/api/vehicles/{id}', { params: { path: { id: 7 } } })
  expect([asked, data?.id]).toEqual([['/api/vehicles/7'], 7])
})

test('requests each path once and detects changed responses', async () => {
  let asked = 0
  const answers = { price: 10, status: 200 }
  const ask = async () => {
    asked++
    return { status: answers.status, text: `{"price":${answers.price}}` }
  }
  const first = notedAnswers(ask)
  expect(await Promise.all([first.ask('/api/a'), first.ask('/api/a')])).toHaveLength(2)
  const noted = await first.answers()
  expect([asked, noted.map(({ path }) => path)]).toEqual([1, ['/api/a']])
  expect(await notedAnswers(ask).isSame(noted)).toBe(true)
  answers.price = 11
  const later = notedAnswers(ask)
  expect(await later.isSame(noted)).toBe(false)
  // the page is rendered again with the new responses
  const before = asked
  expect([(await later.ask('/api/a')).text, asked]).toEqual(['{"price":11}', before])
  Object.assign(answers, { price: 10, status: 404 })
  expect(await notedAnswers(ask).isSame(noted)).toBe(false)
})
