import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A dear car that is driven fast: long low bonnet, wide shoulders over the wheels, a roof that falls a little to a round tail. */
export const sportingSuv = bodyOf({
  silhouette: {
    length: 4.72,
    width: 1.93,
    height: 1.66,
    wheel: 0.388,
    axle: 0.86,
    wheelbase: 2.86,
    clearance: 0.2,
    bonnet: [0.8, 0.965, 1.05],
    cowl: 1.34,
    head: 2.16,
    belt: [1.07, 1.15],
    peak: 2.62,
    eaves: [4.26, 1.47],
    foot: 4.66,
    nose: 'round',
    tail: 'round',
    more: {
      noseBow: 0.33,
      noseBowPower: 2.6,
      tailBow: 0.27,
      tailBowPower: 2.5,
      tumble: 0.44,
      flare: 0.05,
      flareWidth: 0.12,
      roofEdge: 0.11,
      shoulder: 0.13,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.56, 0.74, 0.84],
          [0.8, 0.75, 0.9],
          [1.12, 0.84, 0.94],
        ],
        look: 'cells',
        round: 0.04,
      },
    ],
    grille: { half: [0.4, 0.5], y: [0.53, 0.78], fill: 'mesh', round: 0.05 },
    intake: { half: [0.62, 0.5], y: [0.3, 0.42], fill: 'darkBars' },
    vents: { at: [0.66, 0.96, 0.44, 0.6] },
    seam: [0.86, 0.96],
  },
  back: {
    lamp: {
      edges: [
        [0.3, 0.985, 1.035],
        [0.8, 0.97, 1.05],
        [1.18, 1.0, 1.07],
      ],
      look: 'lines',
      round: 0.02,
    },
    clad: [0.46, 0.36],
    skid: true,
    gate: [0.68, 0.75],
  },
  flank: {
    windows: {
      front: [1.72, 2.1],
      rear: [4.18, 3.86],
      bend: [[3.98, 0.4]],
      rise: [2.9, 0.05],
      pillars: triples('2.64 .09 .02, 3.54 .06 .01'),
      chrome: 'around',
      header: 0.09,
      corner: 0.06,
    },
    doors: { front: 1.54, middle: 2.64, rear: 3.62, sill: 0.37 },
    sill: 0.33,
    flap: [4.02, 0.96],
    creases: [
      { from: 0.5, to: 4.5, height: points('.5 .86, 2.4 .88, 4.5 .98'), depth: 0.012, width: 0.03 },
      { from: 1.4, to: 3.6, height: points('1.4 .42, 3.6 .56'), depth: -0.02, width: 0.05 },
    ],
  },
  fittings: {
    wheels: { design: 'turbine', rim: 20, width: 0.26, finish: 'twoTone' },
    mirror: { design: 'wing' },
    handles: 'pull',
    plates: [0.59, 0.79],
    emblem: { design: 'shield', front: 0.8, back: 1.02, size: 0.09 },
    rails: 'flush',
    spoiler: true,
    exhaust: 'twin',
  },
})
