import type { Page } from '@playwright/test'

/** Whether the service worker controls the page. */
export const isControlled = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** Whether the device has a valid cached copy of a page or response; `path` as in the URL. */
export function hasCopy(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (end) =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .some(({ url }) => new URL(url).pathname === end),
    path,
  )
}
