import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

interface WindowCounterOptions {
  clock: Clock
  /** ms from the first count of a key until its counts expire */
  windowMs: number
  /** the least recently counted key is evicted first */
  maxKeys: number
}

/** Creates a counter of events by key, in the memory of this process. Each key has a window of its own. */
export function createWindowCounter({ clock, windowMs, maxKeys }: WindowCounterOptions) {
  const counts = new LRUCache<string, { count: number }>({
    max: maxKeys,
    // an entry expires when it is older than this
    ttl: windowMs - 1,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  return {
    /** Returns the events of a key in its window. */
    of: (key: string): number => counts.peek(key)?.count ?? 0,
    /** Counts one event of a key. */
    add(key: string): void {
      const entry = counts.get(key)
      if (entry) entry.count++
      else counts.set(key, { count: 1 })
    },
  }
}
