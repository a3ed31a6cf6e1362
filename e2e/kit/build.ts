/** `node e2e/kit/build.ts FOLDER`: builds the workshop alone, without the site around it and without a server (`e2e/kit.spec.ts`). */
import { join } from 'node:path'
import { build } from 'vite'
import { texts } from '../../vite.config.ts'

await build({
  configFile: false,
  root: import.meta.dirname,
  mode: 'production',
  logLevel: 'error',
  publicDir: '../../public',
  plugins: [texts()],
  build: {
    outDir: process.argv[2] ?? join(import.meta.dirname, '../../.cache/kit'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 100_000,
  },
})
