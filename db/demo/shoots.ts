import { createHash } from 'node:crypto'
import type { DemoVehicle } from './demo-vehicle.ts'
import { faceOf } from './faces.ts'
import type { Masters } from './masters.ts'
import { sizeOf } from './measures.ts'
import { baysOf } from './places.ts'
import { shades } from './repaint.ts'
import { cleanLights, lights } from './scenes.ts'

/** How the pictures of a car are taken. */
export interface Shoot {
  /** the side that is shown first */
  first: (typeof firsts)[number]
  /** which shade of its colour the car has */
  shade: number
  place: number
  light: number
}

/** The sides that may come first: mostly a corner, as dealers do, sometimes a flank. */
export const firsts = ['FrontRight', 'FrontLeft', 'LateralRight', 'FrontRight', 'FrontLeft', 'LateralLeft'] as const

type Car = Pick<DemoVehicle, 'reference' | 'brand' | 'model' | 'bodyStyle' | 'releaseDate' | 'color' | 'store'>

/**
 * The shoots of these cars. What a car has by chance is drawn from its reference; where another car of the list would have the same first
 * picture, the next side, shade, bay or light is taken: what is seen at the size of a card first.
 */
export function shootsOf(cars: readonly Car[], masters: Masters): Shoot[] {
  const seen = new Set<string>()
  const taken = new Set<string>()
  return cars.map((car) => {
    const face = faceOf(car, masters)
    const dice = createHash('sha256').update(`shoot ${car.reference}`).digest()
    const size = face && sizeOf(face.design, face.length, false)
    const bays = baysOf(car.store)
    // private sellers' cars may be unwashed
    const days = car.store === null ? lights.length : cleanLights
    const shoot = (n: number): Shoot => {
      // mixed radix: n counts through sides, then shades, then bays, then lights, from where the dice fell
      const digit = (die: number, over: number, count: number) => ((dice[die] ?? 0) + Math.floor(n / over)) % count
      const first = firsts[digit(0, 1, firsts.length)] ?? 'FrontRight'
      const place = bays[digit(2, firsts.length * shades, bays.length)] ?? 0
      return {
        first,
        shade: digit(1, firsts.length, shades),
        place,
        light: digit(3, firsts.length * shades * bays.length, days),
      }
    }
    /** what is seen on a card, and with the light of the day */
    const look = ({ first, shade, place }: Shoot) => `${face?.design} ${size} ${car.color} ${first} ${shade} ${place}`
    const whole = (one: Shoot) => `${look(one)} ${one.light}`
    const all = Array.from({ length: firsts.length * shades * bays.length * days }, (_, n) => shoot(n))
    const [drawn] = all
    const chosen = all.find((one) => !seen.has(look(one))) ?? all.find((one) => !taken.has(whole(one))) ?? drawn
    if (!chosen) throw new Error('No shoot')
    seen.add(look(chosen))
    taken.add(whole(chosen))
    return chosen
  })
}
