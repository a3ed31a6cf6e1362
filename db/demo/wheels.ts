import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoVehicle } from './demo-vehicle.ts'
import type { Patch } from './warp.ts'

/** Wheels that can be put on a master, and how large they are beside its own rim; the first are those of the design. */
const kits = [
  { name: 'own', scale: 1 },
  { name: 'cover', scale: 0.97 },
  { name: 'steel', scale: 0.97 },
  { name: 'five', scale: 1 },
  { name: 'seven', scale: 1 },
  { name: 'multi', scale: 1.05 },
  { name: 'ten', scale: 1.05 },
  { name: 'turbine', scale: 1.08 },
  { name: 'twin', scale: 1.08 },
] as const
type Kit = (typeof kits)[number]['name']
export const wheelKits: readonly Kit[] = kits.map(({ name }) => name)

/** Pixels of a square of a strip, and its half in radii of the rim (packages/car-studio/src/wheels.ts). */
const side = 160
const reach = 1.12
/** Between these radii the wheel fades into the tyre of the master. */
const edge = [1.06, 1.1] as const

/** A wheel seen from before, from the side or from behind, and the part of the square around a rim that it takes on each side. */
export interface WheelPatch {
  patch: Patch
  grown: number
}

const strips = new Map<number, Promise<readonly Patch[]>>()

/** The front (0) or rear (1) wheel of a kit as it is seen on the right side of a master. */
export async function wheelPatch(kit: number, view: 'front' | 'lateral' | 'back', axle: 0 | 1): Promise<WheelPatch | undefined> {
  const { name, scale } = kits[kit] ?? kits[0]
  if (name === 'own') return undefined
  const known = strips.get(kit) ?? readStrip(name)
  strips.set(kit, known)
  const patch = (await known)[['front', 'lateral', 'back'].indexOf(view) * 2 + axle]
  return patch && { patch, grown: reach * scale }
}

async function readStrip(name: Kit): Promise<Patch[]> {
  const pixels = await sharp(join(import.meta.dirname, 'wheels', `${name}.avif`))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: 6 }, (_, place) => {
    const patch = new Uint8Array(side * side * 4)
    for (let y = 0, to = 0; y < side; y++)
      for (let x = 0; x < side; x++, to += 4) {
        const away = (Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) / (side / 2)) * reach
        const alpha = Math.min(1, Math.max(0, (edge[1] - away) / (edge[1] - edge[0])))
        const from = (y * side * 6 + place * side + x) * 3
        for (let c = 0; c < 3; c++) patch[to + c] = (pixels[from + c] as number) * alpha
        patch[to + 3] = 255 * alpha
      }
    return { width: side, height: side, pixels: patch }
  })
}

/** Makers that sell hardly a car on steel wheels; what a seller does not list may be there. */
const neverOnSteel = [
  'Mercedes-Benz',
  'BMW',
  'Audi',
  'Land Rover',
  'Porsche',
  'Jaguar',
  'Lexus',
  'Volvo',
  'Maserati',
  'Mini',
  'Cupra',
  'DS',
  'Alfa Romeo',
]

type Car = Pick<DemoVehicle, 'reference' | 'brand' | 'bodyStyle' | 'releaseDate' | 'fuelType' | 'features' | 'level' | 'version'>

/**
 * The wheels of a car, by what its facts say: steel or its cover without alloy wheels, five or seven spokes on plain ones and before 2008,
 * many or dark ones on better equipped cars, large two-tone ones at the top. Electric and open cars and coupés keep those of their design.
 */
export function wheelsOf({ reference, brand, bodyStyle, releaseDate, fuelType, features, level, version }: Car): number {
  const kit = (...names: Kit[]) => wheelKits.indexOf(names[dice % names.length] ?? 'own')
  const dice = createHash('sha256').update(`wheels ${reference}`).digest()[0] ?? 0
  if (fuelType === 'Electric' || bodyStyle === 'SportsCar' || bodyStyle === 'Cabriolet') return 0
  if (!features.includes('AlloyWheels') && neverOnSteel.includes(brand)) return kit('five', 'seven')
  if (!features.includes('AlloyWheels'))
    return bodyStyle === 'Pickup' || bodyStyle === 'Fourgonnette' ? kit('steel', 'cover') : kit('cover')
  const year = Number(releaseDate.slice(0, 4))
  if (year < 2008) return kit('five', 'seven')
  const isSporty = /Line|Sport|GT|AMG|FR\b/.test(version)
  if (level > 0.8 || (isSporty && level > 0.5)) return year < 2014 ? kit('twin', 'ten') : kit('turbine', 'twin', 'ten')
  return level > 0.55 ? kit('multi', 'ten', 'twin', 'seven') : kit('five', 'seven', 'multi')
}
