import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { compilePack } from './src/i18n/compile.ts'
import { asLanguage, languages } from './src/shared/language.ts'

const packs = join(import.meta.dirname, 'src/i18n')

/** Text packs of the frame and of every card of a car: the browser has them in one file for each language. */
const firstPacks = ['site', 'ui', 'vehicles', 'favourites', 'compare']

/**
 * Makes `import searchTexts from '#texts/search'` a pack of compiled messages (`TextPack`): of every language on the server, of the
 * document's language in the browser, where the messages of each language are a file of their own. `everyLanguage`: as on the server.
 */
export function texts({ everyLanguage = false } = {}): Plugin {
  const prefix = '#texts/'
  const [pack, messages] = ['\0texts/', '\0messages/']
  const compiled = (code: string, name: string) => {
    const text = readFileSync(join(packs, code, `${name}.json`), 'utf8')
    return `JSON.parse(${JSON.stringify(JSON.stringify(compilePack(JSON.parse(text), asLanguage(code))))})`
  }
  const loader = (code: string, name: string) =>
    firstPacks.includes(name)
      ? `async () => ({ default: (await import('${messages}${code}/first')).${name} })`
      : `() => import('${messages}${code}/${name}')`
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(prefix)) return pack + id.slice(prefix.length)
      return id.startsWith(messages) ? id : undefined
    },
    load(id) {
      if (id.startsWith(messages)) {
        const [code = '', name = ''] = id.slice(messages.length).split('/')
        const names = name === 'first' ? firstPacks : [name]
        for (const one of names) this.addWatchFile(join(packs, code, `${one}.json`))
        if (name !== 'first') return `export default ${compiled(code, name)}`
        return names.map((one) => `export const ${one} = ${compiled(code, one)}`).join('\n')
      }
      if (!id.startsWith(pack)) return undefined
      const name = id.slice(pack.length)
      if (this.environment.config.consumer === 'client' && !everyLanguage)
        return `import { browserPack } from '#i18n/browser-pack.ts'
export default await browserPack('${name}', { ${languages.map((code) => `${code}: ${loader(code, name)}`)} })`
      return `${languages.map((code) => `import ${code} from '${messages}${code}/${name}'`).join('\n')}
export default { name: '${name}', file: '${firstPacks.includes(name) ? 'first' : name}', messages: { ${languages} } }`
    },
  }
}

/** Builds the service worker in one file without imports: browsers load it by itself, and the server writes the build's id before it. */
function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          outDir: join(import.meta.dirname, 'build/worker'),
          emptyOutDir: true,
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/client/offline/worker.ts'),
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
    },
  }
}

/** The pages that most visitors see first. */
const firstPages = ['home', 'search-result', 'car'] as const

/** Returns the modules that source files import, and theirs; `lazy` follows `import()` as well. */
function importsOf(files: readonly string[], context: Rolldown.ChunkingContext, lazy = false): Set<string> {
  const found = new Set(files.map((file) => join(import.meta.dirname, 'src', file)))
  for (const id of found) {
    const module = context.getModuleInfo(id)
    for (const next of [...(module?.importedIds ?? []), ...(lazy ? (module?.dynamicallyImportedIds ?? []) : [])]) found.add(next)
  }
  return found
}

/**
 * Returns a function that names the file of a module: `site` for the frame of every page, `shared` for what several first pages use, `home-parts` for
 * what one of them shares with other pages, `staff` for what only the back office uses. The style sheets of parts that a first page loads later come with the page (`home-sheets`), because
 * the server renders these parts too. `parts` is everything else of the site.
 */
