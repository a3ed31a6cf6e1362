import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { Answered, Asked } from './reader.worker.ts'
import { maxWaiting, patience, readingsPerThread, secondsPerReading } from './rules.ts'

/** Heap limits of the thread. Pictures and the OCR core use memory outside the heap, limited by picture size and thread recycling. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** OCR reader of registration cards: one thread that processes one reading at a time. */
export interface Reader {
  /**
   * Queues and runs a reading. Throws ReadingUnderWay while an earlier reading of the same person runs; ReaderBusy with `seconds` when the
   * queue is full or the reading times out.
   */
  read(person: string, asked: Asked): Promise<Answered>
  /** number of readings ahead, including the running one; null when this person has none */
  place(person: string): number | null
  /** terminates the thread */
  close(): Promise<void>
}

/** Creates a reader. Its thread starts with the first reading. */
export function createReader(limits: { patience?: number; maxWaiting?: number } = {}): Reader {
  const most = { patience, maxWaiting, ...limits }
  const people: string[] = []
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

  async function perform(asked: Asked): Promise<Answered> {
    const worker = ready()
    let late: NodeJS.Timeout | undefined
    let leave: (() => void) | undefined
    const answered = await new Promise<Answered | null>((resolve) => {
      leave = () => resolve(null)
      late = setTimeout(leave, most.patience)
      worker.once('message', resolve)
      worker.once('exit', leave)
      worker.postMessage(asked)
    })
    clearTimeout(late)
    if (leave) worker.off('exit', leave)
    readings += 1
    if (!answered || readings >= readingsPerThread) await end()
    if (!answered) throw new AppError('ReaderBusy', { seconds: secondsPerReading })
    return answered
  }

  return {
    async read(person, asked) {
      if (people.includes(person)) throw new AppError('ReadingUnderWay')
      if (people.length > most.maxWaiting) throw new AppError('ReaderBusy', { seconds: people.length * secondsPerReading })
      people.push(person)
      const turn = last.then(() => perform(asked))
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        people.splice(people.indexOf(person), 1)
      }
    },
    place(person) {
      const at = people.indexOf(person)
      return at === -1 ? null : at
    },
    close: end,
  }
}
