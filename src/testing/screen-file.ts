import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { patience } from './patience.ts'

/**
 * Screen tests share the window of their worker, which more than halves their run time. Each file starts with fresh modules, and removes
 * what it rendered, mocked and stored.
 */
vi.resetModules()

/** Warnings about features that happy-dom lacks. */
const missingInHappyDom = /The tag <search> is unrecognized|`window\.startViewTransition` is not available/

/** Warnings and errors logged during a test by React, React Router or our code. */
const logged: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => {
    const message = format(...args)
    if (!missingInHappyDom.test(message)) logged.push(message)
  }

beforeEach(() => void logged.splice(0))
afterEach(() => expect(logged.splice(0), 'warnings and errors in the console').toEqual([]))

const start = typeof document === 'undefined' ? null : location.href

beforeAll(async () => {
  if (start === null) return
  // imported from the test file's module graph, as below
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
})

afterAll(async () => {
  vi.useRealTimers()
  if (start !== null) {
    // imported from the test file's module graph: another copy of the library does not see its renders
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    emptyPage(start)
  }
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function emptyPage(address: string): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no other way
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=-1; path=/`
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(address)
}
