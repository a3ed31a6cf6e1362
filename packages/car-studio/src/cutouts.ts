// Renders the few cars that are on the pages themselves, cut out with their shadow:
//   npm run cutouts -w @rihla/car-studio -- [NAME…]
// writes public/img/<name>-<width>.webp and, but for style sheets, .avif; they point to the right and may be mirrored in right-to-left pages. Names are those
// of `cutouts` below, and `body` for one car of each body style, all to one scale; without a name everything is drawn.
import { join } from 'node:path'
import sharp from 'sharp'
import { bundleScene, openStudio, root } from './browser-page.ts'
import type { BodyShot } from './contract.ts'
import { type BodyStyle, paintColors, repaint } from './product.ts'

type Paint = keyof typeof paintColors

interface Cutout {
  name: string
  style: BodyStyle
  variant: number
  color: Paint
  widths: number[]
  /** a style sheet names it: one file */
  isBackground?: true
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const cutouts: Cutout[] = [
  { name: 'hero', style: 'SUV', variant: 11, color: 'Yellow', widths: [480, 800, 1280] },
  { name: 'welcome', style: 'Citadine', variant: 7, color: 'White', widths: [800] },
  { name: 'road', style: 'Citadine', variant: 7, color: 'Blue', widths: [400], isBackground: true },
]
/** the cars of the tiles of the home page */
const bodies: Record<BodyStyle, [Paint, variant: number]> = {
  Citadine: ['Blue', 0],
  Compact: ['White', 0],
  SUV: ['Orange', 0],
  Sedan: ['Black', 0],
  Wagon: ['Green', 0],
  MiniVan: ['Silver', 0],
  Fourgonnette: ['White', 0],
  Pickup: ['Grey', 0],
  SportsCar: ['Red', 0],
  Cabriolet: ['Yellow', 0],
}
const tileWidth = 320
/** a shadow on the sand of a page */
const shadow = [42, 34, 27] as const
/** width to height of a cut-out, and the share of the width that the car takes; its shadow fades out at the edges */
const aspect = 660 / 270
const carShare = 0.86
const frame = { width: 1600, height: 1000, scale: 2 }
const tileFrame = { width: 800, height: 500, scale: 3 }

const asked = process.argv.slice(2)
const wanted = (name: string) => asked.length === 0 || asked.includes(name)

const page = await openStudio((await bundleScene()).script, console.error)
try {
  for (const { name, style, variant, color, widths, isBackground } of cutouts.filter((one) => wanted(one.name))) {
    const car = await drawn({ style, variant, ...frame }, color)
    const cut = cutAround(car.box, frame.width)
    for (const width of widths) await write(`${name}-${width}`, await picture(car, cut, frame), cut, width, isBackground)
  }
  if (wanted('body')) await drawBodies()
} finally {
  await page.close()
}

/** One car of each style, cut alike: beside each other they show how long and how high they are. */
async function drawBodies(): Promise<void> {
  const cars = []
  for (const [style, [color, variant]] of Object.entries(bodies) as [BodyStyle, [Paint, number]][])
    cars.push({ style, ...(await drawn({ style, variant, ...tileFrame }, color)) })
  const left = Math.min(...cars.map(({ box }) => box.left))
  const top = Math.min(...cars.map(({ box }) => box.top))
  const width = Math.max(...cars.map(({ box }) => box.left + box.width)) - left
  const height = Math.max(...cars.map(({ box }) => box.top + box.height)) - top
  const cut = cutAround({ left, top, width, height }, tileFrame.width, 0.94)
  for (const car of cars) await write(`body-${car.style}-${tileWidth}`, await picture(car, cut, tileFrame), cut, tileWidth)
}

/** A car with what of it covers the ground, and where in the frame it is. */
async function drawn(shot: Omit<BodyShot, 'angle'>, color: Paint) {
  const { base, paint, alpha } = await page.body({ ...shot, angle: 'LateralRight', cutout: true })
  if (!paint || !alpha) throw new Error('The studio gave no cut-out.')
  return { rgb: repaint(base, paint, paintColors[color]), alpha, box: carIn(alpha, shot.width, shot.height) }
}

/** What is cut out of a frame so wide around a car, of which it takes that share. */
function cutAround(car: Box, room: number, share = carShare): Box {
  const width = Math.min(room, Math.round(Math.max(car.width / share, (car.height / 0.9) * aspect)))
  const height = Math.round(width / aspect)
  const left = Math.max(0, Math.min(room - width, Math.round(car.left + car.width / 2 - width / 2)))
  // the shadow before the wheels has room below
  return { left, top: Math.max(0, Math.round(car.top + car.height + 0.06 * height - height)), width, height }
}

function picture({ rgb, alpha }: { rgb: Uint8Array; alpha: Buffer }, cut: Box, { width, height }: { width: number; height: number }) {
  softenShadow(rgb, alpha)
  fadeShadow(alpha, width, height, { left: cut.left, right: cut.left + cut.width, bottom: cut.top + cut.height })
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

async function write(name: string, from: Buffer, cut: Box, width: number, isBackground = false): Promise<void> {
  const small = sharp(from).extract(cut).resize(width)
  const file = join(root, 'public', 'img', name)
  const webp = await small.clone().webp({ quality: 74, alphaQuality: 90, effort: 6 }).toFile(`${file}.webp`)
  const avif = isBackground ? null : await small.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
  console.log(`${name}: ${webp.width}x${webp.height}, WebP ${webp.size} B${avif ? `, AVIF ${avif.size} B` : ''}`)
}

/** Where the car is: what covers its ground wholly. */
function carIn(alpha: Buffer, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) > 250) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** On the sand of a page a shadow is warm and lets the sand through; what is black and does not cover wholly is shadow. */
function softenShadow(rgb: Uint8Array, alpha: Buffer): void {
  for (let at = 0; at < alpha.length; at++) {
    const covers = alpha[at] ?? 0
    if (covers === 0 || covers > 250 || (rgb[3 * at] ?? 0) + (rgb[3 * at + 1] ?? 0) + (rgb[3 * at + 2] ?? 0) > 24) continue
    rgb.set(shadow, 3 * at)
    alpha[at] = Math.round(covers * 0.62)
  }
}

/** Lets what covers only in part end softly at the edges of the cut. */
function fadeShadow(alpha: Buffer, width: number, height: number, edge: { left: number; right: number; bottom: number }): void {
  const sides = 0.09 * (edge.right - edge.left)
  const below = 0.4 * sides
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const covers = alpha[at] ?? 0
      if (covers === 0 || covers > 250) continue
      const inside = Math.min((x - edge.left) / sides, (edge.right - 1 - x) / sides, (edge.bottom - 1 - y) / below, 1)
      alpha[at] = inside <= 0 ? 0 : Math.round(covers * inside * inside * (3 - 2 * inside))
    }
}
