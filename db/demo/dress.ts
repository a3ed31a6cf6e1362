import { anchorsOf, faceColumns, faceRows, measured } from './anchors.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { faceBox, frontOf, frontPatch } from './fronts.ts'
import { blankPlate, type Cover, housePlate, senderCover } from './plates.ts'
import { emptyStudio, frameOf } from './scenes.ts'
import { bentSurface, type Canvas, flatSurface, lay, type Spot } from './warp.ts'
import { wheelPatch, wheelsOf } from './wheels.ts'

/** What is put on a master when a picture is composed. */
export interface Dress {
  /** what hides the plate */
  cover: Cover
  /** which wheels, 0 for those of the design */
  wheels: number
  /** whose front, 0 for that of the design */
  front: number
}

/** Nothing: the master as it is. */
export const undressed: Dress = { cover: 'none', wheels: 0, front: 0 }

/** What a car wears in all its pictures. */
export function dressOf(car: Pick<DemoVehicle, 'store'> & Parameters<typeof wheelsOf>[0] & Parameters<typeof frontOf>[0]): Dress {
  return { ...undressed, cover: car.store === null ? 'sender' : 'house', wheels: wheelsOf(car), front: frontOf(car) }
}

/** By how much the box of a seller is larger than the plate, in parts of it. */
const margin = 0.05

/**
 * Puts front, plate and wheels on a painted master that was shrunk to `size` hundredths, in place. `covered` is its paint: what is put on counts as painted
 * there, so that no place shows through it.
 */
export async function dress(
  canvas: Canvas,
  covered: Uint8Array,
  master: string,
  size: number,
  { cover, wheels, front }: Dress,
): Promise<void> {
  const { left, top, width, height } = frameOf(canvas, size)
  const seen = ([x, y]: Spot): Spot => [left + (x * width) / measured.width, top + (y * height) / measured.height]
  const { plate, wheels: rims, face, rod } = anchorsOf(master)
  const wall = await studioBehind(canvas, size)
  if (rod) takeOff(canvas, covered, rod.map(seen), wall)
  const plates = new Uint8Array(covered.length)
  if (plate && cover !== 'none') await putPlate(canvas, plates, plate.map(seen), cover)
  if (face) await putFront({ canvas, covered, plates, wall }, face.map(seen), master, front)
  for (let pixel = 0; pixel < plates.length; pixel++) if (plates[pixel] !== 0) covered[pixel] = plates[pixel] as number
  await putWheels(canvas, rims?.map((corners) => corners.map(seen)) ?? [], master, wheels)
}

/** Whether a pixel shows the white of a plate. */
function isBlank({ pixels }: Canvas, pixel: number): boolean {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3)
  return Math.min(red, green, blue) > 104 && Math.max(red, green, blue) - Math.min(red, green, blue) < 34
}

async function putPlate(canvas: Canvas, covered: Uint8Array, places: readonly Spot[], cover: Cover): Promise<void> {
  const surface = bentSurface(places, [0, 0.5, 1], [0, 1])
  if (cover === 'house') {
    // a partly hidden plate is rendered in front of the car
    lay(canvas, blankPlate, surface, 'over', { cells: 6, body: (pixel) => (isBlank(canvas, pixel) ? 0 : 1) })
    return lay(canvas, await housePlate(), surface, 'times', { cells: 6, covered })
  }
  const grown = (part: number, by: number) => part + (2 * part - 1) * by
  lay(canvas, senderCover, (s, t) => surface(grown(s, margin), grown(t, 3 * margin)), 'over', { cells: 6, covered })
}

/** What the empty studio shows behind a pixel of the shrunk master: where its bytes begin. */
interface Wall {
  pixels: Uint8Array
  at: (pixel: number) => number
}

async function studioBehind(canvas: Canvas, size: number): Promise<Wall> {
  const { left, top, width, height } = frameOf(canvas, size)
  const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(value)))
  return {
    pixels: await emptyStudio(canvas),
    at: (pixel) => {
      const [x, y] = [pixel % canvas.width, Math.floor(pixel / canvas.width)]
      const row = within(((y - top) * canvas.height) / height, canvas.height)
      return 3 * (row * canvas.width + within(((x - left) * canvas.width) / width, canvas.width))
    },
  }
}

