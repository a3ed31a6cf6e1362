import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export const fakeSize = { width: 96, height: 60 }

/**
 * Writes masters for tests, small ones up to 512 that only tell which they are: a wall of its own colour with a dark box, paint on the left half of the box.
 * `names` without ending, e.g. `suv-0/front`; those of cabins have no paint.
 */
export async function writeFakeMasters(home: string, names: readonly string[]): Promise<void> {
  const { width, height } = fakeSize
  await Promise.all(
    names.map(async (name, i) => {
      const file = join(home, name)
      mkdirSync(dirname(file), { recursive: true })
      const wall = [i % 8, Math.floor(i / 8) % 8, Math.floor(i / 64)].map((digit) => 160 + 10 * digit)
      const base = Buffer.alloc(width * height * 3)
      const paint = Buffer.alloc(width * height)
      for (let at = 0; at < paint.length; at++) {
        const [x, y] = [at % width, Math.floor(at / width)]
        const inBox = x >= 24 && x < 72 && y >= 20 && y < 40
        base.set(inBox ? [20, 20, 24] : wall, at * 3)
        if (inBox && x < 48) paint[at] = 180
      }
      const coding = { quality: 90, effort: 0 }
      await sharp(base, { raw: { ...fakeSize, channels: 3 } })
        .avif(coding)
        .toFile(`${file}.avif`)
      if (name.startsWith('cabin-')) return
      await sharp(paint, { raw: { ...fakeSize, channels: 1 } })
        .toColourspace('b-w')
        .avif(coding)
        .toFile(`${file}.paint.avif`)
    }),
  )
}
