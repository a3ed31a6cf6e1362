import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverText } from '#i18n/server.ts'
import { fieldError } from '#platform/validation.ts'
import { ErrorAnswer } from '#shared/contract.ts'
import { AppError, type ErrorCode, errorStatus, fieldReasons } from '#shared/errors.ts'
import { testApi } from '#testing/database.ts'
import { errorAnswer } from './error-answer.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test.each(Object.keys(errorStatus) as ErrorCode[])('renders %s as a problem in both languages', (code) => {
  for (const language of ['fr', 'ar'] as const) {
    const details = {
      field: 'x',
      ids: '1',
      limit: 3,
      state: 'Draft',
      open: 1,
      count: 2,
      weekday: 'none',
      day: '',
      time: '',
      seconds: 6,
      hours: 2,
      since: '24/11/2026',
    }
    const { body, status } = errorAnswer(new AppError(code, details), language, 'request-1')
    expect(ErrorAnswer.parse(body)).toEqual(body)
    expect([body.status, body.type, body.message]).toEqual([status, `urn:rihla:problem:${code}`, body.detail])
    expect(body.detail).not.toContain(code)
    // a state is told in a member of its own, its code is no word of a sentence
    expect(body.detail).not.toContain('Draft')
  }
})

test.each(fieldReasons)('has a message for the reason %s in both languages', (reason) => {
  for (const language of ['fr', 'ar'] as const) {
    const { body } = errorAnswer(fieldError('price', reason, { limit: 5, values: ['a', 'b'], reference: 'RV-1' }), language, 'request-1')
    expect(body.detail).not.toBe(reason)
    expect(body.errors).toEqual([{ field: 'price', reason, limit: 5, values: ['a', 'b'], reference: 'RV-1' }])
  }
})

test('groups the digits of every number in a sentence', () => {
  const open = errorAnswer(new AppError('PriceNotPaid', { open: 122_899 }), 'fr', 'request-1').body
  expect(open.message).toContain('122\u00a0899')
  const points = errorAnswer(new AppError('CheckListOpen', { count: 1 }), 'fr', 'request-1').body
  expect(points.message).toContain('1 point reste')
})

test('groups the digits of a limit in the sentence and leaves the number in `errors`', () => {
  const { body } = errorAnswer(fieldError('mileage', 'tooBig', { limit: 1_000_000 }), 'fr', 'request-1')
  expect(body.detail).toContain('1\u00a0000\u00a0000')
  expect(body.errors).toEqual([{ field: 'mileage', reason: 'tooBig', limit: 1_000_000 }])
})

test('does not expose the cause of a fault', () => {
  const { body } = errorAnswer(fieldError('File', 'pdf', { cause: 'at offset 7' }), 'fr', 'request-1')
  expect(JSON.stringify(body)).not.toContain('offset')
})

test('reports path and query faults together, with the request id', async () => {
  const answer = await api.app.inject({
    url: '/api/vehicles?MinPrice=cheap&Colors=Plaid&Colors=Zebra',
    headers: { 'x-request-id': 'request-77', 'accept-language': 'ar' },
  })
  const problem = ErrorAnswer.parse(answer.json())
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(problem).toMatchObject({ status: 400, requestId: 'request-77', title: 'Bad request', code: 'BadRequest' })
  expect(problem.errors).toMatchObject([
    { field: 'Colors', reason: 'notInList', values: expect.arrayContaining(['Red']) },
    { field: 'MinPrice', reason: 'number' },
  ])
  expect(problem.detail).toMatch(/[\u0600-\u06ff].*MinPrice|MinPrice.*[\u0600-\u06ff]/)
})

test.each([
  ['POST', '/api/vehicles', 'GET, HEAD'],
  ['PATCH', '/api/vehicles/1', 'GET, HEAD'],
  ['DELETE', '/api/customers/preferences', null],
  ['PUT', '/api/customers/favourites/', 'GET, HEAD, POST'],
  ['POST', '/api/nothing', undefined],
] as const)('a method that an address does not take: %s %s', async (method, url, allow) => {
  const { statusCode, headers } = await api.app.inject({ method, url })
  if (allow === null) expect([404, 405]).not.toContain(statusCode)
  else expect([statusCode, headers.allow]).toEqual([allow ? 405 : 404, allow])
})

