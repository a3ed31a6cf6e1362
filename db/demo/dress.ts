import { anchorsOf, measured } from './anchors.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { type Cover, housePlate, senderCover } from './plates.ts'
import { frameOf } from './scenes.ts'
import { bentSurface, type Canvas, lay, type Spot } from './warp.ts'

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
export function dressOf({ store }: Pick<DemoVehicle, 'store'>): Dress {
  return { ...undressed, cover: store === null ? 'sender' : 'house' }
}

/** By how much the box of a seller is larger than the plate, in parts of it. */
const margin = 0.05

/**
 * Puts plates on a painted master that was shrunk to `size` hundredths, in place. `covered` is its paint: what is put on counts as painted
 * there, so that no place shows through it.
 */
export async function dress(canvas: Canvas, covered: Uint8Array, master: string, size: number, { cover }: Dress): Promise<void> {
  const { left, top, width, height } = frameOf(canvas, size)
  const seen = ([x, y]: Spot): Spot => [left + (x * width) / measured.width, top + (y * height) / measured.height]
  const { plate } = anchorsOf(master)
  if (plate && cover !== 'none') {
    const surface = bentSurface(plate.map(seen), [0, 0.5, 1], [0, 1])
    if (cover === 'house') lay(canvas, await housePlate(), surface, 'times', 6, covered)
    else {
      const grown = (part: number, by: number) => part + (2 * part - 1) * by
      lay(canvas, senderCover, (s, t) => surface(grown(s, margin), grown(t, 3 * margin)), 'over', 6, covered)
    }
  }
}