function filesOfModules(): (id: string, context: Rolldown.ChunkingContext) => string {
  let known: { files: Map<string, string>; site: Set<string> } | undefined
  const read = (context: Rolldown.ChunkingContext) => {
    const files = new Map<string, string>()
    const seen = new Set<string>()
    for (const page of firstPages) {
      const source = [`site/pages/${page}.tsx`]
      const sheets = [...importsOf(source, context, true)].filter((id) => id.endsWith('.module.css'))
      const modules = importsOf(source, context)
      for (const id of new Set([...modules, ...sheets])) {
        const isSheet = id.endsWith('.module.css')
        if (seen.has(id)) files.set(id, 'shared')
        else files.set(id, isSheet ? `${page}-sheets` : `${page}-parts`)
        seen.add(id)
      }
    }
    const frame = ['site/root.tsx', 'site/entry.client.tsx']
    for (const id of importsOf(frame, context, true)) if (id.endsWith('.module.css')) files.set(id, 'site')
    for (const id of importsOf(frame, context)) files.set(id, 'site')
    // it starts the page, so it runs by itself and last
    files.delete(join(import.meta.dirname, 'src/site/entry.client.tsx'))
    const pages = readdirSync(join(import.meta.dirname, 'src/site/pages'), { recursive: true, encoding: 'utf8' })
    const site = importsOf([...frame, ...pages.map((page) => `site/pages/${page}`)], context, true)
    return { files, site }
  }
  return (id, context) => {
    known ??= read(context)
    return known.files.get(id) ?? (known.site.has(id) ? 'parts' : 'staff')
  }
}

/** Start of the path of the style sheet of the frame, which every page links. */
const frameSheet = 'assets/site-'

const fileOf = filesOfModules()
const named = (name: string): Rolldown.CodeSplittingGroup => ({
  test: /\/src\//,
  name: (id, context) => (fileOf(id, context) === name ? name : null),
})

/** Names a class by its name and the file: shorter than the default, which adds the line. */
function scopedName(name: string, file: string): string {
  return `_${name}_${hash('sha1', relative(import.meta.dirname, file), 'base64url').slice(0, 4)}`
}

export default defineConfig({
  plugins: [texts(), reactRouter(), offlineWorker()],
  css: { modules: { generateScopedName: scopedName } },
  build: { manifest: true, assetsInlineLimit: 0, cssCodeSplit: true },
  environments: {
    // the pages of the identity provider name the one style sheet of the server's build
    ssr: { build: { cssCodeSplit: false } },
    client: {
      build: {
        rolldownOptions: {
          // the script of the sign-in pages, which no page of the site loads
          input: ['src/identity/pages/browser.ts'],
          output: {
            // names without words: content blockers refuse files such as `advert-….js`
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: ({ names }) => (names.includes('site.css') ? `${frameSheet}[hash][extname]` : 'assets/[hash][extname]'),
            codeSplitting: {
              groups: [
                {
                  // the sign-in library, the API client and others come when a page first needs them
                  name: 'packages',
                  priority: 10,
                  test: /node_modules\/(?!oidc-client-ts|jwt-decode|jose|@tanstack|openapi-fetch|@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|use-sync-external-store|fast-equals|@floating-ui|maplibre-gl|uqr|idb-keyval|zod)/,
                },
                // a file takes the imports of its modules along, so what others share comes first
                ...['site', 'shared', ...firstPages.map((page) => `${page}-sheets`)].map((name, i) => ({
                  ...named(name),
                  priority: 8 - i,
                })),
                ...firstPages.map((page) => ({ ...named(`${page}-parts`), priority: 3, minShareCount: 2 })),
                // each file costs its name in the route manifest wherever a page uses it
                { ...named('parts'), priority: 2, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
                { ...named('staff'), priority: 1, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // One build for every base path: files name each other relatively, the server prefixes what the page names.
  experimental: {
    renderBuiltUrl(file, { ssr, hostType }) {
      if (ssr) return undefined
      // React Router links the sheet with a `#`. Under another address Vite would load it again with the first late part, and the browser would
      // lay out the whole page again. Other sheets may leave the page with their route, so late parts load them again.
      if (hostType === 'js' && file.startsWith(frameSheet)) return { runtime: JSON.stringify(`./${file.slice('assets/'.length)}#`) }
      return { relative: true }
    },
  },
})
