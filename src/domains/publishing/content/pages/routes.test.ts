import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { seedPages } from '../service.ts'
import type { PageDesk, PageDraft, PageSummary, WebsitePage } from './contract.ts'
import { findUnstated } from './service.ts'
import { pageTypes } from './values.ts'

let api: TestApi
let headers: Record<string, string>
beforeAll(async () => {
  api = await testApi()
  headers = await api.headers('writer', ['editor'])
})
afterAll(() => api.close())

const paths = {
  Home: 'home',
  Help: 'help',
  Assistance: 'assistance',
  FAQ: 'faq',
  About: 'about',
  Cookies: 'cookies',
  Privacy: 'privacy',
  Commitment: 'commitment',
}
const read = async (path: string) => (await api.app.inject(`/api/websitepages/${path}`)).json() as WebsitePage
const desk = async (page: string) => (await api.app.inject({ url: `/api/staff/websitepages/${page}`, headers })).json() as PageDesk
const send = (method: 'PUT' | 'POST', path: string, payload: object) =>
  api.app.inject({ method, url: `/api/staff/websitepages/${path}`, headers, payload })

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] })
const draft = (word: string, arabic = 'كلمة') =>
  ({
    titleFR: `Titre ${word}`,
    titleAR: 'عنوان',
    pageSections: [
      {
        type: 'About',
        titleFR: '',
        titleAR: '',
        pageElements: [
          {
            icon: 'banknote',
            titleFR: 'Acompte',
            titleAR: 'تسبيق',
            bodyFR: [paragraph(`${word} : {booking.depositDirhams}`), paragraph('Identifiant commun {company.ice}')],
            bodyAR: arabic ? [paragraph(`${arabic} {booking.depositDirhams}`)] : [],
          },
        ],
      },
    ],
  }) as PageDraft
const save = async (page: string, word: string, arabic?: string) => {
  const { draft: now } = await desk(page)
  return send('PUT', `${page}/draft`, { page: draft(word, arabic), draft: now?.id ?? null })
}
const publish = async (page: string) => send('POST', `${page}/publish`, { draft: (await desk(page)).draft?.id ?? null })

describe('public pages', () => {
  test('include every specified type and language', async () => {
    for (const pageType of pageTypes) {
      const answer = await api.app.inject(`/api/websitepages/${paths[pageType]}`)
      expect([answer.statusCode, answer.json().pageType, answer.json().isDraft]).toEqual([200, pageType, false])
      expect(answer.headers['cache-control']).toBe('public, max-age=60')
    }
    expect((await api.app.inject('/api/websitepages/terms')).statusCode).toBe(404)
  })

  test('fill in settings and omit lines without a value', async () => {
    await save('About', 'Avance')
    await publish('About')
    const page = await read('about')
    expect(page).toMatchObject({
      titleFR: 'Titre Avance',
      titleAR: 'عنوان',
      pageSections: [{ type: 'About', websitePageId: page.id, websitePage: { id: page.id, pageType: 'About' } }],
    })
    const [element] = page.pageSections[0]?.pageElements ?? []
    expect(element).toMatchObject({
      icon: 'banknote',
      titleFR: 'Acompte',
      descFR: 'Avance\u00a0: 1\u00a0000\u00a0DH',
      descAR: 'كلمة 1\u00a0000\u00a0درهم',
      order: 0,
      documents: [],
    })
    expect(element?.bodyFR).toHaveLength(1)
    await api.deps.pool.query("update settings set value = '1500' where key = 'booking.depositDirhams'")
    expect((await read('about')).pageSections[0]?.pageElements[0]?.descFR).toContain('1\u00a0500\u00a0DH')
    await api.deps.pool.query("update settings set value = '1000' where key = 'booking.depositDirhams'")
  })
})

