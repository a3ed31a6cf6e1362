import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { RouterContext, ServerBuild } from 'react-router'
import type { ApiClient } from '#client/api.ts'
import type { Page } from '#i18n/text.ts'
import type { IdentityPage, Shown } from '#identity/pages/page.ts'
import type { IdentityPorts } from '#identity/ports.ts'
import { type Language, languages } from '#shared/language.ts'

/** Where the site build lies; `npm start` makes it. */
export const buildFolder = join(import.meta.dirname, '..', '..', 'build')

/** The entry of the server build carries the contexts that loaders read, so that both sides mean the same objects. */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      apiContext: RouterContext<ApiClient>
      pageContext: RouterContext<Page>
      reportContext: RouterContext<(error: unknown) => void>
      packFilesContext: RouterContext<Record<string, string>>
      renderedContext: RouterContext<{ body?: Buffer }>
      renderIdentityPage(page: IdentityPage, shown: Shown): string
    }
  }
}

/** Where pages come from: the finished build, or the sources in development (`development.ts`). */
export interface Site {
  development: boolean
  /** the build as it is now; asked for with every page */
  load(): Promise<SiteBuild>
  /** name of the pack → address of its file in that language */
  packFiles(language: Language): Record<string, string>
}

/** The finished build under a base path. Throws when it has not been made. */
export async function loadBuiltSite(basePath: string, folder = buildFolder): Promise<Site> {
  const entry = join(folder, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('The site has not been built: run npm start, or npm run build.')
  const build = Promise.resolve(atBasePath((await import(pathToFileURL(entry).href)) as SiteBuild, basePath))
  const packs = new Map(languages.map((language) => [language, packFiles(language, basePath, folder)]))
  return { development: false, load: () => build, packFiles: (language) => packs.get(language) ?? {} }
}

/** How the identity provider draws its pages, and their style sheets and script. */
export type IdentityPages = Pick<IdentityPorts, 'renderPage' | 'files'>

/** The pages of the identity provider from the finished build. */
export async function builtIdentityPages(site: Site, basePath: string, folder = buildFolder): Promise<IdentityPages> {
  const { renderIdentityPage } = (await site.load()).entry.module
  return { renderPage: renderIdentityPage, files: identityFiles(basePath, folder) }
}

/** Every address that the build names gets the base path before it. */
function atBasePath(build: SiteBuild, basePath: string): SiteBuild {
  const at = (path: string) => basePath + path.replace(/^\//, '')
  const list = (paths: string[] | undefined) => paths?.map(at)
  const { assets } = build
  /** the parts of a route that lie in files of their own, such as its clientLoader */
  const parts = ['clientLoaderModule', 'clientActionModule', 'clientMiddlewareModule', 'hydrateFallbackModule'] as const
  const routes = Object.fromEntries(
    Object.entries(assets.routes).map(([id, route]) => [
      id,
      route && {
        ...route,
        module: at(route.module),
        imports: list(route.imports),
        css: list(route.css),
        ...Object.fromEntries(parts.flatMap((part) => (route[part] ? [[part, at(route[part])]] : []))),
      },
    ]),
  )
  return {
    ...build,
    basename: basePath === '/' ? '/' : basePath.slice(0, -1),
    publicPath: basePath,
    assets: {
      ...assets,
      url: at(assets.url),
      entry: { ...assets.entry, module: at(assets.entry.module), imports: assets.entry.imports.map(at) },
      routes,
    },
  }
}

/** The files that one side of the build made, by their source. */
function builtFiles(side: 'client' | 'server', folder: string): Partial<Record<string, { file: string }>> {
  return JSON.parse(readFileSync(join(folder, side, '.vite/manifest.json'), 'utf8'))
}

/**
 * Where the browser finds the style sheet and the script of the pages of the identity provider. The sheet is the one of all that the
 * server can draw: the sheet of the site holds only what its own pages use.
 */
function identityFiles(basePath: string, folder: string): Shown['files'] {
  const sheet = builtFiles('server', folder)['style.css']
  const script = builtFiles('client', folder)['src/identity/pages/browser.ts']
  return { styles: sheet ? [basePath + sheet.file] : [], script: script ? basePath + script.file : null }
}

/** Returns the addresses of the browser's text packs in a language, by pack name. */
function packFiles(language: Language, basePath: string, folder: string): Record<string, string> {
  const manifest = builtFiles('client', folder)
  const prefix = `messages/${language}/`
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, built]) => {
      const at = source.indexOf(prefix)
      return at < 0 || !built ? [] : [[source.slice(at + prefix.length), basePath + built.file]]
    }),
  )
}

/**
 * The table of routes that the browser reads. The file of the build names every address from the root, so under another base path
 * this one takes its place.
 */
export function registerManifest(app: FastifyInstance, build: SiteBuild, basePath: string): void {
  if (basePath === '/') return
  const text = `window.__reactRouterManifest=${JSON.stringify(build.assets)};`
  const bodies = { br: brotliCompressSync(text), gzip: gzipSync(text) }
  app.get(`/${build.assets.url.slice(basePath.length)}`, { schema: { hide: true } }, (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    return reply.send(encoding ? bodies[encoding] : text)
  })
}
