import { crc32, inflateRawSync } from 'node:zlib'
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

test('every program finds in it what the format asks for: names, sizes, sums and the moment', () => {
  const entries = [
    { name: 'é.txt', content: 'bonjour bonjour bonjour' },
    { name: 'b', content: new Uint8Array([1, 2, 3]) },
  ]
  const archive = zip(entries, new Date('2026-03-15T10:42:37Z'))
  const end = archive.length - 22
  expect(archive.toString('latin1', end, end + 4)).toBe('PK\x05\x06')
  const [disk, first, here, all, size, start, comment] = [
    ...[4, 6, 8, 10].map((at) => archive.readUInt16LE(end + at)),
    ...[12, 16].map((at) => archive.readUInt32LE(end + at)),
    archive.readUInt16LE(end + 20),
  ]
  expect([disk, first, here, all, size, comment]).toEqual([0, 0, 2, 2, end - (start ?? 0), 0])
  let [file, listed] = [0, start ?? 0]
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content as Uint8Array)
    const facts = (at: number) => ({
      needs: archive.readUInt16LE(at),
      flags: archive.readUInt16LE(at + 2),
      method: archive.readUInt16LE(at + 4),
      time: archive.readUInt16LE(at + 6),
      date: archive.readUInt16LE(at + 8),
      sum: archive.readUInt32LE(at + 10),
      packed: archive.readUInt32LE(at + 14),
      size: archive.readUInt32LE(at + 18),
      named: archive.readUInt16LE(at + 22),
      extra: archive.readUInt16LE(at + 24),
    })
    const said = facts(file + 4)
    expect(said).toMatchObject({
      needs: 20,
      flags: 0x800,
      method: 8,
      sum: crc32(bytes),
      size: bytes.length,
      named: Buffer.byteLength(name),
      extra: 0,
    })
    // hours, minutes and every other second; years since 1980, months and days
    expect([said.time >> 11, (said.time >> 5) & 63, said.time & 31]).toEqual([10, 42, 18])
    expect([said.date >> 9, (said.date >> 5) & 15, said.date & 31]).toEqual([46, 3, 15])
    expect([archive.readUInt16LE(listed + 4), facts(listed + 6)]).toEqual([20, said])
    expect([32, 34, 36].map((at) => archive.readUInt16LE(listed + at))).toEqual([0, 0, 0])
    expect([archive.readUInt32LE(listed + 38), archive.readUInt32LE(listed + 42)]).toEqual([0, file])
    expect(archive.toString('utf8', listed + 46, listed + 46 + said.named)).toBe(name)
    file += 30 + said.named + said.packed
    listed += 46 + said.named
  }
  expect([file, listed]).toEqual([start, end])
})