describe('editing a page', () => {
  test('hides a draft, publishes it, and restores the former version', async () => {
    await save('Help', 'Un')
    expect((await publish('Help')).statusCode).toBe(200)
    const first = await read('help')
    const saved = await save('Help', 'Deux')
    expect(saved.json()).toMatchObject({ draft: { isDraft: true, titleFR: 'Titre Deux' }, published: { titleFR: 'Titre Un' }, gaps: [] })
    expect(await read('help')).toEqual(first)
    const published = (await publish('Help')).json() as PageDesk
    expect(published).toMatchObject({ draft: null, published: { titleFR: 'Titre Deux' }, former: { titleFR: 'Titre Un' } })
    expect(await read('help')).toMatchObject({ titleFR: 'Titre Deux' })
    const restored = await send('POST', 'Help/restore', { published: published.published?.id })
    expect(restored.json()).toMatchObject({ published: { titleFR: 'Titre Un' }, former: { titleFR: 'Titre Deux' } })
    expect(await read('help')).toEqual(first)
  })

  test('lists former versions with their publisher', async () => {
    await save('Help', 'Suivant')
    const { versions, online } = (await publish('Help')).json() as PageDesk
    expect(online?.at).toBe((await api.deps.clock.now()).toISOString().replace('.000Z', '+00:00'))
    expect(versions.length).toBeGreaterThan(2)
    const read = (id: number) => api.app.inject({ url: `/api/staff/websitepages/Help/versions/${id}`, headers })
    expect((await read(versions[0]?.id ?? 0)).json().titleFR).toBe('Titre Un')
    expect([(await read(999_999)).statusCode, (await read(0)).statusCode]).toEqual([404, 400])
    // versions of another page are excluded
    const other = await api.app.inject({ url: `/api/staff/websitepages/About/versions/${versions[0]?.id}`, headers })
    expect(other.statusCode).toBe(404)
  })

  test('deletes the oldest versions', async () => {
    await api.deps.pool.query(`insert into website_page_versions (page_type, titles, page_sections, published_at)
      select 'Help', '{}', '[]', now() from generate_series(1, 40)`)
    await save('Help', 'Encore')
    expect(((await publish('Help')).json() as PageDesk).versions).toHaveLength(30)
  })

  test('previews a page without storing it', async () => {
    const before = await desk('About')
    const answer = await send('POST', 'About/preview', draft('Essai'))
    expect(answer.json().pageSections[0].pageElements[0].descFR).toBe('Essai\u00a0: 1\u00a0000\u00a0DH')
    expect(await desk('About')).toEqual(before)
  })

  test('lists every page for editors only', async () => {
    await save('Cookies', 'Liste', '')
    const list = (await api.app.inject({ url: '/api/staff/websitepages', headers })).json() as PageSummary[]
    expect(list.map(({ pageType }) => pageType)).toEqual([...pageTypes])
    expect(list.find(({ pageType }) => pageType === 'Cookies')).toMatchObject({
      titleFR: 'Titre Liste',
      gaps: [{ language: 'ar', part: 'body' }],
    })
    const agent = await api.headers('seller', ['agent'])
    expect((await api.app.inject({ url: '/api/staff/websitepages', headers: agent })).statusCode).toBe(403)
    expect((await api.app.inject('/api/staff/websitepages')).statusCode).toBe(401)
  })

  test('keeps placeholders in the editor', async () => {
    await save('Cookies', 'Brut')
    expect(JSON.stringify((await desk('Cookies')).draft)).toContain('{booking.depositDirhams}')
  })

  test('rejects publishing with gaps and names them', async () => {
    const saved = (await save('Commitment', 'Demi', '')).json() as PageDesk
    expect(saved.gaps).toEqual([{ section: 1, element: 1, language: 'ar', part: 'body' }])
    // editors continue with the incomplete draft, visitors do not see it
    expect(saved.draft?.pageSections.map(({ pageElements }) => pageElements.length)).toEqual([1])
    const preview = (await send('POST', 'Commitment/preview', draft('Demi', ''))).json() as WebsitePage
    expect(preview.pageSections).toEqual([])
    const before = await read('commitment')
    const refused = await publish('Commitment')
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field: 'pageSections.pageElements.bodyAR', reason: 'required' }]])
    expect(await read('commitment')).toEqual(before)
  })

  test('rejects the second of two concurrent edits', async () => {
    const page = draft('Premier')
    await send('PUT', 'FAQ/draft', { page, draft: null })
    for (const answer of [
      await send('PUT', 'FAQ/draft', { page: draft('Second'), draft: null }),
      await send('POST', 'FAQ/publish', { draft: 999_999 }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'EditConflict'])
    expect((await desk('FAQ')).draft?.titleFR).toBe('Titre Premier')
    const both = await Promise.all(['Un', 'Deux'].map((word) => send('PUT', 'Assistance/draft', { page: draft(word), draft: null })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('rejects invalid text', async () => {
    const odd = (body: unknown) => {
      const page = draft('x')
      const [section] = page.pageSections
      return { ...page, pageSections: [{ ...section, pageElements: [{ ...section?.pageElements[0], bodyFR: body }] }] }
    }
    for (const page of [
      odd('<b>x</b>'),
      odd([{ kind: 'html', text: [{ text: 'x' }] }]),
      odd([{ kind: 'paragraph', text: [{ text: 'x', onclick: 'y' }] }]),
      odd([{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:y' }] }]),
      { ...draft('x'), pageSections: [{ type: 'Nothing', titleFR: '', titleAR: '', pageElements: [] }] },
      { ...draft('x'), titleFR: 'a'.repeat(201) },
      { ...draft('x'), titleFR: 'a\u0000b' },
      { ...draft('x'), titleAR: '\ud800' },
      odd([{ kind: 'paragraph', text: [{ text: 'a\u0000b' }] }]),
      odd([{ kind: 'paragraph', text: [{ text: '\udfff' }] }]),
      {},
    ])
      expect((await send('PUT', 'Home/draft', { page, draft: null })).statusCode).toBe(400)
    expect((await send('POST', 'Home/publish', { draft: null })).statusCode).toBe(404)
    expect((await send('POST', 'Nothing/publish', { draft: null })).statusCode).toBe(400)
  })
})

describe('invalid page', () => {
  afterEach(() => api.deps.pool.query('update website_pages set titles = \'{"fr": "Remis", "ar": "عنوان"}\' where page_type = \'Privacy\''))

  test('falls back to the former version, then to an empty page', async () => {
    await save('Privacy', 'Avant')
    await publish('Privacy')
    await save('Privacy', 'Maintenant')
    await publish('Privacy')
    const told = vi.spyOn(api.deps.log, 'error')
    expect((await read('privacy')).titleFR).toBe('Titre Maintenant')
    expect(told).not.toHaveBeenCalled()
    await api.deps.pool.query(`update website_pages set titles = '["broken"]' where page_type = 'Privacy' and copy = 'Published'`)
    expect((await read('privacy')).titleFR).toBe('Titre Avant')
    expect(told.mock.calls.map(([what]) => what)).toEqual([{ page: 'Privacy', copy: 'Published' }])
    told.mockRestore()
    await api.deps.pool.query(`update website_pages set titles = '["broken"]' where page_type = 'Privacy'`)
    const answer = await api.app.inject('/api/websitepages/privacy')
    expect([answer.statusCode, answer.json().pageSections]).toEqual([200, []])
  })

  test('falls back to the last read while tables are unavailable', async () => {
    await save('Privacy', 'Gardé')
    await publish('Privacy')
    const before = await read('privacy')
    expect(before.titleFR).toBe('Titre Gardé')
    await api.deps.pool.query('alter table website_elements rename to website_elements_away')
    try {
      expect(await read('privacy')).toEqual(before)
    } finally {
      await api.deps.pool.query('alter table website_elements_away rename to website_elements')
    }
  })
})

describe('default texts', () => {
  const said = (page: WebsitePage) => JSON.stringify(page.pageSections)

  test('cover every page and language without placeholders and amounts', async () => {
    await api.deps.pool.query('truncate website_pages cascade')
    expect(await seedPages(api.deps.db)).toBe(true)
    for (const pageType of pageTypes) {
      const { published, gaps } = await desk(pageType)
      expect([pageType, gaps, published?.isDraft]).toEqual([pageType, [], false])
      expect(said(published as WebsitePage)).not.toMatch(/\d[\d\s\u00a0]*(?:DH|درهم)/)
      const page = await read(paths[pageType])
      expect([pageType, page.pageSections.length]).toEqual([pageType, published?.pageSections.length])
      expect(said(page)).not.toMatch(/\{[\w.]+\}/)
    }
  })

  test('are inserted once by concurrent processes', async () => {
    await api.deps.pool.query('truncate website_pages cascade')
    const done = await Promise.all([1, 2, 3].map(() => seedPages(api.deps.db)))
    expect(done).toContain(true)
    expect(await seedPages(api.deps.db)).toBe(false)
  })

  test('of a new version replace old defaults, not edited pages', async () => {
    await save('About', 'À nous')
    await publish('About')
    await api.deps.pool.query("update website_pages set seed = 'older' where page_type = 'Cookies' and copy = 'Published'")
    const before = (await desk('Cookies')).published
    expect(await seedPages(api.deps.db)).toBe(true)
    const { published, former } = await desk('Cookies')
    expect(former?.id).toBe(before?.id)
    expect(published?.id).not.toBe(before?.id)
    expect((await read('about')).titleFR).toBe('Titre À nous')
    expect(await seedPages(api.deps.db)).toBe(false)
  })

  test('name only configured operator data', async () => {
    const set = (key: string, value: string) => api.deps.pool.query('update settings set value = $2 where key = $1', [key, value])
    await api.deps.pool.query('truncate website_pages cascade')
    await seedPages(api.deps.db)
    await set('site.legal.cndp', '')
    const bare = said(await read('about')) + said(await read('privacy'))
    expect(bare).not.toMatch(/\(ICE\)|CNDP n°|sous le n°/)
    await set('site.legal.cndp', 'D-GC-123/2026')
    await set('company.ice', '001561191000066')
    const responsible = (await read('privacy')).pageSections[0]?.pageElements[0]?.bodyAR[0]
    expect(responsible).toMatchObject({ text: [{}, { text: 'Rihla Occasion S.A. (exemple)', isLtr: true }, {}] })
    expect(said(await read('privacy'))).toContain('D-GC-123/2026')
    expect(said(await read('about'))).toContain('001561191000066')
  })
})

test('report missing operator settings by key', async () => {
  expect(await findUnstated(api.deps.db)).toContain('company.taxId')
})

describe('preview link', () => {
  const link = async () => (await send('POST', 'Privacy/link', {})).json() as { token: string; expires: string }
  const follow = (token: string) => api.app.inject(`/api/websitepages/previews/${token}`)

  test('shows the filled draft for seven days', async () => {
    const before = await desk('Privacy')
    await send('PUT', 'Privacy/draft', { page: draft('en secret'), draft: before.draft?.id ?? null })
    const { token, expires } = await link()
    const { page } = (await follow(token)).json() as { page: WebsitePage }
    expect(page.titleFR).toBe('Titre en secret')
    expect((await read('privacy')).titleFR).not.toContain('secret')
    const now = api.deps.clock.now()
    expect(new Date(expires).getTime() - now.getTime()).toBeGreaterThan(6.9 * 86_400_000)
    await api.deps.pool.query('update website_page_previews set expires = $2 where token = $1', [token, now])
    expect((await follow(token)).statusCode).toBe(404)
  })

  test('is created by editors only and invalid when unknown', async () => {
    for (const [headers, status] of [
      [{}, 401],
      [await api.headers('agent', ['agent']), 403],
    ] as const)
      expect((await api.app.inject({ method: 'POST', url: '/api/staff/websitepages/Privacy/link', headers })).statusCode).toBe(status)
    expect((await follow('11111111-1111-4111-8111-111111111111')).statusCode).toBe(404)
    expect((await follow('x')).statusCode).toBe(400)
  })
})

describe('picture of an element', () => {
  const edge = 'an-edge-of-parts'
  async function upload(who: Record<string, string>, query: string) {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3060a0' } })
      .jpeg()
      .toBuffer()
    const head = `--${edge}\r\ncontent-disposition: form-data; name="File"; filename="atelier.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${edge}--\r\n`)])
    const type = { 'content-type': `multipart/form-data; boundary=${edge}` }
    return api.app.inject({ method: 'POST', url: `/documents/upload?${query}`, headers: { ...who, ...type }, payload })
  }
  const withPicture = (documentId: string, more: object = { isDecorative: true }) => {
    const page = draft('Image')
    return {
      ...page,
      pageSections: page.pageSections.map((one) => ({
        ...one,
        pageElements: one.pageElements.map((element) => ({ ...element, documentId, ...more })),
      })),
    }
  }
  const about = `Type=WebsiteElementImage&Id=${pageTypes.indexOf('About') + 1}`

  test('is uploaded by editors, shown with versions, and removable', async () => {
    const { id, hash } = (await upload(headers, about)).json()
    const { draft: now } = await desk('About')
    const saved = await send('PUT', 'About/draft', { page: withPicture(id), draft: now?.id ?? null })
    expect(saved.json().draft.pageSections[0].pageElements[0].documents).toMatchObject([{ id, hash, width: 900, height: 600 }])
    await publish('About')
    const pictures = async () => (await read('about')).pageSections[0]?.pageElements[0]?.documents.map((one) => one.id)
    expect(await pictures()).toEqual([id])
    expect((await api.app.inject(`/documents/pictures/${hash}/320.webp`)).statusCode).toBe(200)
    await save('About', 'Sans image')
    const { versions } = (await publish('About')).json() as PageDesk
    const version = await api.app.inject({ url: `/api/staff/websitepages/About/versions/${versions[0]?.id}`, headers })
    expect(version.json().pageSections[0].pageElements[0].documents).toMatchObject([{ id }])
    await send('POST', 'About/restore', { published: (await desk('About')).published?.id })
    expect(await pictures()).toEqual([id])
    const gone = await api.app.inject({ method: 'DELETE', url: `/documents/WebsiteElementImage/${id}`, headers })
    expect([gone.statusCode, await pictures()]).toEqual([204, []])
  })

  test('requires alternative text or the decorative flag to publish', async () => {
    const { id } = (await upload(headers, about)).json()
    const missing = async (more: object) => {
      const { draft: now } = await desk('About')
      const saved = (await send('PUT', 'About/draft', { page: withPicture(id, more), draft: now?.id ?? null })).json() as PageDesk
      return saved.gaps.map(({ language, part }) => `${part} ${language}`)
    }
    expect(await missing({})).toEqual(['alt fr', 'alt ar'])
    const refused = await send('POST', 'About/publish', { draft: (await desk('About')).draft?.id })
    expect(refused.json().errors.map((one: { field: string }) => one.field)).toContain('pageSections.pageElements.altFR')
    expect(await missing({ altFR: 'Un atelier', altAR: '  ' })).toEqual(['alt ar'])
    expect(await missing({ altFR: 'Un atelier', altAR: 'ورشة' })).toEqual([])
    await publish('About')
    const element = async () => (await read('about')).pageSections[0]?.pageElements[0]
    expect(await element()).toMatchObject({ altFR: 'Un atelier', altAR: 'ورشة', isDecorative: false })
    expect(await missing({ altFR: 'Un atelier', isDecorative: true })).toEqual([])
    await publish('About')
    expect(await element()).toMatchObject({ altFR: '', altAR: '', isDecorative: true })
  })

  test('can only be changed by editors and belongs to a page', async () => {
    const agent = await api.headers('seller', ['agent'])
    expect((await upload(agent, about)).statusCode).toBe(403)
    expect((await upload(headers, `Type=WebsiteElementImage&Id=${pageTypes.length + 1}`)).statusCode).toBe(404)
    const { id } = (await upload(headers, about)).json()
    const drop = await api.app.inject({ method: 'DELETE', url: `/documents/WebsiteElementImage/${id}`, headers: agent })
    expect(drop.statusCode).toBe(403)
  })

  test('must be uploaded for a page', async () => {
    const { id } = (await upload(headers, 'Type=Banner&Id=1')).json()
    const { draft: now } = await desk('About')
    for (const documentId of [id, '00000000-0000-4000-8000-000000000000']) {
      const answer = await send('PUT', 'About/draft', { page: withPicture(documentId), draft: now?.id ?? null })
      expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, 'page.pageSections.pageElements.documentId'])
    }
  })
})
