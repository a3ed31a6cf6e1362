import sharp from 'sharp'
import { noseOf } from './anchors.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import type { Patch } from './warp.ts'

type Filling = 'slats' | 'brights' | 'uprights' | 'mesh' | 'studs' | 'beam' | 'double' | 'panel' | 'waves' | 'lattice'
type Frame = 'none' | 'chrome' | 'black' | 'under' | 'over'
type Light = 'over' | 'under' | 'inner' | 'outer' | 'ring' | 'pair' | 'studs' | 'hook'
type Badge = 'disc' | 'bar' | 'shield' | 'lozenge' | 'oval' | 'star'

/** What the cars of a maker have in common. All of it is invented: no one's grille, lamp or badge. */
interface Front {
  filling: Filling
  frame: Frame
  light: Light
  /** lamps with a dark bottom, or with a bright one */
  isDark: boolean
  badge: Badge
}

const front = (filling: Filling, frame: Frame, light: Light, isDark: boolean, badge: Badge): Front => ({
  filling,
  frame,
  light,
  isDark,
  badge,
})

/** The makers of which most cars are in stock; the others keep the front of the design. Add new ones at the end: recipes count them. */
const fronts: Readonly<Record<string, Front>> = {
  Volkswagen: front('double', 'none', 'under', false, 'bar'),
  Renault: front('uprights', 'over', 'outer', false, 'shield'),
  Peugeot: front('studs', 'under', 'hook', true, 'oval'),
  Dacia: front('beam', 'none', 'pair', false, 'bar'),
  Hyundai: front('waves', 'black', 'over', true, 'shield'),
  'Mercedes-Benz': front('mesh', 'chrome', 'over', false, 'lozenge'),
  Fiat: front('panel', 'under', 'ring', false, 'bar'),
  BMW: front('lattice', 'black', 'inner', true, 'shield'),
  Ford: front('brights', 'none', 'hook', false, 'lozenge'),
  Audi: front('slats', 'black', 'studs', true, 'disc'),
  'Land Rover': front('lattice', 'over', 'ring', true, 'bar'),
  Citroën: front('beam', 'over', 'pair', true, 'lozenge'),
  Toyota: front('slats', 'under', 'inner', false, 'star'),
  Kia: front('mesh', 'black', 'studs', false, 'bar'),
  Seat: front('studs', 'black', 'outer', false, 'star'),
  Opel: front('waves', 'chrome', 'under', false, 'bar'),
  Nissan: front('brights', 'under', 'outer', true, 'oval'),
  Skoda: front('uprights', 'chrome', 'inner', false, 'star'),
  Jeep: front('panel', 'black', 'ring', true, 'shield'),
  Mini: front('uprights', 'black', 'outer', true, 'oval'),
  Honda: front('beam', 'under', 'over', true, 'lozenge'),
  Suzuki: front('lattice', 'none', 'under', false, 'star'),
  Mitsubishi: front('brights', 'over', 'pair', true, 'bar'),
}
const makers = Object.keys(fronts)

/** From this year on lamps draw a line of light. */
const lightsFrom = 2012

/** The front of a car: 0 for that of its design, else two for each maker, the second with lines of light. */
export function frontOf({ brand, releaseDate }: Pick<DemoVehicle, 'brand' | 'releaseDate'>): number {
  const maker = makers.indexOf(brand)
  return maker < 0 ? 0 : 1 + 2 * maker + (Number(releaseDate.slice(0, 4)) >= lightsFrom ? 1 : 0)
}

/** Extent of a front in metres: from the middle to each side, and heights. */
export const faceBox = { half: 1, low: 0.25, high: 1.15 } as const
const perMetre = 280

/** The front of a design as a maker draws it, flat; undefined where the design has its own. */
export async function frontPatch(design: string, number: number): Promise<Patch | undefined> {
  const maker = fronts[makers[(number - 1) >> 1] ?? '']
  const nose = noseOf(design)
  if (number === 0 || !maker || !nose) return undefined
  const svg = frontSvg(maker, nose, (number - 1) % 2 === 1)
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    if (alpha > 0 && alpha < 255) for (let c = 0; c < 3; c++) data[at + c] = ((data[at + c] as number) * alpha) / 255
    else if (alpha === 0) data.fill(0, at, at + 3)
  }
  return { width: info.width, height: info.height, pixels: data }
}

interface Box {
  left: number
  right: number
  low: number
  high: number
}

