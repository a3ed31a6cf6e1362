import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import type { Banner, LiveBanner } from './contract.ts'
import { listLiveBanners } from './service.ts'

let now = new Date('2026-03-16T10:00:00Z')
let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  headers = await api.headers('writer', ['editor'])
})
afterAll(() => api.close())
afterEach(async () => {
  now = new Date('2026-03-16T10:00:00Z')
  for (const { id } of await list()) await api.app.inject({ method: 'DELETE', url: `/api/staff/banners/${id}`, headers })
})

const entry = (fr: string, more: object = {}) => ({
  ...{ kind: 'Info', place: 'Everywhere', starts: '2026-03-16T09:00:00Z' },
  text: { fr, ar: 'إعلان' },
  ...more,
})
const add = (fr: string, more: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/staff/banners', headers, payload: { banner: entry(fr, more) } })
const change = (id: number, version: number, banner: object) =>
  api.app.inject({ method: 'PUT', url: `/api/staff/banners/${id}`, headers, payload: { banner, version } })
const list = async () => (await api.app.inject({ url: '/api/staff/banners', headers })).json() as Banner[]
const live = async () => ((await api.app.inject('/api/banners')).json() as LiveBanner[]).map(({ text }) => text.fr)

describe('live banners', () => {
  test('start and end by the clock', async () => {
    await add('Samedi', { starts: '2026-03-16T11:00:00Z', ends: '2026-03-16T12:00:00Z' })
    expect(await live()).toEqual([])
    now = new Date('2026-03-16T10:59:59Z')
    expect(await live()).toEqual([])
    now = new Date('2026-03-16T11:00:00Z')
    expect(await live()).toEqual(['Samedi'])
    now = new Date('2026-03-16T11:59:59Z')
    expect(await live()).toEqual(['Samedi'])
    now = new Date('2026-03-16T12:00:00Z')
    expect(await live()).toEqual([])
  })

  test('list warnings first, then the latest, without disabled ones', async () => {
    await add('Ancien')
    await add('Récent', { starts: '2026-03-16T09:30:00Z' })
    await add('Récent aussi', { starts: '2026-03-16T09:30:00Z' })
    await add('Panne', { kind: 'Warning', starts: '2026-03-15T09:00:00Z' })
    await add('Enlevé', { isOn: false })
    expect(await live()).toEqual(['Panne', 'Récent aussi', 'Récent', 'Ancien'])
  })

  test('show changes of another process within five seconds', async () => {
    await add('Avant')
    expect(await live()).toEqual(['Avant'])
    await api.deps.pool.query(`update banners set text = '{"fr": "Après", "ar": "إعلان"}'`)
    now = new Date(now.getTime() + 4999)
    expect(await live()).toEqual(['Avant'])
    now = new Date(now.getTime() + 1)
    expect(await live()).toEqual(['Après'])
  })

  test('use the last read while the table is unavailable', async () => {
    await add('Gardé', { ends: '2026-03-16T10:05:00Z' })
    expect(await live()).toEqual(['Gardé'])
    await api.deps.pool.query('alter table banners rename to banners_away')
    try {
      now = new Date('2026-03-16T10:04:00Z')
      expect(await live()).toEqual(['Gardé'])
      now = new Date('2026-03-16T10:05:00Z')
      expect(await live()).toEqual([])
      // a process without an earlier read cannot return an empty list
      await expect(listLiveBanners(api.deps, { rows: null, at: 0, version: 0 }, 0)).rejects.toThrow('banners')
    } finally {
      await api.deps.pool.query('alter table banners_away rename to banners')
    }
  })
})

describe('editing banners', () => {
  test('lists states with upcoming banners first', async () => {
    await add('Fini', { ends: '2026-03-16T10:00:00Z' })
    const lastWeek = { starts: '2026-03-09T09:00:00Z', ends: '2026-03-09T12:00:00Z' }
    await add('Fini avant', lastWeek)
    await add('Fini avant aussi', lastWeek)
    await add('En cours')
    await add('En cours aussi')
    await add('À venir', { starts: '2026-03-17T09:00:00Z', ends: '2026-03-18T09:00:00Z' })
    await add('Enlevé', { isOn: false, starts: '2026-03-10T09:00:00Z' })
    expect((await list()).map(({ text, state }) => [text.fr, state])).toEqual([
      ['À venir', 'Planned'],
      ['En cours aussi', 'Live'],
      ['En cours', 'Live'],
      ['Enlevé', 'Off'],
      ['Fini', 'Ended'],
      ['Fini avant aussi', 'Ended'],
      ['Fini avant', 'Ended'],
    ])
  })

  test('rejects the second of two concurrent edits', async () => {
    const made = (await add('Un')).json() as Banner
    const link = { link: '/workshops', linkText: { fr: 'Les agences', ar: 'الوكالات' } }
    const changed = await change(made.id, made.version, entry('Deux', link))
    expect(changed.json()).toMatchObject({ ...link, text: { fr: 'Deux', ar: 'إعلان' }, version: made.version + 1, state: 'Live' })
    const late = await change(made.id, made.version, entry('Trois'))
    expect([late.statusCode, late.json().code]).toEqual([409, 'EditConflict'])
    expect(await live()).toEqual(['Deux'])
    expect((await change(999_999, 1, entry('Nulle part'))).json().code).toBe('NotFound')
  })

  test('deletes a banner once', async () => {
    const { id } = (await add('Un')).json() as Banner
    const drop = () => api.app.inject({ method: 'DELETE', url: `/api/staff/banners/${id}`, headers })
    expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([204, 404])
    expect(await live()).toEqual([])
  })

  test('requires a banner picture with alternative text', async () => {
    const { rows } = await api.deps.pool.query(
      `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, width, height)
        select 'Website', 1, type, 'Published', 'a.webp', 'image/webp', 1, repeat('a', 64), 1200, 400
        from unnest(array['Banner', 'WebsiteElementImage']) as type returning id`,
    )
    const [documentId, other] = rows.map(({ id }) => id as string)
    const alt = { fr: 'Une voiture bleue', ar: 'سيارة زرقاء' }
    const fieldOf = async (more: object) => (await add('Image', more)).json().errors?.[0]?.field
    expect(await fieldOf({ documentId })).toBe('banner.alt')
    expect(await fieldOf({ documentId, alt: { ...alt, ar: ' ' } })).toBe('banner.alt.ar')
    expect(await fieldOf({ documentId: other, alt })).toBe('banner.documentId')
    const made = (await add('Image', { documentId, alt })).json() as Banner
    const shown = async () => ((await api.app.inject('/api/banners')).json() as LiveBanner[])[0]
    expect(await shown()).toMatchObject({ alt, picture: { hash: 'a'.repeat(64), width: 1200, height: 400 } })
    expect(await shown()).not.toHaveProperty('documentId')
    await change(made.id, made.version, entry('Image', { documentId, isDecorative: true, alt }))
    expect(await shown()).toMatchObject({ alt: null, picture: { width: 1200 } })
    await api.deps.pool.query('update documents set is_deleted = true where id = $1', [documentId])
    await add('Autre')
    expect((await list()).map(({ picture }) => picture)).toEqual([null, null])
    await api.deps.pool.query('delete from documents where id = any($1)', [[documentId, other]])
  })

  test.each([
    ['a language without its text', { text: { fr: 'Fermé', ar: ' ' } }, 'banner.text.ar'],
    ['an end that is not after the start', { ends: '2026-03-16T09:00:00Z' }, 'banner.ends'],
    ['a link without words', { link: '/workshops' }, 'banner.linkText'],
    ['words of no link', { linkText: { fr: 'Ici', ar: 'هنا' } }, 'banner.link'],
    ['a link that runs', { link: 'javascript:alert(1)', linkText: { fr: 'Ici', ar: 'هنا' } }, 'banner.link'],
    ['a text longer than a line', { text: { fr: 'a'.repeat(161), ar: 'ب' } }, 'banner.text.fr'],
    ['a kind that is none', { kind: 'Party' }, 'banner.kind'],
  ])('rejects %s by its field', async (_what, wrong, field) => {
    const answer = await add('Fermé', wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.map((fault: { field: string }) => fault.field)).toEqual([field])
    expect(await list()).toEqual([])
  })
})
