import { createServer } from 'node:net'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'
import { type JourneyOptions, startingState } from './e2e/journey.ts'
import { dataFolder } from './e2e/own-server.ts'

/** The workers of this run read the same address: it is fixed once, in the environment. */
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
/** E2E_URL runs the journeys against a server that is already there. */
const baseURL = process.env.E2E_URL ?? `http://localhost:${port}`
const results = process.env.RESULTS
const { executablePath, args, env } = findBrowser()

const wide = { width: 1440, height: 900 }
/**
 * Where journeys are walked. Each is walked once, in French on a wide screen, unless its test says otherwise by a tag
 * (`test('…', on.both, …)`, see `on` in e2e/journey.ts): elsewhere, or in several places where words, direction or room matter.
 */
const places = [
  { name: 'french', tag: /@french|^(?!.*@(arabic|phone))/, language: 'fr', locale: 'fr-MA', viewport: wide },
  { name: 'arabic', tag: /@arabic/, language: 'ar', locale: 'ar-MA', viewport: wide },
  {
    name: 'phone',
    tag: /@phone/,
    ...devices['Galaxy S9+'],
    // its twenty pixels for one cost the time of drawing, and no journey looks at them
    deviceScaleFactor: 1,
    language: 'ar',
    locale: 'ar-MA',
    viewport: { width: 360, height: 740 },
  },
] as const

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // on two cores: a journey waits for half of its time
  workers: 4,
  // what needs a second try has failed
  retries: 0,
  timeout: 120_000,
  expect: {
    // four journeys at a time on two cores: what is right comes late now and then
    timeout: 20_000,
    // the same browser and fonts everywhere; processors round a pixel differently now and then
    toHaveScreenshot: { pathTemplate: '{testDir}/kit/pictures/{arg}{ext}', threshold: 0.1, maxDiffPixels: 30 },
  },
  reporter: results ? [['list'], ['json', { outputFile: results }]] : 'list',
  use: {
    baseURL,
    // recording costs time in every journey, the passing ones too: `--trace on` makes a trace, with pictures, of those that are asked for
    trace: 'off',
    screenshot: 'off',
    // journeys that stand between page and server themselves would not see what the worker asks; those of the worker allow it
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // pages of journeys live for seconds: what the last optimiser costs never comes back
      args: [...args, '--js-flags=--no-opt'],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects: [
    { name: 'before', testMatch: '**/*.setup.ts', use: { storageState: startingState('fr', baseURL) } },
    ...places.map(({ name, tag, language, ...screen }) => ({
      name,
      grep: tag,
      dependencies: ['before'],
      use: { ...screen, language, storageState: startingState(language, baseURL) },
    })),
  ],
  ...(!process.env.E2E_URL && {
    webServer: {
      // the demo world in a folder of its own, filled by the first run
      command: `"${process.execPath}" src/main/start.ts --port=${port} --data-dir=${dataFolder} --trust-proxy=1 --log-level=warn`,
      url: `${baseURL}/readyz`,
      // a busy machine takes minutes to fill the demo world
      timeout: 900_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  }),
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number }
      probe.close(() => resolve(free))
    })
  })
}
