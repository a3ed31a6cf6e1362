import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const module = join(import.meta.dirname, '..')

/** Compressed bytes of script that only the inspection adds to a vehicle page. */
async function weight(entry: string): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rollupOptions: {
        external: (name, importer) => importer !== undefined && !name.startsWith(module) && !/^\.\.?\//.test(name),
      },
    },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  const scripts = bundle.output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  return brotliCompressSync(scripts.join('\n')).length
}

test('adds at most six kilobytes of script to a vehicle page', { timeout: 120_000 }, async () => {
  const entries = ['car-inspection.tsx', 'findings-sum.tsx'].map((name) => join(import.meta.dirname, name))
  const bytes = (await Promise.all(entries.map(weight))).reduce((sum, part) => sum + part)
  // not an empty chunk
  expect(bytes).toBeGreaterThan(1500)
  expect(bytes).toBeLessThanOrEqual(6000)
})
