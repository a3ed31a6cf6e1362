import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it, test } from 'vitest'
import { holds, patience } from '#testing/property.ts'
import { checkCategories, type PointOutcome, pointOutcomes } from '../values.ts'
import { ShownSheet } from './contract.ts'
import {
  canonical,
  checkSheet,
  currentLines,
  type LineContent,
  printedSigns,
  repairCost,
  type SealedSheet,
  sealVersion,
  sheetText,
} from './rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
afterAll(() => rmSync(folder, { recursive: true }))
const script = join(import.meta.dirname, '../../../../../tools/verify-sheet.mjs')

/** Output of the open verification script, and whether it succeeds. */
function verify(text: string, ...options: string[]): { ok: boolean; said: string } {
  const file = join(folder, 'sheet.json')
  writeFileSync(file, text)
  try {
    return { ok: true, said: execFileSync(process.execPath, [script, file, ...options], { encoding: 'utf8' }) }
  } catch (error) {
    return { ok: false, said: String((error as { stdout: string }).stdout) }
  }
}

const photo = (name: string) => createHash('sha256').update(name).digest('hex')
const contents: LineContent[] = [
  { key: 'sheet', kind: 'sheet', reference: 'EX-2026-000001', mileage: 55002, store: { fr: 'Marrakech Guéliz', ar: 'مراكش جليز' } },
  ...Array.from(
    { length: 12 },
    (_, i): LineContent => ({
      key: `point:part-${i}`,
      kind: 'point',
      titles: { fr: `Pièce ${i}`, ar: `قطعة ${i}` },
      action: i % 4 === 1 ? 'Repair' : 'None',
      cost: i % 4 === 1 ? 700 : null,
      comment: i % 4 === 1 ? 'Rayure de 6 cm, "vernis"' : null,
      measured: i === 3 ? 4.1 : null,
      photos: i % 4 === 1 ? [photo(`part-${i}`)] : [],
    }),
  ),
]
const at = '2026-11-12T16:42:00.000Z'
const first = async () => (await sealVersion([], contents, at)) as SealedSheet
const repaired = contents.map((line) =>
  line.key === 'point:part-5' ? { ...line, repairedOn: '2026-11-14', paid: 950, repairPhotos: [photo('after')] } : line,
)

test('serves the same script as in tools', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../../public/verify-sheet.mjs'), 'utf8')).toBe(readFileSync(script, 'utf8'))
})

describe('seal', () => {
  it('serializes a value independent of member order', () => {
    expect(canonical({ b: [1, 4.1, null], a: { d: 'é"', c: undefined, b: true } })).toBe('{"a":{"b":true,"d":"é\\""},"b":[1,4.1,null]}')
    expect(() => canonical(Number.NaN)).toThrow()
  })

  it('verifies an unchanged report, also by the open script', async () => {
    const sheet = await first()
    expect(sheet.lines).toHaveLength(contents.length + 1)
    expect(await checkSheet(JSON.parse(sheetText(sheet)))).toEqual({ faults: [], lines: 14, version: 1, printed: null })
    expect(verify(sheetText(sheet))).toEqual({
      ok: true,
      said: `✓ 14 lines, version 1: not one was altered since it was sealed on ${at}.\n`,
    })
  })

  it('appends a new version and keeps earlier lines', async () => {
    const before = await first()
    const after = (await sealVersion(before.lines, repaired, '2026-11-15T09:00:00.000Z')) as SealedSheet
    expect(after.lines.slice(0, before.lines.length)).toEqual(before.lines)
    expect(after.lines.slice(before.lines.length).map(({ key, version }) => [key, version])).toEqual([
      ['point:part-5', 2],
      ['seal:2', 2],
    ])
    expect(currentLines(after.lines).find(({ key }) => key === 'point:part-5')?.paid).toBe(950)
    expect(await sealVersion(after.lines, repaired, '2026-11-16T09:00:00.000Z')).toBeNull()
    expect(await checkSheet(after, before.seal.slice(0, printedSigns))).toEqual({ faults: [], lines: 16, version: 2, printed: 1 })
    expect(verify(sheetText(after), `--seal=${before.seal.slice(0, printedSigns)}`).said).toContain(
      'The paper is of version 1; versions were added',
    )
    expect(verify(sheetText(after), `--seal=${after.seal.slice(0, printedSigns)}`).said).toContain('The paper is of version 2, the newest.')
  })

  it('distinguishes a report sealed again from the printed one', async () => {
    const before = await first()
    const forged = (await sealVersion(
      [],
      contents.map((line) => (line.key === 'point:part-1' ? { ...line, cost: 70 } : line)),
      at,
    )) as SealedSheet
    expect(await checkSheet(forged, before.seal.slice(0, printedSigns))).toMatchObject({ faults: [], printed: 0 })
    writeFileSync(join(folder, 'earlier.json'), sheetText(before))
    const { ok, said } = verify(sheetText(forged), `--seal=${before.seal}`, `--earlier=${join(folder, 'earlier.json')}`)
    expect(ok).toBe(false)
    expect(said).toContain('The seal of the paper is none of this sheet')
    expect(said).toContain('Line 2 (Pièce 1) is not what the earlier copy says')
  })

  it('verifies the bytes of photos', async () => {
    const sheet = await first()
    const photos = join(folder, 'photos')
    mkdirSync(photos)
    writeFileSync(join(photos, `${photo('part-1')}.webp`), 'part-1')
    writeFileSync(join(photos, `${photo('part-5')}.webp`), 'part-5')
    expect(verify(sheetText(sheet), photos)).toMatchObject({
      ok: true,
      said: expect.stringContaining('2 photos are those of the sheet, 1 are not in the folder'),
    })
    writeFileSync(join(photos, `${photo('part-5')}.webp`), 'part-6')
    expect(verify(sheetText(sheet), photos)).toMatchObject({
      ok: false,
      said: expect.stringContaining(`A photo of line 6 (Pièce 5) was altered: ${photo('part-5')}`),
    })
  })
})

