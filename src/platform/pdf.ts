import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFile, fontWeights } from './fonts.ts'

/** The folder that templates may read from, and their paths are counted from: `/domains/booking-documents/printouts/invoice.typ`. */
const workspace = join(import.meta.dirname, '..')

let compiler: NodeCompiler | undefined

function createCompiler(): NodeCompiler {
  const fontBlobs = fontWeights.map((weight) => readFileSync(fontFile(weight)))
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
}

/**
 * Sets a paper: the Typst template at that path of the source tree with `data`, which it reads as JSON and which therefore never
 * becomes markup; `files` are pictures that it reads by these paths. Gives a PDF/A-2b; the same data give the same bytes. One after
 * another, with room for other work between them.
 */
export async function renderPdf(
  template: string,
  data: { date: string; [word: string]: unknown },
  files: Readonly<Record<string, Uint8Array>> = {},
): Promise<Uint8Array> {
  await setImmediate()
  compiler ??= createCompiler()
  try {
    for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes))
    return compiler.pdf(
      { mainFilePath: join(workspace, template), inputs: { data: JSON.stringify(data) } },
      { pdfStandard: 'a-2b', creationTimestamp: Math.floor(Date.parse(data.date) / 1000) },
    )
  } catch (cause) {
    throw new Error(`${template} cannot be set: ${reasonOf(cause)}`)
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
