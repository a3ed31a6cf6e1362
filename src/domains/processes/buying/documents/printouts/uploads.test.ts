import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBooking, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
let booking: number
const people: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  api = await testApi()
  booking = (await insertBooking(api.deps.db, { customer_id: await insertCustomer(api.deps.db, { user_id: 'owner' }) })).id
  people.owner = await api.headers('owner')
  people.stranger = await api.headers('stranger')
  people.controller = await api.headers('controller', ['controller'])
  people.expert = await api.headers('expert', ['expert'])
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`delete from documents`.execute(api.deps.db)
})

async function upload(who: string, bytes: Uint8Array, { type = 'CustomerCIN', name = 'cin recto.pdf', id = booking } = {}) {
  const edge = 'the-edge-of-the-form'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="File"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`
  return api.app.inject({
    method: 'POST',
    url: `/documents/upload?Id=${id}&Type=${type}`,
    headers: { ...people[who], 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
}

const review = (who: string, id: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/documents/${id}/review`, headers: people[who] ?? {}, payload })

/** A valid PDF with that number of empty pages; extra entries go into its catalogue or each page. */
function pdf(pages: number, { catalogue = '', page = '', kids = '' } = {}): Buffer {
  const all = kids || Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ')
  const objects = [`<</Type/Catalog/Pages 2 0 R${catalogue}>>`, `<</Type/Pages/Count ${pages}/Kids[${all}]>>`]
  for (let i = 0; i < pages; i++) objects.push(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`)
  let text = '%PDF-1.7\n'
  const places = objects.map((object, i) => {
    const place = text.length
    text += `${i + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

describe('an uploaded document', () => {
  test('is stored unchanged and served as an attachment', async () => {
    const answer = await upload('owner', pdf(2))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      type: 'CustomerCIN',
      status: 'Preview',
      mimeType: 'application/pdf',
      fileName: 'cin recto.pdf',
      isGenerated: false,
    })
    const back = await api.app.inject({ url: answer.json().uri, headers: people.owner ?? {} })
    expect(back.rawPayload.equals(pdf(2))).toBe(true)
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    for (const headers of [people.stranger ?? {}, await api.headers()])
      expect((await api.app.inject({ url: answer.json().uri, headers })).statusCode).toBe(404)
  })

  test('can be deleted by its sender only', async () => {
    const { id } = (await upload('owner', pdf(1))).json()
    const take = async (who: string) =>
      (await api.app.inject({ method: 'DELETE', url: `/documents/CustomerCIN/${id}`, headers: people[who] ?? {} })).statusCode
    expect(await take('stranger')).toBe(404)
    expect((await sql`select from documents where not is_deleted`.execute(api.deps.db)).rows).toHaveLength(1)
    expect(await take('owner')).toBe(204)
    expect((await sql`select from documents where not is_deleted`.execute(api.deps.db)).rows).toEqual([])
  })

  test('may be a photo that others cannot read by its hash', async () => {
    const photo = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#805030' } })
      .jpeg()
      .toBuffer()
    const answer = await upload('owner', photo, { name: 'cin.jpg' })
    expect(answer.json()).toMatchObject({ status: 'Preview', mimeType: 'image/webp', width: 64 })
    expect((await api.app.inject({ url: `/documents/pictures/${answer.json().hash}/320.webp` })).statusCode).toBe(404)
  })

  const broken: [string, () => Uint8Array, number][] = [
    ['a page that begins like a PDF', () => Buffer.from('%PDF-1.4<script>alert(1)</script>'), 415],
    ['a page between head and tail of a PDF', () => Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>\n%%EOF'), 400],
    ['a PDF cut in the middle', () => pdf(3).subarray(0, 120), 415],
    ['a text', () => Buffer.from('bonjour'), 415],
    ['a PDF behind something else', () => Buffer.concat([Buffer.from('<html>'), pdf(1)]), 415],
    ['a PDF of 31 pages', () => pdf(31), 400],
    ['a PDF whose pages lead in a circle', () => pdf(1, { kids: '2 0 R' }), 400],
    ['a PDF with a program', () => pdf(1, { catalogue: '/OpenAction<</S/J#61vaScript/JS(app.alert\\(1\\))>>' }), 400],
    ['a PDF with a program in a page', () => pdf(1, { page: '/AA<</O<</S/J#61vaScript/JS(1)>>>>' }), 400],
    ['a PDF that starts something', () => pdf(1, { catalogue: '/OpenAction<</S/Launch/F(cmd.exe)>>' }), 400],
    ['more than 10 MB', () => Buffer.concat([pdf(1), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ]
  test.each(broken)('rejects %s', async (_name, bytes, status) => {
    expect((await upload('owner', bytes())).statusCode).toBe(status)
    expect((await sql`select from documents`.execute(api.deps.db)).rows).toEqual([])
  })

  test('accepts 30 pages and an open action', async () => {
    expect((await upload('owner', pdf(30))).statusCode).toBe(200)
    expect((await upload('owner', pdf(2, { catalogue: '/OpenAction[3 0 R/Fit]' }))).statusCode).toBe(200)
  })

  test('limits concurrent PDF checks', async () => {
    let open = 0
    let max = 0
    const count = (worker: Worker) => {
      max = Math.max(max, ++open)
      worker.once('exit', () => open--)
    }
    process.on('worker', count)
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload('owner', pdf(1))))
    process.off('worker', count)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(max).toBeGreaterThan(0)
    expect(max).toBeLessThanOrEqual(2)
  })

  test('accepts a file name that ends in half a surrogate pair', async () => {
    const answer = await upload('owner', pdf(1), { name: `${'x'.repeat(119)}🚗.pdf` })
    expect([answer.statusCode, answer.json().fileName]).toEqual([200, `${'x'.repeat(119)}🚗.pdf`])
  })

  test('must belong to an own booking and have an upload type', async () => {
    expect((await upload('stranger', pdf(1))).statusCode).toBe(404)
    expect((await upload('owner', pdf(1), { id: 2_000_000_000 })).statusCode).toBe(404)
    expect((await upload('owner', pdf(1), { type: 'PurchaseInvoice' })).statusCode).toBe(400)
  })
})

describe('staff', () => {
  test('accept an upload once', async () => {
    const { id } = (await upload('owner', pdf(1))).json()
    const answer = await review('controller', id, { status: 'Accepted' })
    expect(answer.json()).toMatchObject({ id, status: 'Accepted', comment: null, validated: '2026-03-15T10:00:00.000Z' })
    const again = await review('controller', id, { status: 'Rejected', comment: 'Illisible' })
    expect(again.json()).toMatchObject({ code: 'TransitionNotAllowed', state: 'Accepted' })
  })

  test('refuse an upload with a reason for its owner', async () => {
    const { id } = (await upload('owner', pdf(1))).json()
    expect((await review('controller', id, { status: 'Rejected', comment: '  ' })).statusCode).toBe(400)
    expect((await review('controller', id, { status: 'Rejected', comment: 'Le verso manque.' })).statusCode).toBe(200)
    const { rows } = await sql`select status, comment, validated from documents`.execute(api.deps.db)
    expect(rows).toEqual([{ status: 'Rejected', comment: 'Le verso manque.', validated: null }])
  })

  test('decide once when two calls are concurrent', async () => {
    const { id } = (await upload('owner', pdf(1))).json()
    const both = await Promise.all([
      review('controller', id, { status: 'Accepted' }),
      review('controller', id, { status: 'Rejected', comment: 'Flou' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('cannot review uploads of their own purchase', async () => {
    const { id } = (await upload('owner', pdf(1))).json()
    await sql`update customers set user_id = 'controller' where user_id = 'owner'`.execute(api.deps.db)
    const answer = await review('controller', id, { status: 'Accepted' })
    await sql`update customers set user_id = 'owner' where user_id = 'controller'`.execute(api.deps.db)
    expect(answer.statusCode).toBe(403)
  })

  test('excludes experts and customers from reviews', async () => {
    const { id } = (await upload('owner', pdf(1))).json()
    for (const who of ['expert', 'owner']) expect((await review(who, id, { status: 'Accepted' })).statusCode).toBe(403)
  })
})
