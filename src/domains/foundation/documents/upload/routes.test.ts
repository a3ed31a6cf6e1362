import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBooking, insertCustomer } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'
import { maxUploadBytes } from '../rules.ts'
import { prepareFile } from '../service.ts'
import { removeDocumentsOf } from '../store.ts'
import { removeOldParts } from './store.ts'

let api: TestApi
let booking: number
let another: number
let port: number
const people: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  api = await testApi()
  const customer_id = await insertCustomer(api.deps.db, { user_id: 'owner' })
  booking = (await insertBooking(api.deps.db, { customer_id })).id
  another = (await insertBooking(api.deps.db, { customer_id })).id
  people.owner = await api.headers('owner')
  people.stranger = await api.headers('stranger')
  people.controller = await api.headers('controller', ['controller'])
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => api.close())
beforeEach(() => sql`delete from document_parts`.execute(api.deps.db))

interface Part {
  file: Buffer
  clientId: string
  offset: number
  length: number
  who?: string
  id?: number
  size?: number
  name?: string
}

/** Builds the request of a chunk. */
function sent({ file, clientId, offset, length, who = 'owner', id = booking, size = file.byteLength, name = 'cin recto.pdf' }: Part) {
  const edge = 'the-edge-of-the-form'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="File"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`
  return {
    url: `/documents/upload/parts?Id=${id}&Type=CustomerCIN&ClientId=${clientId}&Offset=${offset}&Size=${size}`,
    headers: { ...people[who], 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), file.subarray(offset, offset + length), Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}
const send = (part: Part) => api.app.inject({ method: 'POST', ...sent(part) })

/** Sends the first bytes of a request and closes the connection. */
async function cut(part: Part, bytes: number): Promise<void> {
  const { url, headers, payload } = sent(part)
  const lines = Object.entries({ ...headers, host: 'localhost', 'content-length': String(payload.byteLength) }).map((one) => one.join(': '))
  const call = Buffer.concat([Buffer.from(`POST ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), payload])
  await new Promise<void>((resolve) => {
    const line = connect(port, '127.0.0.1', () => line.write(call.subarray(0, Math.min(bytes, call.byteLength - 1)), () => line.destroy()))
    line.on('close', () => resolve())
    line.on('error', () => undefined)
  })
}

