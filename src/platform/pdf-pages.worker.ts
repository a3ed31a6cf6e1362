import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

// the one thing that this thread is for: see pdf-pages.ts
const pages = await getDocumentProxy(new Uint8Array(workerData as Uint8Array)).then(
  ({ numPages }) => numPages,
  () => null,
)
parentPort?.postMessage(pages)