function boxOf(path: string): Box {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const [us, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
  return { left: Math.min(...us), right: Math.max(...us), low: Math.min(...ys), high: Math.max(...ys) }
}

/** The opening of a nose by which a maker is known: the largest in the middle. */
export function mainGrille(grilles: readonly string[]): string | undefined {
  const area = (path: string) => {
    const { left, right, low, high } = boxOf(path)
    return left < 0.02 ? Math.max(0, right) * (high - low) * (0.15 + low) ** 1.5 : 0
  }
  return grilles.filter((path) => area(path) > 0.004).toSorted((a, b) => area(b) - area(a))[0]
}

const line = (x1: number, y1: number, x2: number, y2: number) => `M${x1.toFixed(3)} ${y1.toFixed(3)}L${x2.toFixed(3)} ${y2.toFixed(3)}`
const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Elements of a grille: both halves, in metres, heights upwards. */
const fillings: Record<Filling, (box: Box) => string> = {
  slats: ({ right, low, high }) => bars(right, low, high, Math.max(2, Math.round((high - low) / 0.045)), 0.36, 'url(#dim)'),
  brights: ({ right, low, high }) => bars(right, low, high, Math.max(2, Math.round((high - low) / 0.06)), 0.42, 'url(#shine)'),
  double: ({ right, low, high }) => bars(right, low, high, 2, 0.34, 'url(#shine)'),
  beam: ({ right, low, high }) => bars(right, low, high, 1, 0.46, 'url(#shine)'),
  panel: ({ right, low, high }) =>
    `<rect x="${-right}" y="${low + (high - low) * 0.34}" width="${2 * right}" height="${(high - low) * 0.66}" fill="url(#gloss)"/>`,
  uprights: ({ right, low, high }) =>
    `<path d="${times(Math.ceil((2 * right) / 0.062) + 1, (i) => line(-right + i * 0.062, low, -right + i * 0.062, high))}" stroke="#a9adb4" stroke-width=".016"/>`,
  mesh: ({ right, low, high }) => crossed(right, low, high, 0.05, '#72767d', 0.009),
  lattice: ({ right, low, high }) =>
    `<path d="${times(Math.ceil((2 * right) / 0.1) + 1, (i) => line(-right + i * 0.1, low, -right + i * 0.1, high))}${times(Math.ceil((high - low) / 0.05) + 1, (i) => line(-right, low + i * 0.05, right, low + i * 0.05))}" stroke="#5d6168" stroke-width=".015"/>`,
  studs: ({ right, low, high }) =>
    times(Math.ceil((high - low) / 0.04), (row) =>
      times(Math.ceil((2 * right) / 0.07) + 1, (i) => {
        const [x, y] = [-right + (i + (row % 2) / 2) * 0.07, low + (row + 0.5) * 0.04]
        return `<rect x="${(x - 0.017).toFixed(3)}" y="${(y - 0.007).toFixed(3)}" width=".034" height=".014" fill="#a4a8af"/>`
      }),
    ),
  waves: ({ right, low, high }) =>
    `<g fill="none" stroke="#9ba0a8" stroke-width=".017">${times(Math.max(2, Math.round((high - low) / 0.052)), (i) => {
      const y = low + ((i + 0.5) * (high - low)) / Math.max(2, Math.round((high - low) / 0.052))
      return `<path d="M${-right} ${y + 0.02}Q0 ${y - 0.028} ${right} ${y + 0.02}"/>`
    })}</g>`,
}

function bars(right: number, low: number, high: number, count: number, share: number, fill: string): string {
  const step = (high - low) / count
  const thick = Math.min(share * step, 0.052)
  return times(
    count,
    (i) => `<rect x="${-right}" y="${low + (i + 0.5) * step - thick / 2}" width="${2 * right}" height="${thick}" fill="${fill}"/>`,
  )
}

function crossed(right: number, low: number, high: number, step: number, stroke: string, width: number): string {
  const tall = high - low
  const count = Math.ceil((2 * right + 2 * tall) / step)
  const lines = times(count, (i) => {
    const x = -right - tall + i * step
    return line(x, low, x + tall, high) + line(x + tall, low, x, high)
  })
  return `<path d="${lines}" stroke="${stroke}" stroke-width="${width}"/>`
}

const badges: Record<Badge, (r: number) => string> = {
  disc: (r) => `<circle r="${r}" fill="url(#shine)"/><circle r="${0.7 * r}" fill="#202329"/>`,
  bar: (r) => `<rect x="${-2.1 * r}" y="${-0.42 * r}" width="${4.2 * r}" height="${0.84 * r}" rx="${0.4 * r}" fill="url(#shine)"/>`,
  shield: (r) =>
    `<path d="M${-0.9 * r} ${r}H${0.9 * r}V0Q${0.8 * r} ${-0.7 * r} 0 ${-1.1 * r}Q${-0.8 * r} ${-0.7 * r} ${-0.9 * r} 0z" fill="url(#shine)"/>`,
  lozenge: (r) =>
    `<path d="M0 ${-0.8 * r}L${1.5 * r} 0L0 ${0.8 * r}L${-1.5 * r} 0z" fill="url(#shine)"/><path d="M0 ${-0.35 * r}L${0.7 * r} 0L0 ${0.35 * r}L${-0.7 * r} 0z" fill="#24272d"/>`,
  oval: (r) => `<ellipse rx="${1.35 * r}" ry="${0.85 * r}" fill="url(#shine)"/><ellipse rx="${r}" ry="${0.5 * r}" fill="#272a31"/>`,
  star: (r) =>
    `<path d="${times(16, (i) => `${i === 0 ? 'M' : 'L'}${(Math.sin((i * Math.PI) / 8) * r * (i % 2 ? 0.72 : 1.1)).toFixed(4)} ${(Math.cos((i * Math.PI) / 8) * r * (i % 2 ? 0.72 : 1.1)).toFixed(4)}`)}z" fill="url(#shine)"/>`,
}

/** The part of a lamp along whose edge its line of light runs. */
function lit({ left, right, low, high }: Box, light: Light): string {
  const [w, h] = [right - left, high - low]
  const rect = (x: number, y: number, wide: number, tall: number) =>
    `<rect x="${left + x * w}" y="${low + y * h}" width="${wide * w}" height="${tall * h}"/>`
  return {
    over: () => rect(0, 0.52, 1, 0.5),
    under: () => rect(0, -0.02, 1, 0.46),
    inner: () => rect(0, 0, 0.3, 1),
    outer: () => rect(0.62, 0, 0.4, 1),
    ring: () => rect(0, 0, 1, 1),
    hook: () => rect(0, 0, 0.26, 1) + rect(0, -0.02, 0.7, 0.36),
    pair: () => rect(0.08, 0, 0.28, 1) + rect(0.56, 0, 0.28, 1),
    studs: () => times(5, (i) => rect(0.06 + i * 0.19, -0.02, 0.12, 0.5)),
  }[light]()
}

function frontSvg(maker: Front, { grilles, lamps, emblem }: NonNullable<ReturnType<typeof noseOf>>, hasLight: boolean): string {
  const { half, low, high } = faceBox
  const grille = mainGrille(grilles)
  const both = (shape: string) => `${shape}<g transform="scale(-1 1)">${shape}</g>`
  const frames: Record<Frame, string> = {
    none: 'stroke="none"',
    chrome: 'stroke="url(#rim)" stroke-width=".036"',
    black: 'stroke="#08090b" stroke-width=".034"',
    under: 'stroke="url(#lower)" stroke-width=".044"',
    over: 'stroke="url(#upper)" stroke-width=".044"',
  }
  const box = grille && boxOf(grille)
  const opening =
    grille && box
      ? both(`<g clip-path="url(#h)"><g clip-path="url(#g)"><rect x="0" y="${box.low}" width="2" height="${box.high - box.low}" fill="#0d0e11"/>${fillings[maker.filling](box)}
<path d="${grille}" fill="none" ${frames[maker.frame]}/></g></g>`)
      : ''
  const lamp = lamps.map((path, i) => {
    const ring = `<path d="${path}" fill="none" stroke="#f3f7ff" stroke-width=".032"/>`
    const ground = maker.isDark ? 'fill="#0b0c10" fill-opacity=".5"' : 'fill="#eef2f8" fill-opacity=".2"'
    const own = `<g clip-path="url(#l${i})"><path d="${path}" ${ground}/>${hasLight ? `<g clip-path="url(#m${i})">${ring}</g>` : ''}</g>`
    return both(own)
  })
  const clips = lamps.map(
    (path, i) => `<clipPath id="l${i}"><path d="${path}"/></clipPath><clipPath id="m${i}">${lit(boxOf(path), maker.light)}</clipPath>`,
  )
  // halves go a little beyond the middle
  const clip = grille
    ? `<clipPath id="g"><path d="${grille}"/></clipPath><clipPath id="h"><rect x="0" y="0" width="2" height="2"/></clipPath>`
    : ''
  const badge = emblem ? `<g transform="translate(0 ${emblem[0]})">${badges[maker.badge](Math.max(0.036, emblem[1] * 1.12))}</g>` : ''
  const stops = (id: string, list: string, more = '') =>
    `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0" ${more}>${list}</linearGradient>`
  const stop = (at: number, color: string, opacity = 1) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * half * perMetre}" height="${(high - low) * perMetre}" viewBox="${-half} ${-high} ${2 * half} ${high - low}"><defs>
${stops('shine', stop(0, '#f4f5f7') + stop(0.45, '#c3c7cd') + stop(0.55, '#767b84') + stop(1, '#b9bdc4'))}
${stops('dim', stop(0, '#6d7179') + stop(1, '#2b2e34'))}${stops('gloss', stop(0, '#585d66') + stop(0.5, '#2c3036') + stop(1, '#1d2025'))}
${stops('rim', stop(0, '#f1f2f4') + stop(0.5, '#9a9ea6') + stop(1, '#d9dbdf'))}
${stops('lower', stop(0.5, '#d5d8dc', 0) + stop(0.62, '#d5d8dc') + stop(1, '#e7e9ec'))}${stops('upper', stop(0, '#eceef1') + stop(0.38, '#c9ccd2') + stop(0.5, '#c9ccd2', 0))}
${clip}${clips.join('')}</defs><g transform="scale(1 -1)">${opening}${lamp.join('')}${badge}</g></svg>`
}
