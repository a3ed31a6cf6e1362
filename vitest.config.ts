import { defineConfig } from 'vitest/config'

const settings = {
  environment: 'node',
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  teardownTimeout: 20_000,
  env: { NODE_ENV: 'test', TZ: 'UTC', LOG_LEVEL: 'error', CHECK_ANSWERS: 'true' },
} as const

/**
 * `code`: unit and integration tests, on one database server; `packages`: the packages beside the product; `house`: rules about the
 * code; `changes`: the common changes that docs/ describe, performed on a copy.
 */
export default defineConfig({
  test: {
    // a file that waits for its database leaves a core to another one
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...settings,
          name: 'code',
          include: ['src/**/*.test.{ts,tsx}', 'tools/*.test.ts', 'tools/rights/*.test.ts', 'db/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['src/testing/server.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { ...settings, name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      { test: { ...settings, name: 'house', include: ['tools/checks/*.test.ts'] } },
      // each runs type checks and tests of its own on a copy of the tree
      { test: { ...settings, name: 'changes', include: ['tools/changes/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 } },
    ],
  },
})
