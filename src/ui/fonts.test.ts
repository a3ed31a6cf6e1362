import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const faces = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
    share: (name: string) => {
      const [, value] = new RegExp(`${name}: ([\\d.]+)%`).exec(face) ?? []
      return value === undefined ? null : Number(value) / 100
    },
    file: /url\('([^']+)'\)/.exec(face)?.[1] ?? null,
  }))

/** The tables of a WOFF2 file that are kept as they are; the numbers are its own (its standard, section 4.1). */
function tablesOf(path: string): { head: Buffer; hhea: Buffer } {
  const bytes = readFileSync(path)
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2')
  let at = 48
  const number = () => {
    let value = 0
    let digit: number
    do {
      digit = bytes.readUInt8(at++)
      value = value * 128 + (digit & 127)
    } while (digit & 128)
    return value
  }
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = number()
    const isOutline = tag === 10 || tag === 11
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag, length: isTransformed ? number() : length }
  })
  const text = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  const table = (wanted: number) => {
    let from = 0
    for (const { tag, length } of tables) {
      if (tag === wanted) return text.subarray(from, from + length)
      from += length
    }
    throw new Error(`no table ${wanted} in ${path}`)
  }
  return { head: table(1), hhea: table(2) }
}

/** How far a face reaches above and below the line, as shares of the size of the letters. */
function reachOf(path: string, adjust: number): { ascent: number; descent: number } {
  const { head, hhea } = tablesOf(path)
  const unit = head.readUInt16BE(18) / adjust
  // no further gap between lines, which the faces of the device would have to repeat
  expect(hhea.readInt16BE(8)).toBe(0)
  return { ascent: hhea.readInt16BE(4) / unit, descent: -hhea.readInt16BE(6) / unit }
}

test.each(['Figtree', 'Vazirmatn'])('faces of the device reach as high and as low as %s, which comes in their place', (name) => {
  const own = faces.find(({ family }) => family === `${name} Variable`)
  if (!own?.file) throw new Error(`${name} has no file`)
  const { ascent, descent } = reachOf(join(root, 'public', own.file), own.share('size-adjust') ?? 1)
  const others = faces.filter(({ family }) => family.startsWith(`${name} Fallback`))
  expect(others).toHaveLength(4)
  for (const { share } of others) {
    const size = share('size-adjust') ?? 0
    expect((share('ascent-override') ?? 0) * size).toBeCloseTo(ascent, 2)
    expect((share('descent-override') ?? 0) * size).toBeCloseTo(descent, 2)
    expect(share('line-gap-override')).toBe(0)
  }
})

test('lists every fallback font after the web fonts', () => {
  const [, family = ''] = /--t-family:([^;]+);/.exec(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')) ?? []
  const listed = [...family.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  expect(listed.filter((name) => faces.some((face) => face.family === name))).toEqual([...new Set(faces.map((face) => face.family))])
})
