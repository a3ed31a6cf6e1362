import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineEndpoint } from '#shared/contract.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { route } from './http.ts'
import { type ReceivedFile, receiveFile, receiveFiles, registerUploads, tooLarge } from './upload.ts'

let api: TestApi
let received: ReceivedFile | null = null
let several: Partial<Record<string, ReceivedFile>> | null = null
const call = defineEndpoint({ id: 'sendThing', method: 'POST', path: '/api/things/files', summary: '', roles: ['anyone'], errors: [] })
const sides = defineEndpoint({ ...call, id: 'sendSides', path: '/api/things/sides' })
beforeAll(async () => {
  api = await testApi()
  registerUploads(api, (rooms) => {
    route(rooms, call, async ({ request }) => {
      received = await receiveFile(request, 1000)
    })
    route(rooms, sides, async ({ request }) => {
      several = await receiveFiles(request, ['Front', 'Back'], 1000)
    })
  })
})
afterAll(() => api.close())

const boundary = 'limit'
const part = (name: string, content: string, file = '; filename="face.jpg"') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
async function send(payload: string | Readable, type = `multipart/form-data; boundary=${boundary}`, url: string = call.path) {
  received = null
  several = null
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url,
    headers: { ...(await api.headers()), 'content-type': type },
    payload,
  })
  const { code, errors } = body === '' ? { code: null, errors: [] } : JSON.parse(body)
  return [statusCode, code, ...(errors ?? []).map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`)]
}
const end = `--${boundary}--\r\n`

test('reads the file of a form up to the limit', async () => {
  expect(await send(part('File', 'x'.repeat(1000)) + end)).toEqual([204, null])
  expect([received?.bytes.length, received?.name]).toEqual([1000, 'face.jpg'])
  expect(await send(part('note', 'fields before it are no harm', '') + part('File', 'y') + end)).toEqual([204, null])
  expect(received?.bytes.toString()).toBe('y')
})

test.each([
  ['beyond the limit', part('File', 'x'.repeat(1001)) + end, [413, 'PayloadTooLarge', 'File fileSize']],
  ['empty', part('File', '') + end, [400, 'BadRequest', 'File required']],
  ['under another name', part('Other', 'x') + end, [400, 'BadRequest', 'File required']],
  ['in no part at all', end, [400, 'BadRequest', 'File required']],
  ['cut off', part('File', 'x'.repeat(10)).slice(0, -6), [400, 'BadRequest', 'File invalid']],
] as const)('a file %s is refused', async (_how, payload, said) => {
  expect(await send(payload)).toEqual(said)
  expect(received).toBeNull()
})

test('rejects an oversized file that is cut at a chunk boundary', async () => {
  const [head = '', tail = ''] = (part('File', '|') + end).split('|')
  async function* pieces() {
    for (const text of [head, 'x'.repeat(1000), 'x', tail]) {
      yield Buffer.from(text)
      // the received data is read before the next chunk arrives
      for (let turn = 0; turn < 20; turn++) await setImmediate()
    }
  }
  expect(await send(Readable.from(pieces()))).toEqual([413, 'PayloadTooLarge', 'File fileSize'])
  expect(received).toBeNull()
})

test('rejects a body that is not a form', async () => {
  expect(await send('{}', 'application/json')).toEqual([415, 'UnsupportedMediaType'])
})

test.each([
  ['eight fields beside it', 8, 1024, [204, null]],
  ['nine', 9, 1024, [413, 'PayloadTooLarge', 'File fileSize']],
])('a form may have %s', async (_what, fields, length, said) => {
  const beside = Array.from({ length: fields }, (_, i) => part(`note${i}`, 'x'.repeat(length), '')).join('')
  expect(await send(beside + part('File', 'y') + end)).toEqual(said)
})

test.each([
  [1_048_576, 1],
  [1_572_864, 1.5],
  [1_100_000, 1],
  [1_160_000, 1.1],
])('a limit of %i bytes is said as %d megabytes', (limit, megabytes) => {
  expect(tooLarge('Front', limit)).toMatchObject({
    code: 'PayloadTooLarge',
    faults: [{ field: 'Front', reason: 'fileSize', limit: megabytes }],
  })
})

describe('receiveFiles', () => {
  const sendSides = (payload: string, type?: string) => send(payload, type, sides.path)
  const names = () => Object.fromEntries(Object.entries(several ?? {}).map(([side, file]) => [side, [file?.bytes.toString(), file?.name]]))
  const back = (content: string) => part('Back', content, '; filename="back.jpg"')

  test('reads files by field; ignores missing and other fields', async () => {
    expect(await sendSides(part('Front', 'f') + back('b') + end)).toEqual([204, null])
    expect(names()).toEqual({ Front: ['f', 'face.jpg'], Back: ['b', 'back.jpg'] })
    expect(await sendSides(back('x'.repeat(1000)) + end)).toEqual([204, null])
    expect(several?.Back?.bytes.length).toBe(1000)
    expect(await sendSides(part('Other', 'o') + back('b') + end)).toEqual([204, null])
    expect(names()).toEqual({ Back: ['b', 'back.jpg'] })
    expect(await sendSides(part('Front', '', '; filename=""') + back('b') + end)).toEqual([204, null])
    expect(names()).toEqual({ Back: ['b', 'back.jpg'] })
  })

  test.each([
    ['one of them twice', back('a') + back('b') + end, [400, 'BadRequest', 'Back repeated']],
    ['one that is empty', part('Front', 'f') + back('') + end, [400, 'BadRequest', 'Back invalid']],
    ['one beyond the limit', part('Front', 'f') + back('x'.repeat(1001)) + end, [413, 'PayloadTooLarge', 'Back fileSize']],
    ['another beyond the limit', back('b') + part('Other', 'x'.repeat(1001)) + end, [413, 'PayloadTooLarge', 'Back fileSize']],
    ['more files than fields', part('Front', 'f') + back('b') + part('Other', 'o') + end, [413, 'PayloadTooLarge', 'Back fileSize']],
    ['one that is cut off', part('Front', 'f').slice(0, -3), [400, 'BadRequest', 'Front invalid']],
  ] as const)('with %s are refused, by its name', async (_what, payload, said) => {
    expect(await sendSides(payload)).toEqual(said)
    expect(several).toBeNull()
  })

  test.each([
    ['as many parts as it has fields and may have notes', 9, [204, null]],
    ['one more', 10, [413, 'PayloadTooLarge', 'Front fileSize']],
  ])('may come in a form of %s, named or not', async (_what, nameless, said) => {
    const parts = `--${boundary}\r\ncontent-type: text/plain\r\n\r\nx\r\n`.repeat(nameless)
    expect(await sendSides(parts + part('Front', 'f') + end)).toEqual(said)
  })

  test('rejects a body that is not a form', async () => {
    expect(await sendSides('{}', 'application/json')).toEqual([415, 'UnsupportedMediaType'])
  })
})
