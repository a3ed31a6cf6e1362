import { Worker } from 'node:worker_threads'

/**
 * A file that unfolds for ever or without end is no document: so many seconds of the processor, and so much memory, may reading its frame
 * take. Seconds of the clock would refuse what is sound whenever the machine is busy; they only end a thread that does nothing at all.
 */
const usualPatience = { busySeconds: 5, seconds: 60 }
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** What is asked of a PDF before it is kept. */
export interface PdfFrame {
  pages: number
  /** brings a program, or files of its own, to whoever opens it */
  isActive: boolean
}

/**
 * What a PDF is; null when it cannot be opened, or only with a password. It comes from strangers: it is opened in a thread
 * that is ended when it takes too long or too much.
 */
export async function readPdfFrame(bytes: Uint8Array, patience = usualPatience): Promise<PdfFrame | null> {
  const worker = new Worker(new URL('pdf-pages.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: memory,
    stderr: true,
    stdout: true,
  })
  const late = setTimeout(() => void worker.terminate(), patience.seconds * 1000)
  const watch = setInterval(() => void endWhenBusy(worker, patience.busySeconds), patience.busySeconds * 50)
  try {
    return await new Promise<PdfFrame | null>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(null))
      worker.once('exit', () => resolve(null))
    })
  } finally {
    clearTimeout(late)
    clearInterval(watch)
    await worker.terminate()
  }
}

/** Ends a thread that has had its seconds of the processor. */
async function endWhenBusy(worker: Worker, seconds: number): Promise<void> {
  // a thread that has not begun or has ended has no figures
  const used = await worker.cpuUsage().catch(() => null)
  if (used && used.user + used.system > seconds * 1_000_000) await worker.terminate()
}
