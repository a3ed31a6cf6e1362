import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createListener } from '#platform/listener.ts'
import type { Names } from './names.ts'
import { createReader, type Sink } from './reader.ts'

export interface Feed {
  start(): Promise<void>
  stop(): Promise<void>
  names(): Names
}

/** Looked for changes even when no notification came, in ms. */
const pollEvery = 5000
const longestPause = 5000

const weight = { nothing: 0, changes: 1, check: 2, all: 3 }
type Task = keyof typeof weight

/**
 * Brings the stock from PostgreSQL and follows it (decision 002): notifications wake it, the number of the oldest open
 * transaction tells from where to read, so that late commits and lost connections cost time but never a change.
 */
export function createFeed({ pool, log }: { pool: pg.Pool; log: Logger }, sink: Sink): Feed {
  const ended = new AbortController()
  const { signal } = ended
  const reader = createReader({ pool, log, signal }, sink)
  const listener = createListener({
    pool,
    signal,
    channel: 'vehicles',
    name: 'rihla stock index',
    // a row may be gone, or rows may have been removed while nobody listened
    heard: (payload) => wake(payload === 'removed' ? 'all' : 'changes'),
    began: (again) => wake(again ? 'check' : 'changes'),
  })
  let wanted: Task = 'nothing'
  let running: Promise<void> | null = null
  let poll: NodeJS.Timeout | undefined

  const wake = (task: Task) => {
    if (signal.aborted) return
    if (weight[task] > weight[wanted]) wanted = task
    running ??= pump().finally(() => {
      running = null
    })
  }

  const pump = async () => {
    let wait = 100
    while (wanted !== 'nothing' && !signal.aborted) {
      const task: Task = wanted
      wanted = 'nothing'
      try {
        await (task === 'all' ? reader.load() : task === 'check' ? reader.check() : reader.catchUp())
        wait = 100
        // many small changes in a row are taken together
        if (wanted !== 'nothing') await pause(50, undefined, { signal })
      } catch (err) {
        if (signal.aborted) return
        log.warn({ err }, 'the stock index could not read the database and tries again')
        if (weight[task] > weight[wanted]) wanted = task
        await pause(wait, undefined, { signal }).catch(() => {})
        wait = Math.min(wait * 2, longestPause)
      }
    }
  }

  return {
    async start() {
      while (!reader.isLoaded() && !signal.aborted) {
        wake('all')
        await running
      }
      if (signal.aborted) return
      await listener.listen()
      poll = setInterval(() => wake('changes'), pollEvery)
      poll.unref()
    },
    async stop() {
      wanted = 'nothing'
      ended.abort()
      clearInterval(poll)
      await listener.close()
      await running?.catch(() => {})
    },
    names() {
      const names = reader.names()
      if (!names) throw new Error('the stock index has not been loaded')
      return names
    },
  }
}
