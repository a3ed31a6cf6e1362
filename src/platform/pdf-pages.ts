import { Worker } from 'node:worker_threads'

/** A file that unfolds for ever or without end is no document: so long, and so much memory, may reading its frame take. */
const patience = 5000
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
export async function readPdfFrame(bytes: Uint8Array): Promise<PdfFrame | null> {
  const worker = new Worker(new URL('pdf-pages.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: memory,
    stderr: true,
    stdout: true,
  })
  const late = setTimeout(() => void worker.terminate(), patience)
  try {
    return await new Promise<PdfFrame | null>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(null))
      worker.once('exit', () => resolve(null))
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
