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

/** A page as it is drawn: rows of red, green, blue and opacity, a byte each. */
export interface DrawnPage {
  width: number
  height: number
  data: Uint8Array
}

/** What a PDF is; null when it cannot be opened, or only with a password. */
export function readPdfFrame(bytes: Uint8Array, patience = usualPatience): Promise<PdfFrame | null> {
  return inThread('pdf-pages.worker.ts', bytes, patience)
}

/** The first page of a PDF, its longer side so many pixels long; null when it cannot be drawn. */
export function drawFirstPage(bytes: Uint8Array, side: number, patience = usualPatience): Promise<DrawnPage | null> {
  return inThread('pdf-picture.worker.ts', { bytes, side }, patience)
}

/** PDFs come from strangers: they are opened in a thread that is ended when it takes too long or too much; then the answer is null. */
async function inThread<T>(file: string, workerData: unknown, patience: typeof usualPatience): Promise<T | null> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData, resourceLimits: memory, stderr: true, stdout: true })
  const late = setTimeout(() => void worker.terminate(), patience.seconds * 1000)
  const watch = setInterval(() => void endWhenBusy(worker, patience.busySeconds), patience.busySeconds * 50)
  try {
    return await new Promise<T | null>((resolve) => {
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
