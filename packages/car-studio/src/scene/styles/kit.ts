import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import type { Mark } from '../drawing.ts'
import type { FinishName } from '../finishes.ts'
import { fuelFlap } from '../glass.ts'
import {
  aerial,
  doorHandles,
  doorMirrors,
  emblem,
  exhaust,
  fogLamps,
  plates,
  type RailOptions,
  reflectors,
  roofRails,
  roofSpoiler,
  wipers,
} from '../parts.ts'
import { area, line, type Point } from '../paths.ts'
import type { Crease, Shape } from '../solid.ts'
import { type Back, backMarks, type Face, faceMarks } from './kit-ends.ts'
import { formOf, type Silhouette } from './kit-form.ts'
import { type Daylight, daylight, fourDoors } from './sedan-flank.ts'
import { lidSeams } from './sedan-seams.ts'
import { longDoor } from './sports-car-doors.ts'
import { cladding } from './suv-marks.ts'

/** The flank of a car with four doors, or with two. */
export interface Flank {
  windows: Daylight
  /** s of the front edge, of the line between the doors, of the rear edge at the belt, height of the lower edge; one long door ends at `middle` */
  doors: { front: number; middle: number; rear: number; sill: number; isLong?: boolean }
  clad?: { width: number; sill: number; out?: number; square?: number }
  /** a dark sill up to there, where nothing else is clad */
  sill?: number
  /** the rear pillar in black, so that the roof seems to float: its outline [s, y] */
  floating?: readonly Point[]
  /** a rubbing strip: lower and upper edge */
  strip?: readonly [number, number]
  /** the fuel flap [s, y] */
  flap: readonly [number, number]
  creases: readonly Crease[]
}

/** What stands on a car. */
export interface Fittings {
  wheels: Body['wheels']
  mirror?: { design: 'pod' | 'wing'; finish?: FinishName }
  handles: 'pull' | 'flap' | 'flush'
  plates: readonly [number, number]
  emblem: { design: 'disc' | 'bar' | 'shield'; front: number; back: number; size: number }
  rails?: RailOptions['design']
  spoiler?: boolean
  fogs?: readonly [number, number]
  exhaust?: 'round' | 'oval' | 'twin'
  privacy?: number
  trim?: 'dark' | 'beige'
  rows?: 2 | 3
  /** height of floor and hips */
  seat?: readonly [number, number]
}

/** All that a design of the kit is made of. */
export interface Design {
  silhouette: Silhouette
  face: Face
  back: Back
  flank: Flank
  fittings: Fittings
  more?: Partial<Body>
}

const isBoot = (car: Silhouette) => car.tail === 'boot'

function pressed(form: Shape, { face, back, flank, fittings, silhouette }: Design): { shape: Shape; clad: Mark[] } {
  const clad = flank.clad && cladding(form, flank.clad)
  const plate = fittings.plates[1]
  const { intake } = face
  return {
    clad: clad?.marks ?? [],
    shape: {
      ...form,
      creases: flank.creases,
      presses: [
        ...(clad?.presses ?? []),
        {
          on: 'back',
          outline: [
            [-0.5, plate - 0.085],
            [0.33, plate - 0.085],
            [0.36, plate + 0.085],
            [-0.5, plate + 0.085],
          ],
          depth: isBoot(silhouette) ? 0.014 : 0.02,
          edge: 0.035,
        },
        ...(intake === undefined || back.gate[0] > 9
          ? []
          : [
              {
                on: 'front' as const,
                outline: [
                  [-0.5, intake.y[0]],
                  [intake.half[0], intake.y[0]],
                  [intake.half[1], intake.y[1] + 0.01],
                  [-0.5, intake.y[1] + 0.01],
                ] as const,
                depth: 0.02,
                edge: 0.03,
              },
            ]),
        ...(form.presses ?? []),
      ],
    },
  }
}

function flankMarks(shape: Shape, clad: readonly Mark[], { windows, doors, sill, floating, strip, flap }: Flank): Mark[] {
  const rear = shape.frontAxle + shape.wheelbase
  return [
    ...daylight(shape, windows),
    ...(floating === undefined ? [] : [{ as: 'black' as const, path: area(floating, 0.03) }]),
    ...(doors.isLong ? longDoor(shape, { ...doors, rear: doors.middle }) : fourDoors(shape, doors)),
    ...clad,
    ...(sill === undefined
      ? []
      : [
          {
            as: 'clad' as const,
            path: area([
              [shape.frontAxle, 0.1],
              [rear, 0.1],
              [rear, sill],
              [shape.frontAxle, sill],
            ]),
          },
        ]),
    ...(strip === undefined
      ? []
      : [
          {
            as: 'clad' as const,
            path: area(
              [
                [doors.front + 0.03, strip[0]],
                [rear - shape.wheelRadius - 0.12, strip[0] + 0.01],
                [rear - shape.wheelRadius - 0.12, strip[1] + 0.01],
                [doors.front + 0.03, strip[1]],
              ],
              0.015,
            ),
          },
        ]),
    {
      as: 'gap',
      path: line(
        [
          [rear + shape.wheelRadius + 0.05, 0.6],
          [shape.length - 0.25, 0.63],
          [shape.length - 0.05, 0.66],
        ],
        0.1,
      ),
      stroke: 0.005,
    },
    fuelFlap(flap[0], flap[1], 0.15, 0.15, 0.045),
  ]
}

