import { Worker } from 'node:worker_threads'

/** What the thread that sets papers is asked for; templates read `data` as JSON. */
export interface PaperAsked {
  id: number
  template: string
  data: { date: string; [word: string]: unknown }
  files: Readonly<Record<string, Uint8Array>>
}

/** What it answers: the bytes, or why there are none. */
export type PaperSet = { id: number } & ({ pdf: Uint8Array } | { fault: string })

/** After so long without a paper the thread ends and gives back its memory, in milliseconds. */
const idle = 60_000

/** The thread that sets papers, and who waits for which of them. */
interface Press {
  thread: Worker
  waiting: Map<number, PromiseWithResolvers<Uint8Array>>
  rest?: NodeJS.Timeout
}

let press: Press | undefined
let last = 0

/**
 * Sets a paper: the Typst template at that path of the source tree with `data`, which it reads as JSON and which therefore never
 * becomes markup; `files` are pictures that it reads by these paths. Gives a PDF/A-2b; the same data give the same bytes. Set one after
 * another in a thread of its own, so that this one hears everything meanwhile.
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

/** A thread without work keeps no process alive, and ends after a while. */
function lay(idlePress: Press): void {
  idlePress.thread.unref()
  idlePress.rest = setTimeout(() => {
    if (press === idlePress) press = undefined
    void idlePress.thread.terminate()
  }, idle)
  idlePress.rest.unref()
}