describe('alteration', () => {
  /** Offsets of each line in the text. */
  const rowOf = (text: string, index: number) => text.slice(0, index).split('\n').length - 2

  it('is found for every character with its line', { timeout: patience }, async () => {
    const text = sheetText(await first())
    const same = canonical(JSON.parse(text))
    const flip = fc.tuple(fc.nat(text.length - 1), fc.constantFrom('0', '7', 'a', 'f', 'x', 'é', '"', '}', ',', ' ', '-'))
    let tried = 0
    await holds(
      fc.asyncProperty(flip, async ([index, sign]) => {
        const altered = text.slice(0, index) + sign + text.slice(index + 1)
        let sheet: unknown
        try {
          sheet = JSON.parse(altered)
        } catch {
          return
        }
        if (canonical(sheet as never) === same) return
        tried++
        const { faults } = await checkSheet(sheet)
        const row = rowOf(text, index)
        const named = faults.map(({ at }) => at)
        // the format precedes the lines, the seal follows them
        if (row < 0) expect(named).toContain('format')
        else if (row >= 14) expect(['seal', 'format']).toContain(named[0])
        else expect(named.filter((at) => typeof at === 'number')).toEqual([row])
      }),
      { runs: 1500 },
    )
    expect(tried).toBeGreaterThan(200)
  })

  it('is reported equally by the open script, also for invalid JSON', { timeout: patience }, async () => {
    const text = sheetText(await first())
    const same = canonical(JSON.parse(text))
    await holds(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', 'a', 'x', '"', '}'), (index, sign) => {
        const altered = text.slice(0, index) + sign + text.slice(index + 1)
        try {
          if (canonical(JSON.parse(altered)) === same) return
        } catch {}
        const { ok, said } = verify(altered)
        const row = rowOf(text, index)
        expect(ok).toBe(false)
        expect(said).toMatch(
          row < 0 ? /format|frame|belong|Line 0/ : row >= 14 ? /seal|frame|belong|end/ : new RegExp(`Line ${row}\\b|line ${row}\\b|frame`),
        )
      }),
      { runs: 24, shrink: false },
    )
  })

  it('of order, missing, added or repeated lines is found', { timeout: patience }, async () => {
    const sheet = await first()
    const place = fc.nat(sheet.lines.length - 1)
    await holds(
      fc.asyncProperty(place, place, async (i, j) => {
        const without = sheet.lines.filter((_, at) => at !== i)
        const left = await checkSheet({ ...sheet, lines: without })
        expect(left.faults[0]).toEqual(i === 13 ? { at: 'seal', what: 'missing' } : { at: i, what: 'missing' })
        const doubled = sheet.lines.toSpliced(j, 0, sheet.lines[i] as never)
        expect((await checkSheet({ ...sheet, lines: doubled })).faults.map(({ at }) => at)).toContain(i === j ? i : i < j ? i : j)
        if (i === j) return
        const swapped = sheet.lines.with(i, sheet.lines[j] as never).with(j, sheet.lines[i] as never)
        const named = (await checkSheet({ ...sheet, lines: swapped })).faults.map(({ at }) => at)
        expect(named).toContain(Math.min(i, j))
      }),
      { runs: 200 },
    )
  })

  it('is reported without an exception for any other input', async () => {
    for (const sheet of [null, 3, 'x', [], {}, { format: 'rihla-sheet-1', lines: [null, 1], seal: null }, { lines: {} }])
      expect((await checkSheet(sheet)).faults.length).toBeGreaterThan(0)
  })
})

test('has no repair cost without open findings', () => {
  const said = (outcome: PointOutcome) =>
    ShownSheet.pick({ families: true }).parse({
      families: [
        {
          key: checkCategories[0],
          title: 'A',
          points: [
            { key: 'a', title: 'a', outcome, cost: 1500 },
            { key: 'b', title: 'b', outcome: 'ok', cost: 9 },
          ],
        },
        {
          key: checkCategories[1],
          title: 'B',
          points: [
            { key: 'c', title: 'c', outcome, cost: 700 },
            { key: 'd', title: 'd', outcome },
          ],
        },
      ],
    })
  expect(pointOutcomes.map((outcome) => repairCost(said(outcome)))).toEqual(pointOutcomes.map((outcome) => (outcome === 'note' ? 2200 : 0)))
})
