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

/** Folder of the site build, created by `npm start`. */
export const buildFolder = join(import.meta.dirname, '..', '..', 'build')

/** The server entry exports the contexts of the loaders, so that both sides share the same objects. */
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

/** Source of the pages: the build, or in development the sources (`development.ts`). */
export interface Site {
  development: boolean
  /** returns the current build; called for each page */
  load(): Promise<SiteBuild>
  /** returns pack name → URL of its file in a language */
  packFiles(language: Language): Record<string, string>
}

/** Loads the build for a base path. Throws when it is missing. */
export async function loadBuiltSite(basePath: string, folder = buildFolder): Promise<Site> {
  const entry = join(folder, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('The site has not been built: run npm start, or npm run build.')
  const build = Promise.resolve(atBasePath((await import(pathToFileURL(entry).href)) as SiteBuild, basePath))
  const packs = new Map(languages.map((language) => [language, packFiles(language, basePath, folder)]))
  return { development: false, load: () => build, packFiles: (language) => packs.get(language) ?? {} }
}

/** Renderer of the identity pages, with their stylesheets and script. */
export type IdentityPages = Pick<IdentityPorts, 'renderPage' | 'files'>

/** Returns the identity pages from the build. */
export async function builtIdentityPages(site: Site, basePath: string, folder = buildFolder): Promise<IdentityPages> {
  const { renderIdentityPage } = (await site.load()).entry.module
  return { renderPage: renderIdentityPage, files: identityFiles(basePath, folder) }
}

/** Prefixes all URLs of the build with the base path. */
function atBasePath(build: SiteBuild, basePath: string): SiteBuild {
  const at = (path: string) => basePath + path.replace(/^\//, '')
  const list = (paths: string[] | undefined) => paths?.map(at)
  const { assets } = build
  /** parts of a route in separate files, such as its clientLoader */
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

/** Returns the output files of one side of the build by source. */
function builtFiles(side: 'client' | 'server', folder: string): Partial<Record<string, { file: string }>> {
  return JSON.parse(readFileSync(join(folder, side, '.vite/manifest.json'), 'utf8'))
}

/**
 * Returns the stylesheet and script of the identity pages. The server build's stylesheet is used, as the client's contains only styles of
 * the site's pages.
 */
function identityFiles(basePath: string, folder: string): Shown['files'] {
  const sheet = builtFiles('server', folder)['style.css']
  const script = builtFiles('client', folder)['src/identity/pages/browser.ts']
  return { styles: sheet ? [basePath + sheet.file] : [], script: script ? basePath + script.file : null }
}

/** Returns the URLs of the browser's text packs in a language by pack name. */
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

/** Serves the browser's route manifest. The build's file has root-relative URLs, so it is replaced under another base path. */
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
