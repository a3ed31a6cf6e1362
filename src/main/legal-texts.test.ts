import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepDays } from '#domains/foundation/notifications/rules.ts'
import { cookieNames, sessionSeconds } from '#identity/cookies.ts'
import { antiForgeryCookie } from '#platform/anti-forgery.ts'
import { languageKey, languages } from '#shared/language.ts'

const written = (page: string) =>
  languages.map((language) => readFileSync(join(import.meta.dirname, `../domains/publishing/content/data/${page}.${language}.md`), 'utf8'))

test('lists every cookie on the cookie page', () => {
  const { secure, ...names } = cookieNames('http://localhost')
  expect(secure).toBe(false)
  for (const text of written('cookies'))
    for (const name of [languageKey, antiForgeryCookie, ...Object.values(names)]) expect(text).toContain(`**${name}**`)
})

// what the pages say in words, because it is no setting: "fourteen days" of a session, "six months at most" of the messages
test('states the actual durations on the pages', () => {
  expect(sessionSeconds).toBe(14 * 86_400)
  expect(keepDays).toBeLessThanOrEqual(183)
})
