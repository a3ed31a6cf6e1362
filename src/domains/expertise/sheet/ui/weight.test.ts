import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const room = join(import.meta.dirname, '../..')

/** Bytes of script that the page of a car gets for its inspection, as they travel: all that is written for it, nothing that other parts have, too. */
async function weight(entry: string): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rollupOptions: {
        external: (name, importer) => importer !== undefined && !name.startsWith(room) && !/^\.\.?\//.test(name),
      },
    },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  const scripts = bundle.output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  return brotliCompressSync(scripts.join('\n')).length
}

test('the inspection of a car adds six kilobytes of script to its page at most', { timeout: 120_000 }, async () => {
  const entries = ['car-inspection.tsx', 'findings-sum.tsx'].map((name) => join(import.meta.dirname, name))
  const bytes = (await Promise.all(entries.map(weight))).reduce((sum, part) => sum + part)
  // written for it, and not an empty shell
  expect(bytes).toBeGreaterThan(1500)
  expect(bytes).toBeLessThanOrEqual(6000)
})
