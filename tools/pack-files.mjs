// Compresses every text file of the built pages with brotli and gzip at the highest level, so that the server only picks one.
// Last step of `npm run build`; `npm start` runs it after the first page, because it took a third of the build.
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from './prepare.mjs'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const together = 2

/** Compresses files that lack one of both. Files are written atomically, because a server may be reading. */
export async function packFiles(folder = join(root, 'build', 'client')) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => /\.(m?js|css|svg|txt)$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => !existsSync(`${path}.gz`))
  const line = async () => {
    for (let path = files.pop(); path; path = files.pop()) await pack(path)
  }
  await Promise.all(Array.from({ length: together }, line))
}

async function pack(path) {
  const content = await readFile(path)
  if (content.length < 512) return
  await put(`${path}.br`, await brotli(content))
  // last: its existence means that both exist
  await put(`${path}.gz`, await zip(content, { level: 9 }))
}

async function put(path, packed) {
  const part = `${path}.${process.pid}`
  await writeFile(part, packed)
  await rename(part, path)
}

if (import.meta.main) await packFiles()
