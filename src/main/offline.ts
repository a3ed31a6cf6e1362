import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { address } from '#client/addresses.ts'
import type { ApiClient } from '#client/api.ts'
import { serverText } from '#i18n/server.ts'
import type { Config } from '#platform/config.ts'
import { cookieLanguage } from '#platform/http.ts'
import { appIcons } from '#shared/app-icons.ts'
import { defaultLanguage, factsOf, isLanguage, type Language, languageKey, localizedSetting } from '#shared/language.ts'
import { copyPlace, type WorkerBuild } from '#shared/offline.ts'
import { buildFolder, type Site, type SiteBuild } from './site-build.ts'

/** Pages cached with each build, in every language: the offline page and roadside assistance. */
const shellPages = ['offline', 'support']

interface OfflineOptions {
  site: Site
  api: (language: Language) => ApiClient
  /** folder of the build */
  folder?: string
}

/**
 * Registers the web app manifest in each language and the service worker ([046](../../docs/decisions/046-offline-copies.md)). Without
 * offline caching, and in development, the worker unregisters itself.
 */
export function registerOffline(app: FastifyInstance, config: Config, { site, api, folder = buildFolder }: OfflineOptions): void {
  const { basePath } = config
  let script: Promise<string> | undefined
  app.get('/worker.js', { schema: { hide: true } }, async (_request, reply): Promise<FastifyReply> => {
    script ??=
      config.offlineCopies && !site.development
        ? site.load().then((build) => worker(build, basePath, folder))
        : Promise.resolve(leaving(basePath))
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(await script)
  })
  app.get('/app.webmanifest', { schema: { hide: true } }, async (request, reply): Promise<FastifyReply> => {
    const asked = new URLSearchParams(request.url.split('?')[1]).get(languageKey)
    const language = isLanguage(asked) ? asked : (cookieLanguage(request.headers.cookie) ?? defaultLanguage)
    const { data: settings } = await api(language).GET('/api/settings/public')
    const values = new Map((settings ?? []).map(({ key, value }) => [key, value]))
    const manifest = describeApp(basePath, language, localizedSetting(values, 'site.name', language) || 'Rihla')
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'Cookie', 'x-content-type-options': 'nosniff' })
      .send(JSON.stringify(manifest))
  })
}

/** Returns the web app manifest. */
function describeApp(basePath: string, language: Language, name: string) {
  const say = serverText('app', language)
  const at = (path: string) => basePath + path.slice(1)
  const shortcut = (name: string, path: string) => ({ name, url: at(path) })
  return {
    // one app id for all languages
    id: basePath,
    name: `${name} · ${say('trade')}`,
    short_name: name,
    description: say('about'),
    lang: factsOf(language).locale,
    dir: factsOf(language).direction,
    start_url: at(address.home()),
    scope: basePath,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['shopping', 'auto'],
    icons: appIcons.map(({ file, size, purpose }) => ({
      src: at(`/img/${file}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      shortcut(say('search'), address.search()),
      shortcut(say('favourites'), address.favourites()),
      shortcut(say('purchases'), address.history()),
      shortcut(say('support'), address.support()),
    ],
  }
}

/** Returns the service worker of a build. Its text differs per build and base path, which triggers the browser's update. */
function worker({ assets }: SiteBuild, basePath: string, folder: string): string {
  const code = readFileSync(join(folder, 'worker', 'worker.js'), 'utf8')
  const { entry, routes, url } = assets
  const shown = Object.values(routes).filter((route) => route && (route.id === 'root' || shellPages.includes(route.path ?? '')))
  const files = [url, entry.module, ...entry.imports, ...shown.flatMap((route) => [route?.module ?? '', ...(route?.imports ?? [])])]
  const build: WorkerBuild = {
    version: assets.version,
    basePath,
    pages: shellPages,
    files: [...new Set(files)].filter(Boolean),
  }
  const told = JSON.stringify(build)
  return `// ${createHash('sha256').update(told).update(code).digest('base64url')}\nself.siteBuild=${told};\n${code}`
}

/** Returns a service worker that deletes the caches and unregisters itself. */
function leaving(basePath: string): string {
  return `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(copyPlace.all(basePath))})) await caches.delete(name)
  await registration.unregister()
})()))
`
}
