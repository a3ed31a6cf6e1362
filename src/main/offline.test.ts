import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#client/api.ts'
import { readConfig } from '#platform/config.ts'
import { appIcons, appleIcon } from '#shared/app-icons.ts'
import type { Language } from '#shared/language.ts'
import { registerOffline } from './offline.ts'
import type { Site } from './site-build.ts'

/** The settings of the operator, who named the site. */
const api = () =>
  ({
    GET: async () => ({
      data: [
        { key: 'site.name.fr', value: 'Rihla' },
        { key: 'site.name.ar', value: 'رحلة' },
      ],
    }),
  }) as unknown as ApiClient

async function open(settings: Record<string, string> = {}, development = true) {
  const app = fastify()
  const site: Site = { development, load: () => Promise.reject(new Error('no build')), packFiles: () => ({}) }
  registerOffline(app, readConfig(settings), { site, api: api as (language: Language) => ApiClient })
  return app
}

test('serves the manifest in both languages under the base path', async () => {
  const app = await open({ BASE_PATH: '/occasion/' })
  const french = (await app.inject({ url: '/app.webmanifest' })).json()
  const arabic = (await app.inject({ url: '/app.webmanifest?lang=ar' })).json()
  expect(french).toMatchObject({ short_name: 'Rihla', lang: 'fr-MA', dir: 'ltr', id: '/occasion/', scope: '/occasion/' })
  expect(arabic).toMatchObject({ short_name: 'رحلة', lang: 'ar-MA', dir: 'rtl', id: '/occasion/', start_url: '/occasion/home' })
  const places = [
    french.start_url,
    ...french.icons.map(({ src }: { src: string }) => src),
    ...french.shortcuts.map(({ url }: { url: string }) => url),
  ]
  expect(places.filter((place) => !place.startsWith('/occasion/'))).toEqual([])
  expect(french.shortcuts.map(({ name }: { name: string }) => name)).toContain('Assistance routière')
})

test('has every icon in its declared size', async () => {
  for (const { file, size } of [...appIcons, appleIcon]) {
    const { width, height, format } = await sharp(join(import.meta.dirname, '../../public/img', file)).metadata()
    expect([file, width, height, format]).toEqual([file, size, size, 'png'])
  }
  // phones cut a maskable icon, and Apple shows no transparency
  for (const file of ['app-maskable-512.png', appleIcon.file])
    expect([file, (await sharp(join(import.meta.dirname, '../../public/img', file)).metadata()).hasAlpha]).toEqual([file, false])
})

test('serves an unregistering worker without offline caching', async () => {
  for (const app of [await open({ OFFLINE_COPIES: 'false' }, false), await open()]) {
    const { body, headers } = await app.inject({ url: '/worker.js' })
    expect(body).toContain('registration.unregister()')
    expect(body).toContain('"rihla / "')
    expect(headers['cache-control']).toBe('no-cache')
  }
})
