import { expect, test } from 'vitest'
import { colors } from '#domains/catalogue/vehicles/rules.ts'
import { displayByte, displayedLight, paintAmount, paintByte, paintColors, repaint } from './repaint.ts'

const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const greys = Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3))

test('every byte survives the display curve and the way back', () => {
  for (const byte of all) {
    expect(displayByte(displayedLight(byte))).toBe(byte)
    expect(paintByte(paintAmount(byte))).toBe(byte)
  }
})

test('the curve rises, is plain sRGB below the knee and never reaches past white', () => {
  expect([0, 0.0031308, 0.215861, 0.7].map(displayByte)).toEqual([0, 10, 128, 218])
  for (let light = 0; light < 4; light += 0.01) expect(displayByte(light + 0.01)).toBeGreaterThanOrEqual(displayByte(light))
  expect(displayByte(100)).toBe(255)
})

test('black paint and unpainted places show the base as it is', () => {
  expect(repaint(greys, all, [0, 0, 0])).toEqual(greys)
  expect(repaint(greys, new Uint8Array(256), paintColors.Red)).toEqual(greys)
})

test('the light of the paint is added in its colour, channel by channel', () => {
  for (const color of [paintColors.Red, paintColors.White, [1, 1, 1] as const]) {
    const painted = repaint(greys, all.toReversed(), color)
    painted.forEach((byte, at) => {
      const base = Math.floor(at / 3)
      const sum = displayedLight(base) + (color[at % 3] ?? 0) * paintAmount(255 - base)
      expect(Math.abs(byte - displayByte(sum))).toBeLessThanOrEqual(1)
    })
  }
})

test('layers of different sizes are refused', () => {
  expect(() => repaint(new Uint8Array(12), new Uint8Array(5), paintColors.Blue)).toThrow('12 bytes of colour')
})

test('every colour of a vehicle has its own paint', () => {
  expect(Object.keys(paintColors).toSorted()).toEqual(colors.toSorted())
  expect(new Set(Object.values(paintColors).map(String)).size).toBe(colors.length)
  for (const share of Object.values(paintColors).flat()) expect(share > 0 && share < 1).toBe(true)
})
