import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfFrame } from './pdf-pages.ts'

/** More pages than anything that is taken in. */
const mostPages = 200
/** Actions and files in objects that nobody packed; those of the document and its pages are also found when packed. */
const activeName = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/

/** Reads every page, so that a tree that leads in a circle fails. */
async function read(bytes: Uint8Array): Promise<PdfFrame> {
  const isNamed = activeName.test(Buffer.from(bytes).toString('latin1'))
  const document = await getDocumentProxy(bytes)
  let isActive = isNamed || (await document.hasJSActions()) || (await document.getAttachments()) !== null
  for (let i = 1; i <= Math.min(document.numPages, mostPages) && !isActive; i++)
    isActive = (await (await document.getPage(i)).getJSActions()) !== null
  return { pages: document.numPages, isActive }
}

// the one thing that this thread is for: see pdf-pages.ts
parentPort?.postMessage(await read(new Uint8Array(workerData as Uint8Array)).catch(() => null))