test('does not parse a trailing slash as an empty number', async () => {
  const [plain, ended] = await Promise.all(['/api/vehicles?size=1', '/api/vehicles/?size=1'].map((url) => api.app.inject({ url })))
  expect([ended?.statusCode, ended?.json()]).toEqual([200, plain?.json()])
})

test('returns the failure number of a rejected reservation', () => {
  const failureOf = (code: ErrorCode) =>
    errorAnswer(new AppError(code, { weekday: 'none', day: '', time: '' }), 'fr', 'request-1').body.failure
  expect([failureOf('PaymentsClosed'), failureOf('CarTaken'), failureOf('BookingClosed'), failureOf('NotFound')]).toEqual([
    1,
    2,
    3,
    undefined,
  ])
})

test.each(['/icons', '/vehiclebrands/stripped', '/Dacia/stripped'])('%s is no call at the root of the site', async (url) => {
  expect((await api.app.inject({ url })).statusCode).toBe(404)
})

test('responds plain JSON when nothing else is accepted', async () => {
  const typeFor = async (accept: string) => (await api.app.inject({ url: '/api/nowhere', headers: { accept } })).headers['content-type']
  expect(await typeFor('application/json')).toBe('application/json; charset=utf-8')
  for (const accept of ['*/*', 'application/json, */*', 'application/problem+json, application/json', 'text/html'])
    expect(await typeFor(accept)).toBe('application/problem+json; charset=utf-8')
})

test('responds with a problem to an unknown URL', async () => {
  const answer = await api.app.inject({ url: '/api/nowhere' })
  expect(answer.json()).toMatchObject({ status: 404, code: 'NotFound', detail: serverText('errors', 'fr')('NotFound') })
})

test('classifies thrown values for response and log', () => {
  const told = (error: unknown) => {
    const { status, headers, body, known, passing } = errorAnswer(error, 'fr', 'request-1')
    return [status, body.code, headers, known, passing]
  }
  const network = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(told(new AppError('NotFound'))).toEqual([404, 'NotFound', {}, true, false])
  expect(told(new AppError('MethodNotAllowed', { allow: 'GET' }))).toEqual([405, 'MethodNotAllowed', { allow: 'GET' }, true, false])
  expect(told(network)).toEqual([503, 'NotReady', { 'retry-after': '5' }, false, true])
  expect(told(new Error('odd'))).toEqual([500, 'Unexpected', {}, false, false])
  for (const odd of [null, undefined, 'text', { statusCode: 'x' }]) expect(told(odd)).toEqual([500, 'Unexpected', {}, false, false])
  for (const [statusCode, status, code] of [
    [413, 413, 'PayloadTooLarge'],
    [415, 415, 'UnsupportedMediaType'],
    [400, 400, 'BadRequest'],
    [499, 400, 'BadRequest'],
    [500, 500, 'Unexpected'],
    [399, 500, 'Unexpected'],
  ])
    expect([statusCode, ...told({ statusCode }).slice(0, 2)]).toEqual([statusCode, status, code])
})

test('returns status, allowed actions and opening time of a rejected step', () => {
  const body = (code: ErrorCode, details: Record<string, string>) =>
    errorAnswer(new AppError(code, { weekday: 'none', day: '', time: '', ...details }), 'fr', 'r').body
  expect(body('TransitionNotAllowed', { state: 'New', actions: 'check, drop' })).toMatchObject({ state: 'New', actions: ['check', 'drop'] })
  expect(body('TransitionNotAllowed', { state: 'Gone', actions: '' })).toMatchObject({ state: 'Gone', actions: [] })
  expect(body('BookingClosed', { opens: '2026-03-16T09:00:00Z' })).toMatchObject({ opens: '2026-03-16T09:00:00Z' })
  for (const member of ['state', 'actions', 'opens', 'errors', 'failure'])
    expect(body('NotFound', { state: 'New', actions: 'check' })).not.toHaveProperty(member)
})
