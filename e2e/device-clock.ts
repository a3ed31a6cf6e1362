import type { BrowserContext } from '@playwright/test'

/**
 * Advances the device clock by `ms` for open and future pages, on top of earlier advances. Timers continue unchanged, as after a
 * suspended device.
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
