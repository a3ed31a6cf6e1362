import { createServer } from 'node:net'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'
import { type JourneyOptions, startingState } from './e2e/journey.ts'

/** The workers of this run read the same address: it is fixed once, in the environment. */
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
/** E2E_URL runs the journeys against a server that is already there. */
const baseURL = process.env.E2E_URL ?? `http://localhost:${port}`
const results = process.env.RESULTS
const { executablePath, args, env } = findBrowser()

/** What only one kind of screen has, and what starts a server of its own and walks through both languages itself. */
const onPhones = '**/phone.spec.ts'
const onDesks = '**/wide.spec.ts'
/** What reads the same on every screen is walked on the wide ones alone. */
const onAnyScreen = ['account', 'contact', 'customer', 'financing', 'health', 'language', 'stock', 'team'].map(
  (name) => `**/${name}.spec.ts`,
)
const ownServer = [
  '**/alerts.spec.ts',
  '**/base-path.spec.ts',
  '**/imported-stock.spec.ts',
  '**/killed-registrations.spec.ts',
  '**/sign-in.spec.ts',
  '**/staff.spec.ts',
]

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // a machine that stood still for a while fails once, a fault fails twice; what needed its second try is listed as flaky
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: results ? [['list'], ['json', { outputFile: results }]] : 'list',
  use: {
    baseURL,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
  projects: [
    {
      name: 'fr',
      testIgnore: [onPhones, ...ownServer],
      use: { language: 'fr', locale: 'fr-MA', viewport: { width: 1440, height: 900 }, storageState: startingState('fr', baseURL) },
    },
    {
      name: 'ar',
      testIgnore: [onPhones, ...ownServer],
      use: { language: 'ar', locale: 'ar-MA', viewport: { width: 1440, height: 900 }, storageState: startingState('ar', baseURL) },
    },
    {
      name: 'mobile',
      testIgnore: [onDesks, ...onAnyScreen, ...ownServer],
      use: {
        ...devices['Galaxy S9+'],
        language: 'ar',
        locale: 'ar-MA',
        viewport: { width: 360, height: 740 },
        storageState: startingState('ar', baseURL),
      },
    },
    { name: 'own', testMatch: ownServer, use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(!process.env.E2E_URL && {
    webServer: {
      // the demo world in a folder of its own, filled by the first run
      command: `"${process.execPath}" src/main/start.ts --port=${port} --data-dir=${process.env.E2E_DATA ?? '.cache/journey-data'} --trust-proxy=true --log-level=warn`,
      url: `${baseURL}/readyz`,
      timeout: 240_000,
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
