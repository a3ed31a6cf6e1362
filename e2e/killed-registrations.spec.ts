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

/** An HTTP client with its own cookies and IP address. */
async function visitor(url: string, number: number) {
  const context = await requests.newContext({
    baseURL: url,
    // fifty password hashes run concurrently on a busy machine
    timeout: 0,
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` },
  })
  /** Submits the form of a page; returns its redirect, or the status of the page rendered instead. */
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

/** Retries rejected requests of a busy server; an unanswered request proves nothing about an account. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const said = await ask()
    if (said !== 503) return said
    await sleep(500)
  }
}

test('leaves complete accounts or none after the server is killed', async () => {
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
      // every confirmed registration has an account
      if (told.has(person)) expect(there).toBe(true)
      // the other registrations can be repeated
      if (!there) expect(typeof (await patiently(() => browser.register(person)))).toBe('string')
      // account and mail are atomic; the mail is sent once, or again identically after a crash between sending and recording
      const letters = async () =>
        new Set((await messagesTo(inbox, person.email)).filter(({ channel }) => channel === 'Email').map(({ text }) => text)).size
      // jobs of the dead server are recovered at start, and each minute if the database has not noticed its end by then
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
