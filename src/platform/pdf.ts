import { Worker } from 'node:worker_threads'

/** A job for the PDF thread. Templates read `data` as JSON. */
export interface PaperAsked {
  id: number
  template: string
  data: { date: string; [word: string]: unknown }
  files: Readonly<Record<string, Uint8Array>>
}

/** The thread's response: the PDF, or the error. */
export type PaperSet = { id: number } & ({ pdf: Uint8Array } | { fault: string })

/** Idle time in ms after which the thread ends and releases its memory. */
const idle = 60_000

/** The PDF thread and its pending jobs. */
interface Press {
  thread: Worker
  waiting: Map<number, PromiseWithResolvers<Uint8Array>>
  rest?: NodeJS.Timeout
}

let press: Press | undefined
let last = 0

/**
 * Renders a PDF/A-2b from the Typst template at a path of the source tree. `data` is passed as JSON, so it is never interpreted as markup.
 * `files` are images by the paths that the template reads. The output is deterministic. Jobs run one after another in a separate thread, so
 * that the event loop stays free.
 */
export async function renderPdf(template: string, data: PaperAsked['data'], files: PaperAsked['files'] = {}): Promise<Uint8Array> {
  press ??= openPress()
  const { thread, waiting } = press
  clearTimeout(press.rest)
  const id = ++last
  const paper = Promise.withResolvers<Uint8Array>()
  waiting.set(id, paper)
  thread.ref()
  thread.postMessage({ id, template, data, files } satisfies PaperAsked)
  return paper.promise
}

function openPress(): Press {
  const opened: Press = { thread: new Worker(new URL('pdf.worker.ts', import.meta.url)), waiting: new Map() }
  const { thread, waiting } = opened
  thread.on('message', (answer: PaperSet) => {
    const paper = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) lay(opened)
    if ('pdf' in answer) paper?.resolve(answer.pdf)
    else paper?.reject(new Error(answer.fault))
  })
  const close = (fault: Error) => {
    if (press === opened) press = undefined
    clearTimeout(opened.rest)
    for (const paper of waiting.values()) paper.reject(fault)
    waiting.clear()
  }
  thread.on('error', close)
  thread.on('exit', (code) => close(new Error(`the thread that sets papers ended with ${code}`)))
  return opened
}

/** An idle thread does not keep the process alive, and ends after a timeout. */
function lay(idlePress: Press): void {
  idlePress.thread.unref()
  idlePress.rest = setTimeout(() => {
    if (press === idlePress) press = undefined
    void idlePress.thread.terminate()
  }, idle)
  idlePress.rest.unref()
}
