// Lighthouse, mobile, in the browser of the journeys: the median of several runs of each page in each language. `history` and `adverts` are
// pages of a signed-in customer of the demo world, whose scripts are in the browser's cache after the sign-in.
//   npm start                             (another terminal)
//   npm run bench -- --only=lighthouse [--url=http://localhost:3000/] [--runs=5] [--pages=home,search] [--browser=/usr/bin/chromium]
// Lighthouse itself is fetched into `.cache` the first time: it weighs a fifth of all packages, and nothing else needs it.
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { demoPassword } from '../../../db/demo/accounts.ts'
import { findBrowser } from '../../../e2e/browser.ts'
import { freePort } from '../../../src/platform/free-port.ts'
import { languages } from '../../../src/shared/language.ts'
import { median, option } from './option.ts'
import { keepFigures } from './results.ts'

const version = '13.5.0'
const site = option('url', 'http://localhost:3000/')
const runs = Number(option('runs', '5'))
const wanted = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(wanted) as (keyof typeof wanted)[]

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const cars: { results: { slug: string; id: number }[] } = await (await fetch(new URL('api/vehicles?size=1', site))).json()
const [car] = cars.results
const all: Record<string, string> = {
  home: 'home',
  search: 'search-result',
  ...(car && { vehicle: `cars/${car.slug}/${car.id}` }),
  aid: 'aid',
  landing: 'voitures/dacia',
  history: 'history',
  adverts: 'customerAnnonces',
}
/** Pages of an account: search engines must not index them, so their SEO score does not count. */
const signedIn = ['history', 'adverts']
const chosen = option('pages', Object.keys(all).join()).split(',')

const folder = mkdtempSync(join(tmpdir(), 'rihla-lighthouse-'))
const { executablePath, args, env } = findBrowser()

/** A browser that Lighthouse may steer; `close` ends it. */
async function openBrowser(): Promise<{ port: number; close: () => void }> {
  const port = await freePort()
  const browser = spawn(
    option('browser', executablePath),
    [...args, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}/${port}`],
    { stdio: 'ignore', env: { ...process.env, ...env } },
  )
  for (let waited = 0; waited < 20_000; waited += 100) {
    if ((await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))?.ok) break
    await sleep(100)
  }
  return { port, close: () => browser.kill() }
}

/** Signs a customer of the demo world in. */
async function signIn(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await page.goto(new URL(`authentication/login?returnUrl=${encodeURIComponent(new URL('history', site).href)}`, site).href)
  await page.locator('[name=identifier]').fill('salma.alaoui@exemple.ma')
  await page.locator('[name=password]').fill(demoPassword)
  await page.locator('[name=password]').press('Enter')
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  await page.close()
  await browser.close()
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** The package in a folder of its own. */
async function loadLighthouse(): Promise<Lighthouse> {
  const home = join(import.meta.dirname, '../../..', '.cache', `lighthouse-${version}`)
  const entry = join(home, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    process.stdout.write('Lighthouse is fetched …\n')
    mkdirSync(home, { recursive: true })
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefix', home, `lighthouse@${version}`], { cwd: home })
  }
  return (await import(pathToFileURL(entry).href)).default as Lighthouse
}

/** One report, in a browser of its own; one that loses its traces says nothing of the page, and gives way to another, twice at most. */
async function measure(lighthouse: Lighthouse, url: string, account: boolean, again = 2): Promise<Report> {
  const { port, close } = await openBrowser()
  const flags = { port, logLevel: 'error', output: 'json', onlyCategories: categories, disableStorageReset: account }
  const result = await (account ? signIn(port) : Promise.resolve()).then(() => lighthouse(url, flags)).finally(close)
  const failure = result ? result.lhr.runtimeError?.message : 'no answer'
  if (failure && again > 0) return measure(lighthouse, url, account, again - 1)
  // headless shells of some versions break off pages under Lighthouse that they show otherwise
  if (!result || failure) throw new Error(`${url}: ${failure} Another browser may help: --browser=/usr/bin/chromium`)
  return result.lhr
}

try {
  const lighthouse = await loadLighthouse()
  const title = ['page'.padEnd(14), ...categories.map((name) => name.padStart(15)), '  FCP ms  LCP ms  TBT ms     CLS'].join('')
  process.stdout.write(`median of ${runs}, wanted ${Object.values(wanted).join(' ')}\n${title}\n`)
  const lowest = Object.fromEntries(categories.map((name) => [name, 100])) as typeof wanted
  for (const [name, path] of Object.entries(all).filter(([name]) => chosen.includes(name)))
    for (const language of languages) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run++)
        reports.push(await measure(lighthouse, new URL(`${path}?lang=${language}`, site).href, signedIn.includes(name)))
      const score = (category: string) => Math.round(median(reports.map((report) => report.categories[category]?.score ?? 0)) * 100)
      const audit = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? 0))
      const counted = categories.filter((category) => category !== 'seo' || !signedIn.includes(name))
      for (const category of counted) lowest[category] = Math.min(lowest[category], score(category))
      const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) =>
        `${Math.round(audit(id))}`.padStart(8),
      )
      const line = [
        `${name} ${language}`.padEnd(14),
        ...categories.map((category) => (counted.includes(category) ? `${score(category)}` : '-').padStart(15)),
        ...times,
      ]
      process.stdout.write(`${line.join('')}${audit('cumulative-layout-shift').toFixed(3).padStart(8)}\n`)
    }
  keepFigures(
    'Lighthouse, mobile',
    categories.map((name) => ({
      what: `${name}, lowest median of ${runs}`,
      goal: `${wanted[name]}`,
      now: `${lowest[name]}`,
      reached: lowest[name] >= wanted[name],
    })),
  )
} finally {
  await sleep(500)
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
