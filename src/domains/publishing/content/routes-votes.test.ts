import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { forgetVoters } from './service.ts'

let api: TestApi
let now = new Date('2026-03-16T10:00:00Z')
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true', TRUST_PROXY: '1' }, clock: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('truncate faq_votes cascade'))

const question = 'Comment annuler une réservation ?'
async function vote(isHelpful: boolean, { asked = question, from = '10.1.1.1', agent = 'Firefox', headers = {} } = {}): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/websitepages/faq/votes',
    headers: { ...(await api.headers()), 'x-forwarded-for': from, 'user-agent': agent, ...headers },
    payload: { question: asked, isHelpful },
  })
  return answer.statusCode
}
const votes = async () =>
  (await api.app.inject({ url: '/api/websitepages/faq/votes', headers: await api.headers('an-editor', ['editor']) })).json()

test('counts one daily vote per visitor and lists totals for editors', async () => {
  expect(await votes()).toEqual([])
  // rendered with French typographic spaces
  expect(await vote(true, { asked: question.replace(' ?', '\u202f?') })).toBe(204)
  expect(await vote(false)).toBe(204)
  expect(await vote(false, { agent: 'Chrome' })).toBe(204)
  expect(await votes()).toEqual([{ question, helpful: 1, unhelpful: 1 }])
  now = new Date('2026-03-17T10:00:00Z')
  expect(await vote(true)).toBe(204)
  expect(await votes()).toEqual([{ question, helpful: 2, unhelpful: 1 }])
})

test('rejects an unknown question and ignores the staff', async () => {
  expect(await vote(true, { asked: 'Comment voler une voiture ?' })).toBe(404)
  expect(await vote(true, { headers: await api.headers('an-agent', ['agent']) })).toBe(204)
  expect(await votes()).toEqual([])
})

test('limits votes of faked browsers to ten per day', async () => {
  for (let i = 0; i < 15; i++) await vote(false, { agent: `Firefox ${i}` })
  expect(await votes()).toEqual([{ question, helpful: 0, unhelpful: 10 }])
  // other networks and the next day count again
  await vote(false, { from: '10.2.2.2' })
  now = new Date(now.getTime() + 86_400_000)
  await vote(false)
  expect(await votes()).toEqual([{ question, helpful: 0, unhelpful: 12 }])
})

test('deletes voters after a day and keeps totals', async () => {
  await vote(true)
  const voters = async () => (await api.deps.pool.query('select from faq_voters')).rowCount
  await forgetVoters(api.deps)
  expect(await voters()).toBe(1)
  now = new Date(now.getTime() + 86_400_000)
  await forgetVoters(api.deps)
  expect([await voters(), await votes()]).toEqual([0, [{ question, helpful: 1, unhelpful: 0 }]])
})
