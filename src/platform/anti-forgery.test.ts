import { expect, test } from 'vitest'
import { checkAntiForgery, makeAntiForgeryToken } from './anti-forgery.ts'

const secret = 'a-secret-of-the-house'

test('accepts a returned token, also of the previous secret', () => {
  const token = makeAntiForgeryToken(secret)
  expect(() => checkAntiForgery(token, token, [secret])).not.toThrow()
  expect(() => checkAntiForgery(token, token, ['a-fresh-secret', secret])).not.toThrow()
})

test('rejects a missing, different, unsigned or foreign token', () => {
  const [token, other] = [makeAntiForgeryToken(secret), makeAntiForgeryToken(secret)]
  for (const [cookie, header] of [
    [undefined, token],
    [token, undefined],
    [token, other],
    [token, [token]],
    ['planted.token', 'planted.token'],
    ['', ''],
    ['.', '.'],
    [makeAntiForgeryToken('another secret'), undefined],
  ] as const)
    expect(() => checkAntiForgery(cookie, header, [secret])).toThrow(expect.objectContaining({ code: 'AntiForgery' }))
  const foreign = makeAntiForgeryToken('another secret')
  expect(() => checkAntiForgery(foreign, foreign, [secret])).toThrow()
})
