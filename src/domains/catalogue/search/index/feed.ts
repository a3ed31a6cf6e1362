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

/** Polling interval in ms, in case a notification is lost. */
const pollEvery = 5000
const longestPause = 5000

const weight = { nothing: 0, changes: 1, check: 2, all: 3 }
type Task = keyof typeof weight

/**
 * Loads the stock from PostgreSQL and follows its changes (decision 005). Notifications trigger reads; the number of the oldest open
 * transaction is the start of each read, so that late commits and lost connections delay a change but never lose it.
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
    heard,
    // rows may have been removed while the connection was down
    began: (again) => wake(again ? 'check' : 'changes'),
  })
  let wanted: Task = 'nothing'
  /** ids of removed rows that are still in the index */
  let removed = new Set<number>()
  let running: Promise<void> | null = null
  let poll: NodeJS.Timeout | undefined

  function heard(payload: string): void {
    const [word, ids = ''] = payload.split(' ')
    const gone = ids.split(',').filter(Boolean)
    if (word === 'removed') for (const id of gone) removed.add(Number(id))
    // without ids, any row may be gone
    wake(word === 'removed' && gone.length === 0 ? 'all' : 'changes')
  }

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
      const gone = removed
      wanted = 'nothing'
      removed = new Set()
      try {
        // the current stock no longer contains them
        await (task === 'all' ? reader.load() : task === 'check' ? reader.check(gone) : reader.catchUp(gone))
        wait = 100
        // batches many small consecutive changes
        if (wanted !== 'nothing') await pause(50, undefined, { signal })
      } catch (err) {
        if (signal.aborted) return
        log.warn({ err }, 'the stock index could not read the database and tries again')
        if (weight[task] > weight[wanted]) wanted = task
        removed = removed.union(gone)
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
