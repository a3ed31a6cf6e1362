import { Drawing } from './drawing.ts'
import type { Finish } from './finish.ts'
import { linear } from './vector.ts'

const sand = '#e8dcc6'
const pale = '#cfd6de'

/** A glass plate of the given size in metres that shows a drawing, lit from behind. */
export const lit = (drawing: Drawing, wide: number, high: number, strength = 1, rough = 0.06): Finish => ({
  color: linear('#08090b'),
  rough,
  mirror: 0.022,
  pattern: (look, _p, u, v) => {
    drawing.at(u / wide, v / high, look.glow)
    for (let k = 0; k < 3; k++) look.glow[k as 0 | 1 | 2] *= strength
  },
})

/** A plate that carries a drawing as print. */
export const printed = (drawing: Drawing, wide: number, high: number, rough = 0.5): Finish => ({
  color: linear('#202020'),
  rough,
  pattern: (look, _p, u, v) => drawing.at(u / wide, v / high, look.color),
})

const map = (d: Drawing, x: number, y: number, w: number, h: number) => {
  d.box(x, y, w, h, '#16212e')
  const inside = (part: (line: (points: number[], width: number, color: string, strength?: number) => void) => void) => {
    const clip = new Drawing(w, h, '#16212e')
    part((points, width, color, strength) => clip.line(points, width, color, strength))
    for (let j = 0; j < h; j++) d.data.set(clip.data.subarray(j * w * 3, (j + 1) * w * 3), ((y + j) * d.wide + x) * 3)
  }
  inside((line) => {
    const s = h / 300
    // sea, park, blocks
    for (let i = 0; i < 60; i++) line([-20, i * 3 * s, (60 - i * 1.2) * s, i * 3 * s], 4 * s, '#1d3b57')
    for (let i = 0; i < 20; i++) line([w * 0.62, h * 0.62 + i * 3 * s, w * 0.78 + i * s, h * 0.6 + i * 3 * s], 5 * s, '#1f3a33')
    for (let i = -2; i < 14; i++) {
      line([i * 52 * s - 40, -10, i * 52 * s + 90 * s, h + 10], 2.4 * s, '#2a394a')
      line([-10, i * 44 * s - 30, w + 10, i * 44 * s - 95 * s], 2.2 * s, '#2a394a')
    }
    line([w * 0.05, h + 5, w * 0.22, h * 0.72, w * 0.5, h * 0.6, w * 0.66, h * 0.34, w + 5, h * 0.2], 8 * s, '#5b6470')
    line([w * 0.3, -5, w * 0.4, h * 0.3, w * 0.5, h * 0.6, w * 0.58, h + 5], 6 * s, '#4c5764')
    line([w * 0.44, h + 4, w * 0.475, h * 0.8, w * 0.5, h * 0.6, w * 0.66, h * 0.34, w * 0.8, h * 0.27], 9 * s, '#c79b56')
    line([w * 0.44, h + 4, w * 0.475, h * 0.8, w * 0.5, h * 0.6, w * 0.66, h * 0.34, w * 0.8, h * 0.27], 5 * s, '#f0cf95')
  })
  const [px, py] = [x + w * 0.475, y + h * 0.8]
  d.disc(px, py, h * 0.045, '#f6f2ea')
  d.disc(px, py, h * 0.032, '#2b6fa8')
}

const tile = (d: Drawing, x: number, y: number, w: number, h: number, color = '#1c242e') => d.box(x, y, w, h, color, 9)

const note = (d: Drawing, x: number, y: number, s: number, color: string) => {
  d.disc(x - s * 0.3, y + s * 0.4, s * 0.2, color)
  d.disc(x + s * 0.35, y + s * 0.28, s * 0.2, color)
  d.line([x - s * 0.12, y + s * 0.4, x - s * 0.12, y - s * 0.45, x + s * 0.53, y - s * 0.58, x + s * 0.53, y + s * 0.28], s * 0.11, color)
}

/** The touch screen: map, clock, temperature, what plays. */
export const touchScreen = (): Drawing => {
  const d = new Drawing(640, 380, '#10151c')
  map(d, 54, 38, 366, 342)
  d.box(0, 0, 640, 38, '#0d1117')
  d.words('10:24', 600, 11, 16, sand, { align: 'right', weight: 2.3 })
  d.words('21 °C', 72, 11, 15, pale, { weight: 2 })
  for (let i = 0; i < 5; i++) {
    d.box(13, 56 + i * 62, 28, 28, i === 0 ? '#c79b56' : '#2a3541', 7)
    d.disc(27, 70 + i * 62, 6, i === 0 ? '#10151c' : '#97a3af', 2)
  }
  tile(d, 432, 52, 194, 148)
  d.words('10:24', 529, 86, 42, sand, { align: 'middle', weight: 4 })
  d.words('21 °C', 529, 152, 19, pale, { align: 'middle', weight: 2.3 })
  tile(d, 432, 212, 194, 152)
  tile(d, 446, 226, 54, 54, '#3b5f7d')
  note(d, 472, 253, 22, '#dfe8ef')
  d.box(514, 234, 92, 8, '#d9d3c8', 4)
  d.box(514, 254, 64, 6, '#707c88', 3)
  d.box(446, 300, 166, 4, '#33404d', 2)
  d.box(446, 300, 72, 4, '#c79b56', 2)
  for (let i = 0; i < 3; i++) d.disc(482 + i * 46, 334, i === 1 ? 14 : 8, i === 1 ? '#d9d3c8' : '#7e8a96', i === 1 ? 0 : 2)
  return d
}

