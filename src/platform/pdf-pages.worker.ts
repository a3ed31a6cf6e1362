import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfFrame } from './pdf-pages.ts'

/** More pages than any accepted document has. */
const mostPages = 200
/** Finds actions and files in uncompressed objects; compressed ones of the document and its pages are found through the parser. */
const activeName = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/

/** Reads every page, so that a cyclic page tree fails. */
async function read(bytes: Uint8Array): Promise<PdfFrame> {
  const isNamed = activeName.test(Buffer.from(bytes).toString('latin1'))
  const document = await getDocumentProxy(bytes)
  let isActive = isNamed || (await document.hasJSActions()) || (await document.getAttachments()) !== null
  for (let i = 1; i <= Math.min(document.numPages, mostPages) && !isActive; i++)
    isActive = (await (await document.getPage(i)).getJSActions()) !== null
  return { pages: document.numPages, isActive }
}

parentPort?.postMessage(await read(new Uint8Array(workerData as Uint8Array)).catch(() => null))
