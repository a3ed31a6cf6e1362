import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFile, fontWeights } from './fonts.ts'
import type { PaperAsked, PaperSet } from './pdf.ts'

/** Root of template paths such as `/domains/processes/buying/documents/printouts/invoice.typ`; templates read no files outside it. */
const workspace = join(import.meta.dirname, '..')
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontWeights.map((weight) => readFileSync(fontFile(weight))) }] })

function set({ template, data, files }: PaperAsked): Uint8Array {
  try {
    for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes))
    return compiler.pdf(
      { mainFilePath: join(workspace, template), inputs: { data: JSON.stringify(data) } },
      { pdfStandard: 'a-2b', creationTimestamp: Math.floor(Date.parse(data.date) / 1000) },
    )
  } finally {
    compiler.resetShadow()
    // the compiler cache does not help the next document and never shrinks by itself
    compiler.evictCache(0)
  }
}

/** The compiler throws its own objects with an empty message. */
function reasonOf(cause: unknown): string {
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return [code, message].filter(Boolean).join(' ') || String(cause)
}

parentPort?.on('message', (asked: PaperAsked) => {
  try {
    parentPort?.postMessage({ id: asked.id, pdf: set(asked) } satisfies PaperSet)
  } catch (cause) {
    parentPort?.postMessage({ id: asked.id, fault: `${asked.template} cannot be set: ${reasonOf(cause)}` } satisfies PaperSet)
  }
})