/** The wide screen of newer cars: map over most of it. */
export const wideScreen = (): Drawing => {
  const d = new Drawing(820, 310, '#0e1319')
  map(d, 0, 0, 520, 310)
  d.box(14, 14, 150, 58, '#10171f', 10, 0.94)
  d.line([36, 58, 36, 36, 58, 36], 5, sand)
  d.line([50, 27, 60, 36, 50, 45], 5, sand)
  d.words('300 M', 78, 34, 18, sand, { weight: 2.4 })
  tile(d, 534, 14, 272, 116)
  d.words('10:24', 556, 46, 33, sand, { weight: 3.2 })
  d.words('21 °C', 790, 54, 18, pale, { align: 'right', weight: 2.2 })
  d.box(556, 102, 120, 6, '#56626f', 3)
  tile(d, 534, 142, 272, 112)
  tile(d, 548, 156, 84, 84, '#7b5a3a')
  note(d, 588, 198, 34, '#f1e3cd')
  d.box(650, 168, 130, 9, '#d9d3c8', 4)
  d.box(650, 190, 86, 7, '#6d7884', 3)
  d.box(650, 222, 140, 4, '#33404d', 2)
  d.box(650, 222, 84, 4, '#c79b56', 2)
  d.box(534, 266, 272, 34, '#151c24', 10)
  d.words('21,0', 560, 276, 14, pale, { weight: 1.8 })
  d.words('21,0', 782, 276, 14, pale, { align: 'right', weight: 1.8 })
  for (let i = 0; i < 4; i++) d.disc(628 + i * 28, 283, 7, '#8b97a3', 2)
  return d
}

const ticks = (d: Drawing, x: number, y: number, r: number, count: number, minor: number, labels: string[], red = 99) => {
  for (let i = 0; i <= count * minor; i++) {
    const a = ((-130 + (260 * i) / (count * minor)) * Math.PI) / 180
    const big = i % minor === 0
    const inner = r * (big ? 0.86 : 0.92)
    d.line(
      [x + Math.sin(a) * inner, y - Math.cos(a) * inner, x + Math.sin(a) * r * 0.97, y - Math.cos(a) * r * 0.97],
      r * (big ? 0.022 : 0.011),
      i / minor >= red ? '#d2402c' : '#e9e6df',
    )
  }
  labels.forEach((label, i) => {
    const a = ((-130 + (260 * i) / (labels.length - 1)) * Math.PI) / 180
    d.words(label, x + Math.sin(a) * r * 0.69, y - Math.cos(a) * r * 0.69 - r * 0.06, r * 0.12, '#e9e6df', {
      align: 'middle',
      weight: r * 0.019,
    })
  })
}

const needle = (d: Drawing, x: number, y: number, r: number, t: number) => {
  const a = ((-130 + 260 * t) * Math.PI) / 180
  d.line(
    [x - Math.sin(a) * r * 0.14, y + Math.cos(a) * r * 0.14, x + Math.sin(a) * r * 0.84, y - Math.cos(a) * r * 0.84],
    r * 0.034,
    '#e2452d',
  )
  d.disc(x, y, r * 0.13, '#141416')
  d.disc(x, y, r * 0.13, '#3a3a3d', r * 0.015)
}

