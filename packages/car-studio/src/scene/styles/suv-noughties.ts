import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A large car of the two-thousands: tall and round, bulbs behind clear glass, a chrome grille of three bars, strips along the doors. */
export const roundSuv = bodyOf({
  silhouette: {
    length: 4.7,
    width: 1.88,
    height: 1.74,
    wheel: 0.37,
    axle: 0.88,
    wheelbase: 2.76,
    clearance: 0.22,
    bonnet: [0.9, 1.04, 1.13],
    cowl: 1.22,
    head: 2.0,
    belt: [1.12, 1.14],
    peak: 2.6,
    eaves: [4.36, 1.64],
    foot: 4.68,
    nose: 'round',
    tail: 'upright',
    more: { noseBow: 0.26, noseBowPower: 2.9, tailBow: 0.18, tailBowPower: 3, tumble: 0.3, flare: 0.03, roofEdge: 0.1, shoulder: 0.1 },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.45, 0.74, 0.89],
          [0.72, 0.735, 0.92],
          [1.02, 0.79, 0.93],
        ],
        look: 'bulbs',
        round: 0.04,
      },
    ],
    grille: { half: [0.33, 0.39], y: [0.71, 0.88], fill: 'bars', frame: 'chrome', round: 0.04 },
    intake: { half: [0.5, 0.52], y: [0.38, 0.5], fill: 'darkBars' },
    clad: [0.6, 0.5],
    seam: [0.91, 0.96],
  },
  back: {
    lamp: {
      edges: [
        [0.66, 0.82, 1.12],
        [0.82, 0.8, 1.14],
        [1.02, 0.84, 1.12],
      ],
      look: 'stack',
      round: 0.035,
    },
    strip: { as: 'chrome', y: 0.93, half: 0.4, thick: 0.02 },
    clad: [0.62, 0.5],
    gate: [0.7, 0.77],
  },
  flank: {
    windows: { front: [1.56, 1.94], rear: [4.4, 4.24], pillars: triples('2.54 .1 .02, 3.54 .09 .02'), header: 0.1, corner: 0.09 },
    doors: { front: 1.38, middle: 2.54, rear: 3.58, sill: 0.38 },
    clad: { width: 0.06, sill: 0.36, out: 0.014, square: 0.2 },
    strip: [0.58, 0.65],
    flap: [4.04, 0.92],
    creases: [{ from: 0.6, to: 4.6, height: points('.6 .9, 2.4 .93, 4.6 .96'), depth: 0.008, width: 0.04 }],
  },
  fittings: {
    wheels: { design: 'fiveSpoke', rim: 17, width: 0.235, finish: 'alloy' },
    handles: 'flap',
    plates: [0.6, 0.84],
    emblem: { design: 'disc', front: 0.79, back: 1.02, size: 0.09 },
    rails: 'open',
    fogs: [0.7, 0.44],
    exhaust: 'round',
    privacy: 0.55,
    trim: 'dark',
  },
})
