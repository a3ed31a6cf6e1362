import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { photoDoubt } from './photo-doubt.ts'

const masters = join(import.meta.dirname, '../../../../../db/demo/masters')
const pictures = readdirSync(masters, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.avif') && !name.includes('.paint'))
  .sort()
/** A few from all over, outside and inside. */
const some = pictures.filter((_, at) => at % Math.ceil(pictures.length / 5) === 0)

async function doubtOf(picture: Sharp) {
  const jpeg = await picture.jpeg({ quality: 90 }).toBuffer()
  const small = sharp(jpeg).resize(480, 480, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return photoDoubt({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}
const decoded = Promise.all(some.map((name) => sharp(join(masters, name)).resize(640).png().toBuffer()))
const each = async (change: (picture: Sharp) => Sharp) => Promise.all((await decoded).map((bytes) => doubtOf(change(sharp(bytes)))))

test('nothing is asked about a good photo of a car', async () => {
  expect(some.length).toBeGreaterThan(3)
  expect(await each((picture) => picture)).toEqual(some.map(() => null))
})

test('a photo without light is dark', async () => {
  expect(await each((picture) => picture.linear(0.12, 0))).toEqual(some.map(() => 'dark'))
})

test('a photo that moved or was out of focus is blurred', async () => {
  expect(await each((picture) => picture.blur(5.6))).toEqual(some.map(() => 'blurred'))
})

test('a sharp car before a soft background is a sharp photo', () => {
  const [width, height] = [80, 80]
  const data = new Uint8ClampedArray(width * height * 4).fill(128)
  // one part of sixteen in stripes
  for (let y = 20; y < 40; y++) for (let x = 20; x < 40; x += 2) data.fill(250, (y * width + x) * 4, (y * width + x) * 4 + 3)
  expect(photoDoubt({ data, width, height })).toBeNull()
  expect(photoDoubt({ data: data.fill(128), width, height })).toBe('blurred')
})
