import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Source } from './browser-page.ts'
import { cabinSources, fingerprint, styleSources } from './fingerprint.ts'
import { encode, noteMasters, readMaster, readRecord, removeDrafts, weighMasters, writeWhole } from './masters.ts'
import { pictureName, select } from './selection.ts'

describe('which pictures', () => {
  const offer = {
    bodies: [
      { style: 'SUV' as const, variants: 2 },
      { style: 'Sedan' as const, variants: 1 },
    ],
    cabins: [
      { name: 'plain', angle: 'Dashboard' as const },
      { name: 'five', angle: 'Interior' as const },
    ],
  }
  const names = (...wishes: string[]) => select(wishes, offer).map(pictureName)

  test('a full wish is one picture', () => {
    expect(names('SUV:1:FrontRight:Red')).toEqual(['SUV-1-FrontRight-Red'])
    expect(names('cabin:plain:Dashboard')).toEqual(['cabin-plain-Dashboard'])
  })

  test('a star or a missing part stands for all, a missing colour for white', () => {
    expect(names('*:*:Back:Blue')).toEqual(['SUV-0-Back-Blue', 'SUV-1-Back-Blue', 'Sedan-0-Back-Blue'])
    expect(names('SUV')).toHaveLength(16)
    expect(names('Sedan:0:Back')).toEqual(['Sedan-0-Back-White'])
    expect(names('Sedan:0:Back:*')).toHaveLength(14)
    expect(names('cabin')).toEqual(['cabin-plain-Dashboard', 'cabin-five-Interior'])
  })

  test('what is not there is said together with what is', () => {
    expect(() => names('Saloon:0:Back:Red')).toThrow('there is no Saloon, but SUV, Sedan')
    expect(() => names('SUV:2:Back:Red')).toThrow('there is no 2, but 0, 1')
    expect(() => names('SUV:0:Behind:Red')).toThrow('there is no Behind')
    expect(() => names('cabin:other')).toThrow('there is no other, but plain, five')
    expect(() => names('SUV:0:Back:Red:more')).toThrow('more than four parts')
  })
})

describe('what a master was made of', () => {
  const home = import.meta.dirname
  const entry = join(home, 'scene/studio.ts')
  const sources: Record<string, Source> = {
    'scene/studio.ts': { code: 'export const eye = 1', imports: ['scene/styles.ts', 'cockpit/cabins.ts', 'scene/light.ts'] },
    'scene/styles.ts': { code: 'export const all = []', imports: ['scene/styles/suv.ts', 'scene/styles/sports-car.ts'] },
    'scene/styles/suv.ts': { code: 'export const suv = 1', imports: ['scene/rails.ts'] },
    'scene/styles/sports-car.ts': { code: 'export const sports = 1', imports: ['scene/wing.ts'] },
    'scene/rails.ts': { code: 'export const rails = 1', imports: [] },
    'scene/wing.ts': { code: 'export const wing = 1', imports: [] },
    'scene/light.ts': { code: 'export const light = 1', imports: [] },
    'cockpit/cabins.ts': { code: 'export const cabins = 1', imports: ['scene/light.ts'] },
  }
  const prints = (changes: Record<string, string> = {}, further: unknown = 2) => {
    const files = new Map(
      Object.entries(sources).map(([path, { code, imports }]) => [
        join(home, path),
        { code: changes[path] ?? code, imports: imports.map((each) => join(home, each)) },
      ]),
    )
    return {
      suv: fingerprint(files, styleSources(files, entry, 'SUV'), further),
      sports: fingerprint(files, styleSources(files, entry, 'SportsCar'), further),
      cabin: fingerprint(files, cabinSources(files), further),
    }
  }
  const now = prints()
  const changed = (path: string, code: string) => {
    const then = prints({ [path]: code })
    return (Object.keys(now) as (keyof typeof now)[]).filter((name) => now[name] !== then[name])
  }

  test('a style counts for its own pictures, as does what only it uses', () => {
    expect(changed('scene/styles/suv.ts', 'export const suv = 2')).toEqual(['suv'])
    expect(changed('scene/wing.ts', 'export const wing = 2')).toEqual(['sports'])
  })

  test('the scene counts for all bodies, a cabin for cabins, the light for all', () => {
    expect(changed('scene/studio.ts', 'export const eye = 2')).toEqual(['suv', 'sports'])
    expect(changed('cockpit/cabins.ts', 'export const cabins = 2')).toEqual(['cabin'])
    expect(changed('scene/light.ts', 'export const light = 2')).toEqual(['suv', 'sports', 'cabin'])
  })

  test('comments and the mere list of styles do not count, the frame does', () => {
    expect(changed('scene/light.ts', '/** one */\nexport const light =\n  1 // unit')).toEqual([])
    expect(changed('scene/styles.ts', 'export const all = [1]')).toEqual([])
    expect(prints({}, 1).suv).not.toBe(now.suv)
  })
})

describe('masters on disk', () => {
  let home = ''
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'masters-'))
  })
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  test('both layers come back nearly as they were', async () => {
    const [width, height] = [96, 60]
    const base = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => 60 + Math.round((i / (width * height * 3)) * 150)))
    const paint = Buffer.from(Array.from({ length: width * height }, (_, i) => 2 * (i % width)))
    const coded = await encode({ width, height, base, paint })
    if (!coded.paint) throw new Error('a layer of paint')
    writeWhole(join(home, 'suv-0/front.avif'), coded.base)
    writeWhole(join(home, 'suv-0/front.paint.avif'), coded.paint)
    const back = await readMaster('suv-0/front', true, home)
    expect([back.width, back.height, back.base.length, back.paint?.length]).toEqual([width, height, base.length, paint.length])
    const farthest = (one: Buffer, other: Buffer) => one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0)
    expect(farthest(base, back.base)).toBeLessThan(6)
    expect(farthest(paint, back.paint ?? Buffer.alloc(0))).toBeLessThan(10)
    expect(weighMasters(home)).toEqual({ bytes: coded.base.length + coded.paint.length, files: 2 })
  })

  test('the record takes changes and forgets what is taken out', () => {
    expect(readRecord(home)).toEqual({})
    noteMasters({ 'suv-0/front': 'a', 'suv-0/back': 'b' }, home)
    noteMasters({ 'suv-0/front': 'c', 'suv-0/back': undefined }, home)
    expect(readRecord(home)).toEqual({ 'suv-0/front': 'c' })
  })

  test('the half file of a killed run goes, that of a running one stays', () => {
    const mine = join(home, `front.avif.${process.pid}.draft`)
    const dead = join(home, 'front.avif.999999999.draft')
    writeFileSync(mine, '')
    writeFileSync(dead, '')
    removeDrafts(home)
    expect([existsSync(mine), existsSync(dead)]).toEqual([true, false])
  })
})
