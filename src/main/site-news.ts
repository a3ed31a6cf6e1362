import type { Pool } from 'pg'
import { createListener } from '#platform/listener.ts'

/** Version of the site texts. */
export interface SiteNews {
  /** increases with each change of pages, banners, stores, holidays and settings, in any process */
  readonly version: number
  start(): Promise<void>
  stop(): Promise<void>
}

/** Tracks database notifications about site texts (`site_notify` in the schema), after `start`. */
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
