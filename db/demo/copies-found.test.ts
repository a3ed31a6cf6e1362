import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { printPicture } from '#domains/foundation/documents/upload/service.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { findMasters } from './masters.ts'
import { compose } from './pictures.ts'
import { createRandom } from './random.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** Copied photos, copies of each, and photos without copies. */
const [photos, copies, others] = [20, 5, 20]

/** A photo of each of so many designs, from four sides. */
async function demoPhotos(): Promise<Buffer[]> {
  const masters = findMasters()
  const designs = [...new Set([...masters.painted.keys()].map((name) => name.split('/')[0] ?? ''))].filter(
    (name) => !name.startsWith('cabin-'),
  )
  const sides = ['front-right', 'back-left', 'front', 'back']
  const wanted = designs.map((design, i) => `${design}/${sides[i % sides.length]}`).filter((name) => masters.painted.has(name))
  return Promise.all(wanted.slice(0, photos + others).map((master) => compose(masters, { master, color: 'Grey' })))
}

/** A copy of a photo: cut by up to 15 in a hundred at each side, half of them mirrored, in another size, light, colours and quality. */
async function copyOf(bytes: Buffer, random: ReturnType<typeof createRandom>): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const between = (least: number, most: number) => least + random.next() * (most - least)
  const [left, right, top, bottom] = [between(0, 0.15), between(0, 0.15), between(0, 0.15), between(0, 0.15)]
  const cut = {
    ...{ left: Math.round(left * width), top: Math.round(top * height) },
    ...{ width: Math.round((1 - left - right) * width), height: Math.round((1 - top - bottom) * height) },
  }
  const part = sharp(bytes).extract(cut)
  const turned = random.next() < 0.5 ? part.flop() : part
  const painted = turned
    .resize({ width: Math.round(between(400, 1300)) })
    .modulate({ brightness: between(0.8, 1.2), saturation: between(0.5, 1.5), hue: Math.round(between(-30, 30)) })
  const sent = await painted.jpeg({ quality: Math.round(between(40, 90)) }).toBuffer()
  return sharp(sent).webp({ quality: 80 }).toBuffer()
}

const rows = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

async function keep(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await api.deps.storage.put(originalKey(hash), bytes)
  await printPicture(api.deps, hash)
  return hash
}

test('of 100 copies of photos, mirrored, cut, in another size and in other colours, nine in ten are found, and two in a hundred wrongly at most', async () => {
  const known = await demoPhotos()
  const hashes: string[] = []
  for (const photo of known) hashes.push(await keep(photo))
  const random = createRandom('copies')
  let [found, wrong] = [0, 0]
  for (let i = 0; i < photos * copies; i++) {
    const of = i % photos
    const copy = await keep(await copyOf(known[of] ?? Buffer.of(), random.branch(i)))
    const twins = (await rows('select twin from picture_twins where hash = $1', [copy])).map(({ twin }) => twin)
    if (twins.includes(hashes[of])) found++
    if (twins.some((twin) => twin !== hashes[of])) wrong++
    // each copy is compared with the photos only
    await rows('delete from picture_prints where hash = $1', [copy])
  }
  // no photo, copied or not, resembles another design
  const apart = (await rows('select distinct hash from picture_twins')).length
  expect(found, 'copies found').toBeGreaterThanOrEqual(90)
  expect(wrong, 'copies taken for one of another photo').toBeLessThanOrEqual(2)
  expect(apart, 'photos taken for copies').toBeLessThanOrEqual(known.length * 0.02)
}, 300_000)