/** Round dials with a small display between them. */
export const dials = (): Drawing => {
  const d = new Drawing(760, 300, '#0a0a0b')
  for (const [x, labels, count, at] of [
    [190, ['0', '1', '2', '3', '4', '5', '6', '7'], 7, 0.125],
    [570, ['0', '20', '40', '60', '80', '100', '120', '140', '160', '180', '200', '220', '240'], 12, 0.0],
  ] as const) {
    d.disc(x, 150, 140, '#0e0f11')
    d.disc(x, 150, 140, '#4c4c4e', 3)
    d.disc(x, 150, 64, '#08090a')
    ticks(d, x, 150, 134, count, count > 10 ? 2 : 5, [...labels], count === 7 ? 6 : 99)
    needle(d, x, 150, 126, at)
  }
  d.words('KM/H', 570, 208, 12, '#a5a29b', { align: 'middle', weight: 1.6 })
  d.words('X1000', 190, 208, 11, '#a5a29b', { align: 'middle', weight: 1.5 })
  d.box(330, 66, 100, 168, '#10171f', 8)
  d.words('21 °C', 380, 84, 13, pale, { align: 'middle', weight: 1.8 })
  d.words('10:24', 380, 112, 18, sand, { align: 'middle', weight: 2.4 })
  d.box(344, 146, 72, 1.5, '#3a4856')
  d.words('48216', 380, 160, 13, pale, { align: 'middle', weight: 1.8 })
  d.words('KM', 380, 184, 9, '#8b97a3', { align: 'middle', weight: 1.3 })
  for (let i = 0; i < 6; i++) d.box(345 + i * 12, 210, 9, 10, i < 4 ? '#c9b58f' : '#2c3540', 2)
  d.line([292, 36, 280, 36, 286, 28, 280, 36, 286, 44], 2.5, '#1d7a3c')
  d.line([468, 36, 480, 36, 474, 28, 480, 36, 474, 44], 2.5, '#1f2b23')
  d.disc(354, 36, 6, '#c77f1f', 2.4)
  d.disc(380, 36, 6, '#b02a1c', 2.4)
  d.disc(406, 36, 6, '#2d6f46', 2.4)
  return d
}

/** The digital cluster. */
export const cluster = (): Drawing => {
  const d = new Drawing(760, 270, '#0a0e13')
  for (const [x, value, unit, t] of [
    [140, '0', 'KM/H', 0.02],
    [620, '8', 'X100', 0.16],
  ] as const) {
    d.arc(x, 140, 104, 10, 230, 490, '#22303d')
    d.arc(x, 140, 104, 10, 230, 230 + 260 * t, '#d7a75c')
    ticks(d, x, 140, 92, 8, 2, ['', '', ''])
    d.words(value, x, 112, 46, sand, { align: 'middle', weight: 4.4 })
    d.words(unit, x, 176, 12, '#8b97a3', { align: 'middle', weight: 1.6 })
  }
  map(d, 262, 40, 236, 196)
  d.words('10:24', 380, 13, 15, sand, { align: 'middle', weight: 2 })
  d.words('21 °C', 276, 246, 13, pale, { weight: 1.7 })
  d.words('P', 486, 244, 16, '#d7a75c', { align: 'right', weight: 2.2 })
  return d
}

/** The radio of older cars: display, buttons, two knobs are in front of it. */
export const radioFace = (): Drawing => {
  const d = new Drawing(540, 300, '#17181a')
  d.box(130, 6, 280, 7, '#040405', 3)
  for (const x of [20, 464]) {
    for (let i = 0; i < 3; i++) {
      d.box(x, 26 + i * 38, 56, 28, '#222427', 5)
      d.box(x + 20, 38 + i * 38, 16, 3, '#b9b6af')
    }
  }
  d.box(96, 22, 348, 118, '#0a1016', 6)
  d.words('101.5', 330, 48, 36, '#9fc4dd', { align: 'right', weight: 3.6 })
  d.words('FM 2', 120, 42, 15, '#7ba6c4', { weight: 1.9 })
  d.words('10:24', 430, 110, 17, '#9fc4dd', { align: 'right', weight: 2 })
  d.words('ST', 120, 112, 11, '#5b86a4', { weight: 1.5 })
  d.box(350, 46, 72, 3, '#416780')
  for (let i = 0; i < 9; i++) d.box(352 + i * 8, 84 - i * 3.4, 5, 4 + i * 3.4, i < 6 ? '#7ba6c4' : '#233847')
  return d
}

/** A word printed on a surface: its drawing in light grey on nothing. */
export const mark = (text: string, ground: string, ink: string, wide: number, high: number): Drawing => {
  const d = new Drawing(wide, high, ground)
  d.words(text, wide / 2, high * 0.25, high * 0.5, ink, { align: 'middle', weight: high * 0.06 })
  return d
}

/** The pattern of gears on the knob. */
export const gateMark = (): Drawing => {
  const d = new Drawing(120, 120, '#1b1b1c')
  const ink = '#d9d6cf'
  for (const x of [36, 60, 84]) d.line([x, 38, x, 82], 3, ink)
  d.line([36, 60, 84, 60], 3, ink)
  d.words('1', 36, 18, 14, ink, { align: 'middle', weight: 2.4 })
  d.words('3', 60, 18, 14, ink, { align: 'middle', weight: 2.4 })
  d.words('5', 84, 18, 14, ink, { align: 'middle', weight: 2.4 })
  d.words('2', 36, 90, 14, ink, { align: 'middle', weight: 2.4 })
  d.words('4', 60, 90, 14, ink, { align: 'middle', weight: 2.4 })
  d.words('R', 84, 90, 14, ink, { align: 'middle', weight: 2.4 })
  return d
}
