import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A people carrier of the tens: level shoulder, large panes, an upright tail, rails in chrome. */
export const levelCarrier = bodyOf({
  silhouette: {
    length: 4.53,
    width: 1.83,
    height: 1.65,
    wheel: 0.332,
    axle: 0.88,
    wheelbase: 2.79,
    clearance: 0.155,
    bonnet: [0.83, 0.97, 1.055],
    cowl: 1.02,
    head: 1.92,
    belt: [1.05, 1.07],
    peak: 2.6,
    eaves: [4.26, 1.575],
    foot: 4.52,
    nose: 'low',
    tail: 'square',
    more: {
      noseBow: 0.26,
      noseBowPower: 2.9,
      tailBow: 0.15,
      tailBowPower: 3.2,
      tumble: 0.28,
      flare: 0.022,
      roofEdge: 0.09,
      shoulder: 0.085,
      greenhouseTail: 0.08,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.46, 0.71, 0.81],
          [0.76, 0.725, 0.86],
          [1.12, 0.84, 0.915],
        ],
        look: 'swept',
        round: 0.02,
      },
    ],
    grille: { half: [0.42, 0.44], y: [0.7, 0.8], fill: 'twoBars' },
    intake: { half: [0.58, 0.5], y: [0.29, 0.46], fill: 'darkBars' },
    vents: { at: [0.68, 0.92, 0.32, 0.43] },
    clad: [0.22, 0.22],
    seam: [0.835, 0.88],
  },
  back: {
    lamp: {
      edges: [
        [0.54, 0.84, 1.0],
        [0.76, 0.83, 1.02],
        [1.04, 0.88, 1.02],
      ],
      look: 'loop',
      round: 0.02,
    },
    strip: { as: 'chrome', y: 0.9, half: 0.4, thick: 0.016 },
    clad: [0.36, 0.27],
    gate: [0.58, 0.7],
  },
  flank: {
    windows: { front: [1.3, 1.82], rear: [4.28, 4.14], pillars: triples('2.46 .09 .02, 3.46 .08 .01'), header: 0.095, corner: 0.07 },
    doors: { front: 1.2, middle: 2.46, rear: 3.48, sill: 0.3 },
    sill: 0.22,
    flap: [3.98, 0.86],
    creases: [
      { from: 0.5, to: 4.45, height: points('.5 .86, 2.2 .88, 4.45 .91'), depth: 0.013, width: 0.026 },
      { from: 1.2, to: 3.4, height: points('1.2 .38, 3.4 .46'), depth: -0.015, width: 0.045 },
    ],
  },
  fittings: {
    wheels: { design: 'sevenSpoke', rim: 17, width: 0.215, finish: 'alloy' },
    handles: 'pull',
    plates: [0.58, 0.74],
    emblem: { design: 'disc', front: 0.75, back: 0.985, size: 0.085 },
    rails: 'flush',
    spoiler: true,
    seat: [0.36, 0.63],
  },
})
