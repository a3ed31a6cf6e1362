import { describe, expect, test } from 'vitest'
import { messageIdOf, nextAttempt, withLanguage } from './rules.ts'

const created = new Date('2026-03-15T10:00:00Z')

test('messageIdOf: uses the domain of the sender', () => {
  expect(messageIdOf('abc', 'bonjour@exemple.ma')).toBe('<abc@exemple.ma>')
})

const at = (ms: number) => new Date(created.getTime() + ms)

describe('nextAttempt', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 10],
    [5, 15],
    [6, 30],
    [7, 60],
    [8, 120],
    [9, 180],
    [10, 240],
    [11, 240],
    [99, 240],
  ])('after %i attempts it rests for %i minutes', (attempts, minutes) => {
    expect(nextAttempt(attempts, created, at(5))).toEqual(at(5 + minutes * 60_000))
  })

  test('gives up after three days, not earlier', () => {
    expect([nextAttempt(10, created, at(72 * 3_600_000)), nextAttempt(10, created, at(72 * 3_600_000 + 1))]).toEqual([
      at(76 * 3_600_000),
      null,
    ])
  })

  test('returns a domain for any sender name', () => {
    expect(messageIdOf('abc', 'bonjour')).toBe('<abc@localhost>')
  })
})

describe('withLanguage', () => {
  const site = 'https://rihla.example/occasion/'
  const read = (text: string) => withLanguage(text, 'ar', site)

  test('adds the language to links of pages', () => {
    expect(
      withLanguage({ stop: { url: `${site}alert/stop?token=1` }, blocks: [{ button: { url: `${site}customer/7#data` } }] }, 'ar', site),
    ).toEqual({
      stop: { url: `${site}alert/stop?token=1&lang=ar` },
      blocks: [{ button: { url: `${site}customer/7?lang=ar#data` } }],
    })
  })

  test('adds it within a sentence', () => {
    expect(read(`عرضك \u2066${site}history\u2069 جاهز: ${site}history.`)).toBe(
      `عرضك \u2066${site}history?lang=ar\u2069 جاهز: ${site}history?lang=ar.`,
    )
  })

  test.each([`${site}api/newsletter/1/unsubscribe`, `${site}img/mark.png`, `${site}papers/1?lang=fr`, 'https://wa.me/212612345678'])(
    'leaves %s',
    (link) => expect(read(link)).toBe(link),
  )

  test('leaves the links of a message in the default language', () => {
    expect(withLanguage(`${site}history`, 'fr', site)).toBe(`${site}history`)
  })
})
