import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { request as requests } from '@playwright/test'
import { messagesTo } from './inbox.ts'
import { expect, test } from './journey.ts'
import { startOwnServer } from './own-server.ts'
import { newPerson, type Person } from './people.ts'

const count = 50
const folder = '.cache/killed-data'
const settings = [`--data-dir=${folder}`, '--demo-world=false', '--dev-inbox=true', '--trust-proxy=1']

/** A browser without a screen: its own cookies, its own network address. */
async function visitor(url: string, number: number) {
  const context = await requests.newContext({
    baseURL: url,
    // fifty passwords are weighed at once, on a machine that has other journeys to walk: each ends, however late
    timeout: 0,
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` },
  })
  /** Fills the form of a page and sends it; gives where that leads, or the status of the page that came instead. */
  async function send(path: string, fields: Record<string, string>): Promise<string | number> {
    const html = await (await context.get(path)).text()
    const [, token = ''] = /name="_csrf" value="([^"]+)"/.exec(html) ?? []
    const answer = await context.post(path, { form: { ...fields, _csrf: token }, maxRedirects: 0 })
    return answer.headers().location ?? answer.status()
  }
  return {
    register: ({ firstName, lastName, email, phone, password }: Person) =>
      send('/identity/register', { civility: 'M.', firstName, lastName, email, phone, password, language: 'fr', news: 'on' }),
    signIn: ({ email, password }: Person) => send('/identity/login', { identifier: email, password }),
    end: () => context.dispose(),
  }
}

/** On a busy machine some are asked to come back in a moment, and do: what was not answered says nothing of an account. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const said = await ask()
    if (said !== 503) return said
    await sleep(500)
  }
}

test('a server killed amid fifty registrations leaves whole accounts or none', async () => {
  test.setTimeout(300_000)
  rmSync(folder, { recursive: true, force: true })
  const people = Array.from({ length: count }, newPerson)
  const first = await startOwnServer(settings)
  const told = new Set<Person>()
  const ended = Promise.all(
    people.map(async (person, i) => {
      const browser = await visitor(first.url, i)
      try {
        const said = await patiently(() => browser.register(person))
        if (typeof said === 'string') told.add(person)
        if (told.size === count * 0.4) first.kill()
      } catch {
        // the server was gone
      } finally {
        await browser.end()
      }
    }),
  )
  await ended
  expect(told.size).toBeGreaterThanOrEqual(count * 0.4)
  expect(told.size).toBeLessThan(count)

  const second = await startOwnServer(settings)
  const inbox = await requests.newContext({ baseURL: second.url })
  try {
    const lookAt = async (person: Person, i: number) => {
      const browser = await visitor(second.url, count + i)
      const there = typeof (await patiently(() => browser.signIn(person))) === 'string'
      // anyone who was told that the account is open has one
      if (told.has(person)) expect(there).toBe(true)
      // nothing of the others bars the way
      if (!there) expect(typeof (await patiently(() => browser.register(person)))).toBe('string')
      // account and letter come together, and the letter comes once: who dies between sending and noting it sends the very same again
      const letters = async () =>
        new Set((await messagesTo(inbox, person.email)).filter(({ channel }) => channel === 'Email').map(({ text }) => text)).size
      // what the dead server had taken is looked for at the start, and by the minute should the database not know of its end by then
      await expect.poll(letters, { timeout: 150_000, intervals: [500, 1_000, 2_000, 5_000] }).toBe(1)
      await browser.end()
    }
    await Promise.all(people.map(lookAt))
  } finally {
    await inbox.dispose()
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
