import type { BrowserContext } from '@playwright/test'

/**
 * Puts the clock of a device forward by so many ms, for its open pages and those to come; what was put forward before stays. Timers go on as they
 * are: a page that slept wakes up at another time, it does not live through it.
 */
export async function putClockForward(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript(shift, ms)
  for (const page of context.pages()) await page.evaluate(shift, ms)
}

function shift(ms: number): void {
  const Before = Date
  globalThis.Date = class extends Before {
    constructor(...given: []) {
      super(...((given.length === 0 ? [Before.now() + ms] : given) as []))
    }
    static override now(): number {
      return Before.now() + ms
    }
  } as DateConstructor
}