function furnished({ silhouette: car, flank, fittings: on }: Design): Body['furnish'] {
  const [seatFloor, hip] = on.seat ?? (car.height > 1.55 ? [0.36, 0.62] : [0.27, 0.53])
  const rowsAt = [car.cowl + 1.02, car.cowl + 1.86, ...(on.rows === 3 ? [car.cowl + 2.6] : [])]
  const { doors, windows } = flank
  const beltAt = (share: number) => car.belt[0] + (car.belt[1] - car.belt[0]) * share
  const tall = car.height > 1.55
  return (solid) => [
    cabin(solid, {
      rows: on.rows ?? 2,
      trim: on.trim ?? 'dark',
      windscreenTop: car.head,
      windscreenBase: car.cowl,
      floor: seatFloor,
      hipHeight: hip,
      rowsAt,
    }),
    doorMirrors(solid, {
      s: windows.front[0] + (tall ? 0.1 : 0.17),
      y: solid.belt(windows.front[0] + 0.1) + (tall ? 0.085 : 0.075),
      ...(on.mirror ?? { design: 'pod' as const }),
    }),
    doorHandles(solid, {
      at: [[doors.middle - 0.17, beltAt(0.05) - 0.115], ...(doors.isLong ? [] : [[doors.rear - 0.19, beltAt(0.4) - 0.115] as const])],
      design: on.handles,
    }),
    plates(solid, { frontY: on.plates[0], rearY: on.plates[1] }),
    emblem(solid, { y: on.emblem.front, end: 'front', design: on.emblem.design, size: on.emblem.size }),
    emblem(solid, { y: on.emblem.back, end: 'back', design: on.emblem.design, size: on.emblem.size * 0.78 }),
    reflectors(solid, { y: Math.max(0.38, on.plates[1] - 0.36), z: 0.62, width: 0.15 }),
    ...(on.fogs ? [fogLamps(solid, { y: on.fogs[1], z: on.fogs[0], width: 0.12, height: 0.085 })] : []),
    ...(on.rails ? [roofRails(solid, { from: car.head + 0.14, to: car.eaves[0] - 0.3, design: on.rails })] : []),
    ...(on.spoiler ? [roofSpoiler(solid, { s: car.eaves[0] - 0.06, reach: 0.15, design: 'roof', light: true })] : []),
    ...(on.exhaust ? [exhaust(solid, { side: on.exhaust === 'round' ? 'left' : 'both', design: on.exhaust })] : []),
    ...(isBoot(car) ? [] : [aerial(solid, { s: car.eaves[0] - 0.38, design: 'fin' as const, finish: 'paint' as const })]),
    wipers(solid, { base: car.cowl, ...(isBoot(car) ? {} : { rear: { y: car.belt[1] + (tall ? 0.055 : 0.045) } }) }),
  ]
}

/** A body from its design. */
export function bodyOf(design: Design): Body {
  const { silhouette: car, face, back, flank, fittings, more } = design
  const { shape, clad } = pressed(formOf(car), design)
  const half = shape.width / 2
  return {
    shape,
    drawing: {
      front: faceMarks(shape, car.bonnet[2], face),
      rear: backMarks(shape, car.belt[1], car.eaves[1], back, isBoot(car)),
      side: flankMarks(shape, clad, flank),
      plan: [
        {
          as: 'gap',
          path: line(
            [
              [0.22, half - 0.09],
              [0.36, half - 0.12],
              [0.7, half - 0.14],
              [car.cowl + 0.04, half - 0.165],
            ],
            0.1,
          ),
          stroke: 0.0055,
        },
        ...(isBoot(car) ? lidSeams(shape, car.foot, half - 0.27, shape.length - 0.18) : []),
      ],
    },
    wheels: fittings.wheels,
    lampDepth: 0.02,
    privacy: fittings.privacy ?? 0.75,
    privacyFrom: flank.doors.middle + 0.03,
    furnish: furnished(design),
    ...more,
  }
}
