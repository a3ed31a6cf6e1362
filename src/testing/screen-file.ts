import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Files of screen tests share the window of their worker, which costs them less than half the time: each begins with modules that remember
 * nothing, and takes away what it drew, stubbed and kept.
 */
vi.resetModules()

/** Warnings about what happy-dom lacks and browsers have. */
const missingInHappyDom = /The tag <search> is unrecognized|`window\.startViewTransition` is not available/

/** Warnings and errors that React, React Router or our code logged during a test. */
const logged: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => {
    const message = format(...args)
    if (!missingInHappyDom.test(message)) logged.push(message)
  }

beforeEach(() => void logged.splice(0))
afterEach(() => expect(logged.splice(0), 'warnings and errors in the console').toEqual([]))

const start = typeof document === 'undefined' ? null : location.href

afterAll(async () => {
  vi.useRealTimers()
  if (start !== null) {
    // as the file itself knows it: another copy of the library knows nothing of what was drawn
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
