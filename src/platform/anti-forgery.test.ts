import { expect, test } from 'vitest'
import { checkAntiForgery, makeAntiForgeryToken } from './anti-forgery.ts'

const secret = 'a-secret-of-the-house'

test('is said back as it was given, also when it was signed with the secret before', () => {
  const token = makeAntiForgeryToken(secret)
  expect(() => checkAntiForgery(token, token, [secret])).not.toThrow()
  expect(() => checkAntiForgery(token, token, ['a-fresh-secret', secret])).not.toThrow()
})

test('is refused when it is missing, differs, is of our own making or of nobody’s', () => {
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
