import { expect, test } from 'vitest'
import { ApiError, asApiError } from './api-error.ts'

const flags = (error: ApiError) =>
  (['isOffline', 'isSignedOut', 'isForbidden', 'isMissing', 'isRefused', 'isPassing'] as const).filter((flag) => error[flag])

test.each([
  [0, null, ['isOffline', 'isPassing']],
  [399, null, []],
  [400, null, ['isRefused']],
  [401, null, ['isSignedOut', 'isRefused']],
  [403, null, ['isForbidden', 'isRefused']],
  [404, null, ['isMissing', 'isRefused']],
  [410, null, ['isMissing', 'isRefused']],
  [428, null, ['isRefused']],
  [429, 5, []],
  [499, null, ['isRefused']],
  [500, 5, []],
  // a response with Retry-After
  [503, 0, ['isPassing']],
  [503, null, []],
])('%i, to be tried again after %s, is %j', (status, retryAfter, said) => {
  expect(flags(new ApiError(status, null, retryAfter))).toEqual(said)
})

test('keeps the server’s error; maps unknown bodies and offline', () => {
  const errors = [{ field: 'email', reason: 'format' }]
  const said = new ApiError(409, { code: 'CarTaken', message: 'Prise.', errors, state: 'Sold' })
  expect([said.code, said.message, said.errors, said.body.state]).toEqual(['CarTaken', 'Prise.', errors, 'Sold'])
  for (const answer of [null, 'no', {}, { message: 7, errors: 'none' }]) {
    const bare = new ApiError(500, answer)
    expect([bare.code, bare.message, bare.errors, bare.name]).toEqual(['Unexpected', '', [], 'ApiError'])
  }
  expect(new ApiError(0, { code: 'CarTaken' }).code).toBe('Offline')
  expect(asApiError(said)).toBe(said)
  expect(asApiError(new TypeError('failed to fetch'))).toMatchObject({ status: 0, message: '' })
})
