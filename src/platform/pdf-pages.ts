import { Worker } from 'node:worker_threads'

/**
 * Limits against decompression bombs and endless page trees. `busySeconds` counts CPU time, as wall-clock limits would reject valid files
 * on a busy machine. `seconds` of wall-clock time end an idle thread.
 */
const usualPatience = { busySeconds: 5, seconds: 60 }
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Properties of a PDF, checked before it is stored. */
export interface PdfFrame {
  pages: number
  /** contains scripts, launch actions or embedded files */
  isActive: boolean
}

/** A rendered page: rows of RGBA, one byte per channel. */
export interface DrawnPage {
  width: number
  height: number
  data: Uint8Array
}

/** Returns the properties of a PDF; null when it cannot be opened or needs a password. */
export function readPdfFrame(bytes: Uint8Array, patience = usualPatience): Promise<PdfFrame | null> {
  return inThread('pdf-pages.worker.ts', bytes, patience)
}

/** Renders the first page of a PDF, its longer side `side` pixels long; null when it cannot be rendered. */
export function drawFirstPage(bytes: Uint8Array, side: number, patience = usualPatience): Promise<DrawnPage | null> {
  return inThread('pdf-picture.worker.ts', { bytes, side }, patience)
}

/** Runs a PDF worker thread, as uploaded PDFs are untrusted. Terminates it over its time or memory limit and returns null. */
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

/** Terminates a thread that has used its CPU time. */
async function endWhenBusy(worker: Worker, seconds: number): Promise<void> {
  // a thread before its start or after its end has no CPU usage
  const used = await worker.cpuUsage().catch(() => null)
  if (used && used.user + used.system > seconds * 1_000_000) await worker.terminate()
}
