import type { Mark } from '../drawing.ts'
import { flow } from '../paths.ts'
import { makeSolid, type Shape } from '../solid.ts'

/** The one long door of each side: s of its front and rear edge at the belt, y of its lower edge. */
export interface Door {
  front: number
  rear: number
  sill: number
  /** how far the lower corners are behind (before) the upper ones */
  frontLean?: number
  rearLean?: number
}

/** Shut line of the door of a car with two doors; [s, y]. */
export function longDoor(shape: Shape, { front, rear, sill, frontLean = 0.05, rearLean = 0.12 }: Door): Mark[] {
  const solid = makeSolid(shape)
  const [a, b] = [solid.belt(front), solid.belt(rear)]
  const stroke = 0.0055
  return [
    {
      as: 'gap',
      stroke,
      path: flow([
        [front + 0.05, a + 0.02],
        [front + 0.012, a - 0.1],
        [front - 0.012, a - 0.25],
        [front + frontLean * 0.1, sill + 0.16],
        [front + frontLean * 0.5, sill + 0.05],
        [front + frontLean, sill + 0.012],
        [front + frontLean + 0.05, sill],
        [(front + rear) / 2, sill],
        [rear - rearLean - 0.06, sill + 0.002],
        [rear - rearLean, sill + 0.02],
        [rear - rearLean * 0.66, sill + 0.08],
        [rear - rearLean * 0.1, sill + 0.28],
        [rear + 0.006, b - 0.13],
        [rear, b + 0.02],
      ]),
    },
  ]
}
