import type { Body } from '../body.ts'
import { cabin } from '../cabin.ts'
import { fuelFlap } from '../glass.ts'
import { aerial, doorHandles, doorMirrors, emblem, plates, reflectors, roofRails, slidingRail, wipers } from '../parts.ts'
import { area, line, points } from '../paths.ts'
import { glazedVan } from './fourgonnette-combi.ts'
import { smallVan } from './fourgonnette-form.ts'
import { backMarks, faceMarks } from './kit-ends.ts'
import { type Glazing, glazing, sideDoors } from './mini-van-lines.ts'
import { cladding } from './suv-marks.ts'

const own = {
  length: 4.4,
  width: 1.85,
  height: 1.84,
  wheelRadius: 0.34,
  frontAxle: 0.86,
  wheelbase: 2.78,
  clearance: 0.185,
  top: points('0 .96, .05 1.01, .14 1.045, .35 1.09, .65 1.13, .95 1.15, 1.25 1.15, 2.2 1.15, 4.4 1.15'),
  nose: points('.1 .18, .26 .07, .36 .014, .46 0, .68 0, .78 .01, .9 .024, 1.0 .06, 1.08 .14, 1.18 .4'),
  noseBow: 0.22,
  noseBowPower: 3.1,
  tailBow: 0.09,
  greenhouse: points('0 .8, .86 .92, 1.3 .958, 1.9 .975, 2.6 .98, 4.4 .975'),
  tumble: 0.16,
  flare: 0.03,
  creases: [
    { from: 0.4, to: 4.35, height: points('.4 .99, 2 .985, 4.35 1.0'), depth: 0.012, width: 0.022 },
    { from: 1.2, to: 3.4, height: points('1.2 .46, 3.4 .5'), depth: -0.015, width: 0.04 },
  ],
}
const clad = cladding(smallVan(own), { width: 0.05, sill: 0.36, out: 0.01, square: 0.3 })
const shape = smallVan({
  ...own,
  presses: [...clad.presses, { on: 'back', outline: points('-.5 .7, .34 .7, .38 .88, -.5 .88'), depth: 0.018, edge: 0.035 }],
})

const panes: Glazing = {
  front: [1.06, 1.56],
  rear: [4.12, 4.05],
  header: [0.135, 0.15],
  low: [-0.02, 0.0],
  corners: [0.04, 0.05, 0.07, 0.14],
  posts: [
    { s: 2.36, width: 0.1, lean: 0.01 },
    { s: 3.5, width: 0.09, lean: 0.01 },
  ],
}

/** A family van of the twenties: a high bonnet with lamps in two floors, dark arches, rails. */
export const familyVan: Body = {
  ...glazedVan,
  shape,
  drawing: {
    front: faceMarks(shape, 1.14, {
      lamps: [
        {
          edges: [
            [0.5, 0.9, 0.985],
            [0.78, 0.92, 1.02],
            [1.08, 0.98, 1.04],
          ],
          look: 'cells',
          round: 0.018,
        },
        {
          edges: [
            [0.72, 0.56, 0.68],
            [0.92, 0.58, 0.7],
          ],
          look: 'ring',
          round: 0.035,
        },
      ],
      grille: { half: [0.44, 0.47], y: [0.87, 0.97], fill: 'bars', frame: 'wings' },
      intake: { half: [0.54, 0.5], y: [0.36, 0.52], fill: 'darkBars' },
      clad: [0.5, 0.4],
      skid: true,
      seam: [1.01, 1.06],
    }),
    rear: backMarks(
      shape,
      1.12,
      1.73,
      {
        lamp: {
          edges: [
            [0.8, 0.82, 1.2],
            [0.88, 0.81, 1.22],
            [1.02, 0.86, 1.2],
          ],
          look: 'loop',
          round: 0.025,
        },
        clad: [0.46, 0.38],
        gate: [0.62, 0.79],
      },
      false,
    ),
    side: [
      ...glazing(shape, panes),
      ...sideDoors(shape, panes, { front: [1.24, 1.06], split: [2.34, 2.36, 2.37], rear: [3.5, 3.51], low: 0.36, over: 0.038 }),
      ...clad.marks,
      { as: 'clad', path: area(points('1.34 .5, 2.98 .5, 2.98 .6, 1.34 .6'), 0.03) },
      { as: 'gap', path: line(points('3.92 .63, 4.04 .66, 4.2 .68'), 0.05), stroke: 0.005 },
      fuelFlap(4.02, 0.86, 0.17, 0.16, 0.03),
    ],
    plan: glazedVan.drawing.plan,
  },
  wheels: { design: 'fiveTwin', rim: 17, width: 0.215, finish: 'twoTone' },
  furnish: (solid) => [
    cabin(solid, { rows: 2, trim: 'dark', windscreenTop: 1.74, windscreenBase: 1.02, floor: 0.4, hipHeight: 0.72, rowsAt: [2.06, 2.96] }),
    doorMirrors(solid, { s: 1.42, y: 1.23, design: 'pod', finish: 'glossBlack' }),
    doorHandles(solid, { at: points('2.2 1.04, 2.56 1.04'), design: 'pull' }),
    slidingRail(solid, { from: 3.56, to: 4.2, y: 1.06 }),
    plates(solid, { frontY: 0.6, rearY: 0.79 }),
    emblem(solid, { y: 0.92, end: 'front', design: 'disc', size: 0.09 }),
    emblem(solid, { y: 1.04, end: 'back', design: 'disc', size: 0.072 }),
    reflectors(solid, { y: 0.45, z: 0.68, width: 0.16 }),
    roofRails(solid, { from: 2.0, to: 3.9, design: 'open' }),
    aerial(solid, { s: 3.9, design: 'fin' }),
    wipers(solid, { base: 1.02, rear: { y: 1.17 } }),
  ],
}
