// Time that scripts take on a phone whose processor is four times slower, in the browser of the journeys: script and longest task of the first
// load, and a click on a filter until it is checked and until its results are on the screen.
//   npm start                               (another terminal)
//   npm run bench -- --only=script-time [--url=http://localhost:3000/] [--runs=5] [--pages=home,search,vehicle,filter] [--language=fr]
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../e2e/browser.ts'
import { asLanguage } from '../../../src/shared/language.ts'
import { median, option } from './option.ts'
import { type Figure, keepFigures } from './results.ts'

const site = option('url', 'http://localhost:3000/')
const runs = Number(option('runs', '5'))
const chosen = option('pages', 'home,search,vehicle,filter').split(',')
const language = asLanguage(option('language', 'fr'))
/** milliseconds */
const wanted = { script: { home: 450, search: 600, vehicle: 500 } as Record<string, number>, longest: 120, answered: 170, final: 350 }

const cars: { results: { slug: string; id: number }[] } = await (await fetch(new URL('api/vehicles?size=1', site))).json()
const [car] = cars.results
const paths: Record<string, string> = { home: 'home', search: 'search-result', ...(car && { vehicle: `cars/${car.slug}/${car.id}` }) }

declare global {
  interface Window {
    /** durations in ms, of tasks above 50 ms and of clicks until the next picture */
    longTasks: number[]
    clicks: number[]
    /** ms from the click to the picture with the new results */
    shown?: number
  }
}

/** Records long tasks and clicks of the page from its start. */
function record(): void {
  Object.assign(window, { longTasks: [], clicks: [] })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.clicks.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
// the filters are beside the results
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

const { executablePath, args, env } = findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> })

/** Opens a page with an empty cache and a slow processor; `measure` runs once the page has loaded and nothing has run for a second. */
async function load<T>(path: string, screen: BrowserContextOptions, measure: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    await page.addInitScript(record)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(new URL(`${path}?lang=${language}`, site).href, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    return await measure(page, session)
  } finally {
    await context.close()
  }
}

const firstLoad = (path: string) =>
  load(path, phone, async (page, session) => {
    const { metrics } = await session.send('Performance.getMetrics')
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    return { script, longest: Math.max(0, ...(await page.evaluate(() => window.longTasks))) }
  })

const filterClick = () =>
  load('search-result', desktop, async (page) => {
    const filter = page.locator('aside input[type=checkbox]:not(:checked)').locator('visible=true').first()
    await filter.waitFor()
    await page.evaluate(() => {
      const summary = document.getElementById('results-summary') as HTMLElement
      const before = summary.textContent
      let clicked = 0
      addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true })
      const watch = new MutationObserver(() => {
        if (clicked === 0 || summary.textContent === before || summary.ariaBusy === 'true') return
        watch.disconnect()
        // the second frame begins once the first is on the screen
        requestAnimationFrame(() => requestAnimationFrame(() => (window.shown = performance.now() - clicked)))
      })
      watch.observe(summary, { childList: true, characterData: true, subtree: true, attributes: true })
    })
    await filter.click()
    await page.waitForFunction(() => window.shown !== undefined)
    await page.waitForTimeout(500)
    // the browser does not report quicker clicks
    const answered = Math.max(16, ...(await page.evaluate(() => window.clicks)))
    return { answered, final: await page.evaluate(() => window.shown ?? 0) }
  })

/** Returns the results of `runs` runs, one after another. */
async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let i = 0; i < runs; i++) results.push(await run())
  return results
}

const figures: Figure[] = []
function add(what: string, times: readonly number[], most: number): void {
  const now = Math.round(median(times))
  process.stdout.write(`${what}: ${now} ms (${times.map(Math.round).join(', ')})\n`)
  figures.push({ what: `${what}, median of ${runs}`, goal: `${most} ms`, now: `${now} ms`, reached: now <= most })
}

try {
  for (const [name, path] of Object.entries(paths).filter(([name]) => chosen.includes(name))) {
    const loads = await repeat(() => firstLoad(path))
    add(
      `script of ${name}`,
      loads.map(({ script }) => script),
      wanted.script[name] ?? 0,
    )
    add(
      `longest task of ${name}`,
      loads.map(({ longest }) => longest),
      wanted.longest,
    )
  }
  if (chosen.includes('filter')) {
    const clicks = await repeat(filterClick)
    add(
      'click on a filter until it is checked',
      clicks.map(({ answered }) => answered),
      wanted.answered,
    )
    add(
      'click on a filter until its results are shown',
      clicks.map(({ final }) => final),
      wanted.final,
    )
  }
  keepFigures('Scripts at a four times slower processor', figures)
} finally {
  await browser.close()
}
