import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zip } from './zip.ts'

/** Reads an archive by its directory, as every program does. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files: Record<string, string> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let i = 0; i < archive.readUInt16LE(end + 10); i++) {
    const [packed, plain, named, extra, comment] = [20, 24, 28, 30, 32].map((place) =>
      place < 28 ? archive.readUInt32LE(at + place) : archive.readUInt16LE(at + place),
    ) as [number, number, number, number, number]
    const name = archive.toString('utf8', at + 46, at + 46 + named)
    const file = archive.readUInt32LE(at + 42)
    expect(archive.toString('latin1', file, file + 4)).toBe('PK\x03\x04')
    const from = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28)
    const content = inflateRawSync(archive.subarray(from, from + packed))
    expect(content.length).toBe(plain)
    files[name] = content.toString()
    at += 46 + named + extra + comment
  }
  return files
}

test('an archive gives back what was put in, whatever the letters', () => {
  const entries = { 'données.json': '{"nom":"Alaoui"}', 'بياناتي.html': `<p>${'مرحبا '.repeat(1000)}</p>`, 'a/empty.txt': '' }
  const archive = zip(
    Object.entries(entries).map(([name, content]) => ({ name, content })),
    new Date('2026-03-15T10:00:00Z'),
  )
  expect(unzip(archive)).toEqual(entries)
  expect(archive.length).toBeLessThan(1000)
})
