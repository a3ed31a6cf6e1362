import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'
import { findMasters } from './masters.ts'
import { buildStock } from './stock.ts'
import { wheelKits, wheelPatch, wheelsOf } from './wheels.ts'

const cars = buildStock({ today: new Date('2026-06-15') })

test('wheels are those that the facts of a car speak of', () => {
  const worn = new Map<string, number>()
  for (const car of cars) {
    const kit = wheelKits[wheelsOf(car)] ?? ''
    worn.set(kit, (worn.get(kit) ?? 0) + 1)
    if (kit === 'cover' || kit === 'steel') expect(car.features, car.reference).not.toContain('AlloyWheels')
    else if (!['own', 'five', 'seven'].includes(kit)) expect(car.features, car.reference).toContain('AlloyWheels')
    if (kit === 'turbine') expect(Number(car.releaseDate.slice(0, 4))).toBeGreaterThanOrEqual(2014)
    expect(wheelsOf({ ...car })).toBe(wheelsOf(car))
  }
  for (const kit of wheelKits) expect(worn.get(kit) ?? 0, kit).toBeGreaterThan(12)
})

test('every kit is there for all views of both axles, and all of them are light', async () => {
  for (const [number, kit] of wheelKits.entries())
    for (const view of ['front', 'lateral', 'back'] as const)
      for (const axle of [0, 1] as const) {
        const wheel = await wheelPatch(number, view, axle)
        if (kit === 'own') expect(wheel).toBeUndefined()
        else expect(wheel?.patch.pixels[wheel.patch.pixels.length / 2 + wheel.patch.width * 2 + 3], `${kit} ${view}`).toBe(255)
      }
  const folder = join(import.meta.dirname, 'wheels')
  expect(readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(160_000)
})

test('every design has its wheels where they are seen, the near one the larger', () => {
  const designs = [...findMasters().variants].flatMap(([style, numbers]) => numbers.map((number) => `${style}-${number}`))
  for (const design of designs)
    for (const side of ['front-right', 'front-left', 'lateral-right', 'lateral-left', 'back-right', 'back-left']) {
      const [front, rear] = anchorsOf(`${design}/${side}`).wheels ?? []
      const tall = (corners: typeof front) => Math.abs((corners?.[3]?.[1] ?? 0) - (corners?.[0]?.[1] ?? 0))
      expect(tall(front), design).toBeGreaterThan(60)
      expect(tall(rear), design).toBeGreaterThan(60)
      if (side.startsWith('front')) expect(tall(front)).toBeGreaterThan(tall(rear))
      if (side.startsWith('back')) expect(tall(rear)).toBeGreaterThan(tall(front))
    }
})
