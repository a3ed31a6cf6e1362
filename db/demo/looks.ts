import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import type { DocumentSpec } from '#domains/foundation/documents/contract.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { faceOf } from './faces.ts'
import { kebab, type Masters } from './masters.ts'
import { sizeOf } from './measures.ts'

/** The sides of a body in the order of a gallery. */
const sides = ['FrontRight', 'LateralRight', 'Front', 'FrontLeft', 'LateralLeft', 'BackRight', 'Back', 'BackLeft'] as const

/** One place in the gallery of a car: the angle, the master that is shown, how large, and the paint it is shown in; null for a cabin. */
export interface Shot {
  spec: DocumentSpec
  master: string
  color: Color | null
  /** in hundredths of the master */
  size: number
}

/** Facts that determine the look of a car. */
export type Looks = Pick<DemoVehicle, 'brand' | 'model' | 'bodyStyle' | 'releaseDate' | 'color' | 'features' | 'gearType' | 'seats'>

/** What a car shows, in gallery order: eight sides, its dashboard, its seats. Angles of which there is no master are left out. */
export function shotsOf(car: Looks, masters: Masters): Shot[] {
  const face = faceOf(car, masters)
  const dashboard = inside('Dashboard', dashboardWish(car), masters)
  const shots = [
    ...(face === undefined
      ? []
      : sides.map((spec): Shot => {
          const isEnd = spec === 'Front' || spec === 'Back'
          return { spec, master: `${face.design}/${kebab(spec)}`, color: car.color, size: sizeOf(face.design, face.length, isEnd) }
        })),
    dashboard,
    inside('Interior', seatsWish(car, dashboard && trimOf(dashboard.master)), masters),
  ]
  return shots.filter((shot) => shot !== undefined).filter(({ master }) => masters.painted.has(master))
}

/** The trim that a cabin shows, by its name: `leather` of `cabin-five-leather/interior`. */
export function trimOf(master: string): string {
  return ['cloth', 'leather'].find((trim) => master.includes(`-${trim}`)) ?? ''
}

/** For every part of the name of a cabin: how far each of its words is from what the car has. */
type Wish = readonly Readonly<Record<string, number>>[]

/** Cabins of other shapes than a common car. */
const shapes: Partial<Record<BodyStyle, string>> = {
  SportsCar: 'sport',
  SUV: 'tall',
  Pickup: 'tall',
  Fourgonnette: 'tall',
  MiniVan: 'tall',
}

/** `cabin-<dash>-<trim>-<gear>-<shape>`: the gear lever and the screen can be read in the facts of the car, they count most. */
function dashboardWish(car: Looks): Wish {
  const has = (code: string) => car.features.includes(code)
  // since 2022 only small and working cars are sold without a screen, whatever a seller lists
  const isPlain = Number(car.releaseDate.slice(0, 4)) < 2022 || ['Citadine', 'Sedan', 'Fourgonnette', 'Pickup'].includes(car.bodyStyle)
  const dash = has('DigitalCockpit') ? 'digital' : has('TouchScreen') || has('NavigationSystem') || !isPlain ? 'screen' : 'radio'
  return [
    {
      radio: { radio: 0, screen: 4, digital: 8 },
      screen: { radio: 6, screen: 0, digital: 4 },
      digital: { radio: 8, screen: 4, digital: 0 },
    }[dash],
    trims(car),
    car.gearType === 'Automatic' ? { automatic: 0, manual: 20 } : { automatic: 20, manual: 0 },
    // only a cabriolet has an open cabin
    car.bodyStyle === 'Cabriolet' ? { open: 0, sport: 40 } : { car: 1, tall: 1, sport: 1.5, [shapes[car.bodyStyle] ?? 'car']: 0 },
  ]
}

/** `cabin-<seats>-<trim>`, optionally `-open`: seats of the dashboard's trim, else of the car's. */
function seatsWish(car: Looks, shown: string | undefined): Wish {
  // two before a wall, also where a van has a bench for a third
  const seats = car.seats <= 3 ? 'two' : car.seats <= 5 ? 'five' : 'seven'
  const others = Object.entries(trims(car)).map(([trim, distance]) => [trim, trim === shown ? 0 : 30 + distance])
  return [
    { two: 10, five: 5, seven: 10, [seats]: 0 },
    Object.fromEntries(others),
    car.bodyStyle === 'Cabriolet' ? { open: 0, '': 50 } : { '': 0 },
  ]
}

/** Dark in both, as the seats are that are seen through the windows. */
function trims({ features }: Looks): Wish[number] {
  return features.includes('LeatherSeats') ? { leather: 0, cloth: 3 } : { cloth: 0, leather: 2 }
}

/** The cabin that comes nearest to the wish, of those that show this angle. */
function inside(spec: 'Dashboard' | 'Interior', wish: Wish, { painted }: Masters): Shot | undefined {
  const far = 100
  const distance = (master: string) => {
    const words = master.slice('cabin-'.length, master.indexOf('/')).split('-')
    return wish.reduce((sum, part, i) => sum + (part[words[i] ?? ''] ?? far), 0)
  }
  const cabins = [...painted.keys()].filter((name) => name.startsWith('cabin-') && name.endsWith(`/${kebab(spec)}`))
  const [nearest] = cabins.sort((a, b) => distance(a) - distance(b))
  return nearest === undefined ? undefined : { spec, master: nearest, color: null, size: 100 }
}
