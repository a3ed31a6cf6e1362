import { realpathSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { patience } from './src/testing/patience.ts'
import { texts } from './vite.config.ts'

/** Properties are tried with so many times as many cases: see src/testing/property.ts. */
const times = Number(process.env.PROPERTY_TIMES ?? 1)

const settings = {
  environment: 'node',
  pool: 'forks',
  testTimeout: 60_000 * times,
  hookTimeout: 120_000,
  teardownTimeout: 20_000,
  expect: { poll: { timeout: patience, interval: 20 } },
  env: { NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'error', CHECK_ANSWERS: 'true' },
} as const

/** What runs in a browser remembers things in its modules: each file begins anew. */
const screens = ['src/**/*.test.tsx', 'src/{client,site,staff,ui}/**/*.test.ts', 'src/**/ui/**/*.test.ts']

/**
 * `code`: unit and integration tests, on one database server; `screens`: those of what runs in a browser; `packages`: the packages
 * beside the product; `house`: rules about the code; `changes`: the common changes that docs/ describe, performed on a copy.
 */
export default defineConfig({
  test: {
    // a file that waits for its database leaves a core to another one
    maxWorkers: 2,
    projects: [
      {
        plugins: [texts({ everyLanguage: true })],
        test: {
          ...settings,
          name: 'code',
          // the server keeps nothing between two calls: its modules are read once per worker
          isolate: false,
          include: ['src/**/*.test.ts', 'tools/*.test.ts', 'tools/rights/*.test.ts', 'db/**/*.test.ts', 'packages/bench/src/*.test.ts'],
          exclude: screens,
          globalSetup: ['src/testing/server.ts'],
        },
      },
      {
        plugins: [texts({ everyLanguage: true })],
        // a copy of the tree links to the packages of the tree: styles and workers of theirs lie outside of it
        server: { fs: { allow: [realpathSync('node_modules')] } },
        test: {
          ...settings,
          name: 'screens',
          isolate: false,
          include: screens,
          setupFiles: ['src/testing/screen-file.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { ...settings, name: 'packages', include: ['packages/*/src/**/*.test.ts'], exclude: ['packages/bench/**'] } },
      { test: { ...settings, name: 'house', include: ['tools/checks/*.test.ts'], testTimeout: 240_000 } },
      // each runs type checks and tests of its own on a copy of the tree
      { test: { ...settings, name: 'changes', include: ['tools/changes/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 } },
    ],
  },
})
