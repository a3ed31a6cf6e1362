import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { photoDoubt } from './photo-doubt.ts'

const photos = ['public/img/share.jpg', 'e2e/kit/photo.avif', ...['door', 'tyre'].map((name) => `db/demo/close-ups/${name}.avif`)].map(
  (path) => join(import.meta.dirname, '../../../../..', path),
)

async function doubtOf(picture: Sharp) {
  const jpeg = await picture.jpeg({ quality: 90 }).toBuffer()
  const small = sharp(jpeg).resize(480, 480, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  return photoDoubt({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}
const decoded = Promise.all(photos.map((path) => sharp(path).resize(640).png().toBuffer()))
const each = async (change: (picture: Sharp) => Sharp) => Promise.all((await decoded).map((bytes) => doubtOf(change(sharp(bytes)))))

test('accepts a good photo', async () => {
  expect(await each((picture) => picture)).toEqual(photos.map(() => null))
})

test('a photo without light is dark', async () => {
  expect(await each((picture) => picture.linear(0.12, 0))).toEqual(photos.map(() => 'dark'))
})

test('a photo that moved or was out of focus is blurred', async () => {
  expect(await each((picture) => picture.blur(5.6))).toEqual(photos.map(() => 'blurred'))
})

test('a sharp car before a soft background is a sharp photo', () => {
  const [width, height] = [80, 80]
  const data = new Uint8ClampedArray(width * height * 4).fill(128)
  // one part of sixteen in stripes
  for (let y = 20; y < 40; y++) for (let x = 20; x < 40; x += 2) data.fill(250, (y * width + x) * 4, (y * width + x) * 4 + 3)
  expect(photoDoubt({ data, width, height })).toBeNull()
  expect(photoDoubt({ data: data.fill(128), width, height })).toBe('blurred')
})
