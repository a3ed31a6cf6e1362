import type { Body } from '../body.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofRails, sideSteps, wipers } from '../parts.ts'
import { points } from '../paths.ts'
import { faceMarks } from './kit-ends.ts'
import { lampMarks } from './kit-lamps.ts'
import { bonnetPlan, cabFurniture, cabRear, cabSide, doubleCab } from './pickup-form.ts'
import { cladding } from './suv-marks.ts'

const own = {
  height: 1.83,
  wheelRadius: 0.395,
  nose: points('.1 .2, .28 .08, .4 .014, .5 0, .7 0, .82 .006, .94 .02, 1.02 .05, 1.12 .14, 1.22 .3'),
  noseBow: 0.19,
  noseBowPower: 3.6,
  flare: 0.036,
  creases: [
    { from: 0.4, to: 5.2, height: points('.4 .99, 2.4 .985, 5.2 1.0'), depth: 0.014, width: 0.02 },
    { from: 1.35, to: 3.5, height: points('1.35 .5, 3.5 .56'), depth: -0.016, width: 0.035 },
  ],
}
const clad = cladding(doubleCab(own), { width: 0.06, sill: 0.37, out: 0.016, square: 0.45 })
const shape = doubleCab({
  ...own,
  presses: [...clad.presses, { on: 'top', outline: points('-.4 .34, 1.35 .5, 1.35 -.9, -.4 -.9'), depth: -0.014, edge: 0.05 }],
})

/** A truck of the twenties: upright lamps in the form of a C beside a bold grille, square arches, two-tone wheels. */
export const boldPickup: Body = {
  shape,
  drawing: {
    front: faceMarks(shape, 1.13, {
      lamps: [
        {
          edges: [
            [0.56, 0.7, 0.965],
            [0.74, 0.72, 0.98],
            [1.06, 0.82, 0.985],
          ],
          look: 'hook',
          round: 0.025,
        },
      ],
      grille: { half: [0.53, 0.53], y: [0.68, 0.955], fill: 'studs', frame: 'black', round: 0.03 },
      intake: { half: [0.5, 0.56], y: [0.38, 0.5], fill: 'darkBars' },
      vents: { at: [0.72, 0.96, 0.42, 0.56], lit: true },
      clad: [0.56, 0.42],
      skid: true,
      seam: [0.995, 1.02],
    }),
    rear: [
      ...cabRear,
      ...lampMarks({
        edges: [
          [0.79, 0.8, 1.12],
          [0.9, 0.8, 1.125],
          [1.08, 0.86, 1.11],
        ],
        look: 'claw',
        round: 0.02,
      }),
    ],
    side: [...cabSide(shape), ...clad.marks],
    plan: bonnetPlan,
  },
  wheels: { design: 'sport', rim: 18, width: 0.25, finish: 'twoTone' },
  privacy: 0.75,
  privacyFrom: 2.52,
  tailWrap: 0.3,
  lampDepth: 0.018,
  furnish: (solid) => [
    ...cabFurniture(solid).slice(0, 2),
    wipers(solid, { base: 1.28 }),
    aerial(solid, { s: 3.1, design: 'fin', finish: 'glossBlack' }),
    doorMirrors(solid, { s: 1.62, y: 1.25, design: 'pod', finish: 'glossBlack' }),
    doorHandles(solid, { at: points('2.33 1.035, 3.26 1.045'), design: 'pull' }),
    plates(solid, { frontY: 0.6, rearY: 0.545 }),
    emblem(solid, { y: 0.83, end: 'front', design: 'bar', size: 0.036 }),
    reflectors(solid, { y: 0.53, z: 0.68, width: 0.14, height: 0.03 }),
    roofRails(solid, { from: 2.3, to: 3.35, design: 'flush' }),
    sideSteps(solid, { design: 'tube' }),
  ],
}