/** By how much a pixel differs from the empty studio. */
function away({ pixels }: Canvas, pixel: number, wall: Wall): number {
  const [from, own] = [wall.at(pixel), pixel * 3]
  let most = 0
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs((pixels[own + c] as number) - (wall.pixels[from + c] as number)))
  return most
}

/**
 * Takes a rod off the roof, but for its foot: small cars do have one, but in a picture it is a stick. Behind it is the studio; what is painted
 * stays, and a rail that it crosses.
 */
function takeOff(canvas: Canvas, covered: Uint8Array, [foot, tip]: readonly Spot[], wall: Wall): void {
  if (!foot || !tip) return
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]]
  const length = Math.hypot(dx, dy)
  const half = (6 * canvas.width) / measured.width
  /** whether something lies level with a pixel, beside the rod */
  const goesOn = (pixel: number, aside: number) =>
    [-3, -1, 1, 3].some((row) => away(canvas, pixel + Math.round(aside) + row * canvas.width, wall) > 20)
  const [left, right] = [Math.min(foot[0], tip[0]) - half, Math.max(foot[0], tip[0]) + half]
  for (let y = Math.floor(Math.min(foot[1], tip[1]) - half); y < Math.max(foot[1], tip[1]); y++)
    for (let x = Math.floor(left); x < right; x++) {
      const along = ((x + 0.5 - foot[0]) * dx + (y + 0.5 - foot[1]) * dy) / length
      const beside = Math.abs((x + 0.5 - foot[0]) * dy - (y + 0.5 - foot[1]) * dx) / length
      const pixel = y * canvas.width + x
      if (along < 0.16 * length || along > length + half || beside > half || (covered[pixel] ?? 255) > 8) continue
      if (goesOn(pixel, -2.5 * half) && goesOn(pixel, 2.5 * half)) continue
      const from = wall.at(pixel)
      for (let c = 0; c < 3; c++) canvas.pixels[pixel * 3 + c] = wall.pixels[from + c] as number
    }
}

async function putWheels(canvas: Canvas, rims: readonly (readonly Spot[])[], master: string, kit: number): Promise<void> {
  const view = master.includes('/front') ? 'front' : master.includes('/back') ? 'back' : 'lateral'
  for (const [axle, corners] of rims.entries()) {
    const wheel = await wheelPatch(kit, view, axle === 0 ? 0 : 1)
    if (!wheel) return
    const rim = flatSurface(corners)
    const grown = (part: number) => 0.5 + (part - 0.5) * wheel.grown
    lay(canvas, wheel.patch, (s, t) => rim(grown(s), grown(t)), 'over')
  }
}

/** Background of a front. `plates`: positions of plates; `wall`: background colour. */
interface Nose {
  canvas: Canvas
  covered: Uint8Array
  plates: Uint8Array
  wall: Wall
}

async function putFront({ canvas, covered, plates, wall }: Nose, places: readonly Spot[], master: string, front: number): Promise<void> {
  const patch = await frontPatch(master.slice(0, master.indexOf('/')), front)
  if (!patch) return
  const { half, low, high } = faceBox
  const columns = faceColumns.map((u) => (u + half) / (2 * half))
  const rows = faceRows.map((y) => (high - y) / (high - low))
  const step = Math.round((6 * canvas.width) / measured.width)
  const beside = [-step, step, -step * canvas.width, step * canvas.width]
  const isCar = (pixel: number) => (covered[pixel] as number) > 14 || away(canvas, pixel, wall) > 20
  lay(canvas, patch, bentSurface(places, columns, rows), 'over', {
    cells: 36,
    covered,
    turned: true,
    // a plate covers the grille; lamps end at the corner of the car
    body: (pixel) => {
      if ((plates[pixel] as number) > 0) return 1 - (plates[pixel] as number) / 60
      if ((covered[pixel] as number) > 14) return 1
      // what shines in an opening may look like the studio
      if (beside.filter((by) => isCar(pixel + by)).length > 2) return 1
      return Math.min(1, Math.max(0, away(canvas, pixel, wall) - 6) / 14)
    },
  })
}