/** Valid PDF of one page with that many extra bytes. */
function pdf(more: number): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
  ]
  let text = `%PDF-1.7\n%${'x'.repeat(more)}\n`
  const places = objects.map((object, i) => {
    const place = text.length
    text += `${i + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(`${text}xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`)
}

const rows = async () => (await sql<{ client_id: string }>`select client_id from document_parts`.execute(api.deps.db)).rows
/** Documents created from a file. */
const documents = async (clientId: string) =>
  (await sql<{ id: string; hash: string }>`select id, hash from documents where client_id = ${clientId}::uuid`.execute(api.deps.db)).rows

test(
  'cut at fifty places and sent on, a file is one document of the same picture',
  async () => {
    const photos = await Promise.all(
      [16, 64, 200].map(async (side) => {
        const file = await sharp({
          create: { width: side, height: side, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
        })
          .jpeg()
          .toBuffer()
        const { hash } = await prepareFile(file)
        return { file, hash }
      }),
    )
    const cuts = fc.record({
      photo: fc.constantFrom(...photos),
      parts: fc.integer({ min: 1, max: 5 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    await holds(
      fc.asyncProperty(cuts, async ({ photo: { file, hash }, parts, at }) => {
        const clientId = randomUUID()
        const length = Math.ceil(file.byteLength / parts)
        const cutAt = Math.floor(at * parts) * length
        let state: { received: number; document: { id: string } | null } = { received: 0, document: null }
        for (let calls = 0; state.document === null; calls++) {
          if (calls > 2 * parts + 2) throw new Error('it does not come to an end')
          const part = { file, clientId, offset: state.received, length }
          if (state.received === cutAt) await cut(part, Math.floor(at * (length + 900)))
          const answer = await send(part)
          expect(answer.statusCode).toBe(200)
          state = answer.json()
        }
        expect(state.received).toBe(file.byteLength)
        expect(await documents(clientId)).toEqual([{ id: state.document.id, hash }])
      }),
      { runs: 50, shrink: false },
    )
  },
  patience,
)

test('returns the next offset for a wrong one, is idempotent', async () => {
  const file = pdf(3000)
  const clientId = randomUUID()
  expect((await send({ file, clientId, offset: 1000, length: 1000 })).json()).toEqual({ received: 0, document: null })
  const first = await Promise.all([1, 2, 3].map(() => send({ file, clientId, offset: 0, length: 1000 })))
  expect(first.map((answer) => answer.json())).toEqual(first.map(() => ({ received: 1000, document: null })))
  expect((await send({ file, clientId, offset: 0, length: 500 })).json()).toEqual({ received: 1000, document: null })
  const last = await Promise.all([1, 2, 3].map(() => send({ file, clientId, offset: 1000, length: file.byteLength })))
  const ids = last.map((answer) => answer.json<{ document: { id: string } }>().document.id)
  expect(new Set(ids).size).toBe(1)
  // the response was lost, and the device repeats the request
  expect((await send({ file, clientId, offset: 1000, length: 1000 })).json()).toMatchObject({ document: { id: ids[0] } })
  expect(await documents(clientId)).toHaveLength(1)
})

test('renders a PDF thumbnail for authorized users only', async () => {
  const file = pdf(3000)
  const clientId = randomUUID()
  const answer = await send({ file, clientId, offset: 0, length: file.byteLength })
  const { uri } = answer.json<{ document: { uri: string } }>().document
  const get = (query: string, who: string) => api.app.inject({ url: `${uri}${query}`, headers: { ...people[who] } })
  const [small, again] = await Promise.all(['owner', 'controller'].map((who) => get('?isThumbnail=true', who)))
  expect(small?.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' })
  expect(await sharp(small?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(again?.rawPayload.equals(small?.rawPayload as Buffer)).toBe(true)
  expect((await get('?isThumbnail=true', 'stranger')).statusCode).toBe(404)
  expect((await get('', 'owner')).rawPayload.equals(file)).toBe(true)
})

test('rejects chunks of another person or for another record', async () => {
  const file = pdf(3000)
  const clientId = randomUUID()
  await send({ file, clientId, offset: 0, length: 1000 })
  const part = { file, clientId, offset: 1000, length: 1000 }
  expect((await send({ ...part, who: 'stranger' })).statusCode).toBe(404)
  for (const other of [{ who: 'controller' }, { id: another }]) {
    const answer = await send({ ...part, ...other })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field: 'ClientId', reason: 'invalid' }]])
  }
  const unsigned = await api.app.inject({ method: 'POST', ...sent(part), headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  expect(unsigned.statusCode).toBe(401)
  expect((await send(part)).json()).toEqual({ received: 2000, document: null })
})

test('deletes a file that is too large, too long or invalid', async () => {
  const file = pdf(3000)
  const clientId = randomUUID()
  expect((await send({ file, clientId, offset: 0, length: 1000, size: maxUploadBytes + 1 })).statusCode).toBe(413)
  const longer = await send({ file, clientId, offset: 0, length: 1000, size: 900 })
  expect([longer.statusCode, longer.json().errors]).toMatchObject([400, [{ field: 'File', reason: 'invalid' }]])
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  await send({ file: page, clientId, offset: 0, length: 20 })
  expect(await rows()).toHaveLength(1)
  const refused = await send({ file: page, clientId, offset: 20, length: 30 })
  expect([refused.statusCode, refused.json().errors]).toMatchObject([415, [{ field: 'File', reason: 'fileType' }]])
  expect([await rows(), await documents(clientId)]).toEqual([[], []])
})

test('deletes incomplete uploads after a day, with their record, and above ten', async () => {
  const file = pdf(3000)
  const names = Array.from({ length: 12 }, () => randomUUID())
  for (const clientId of names) {
    await send({ file, clientId, offset: 0, length: 100 })
    await sql`update document_parts set created = created - interval '1 minute'`.execute(api.deps.db)
  }
  expect((await rows()).map((row) => row.client_id).toSorted()).toEqual(names.slice(2).toSorted())
  const now = api.deps.clock.now().getTime()
  await removeOldParts(api.deps.db, new Date(now - 86_400_000))
  expect(await rows()).toHaveLength(10)
  await removeOldParts(api.deps.db, new Date(now - 150_000))
  expect((await rows()).map((row) => row.client_id).toSorted()).toEqual(names.slice(-2).toSorted())
  await removeDocumentsOf(api.deps.db, 'Booking', [booking])
  expect(await rows()).toEqual([])
  // a completed upload is not stored twice
  await send({ file, clientId: names[0] ?? '', offset: 0, length: file.byteLength })
  expect([(await documents(names[0] ?? '')).length, (await rows()).length]).toEqual([1, 1])
  await removeOldParts(api.deps.db, new Date(0))
  expect(await rows()).toEqual([])
})
