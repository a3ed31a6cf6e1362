import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import { closeUp, closeUpSize, faults, paintedFaults, ringOf } from './close-ups.ts'

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

test.each(faults)(
  '%s is seen before the repair and gone after it, on the same body with the same scale, and the ring lies around it',
  async (fault) => {
    const [before, after] = await Promise.all([closeUp(fault, false, 'Blue', false), closeUp(fault, true)])
    expect(await sharp(before).metadata()).toMatchObject({ ...closeUpSize, format: 'png' })
    const [marked, clean] = await Promise.all([before, after].map(pixelsOf))
    const { width, height } = closeUpSize
    const [x, y, wide, high] = ringOf(fault)
    let [changed, ofRule, beside] = [0, 0, 0]
    for (let i = 0; i < width * height; i++) {
      if (Math.abs((marked?.[3 * i] ?? 0) - (clean?.[3 * i] ?? 0)) < 12) continue
      changed++
      if (Math.hypot(((i % width) - x) / wide, (Math.floor(i / width) - y) / high) > 1) beside++
      // the rule lies at the foot on the left
      if (i >= 540 * width && i < 590 * width && i % width > 56 && i % width < 300) ofRule++
    }
    expect(changed).toBeGreaterThan(120)
    expect(changed).toBeLessThan(0.35 * width * height)
    expect(ofRule).toBeLessThan(40)
    // the ring that an inspector would draw has all of it within
    expect(beside / changed).toBeLessThan(0.04)
  },
)

test('limits the size of the close-up backgrounds and uses each', () => {
  const folder = join(import.meta.dirname, 'close-ups')
  const files = readdirSync(folder)
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(120_000)
  const source = readFileSync(join(import.meta.dirname, 'close-ups.ts'), 'utf8')
  for (const file of files) expect(source).toContain(`file: '${file.replace('.avif', '')}'`)
})

test.each(paintedFaults)('the picture of the fault %s has the colour of its car', async (fault) => {
  const meanOf = async (color: Color) => {
    const { channels } = await sharp(await closeUp(fault, true, color, false)).stats()
    return channels.slice(0, 3).map(({ mean }) => mean) as [red: number, green: number, blue: number]
  }
  const [white, red, blue] = [await meanOf('White'), await meanOf('Red'), await meanOf('Blue')]
  expect(blue[2]).toBeGreaterThan(blue[0] + 10)
  expect(red[0]).toBeGreaterThan(red[2] + 10)
  expect(Math.min(...white)).toBeGreaterThan(Math.max(...blue) + 10)
})

// grilles, lamps and wheel arches are dark on a white car; seams are thin
test.each(paintedFaults)('the picture of the fault %s shows only a panel', async (fault) => {
  const pixels = await pixelsOf(await closeUp(fault, true, 'White', false))
  const { width } = closeUpSize
  const rows = 530
  let dark = 0
  for (let i = 0; i < rows * width; i++) if (Math.max(...pixels.subarray(3 * i, 3 * i + 3)) < 70) dark++
  expect(dark / (rows * width)).toBeLessThan(0.03)
})
