import type { Page } from '@playwright/test'

/** Whether the worker of the site stands between this page and the network. */
export const isControlled = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** Whether this device keeps a copy of a page or an answer that one could open now; `path` as the address has it. */
export function hasCopy(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (end) =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .some(({ url }) => new URL(url).pathname === end),
    path,
  )
}
