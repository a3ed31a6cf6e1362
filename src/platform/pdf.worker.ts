import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFile, fontWeights } from './fonts.ts'
import type { PaperAsked, PaperSet } from './pdf.ts'

/** The folder that templates may read from, and their paths are counted from: `/domains/booking-documents/printouts/invoice.typ`. */
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
    // what it remembers of a paper is of no use for the next one and is never given back otherwise
    compiler.evictCache(0)
  }
}

/** The compiler throws objects of its own whose text is empty. */
function reasonOf(cause: unknown): string {
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return [code, message].filter(Boolean).join(' ') || String(cause)
}

// one paper after another, each answered under its number: see pdf.ts
parentPort?.on('message', (asked: PaperAsked) => {
  try {
    parentPort?.postMessage({ id: asked.id, pdf: set(asked) } satisfies PaperSet)
  } catch (cause) {
    parentPort?.postMessage({ id: asked.id, fault: `${asked.template} cannot be set: ${reasonOf(cause)}` } satisfies PaperSet)
  }
})
