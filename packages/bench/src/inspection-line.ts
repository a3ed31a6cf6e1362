// How the photos of an inspection get home over a slow line: 60 photos that a tablet has kept without a network, over 1 Mbit/s with 100 ms of
// delay as Chromium slows it, with the line cut once in the middle. How long it takes beside what the line could carry at best, how often the
// progress moved, and how many photos went twice.
//   npm start                              (another terminal; the demo world)
//   npm run bench -- --only=inspection-line [--url=http://localhost:3000/] [--photos=60] [--megabits=1]
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../../../e2e/browser.ts'
import { call, cameraPhoto, newSheet, signIn } from './inspector.ts'
import { median, option } from './option.ts'
import { keepFigures } from './results.ts'

const site = option('url', 'http://localhost:3000/').replace(/\/$/, '')
const photos = Number(option('photos', '60'))
const megabits = Number(option('megabits', '1'))
const bytesPerSecond = (megabits * 1_000_000) / 8
/** how long the line is away in the middle, in ms */
const cut = 10_000

const { executablePath, args, env } = findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> })
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-MA' })
  const page = await context.newPage()
  await signIn(page, site)
  const sheet = await newSheet(page)
  await page.goto(`${site}/staff/expertises/${sheet.id}`)
  const repair = page.locator('[data-action=Repair]').locator('visible=true').first()
  await repair.waitFor()

  const arrived = async () => {
    const now = await call<{ checkPartQuotations: { documents: unknown[] }[] }>(page, 'GET', `/api/staff/expertises/${sheet.id}`)
    return now.checkPartQuotations.reduce((sum, { documents }) => sum + documents.length, 0)
  }
  const before = await arrived()

  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const line = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 100,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  // each photo that has not gone yet says that it is here
  const waiting = page.locator('main ul [class*=_here_]')
  await line(true)
  await repair.click()
  for (let i = 0; i < photos; i += 10) {
    const some = Array.from({ length: Math.min(10, photos - i) }, async (_, n) => ({
      name: `${i + n}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(cameraPhoto).jpeg().toBuffer(),
    }))
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles(await Promise.all(some))
    await waiting.nth(Math.min(i + 10, photos) - 1).waitFor()
  }

  // what is sent, as the browser tells it; the bytes are those of the head that really left, for a form with a file in it has no body to read
  const sent: string[] = []
  let bytes = 0
  page.on('request', (request) => {
    if (!request.url().includes('/documents/upload')) return
    sent.push(new URL(request.url()).searchParams.get('ClientId') ?? '')
  })
  page.on('requestfinished', async (request) => {
    if (request.url().includes('/documents/upload')) bytes += Number(await request.headerValue('content-length'))
  })
  const seen: { at: number; value: number }[] = []
  const look = async () => {
    const value = await page.evaluate(() => document.querySelector<HTMLProgressElement>('label progress')?.value ?? null)
    if (value !== null && value !== seen.at(-1)?.value) seen.push({ at: Date.now(), value })
  }

  const begun = Date.now()
  await line(false)
  await page.getByRole('button', { name: 'Envoyer maintenant', exact: true }).click()
  let away = 0
  for (;;) {
    const left = await waiting.count()
    // between two rounds of sending the list may be empty for a moment
    if (left === 0 && (await arrived().catch(() => 0)) - before >= photos) break
    if (away === 0 && left <= photos / 2) {
      const from = Date.now()
      await line(true)
      await page.waitForTimeout(cut)
      await line(false)
      away = Date.now() - from
    }
    await look()
    await page.waitForTimeout(100)
  }
  const seconds = (Date.now() - begun - away) / 1000
  await line(false)
  const total = (await arrived()) - before
  const steps = seen.slice(1).map(({ at }, i) => at - (seen[i]?.at ?? at))
  const twice = sent.length - new Set(sent).size
  const best = bytes / bytesPerSecond
  process.stdout.write(
    `${photos} photos, ${(bytes / 1e6).toFixed(1)} MB, ${sent.length} sendings; cut for ${away / 1000} s in the middle\n`,
  )
  keepFigures(`${photos} photos of an inspection over ${megabits} Mbit/s`, [
    { what: 'photos that arrived, each once', goal: String(photos), now: String(total), reached: total === photos },
    { what: 'photos begun anew after the cut', goal: 'at most 1', now: String(twice), reached: twice <= 1 },
    {
      what: 'time without the cut, beside what the line carries at best',
      goal: '1.5 times',
      // a browser does not always tell how much it sent
      now: `${seconds.toFixed(0)} s, ${bytes > 0 ? `${(seconds / best).toFixed(2)} times` : 'bytes unknown'}`,
      reached: bytes > 0 && seconds <= best * 1.5,
    },
    { what: 'progress moves every', goal: '2 s', now: `${(median(steps) / 1000).toFixed(1)} s`, reached: median(steps) <= 2000 },
  ])
} finally {
  await browser.close()
}
