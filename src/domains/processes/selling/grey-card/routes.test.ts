import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { type Condition, inventCard, renderCard } from '#testing/grey-cards.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
})
afterAll(() => api.close())

type Files = Record<string, Uint8Array>

/** Sends files as a visitor with that address. */
async function send(files: Files, { from = '10.0.0.1', language = 'fr' } = {}) {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.append(name, new Blob([new Uint8Array(bytes)]), '../../../etc/passwd')
  const body = new Response(form)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/vehicles/graycarddata',
    headers: { ...(await api.headers()), 'accept-language': language, 'content-type': body.headers.get('content-type') ?? '' },
    remoteAddress: from,
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const photos = async (seed: number, condition: Condition) => ({
  Front: await renderCard(inventCard(seed), 'Front', condition, seed),
  Back: await renderCard(inventCard(seed), 'Back', condition, seed),
})

const blank = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()

test.each([
  ['clean', 2],
  ['rotated8', 2],
  ['phone', 2],
] as const)('a card is read: %s', async (condition, seed) => {
  const { immatriculation, releasedDate, firstName, lastName, brand, model, fuelType, fiscalPower, chassisNumber } = inventCard(seed)
  const { status, body } = await send(await photos(seed, condition))
  expect(status).toBe(200)
  expect(body.frontDto).toMatchObject({ immatriculation, releasedDate, firstName, lastName, registrationType: 'Local' })
  expect(body.frontDto.adresse).toBe('16 RUE DES ORANGERS, TANGER')
  expect(body.backDto).toMatchObject({ brand, model, fuelType, fiscalPower, chassisNumber, registrationNumber: immatriculation })
  expect(body.backDto.modelId).toEqual(expect.any(Number))
  expect(body.frontDto.readings.immatriculation).toMatchObject({ isSure: true, crop: expect.stringMatching(/^data:image\/webp;base64,/) })
  expect(JSON.stringify(body).length).toBeLessThan(40_000)
})

test('never returns a sure plate for two cards of different cars', async () => {
  const [one, other] = [await photos(2, 'clean'), await photos(3, 'clean')]
  const { body } = await send({ Front: one.Front, Back: other.Back })
  expect(body.frontDto.readings.immatriculation.isSure).toBe(false)
})

test('reads one face and leaves the other unknown', async () => {
  const { Back } = await photos(2, 'clean')
  const { status, body } = await send({ Back })
  expect(status).toBe(200)
  expect(body.frontDto).toMatchObject({ releasedDate: null, firstName: null, adresse: null })
  expect(body.backDto.fiscalPower).toBe(6)
  expect(body.backDto.readings.registrationNumber.isSure).toBe(false)
})

test('returns no values for an empty picture', async () => {
  const empty = await blank()
  const { status, body } = await send({ Front: empty, Back: empty })
  expect(status).toBe(200)
  const { readings, ...values } = body.frontDto
  expect(Object.values(values).filter((value) => value !== null)).toEqual([])
  expect(Object.values(readings as Record<string, { isSure: boolean }>).some(({ isSure }) => isSure)).toBe(false)
})

test("rejects an invalid photo with its face in the caller's language", async () => {
  const { Front, Back } = await photos(2, 'clean')
  const pixels = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })
  const hostile: Record<string, Uint8Array> = {
    text: Buffer.from('<script>alert(1)</script>'),
    pdf: Buffer.from('%PDF-1.4<script>'),
    gif: Buffer.from('GIF89a/*'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>'),
    'head of a picture alone': Front.subarray(0, 12),
    'cut off': Front.subarray(0, Front.length >> 1),
    bomb: await pixels(9000, 7000).png().toBuffer(),
    'one pixel': await pixels(1, 1).png().toBuffer(),
    polyglot: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('%PDF-1.7 %%EOF <script>'.repeat(50))]),
  }
  for (const [name, bytes] of Object.entries(hostile)) {
    const { status, body } = await send({ Front: bytes, Back }, { from: '10.0.0.9' })
    expect([name, status, body.errors?.map(({ field }: { field: string }) => field)]).toEqual([name, 400, ['Front']])
  }
  const { body } = await send({ Front, Back: Buffer.from('x') }, { language: 'ar', from: '10.0.0.9' })
  expect(body.errors).toMatchObject([{ field: 'Back', reason: 'picture' }])
  expect(body.message).toMatch(/[\u0600-\u06ff]/)
  expect((await send({}, { from: '10.0.0.9' })).body.errors).toMatchObject([{ field: 'Front' }])
  expect((await send({ Other: Front }, { from: '10.0.0.9' })).status).toBe(400)
  expect((await send({ Front: new Uint8Array(10 * 1024 * 1024 + 1) }, { from: '10.0.0.9' })).status).toBe(413)
})

test('limits the requests of an address', async () => {
  const asked = await Promise.all(Array.from({ length: 31 }, () => send({}, { from: '10.0.0.77' })))
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('refuses a second reading of an address and a full queue', async () => {
  const Front = await blank()
  const sent = [...Array.from({ length: 11 }, (_, i) => `10.0.1.${i}`), '10.0.1.0'].map((from) => send({ Front }, { from }))
  const refused = (await Promise.all(sent)).filter(({ status }) => status !== 200).map(({ body }) => body)
  expect(refused.map(({ code }) => code).toSorted()).toEqual(['ReaderBusy', 'ReaderBusy', 'ReadingUnderWay'])
})
