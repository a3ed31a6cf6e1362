import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineEndpoint } from '#shared/contract.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { route } from './http.ts'
import { type ReceivedFile, receiveFile, registerUploads } from './upload.ts'

let api: TestApi
let received: ReceivedFile | null = null
const call = defineEndpoint({ id: 'sendThing', method: 'POST', path: '/api/things/files', summary: '', roles: ['anyone'], errors: [] })
beforeAll(async () => {
  api = await testApi()
  registerUploads(api, (rooms) =>
    route(rooms, call, async ({ request }) => {
      received = await receiveFile(request, 1000)
    }),
  )
})
afterAll(() => api.close())

const boundary = 'limit'
const part = (name: string, content: string, file = '; filename="face.jpg"') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
async function send(payload: string | Readable, type = `multipart/form-data; boundary=${boundary}`) {
  received = null
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: call.path,
    headers: { ...(await api.headers()), 'content-type': type },
    payload,
  })
  const { code, errors } = body === '' ? { code: null, errors: [] } : JSON.parse(body)
  return [statusCode, code, ...(errors ?? []).map(({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`)]
}
const end = `--${boundary}--\r\n`

test('the one file of a form is read, up to the limit', async () => {
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

test('a file beyond the limit is refused where a piece of it ends exactly there', async () => {
  const [head = '', tail = ''] = (part('File', '|') + end).split('|')
  async function* pieces() {
    for (const text of [head, 'x'.repeat(1000), 'x', tail]) {
      yield Buffer.from(text)
      // what came is read before there is more
      for (let turn = 0; turn < 20; turn++) await setImmediate()
    }
  }
  expect(await send(Readable.from(pieces()))).toEqual([413, 'PayloadTooLarge', 'File fileSize'])
  expect(received).toBeNull()
})

test('what is no form is refused as that', async () => {
  expect(await send('{}', 'application/json')).toEqual([415, 'UnsupportedMediaType'])
})
