import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { DrawnPage } from './pdf-pages.ts'

/** Maximum memory of WebAssembly in bytes: the thread's resource limits do not include it. */
const mostMemory = 256 * 1024 * 1024
const pageOfMemory = 65_536

const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * pageOfMemory > mostMemory) throw new RangeError('the drawing wants too much memory')
  return grow.call(this, pages)
}

/** Renders the first page on white. PDFium runs as WebAssembly, which isolates the process from malicious files. */
async function draw(bytes: Uint8Array, side: number): Promise<DrawnPage> {
  const library = await PDFiumLibrary.init()
  const page = (await library.loadDocument(bytes)).getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = side / Math.max(originalWidth, originalHeight)
  if (!Number.isFinite(scale)) throw new Error('a page without an extent')
  const length = (points: number) => Math.max(1, Math.round(points * scale))
  const { width, height, data } = await page.render({ width: length(originalWidth), height: length(originalHeight), scale: 1 })
  return { width, height, data }
}

const { bytes, side } = workerData as { bytes: Uint8Array; side: number }
parentPort?.postMessage(await draw(new Uint8Array(bytes), side).catch(() => null))
