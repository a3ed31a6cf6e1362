import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { packMasters } from './pack-masters.ts'

export const fakeSize = { width: 96, height: 60 }

/**
 * Writes an archive of small masters for tests, up to 512 distinct ones: a wall of its own colour with a dark box, paint on the left half
 * of the box. `names` without ending, e.g. `suv-0/front`; those of cabins have no paint.
 */
export async function writeFakeMasters(archive: string, names: readonly string[]): Promise<void> {
  const { width, height } = fakeSize
  const home = mkdtempSync(join(tmpdir(), 'rihla-fake-masters-'))
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
  packMasters(home, archive)
  rmSync(home, { recursive: true })
}
