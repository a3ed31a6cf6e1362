import { Worker } from 'node:worker_threads'
import type { Photos, Read } from './reader.worker.ts'

/** Timeout of one reading in milliseconds; its thread is then terminated. */
const defaultTimeout = 20_000
/** Maximum queue length. */
const defaultMaxWaiting = 8
/** Readings before a thread is replaced, which frees its memory. */
const readingsPerThread = 40
/** Duration of one reading on a small machine, for the wait estimate. */
const secondsPerReading = 6

/** Heap limits of the thread. Pictures and the OCR core use memory outside the heap, limited by picture size and thread recycling. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Result of a reading, or why there is none: the caller has a reading in progress, the queue is full, or the reading timed out. */
export type Answer = Read | { refused: 'inProgress' } | { refused: 'busy'; seconds: number }

/** OCR reader of registration cards: one thread that processes one reading at a time. */
export interface Reader {
  /** Queues and runs a reading; one per caller at a time. `seconds`: estimate until another attempt succeeds. */
  read(caller: string, photos: Photos): Promise<Answer>
  /** Returns the number of readings ahead, including the running one; null when the caller has none. */
  position(caller: string): number | null
  /** Terminates the thread. */
  close(): Promise<void>
}

/** Creates a reader; `timeout` in milliseconds. Its thread starts with the first reading. */
export function createReader({ timeout = defaultTimeout, maxWaiting = defaultMaxWaiting } = {}): Reader {
  const callers: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  let thread: Worker | null = null
  let readings = 0

  function ready(): Worker {
    if (thread) return thread
    readings = 0
    const worker = new Worker(new URL('reader.worker.ts', import.meta.url), { resourceLimits: memory, stderr: true, stdout: true })
    // the next reading restarts a thread that has exited; the thread does not keep the process alive
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (thread === worker) thread = null
    })
    worker.unref()
    thread = worker
    return worker
  }

  async function end(): Promise<void> {
    const worker = thread
    thread = null
    await worker?.terminate()
  }

  async function perform(photos: Photos): Promise<Answer> {
    const worker = ready()
    let timer: NodeJS.Timeout | undefined
    let giveUp: (() => void) | undefined
    const read = await new Promise<Read | null>((resolve) => {
      giveUp = () => resolve(null)
      timer = setTimeout(giveUp, timeout)
      worker.once('message', resolve)
      worker.once('exit', giveUp)
      worker.postMessage(photos)
    })
    clearTimeout(timer)
    if (giveUp) worker.off('exit', giveUp)
    readings += 1
    if (!read || readings >= readingsPerThread) await end()
    return read ?? { refused: 'busy', seconds: secondsPerReading }
  }

  return {
    async read(caller, photos) {
      if (callers.includes(caller)) return { refused: 'inProgress' }
      if (callers.length > maxWaiting) return { refused: 'busy', seconds: callers.length * secondsPerReading }
      callers.push(caller)
      const turn = last.then(() => perform(photos))
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        callers.splice(callers.indexOf(caller), 1)
      }
    },
    position(caller) {
      const at = callers.indexOf(caller)
      return at === -1 ? null : at
    },
    close: end,
  }
}
