import type { Pool } from 'pg'
import { createListener } from '#platform/listener.ts'

/** Whether the texts on the pages are still those that were read. */
export interface SiteNews {
  /** rises with every change of pages, banners, stores, holidays and settings, whichever process made it */
  readonly version: number
  start(): Promise<void>
  stop(): Promise<void>
}

/** Follows what the database tells of the texts of the site (`site_notify` in the schema); nothing happens before `start`. */
export function createSiteNews(pool: Pool): SiteNews {
  let version = 0
  const ended = new AbortController()
  const changed = () => void version++
  const listener = createListener({ pool, signal: ended.signal, channel: 'site', name: 'rihla site news', heard: changed, began: changed })
  return {
    get version() {
      return version
    },
    start: () => listener.listen(),
    async stop() {
      ended.abort()
      await listener.close()
    },
  }
}
