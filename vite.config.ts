import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { compilePack } from './src/i18n/compile.ts'
import { packGroups } from './src/i18n/pack-groups.ts'
import { asLanguage, languages } from './src/shared/language.ts'
import type { roomOrder } from './tools/checks/rooms.ts'
import { packsOf, sharedParts, sharedSheets, sheetsOfLateParts } from './tools/page-parts.ts'

const packs = join(import.meta.dirname, 'src/i18n')
/** packs that only the server reads: its own pages, the description of the app */
const serverOnly = new Set(['identity', 'app'])
/** packs of the back office and of the workshop: public pages do not even carry their addresses */
const ofStaff = new Set(['kit', 'staff', 'staffDesk', 'staffSettings', 'team', 'stock', 'bookingCase'])

/**
 * Sentences compiled ahead. The server has every pack (`virtual:packs`); the browser fetches those of its language that a page
 * uses, one file each (`virtual:pack-loaders`; `virtual:staff-pack-loaders` behind it). Those of mails and papers are read from their files by the server alone (`i18n/server.ts`).
 */
export function texts(): Plugin {
  const single = 'virtual:pack/'
  const names = (language: string) =>
    readdirSync(join(packs, language))
      .filter((name) => name.endsWith('.json') && name !== 'errors.json' && !/(Mail|Printout)\.json$/.test(name))
      .map((name) => name.replace('.json', ''))
  const table = (value: (language: string, name: string) => string, has: (name: string) => boolean = () => true) =>
    `export default { ${languages.map(
      (language) =>
        `${language}: { ${names(language)
          .filter(has)
          .map((name) => `${JSON.stringify(name)}: ${value(language, name)}`)} }`,
    )} }`
  const together = 'virtual:packs-of/'
  const groupOf = new Map(Object.entries(packGroups).flatMap(([group, packs]) => packs.map((name): [string, string] => [name, group])))
  const fetched = (language: string, name: string) => {
    const group = groupOf.get(name)
    return group
      ? `async () => ({ default: (await import('${together}${language}/${group}')).${name} })`
      : `() => import('${single}${language}/${name}')`
  }
  return {
    name: 'texts',
    resolveId: (id) =>
      ['virtual:packs', 'virtual:pack-loaders', 'virtual:staff-pack-loaders'].includes(id) ||
      id.startsWith(single) ||
      id.startsWith(together)
        ? `\0${id}`
        : undefined,
    load(id) {
      if (id === '\0virtual:pack-loaders')
        return `${table(fetched, (name) => !serverOnly.has(name) && !ofStaff.has(name))}\nexport const further = () => import('virtual:staff-pack-loaders')`
      if (id === '\0virtual:staff-pack-loaders') return table(fetched, (name) => ofStaff.has(name))
      if (id === '\0virtual:packs') {
        const imports = languages.flatMap((language) =>
          names(language).map((name) => `import ${language}_${name} from '${single}${language}/${name}'`),
        )
        return `${imports.join('\n')}\n${table((language, name) => `${language}_${name}`)}`
      }
      if (id.startsWith(`\0${together}`)) {
        const [language, group] = id.slice(together.length + 1).split('/')
        return packGroups[group as keyof typeof packGroups]
          .map((name) => `export { default as ${name} } from '${single}${language}/${name}'`)
          .join('\n')
      }
      if (!id.startsWith(`\0${single}`)) return undefined
      const [code = '', name] = id.slice(single.length + 1).split('/')
      const file = join(packs, code, `${name}.json`)
      this.addWatchFile(file)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compilePack(JSON.parse(readFileSync(file, 'utf8')), asLanguage(code))))})`
    },
  }
}

/** A page comes with its sentences: it is not shown before they are there, and the page before it stays meanwhile. */
function sentencesOfPages(): Plugin {
  const pages = /\/src\/(site|staff)\/pages\/[\w/-]+\.tsx$/
  return {
    name: 'sentences-of-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => {
      if (!pages.test(id) || !/^export default /m.test(code)) return undefined
      return {
        code: `${code}\nimport { withSentences } from '#i18n/browser-packs.ts'\nawait withSentences(${JSON.stringify(packsOf(id))})`,
        map: null,
      }
    },
  }
}

/** React's refresh knows no Preact: while one develops, a changed module loads its page again. A style or a text of its own needs no plugin. */
function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || !/\.tsx?$/.test(file)) return
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Rooms whose screens only the staff sees. */
const staffRooms = ['stock', 'sales-desk'] as const satisfies readonly (typeof roomOrder)[number][]
/** Style sheets of what only the staff sees: the screens of the back office and the parts of rooms that these alone are made of. */
const staffSheet = new RegExp(`/src/(staff|domains/(${staffRooms.join('|')})/ui)/.*\\.module\\.css$`)

/**
 * The sheet of the site is one file that every visitor fetches. Those of the back office travel in its scripts instead, and are put
 * beside that sheet when such a script comes: a public page carries nothing of them.
 */
export function staffSheets(): Plugin {
  const ending = '.sheet'
  let config: ResolvedConfig
  return {
    name: 'staff-sheets',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined
      const path = resolve(dirname(importer), source)
      return staffSheet.test(path) ? `\0${path}${ending}` : undefined
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(ending)) return undefined
      const path = id.slice(1, -ending.length)
      this.addWatchFile(path)
      const { code, modules } = await preprocessCSS(readFileSync(path, 'utf8'), path, config)
      const names = `export default ${JSON.stringify(modules)}`
      if (this.environment.name === 'ssr') return names
      const rules = code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')
      return `const sheet = new CSSStyleSheet()\nsheet.replaceSync(${JSON.stringify(rules)})\ndocument.adoptedStyleSheets.push(sheet)\n${names}`
    },
  }
}

const late = sheetsOfLateParts()
const lateSheets = sharedSheets(late)

/**
 * The sheets of a part that the server draws with its page and that the browser takes over later belong to that page: its markup is there
 * from the beginning. A sheet none of whose names is read would be left out.
 */
function keptSheets(): Plugin[] {
  const ofBrowser = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' } satisfies Partial<Plugin>
  return [
    {
      name: 'sheets-of-late-parts',
      enforce: 'pre',
      ...ofBrowser,
      transform: (code, id) => [code, ...(late.get(id) ?? []).map((sheet) => `import ${JSON.stringify(sheet)}`)].join('\n'),
    },
    {
      name: 'sheets-kept',
      enforce: 'post',
      ...ofBrowser,
      transform: (code, id) => (lateSheets.some(({ has }) => has(id)) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined),
    },
  ]
}

/**
 * The table of routes, which every page loads, names of each route all files that it imports: half of its weight. Only who points at a link
 * asks for them ahead, and the back office can do without.
 */
function shortRouteTable(): Plugin {
  const assets = join(import.meta.dirname, 'build/client/assets')
  return {
    name: 'short-route-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle() {
      for (const name of readdirSync(assets).filter((one) => /^manifest-\w+\.js$/.test(one))) {
        const path = join(assets, name)
        const [, begin = '', table = '', end = ''] = /^([^{]*)(.*\})([^}]*)$/s.exec(readFileSync(path, 'utf8')) ?? []
        const routes = JSON.parse(table) as { entry: { imports: string[] }; routes: Record<string, { id: string; imports: string[] }> }
        for (const route of Object.values(routes.routes))
          route.imports = route.id.startsWith('../staff/') ? [] : route.imports.filter((one) => !routes.entry.imports.includes(one))
        writeFileSync(path, begin + JSON.stringify(routes) + end)
      }
    },
  }
}

/** The worker of the site in one file without imports: browsers load it by itself, and the server writes before it which build it belongs to. */
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

export default defineConfig({
  plugins: [texts(), staffSheets(), keptSheets(), sentencesOfPages(), reloadOnChange(), reactRouter(), shortRouteTable(), offlineWorker()],
  // A page waits for its own sheets and those that all share: all together they weigh more than twice as much.
  build: { manifest: true, assetsInlineLimit: 0, cssCodeSplit: true },
  environments: {
    // the pages of the identity provider name the one sheet of the server's build
    ssr: { build: { cssCodeSplit: false } },
    client: {
      build: {
        rolldownOptions: {
          // the little script of the sign-in pages, which no page of the site loads
          input: ['src/identity/pages/browser.ts'],
          output: {
            // names that the bundler makes of all who share a file are long
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
            // What every page needs comes in two files, one that changes with packages only and one with the site: in pieces it
            // compresses worse and takes more requests. The sign-in library comes when somebody signs in, the client
            // of the API and the library of the queries with the first question that a page asks, the gestures
            // of the map with the map, that with streets where one is set, the editor of texts in the back office alone.
            codeSplitting: {
              groups: [
                {
                  name: 'packages',
                  priority: 10,
                  test: /node_modules\/(?!oidc-client-ts|jwt-decode|jose|@tanstack|openapi-fetch|@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|use-sync-external-store|fast-equals|@floating-ui|d3-|maplibre-gl|uqr|idb-keyval|zod)/,
                },
                {
                  // with the sheets of the parts of all screens: those of the screens, which may say otherwise, always come after
                  name: 'site',
                  priority: 9,
                  test: /src\/(ui\/[\w-]+\.module\.css|i18n\/[\w-]+\.tsx?|client\/(?!api|call|download|mutation|late-query|use-settled|views)[\w-]+\.ts|site\/(root|layout))/,
                },
                // Not with the scripts of the parts that they are of, which come later.
                ...lateSheets.map(({ name, has }) => ({ name, test: has, priority: 8.5 })),
                // What the first pages of most visitors share with others comes in a few files, not in one for each handful of modules.
                ...sharedParts().map(({ name, has }, i) => ({
                  name,
                  test: has,
                  priority: 8 - i,
                  minShareCount: 2,
                })),
              ],
            },
          },
        },
      },
    },
  },
  // One build for every base path: files name each other relatively, the server prefixes what the page names.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
})
