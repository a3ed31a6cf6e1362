import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A small car for two who sit well: wheels at the corners, a flat dark roof, short upright glass, oval lamps that stand. */
export const pert = bodyOf({
  silhouette: {
    length: 3.78,
    width: 1.71,
    height: 1.42,
    wheel: 0.305,
    axle: 0.66,
    wheelbase: 2.49,
    clearance: 0.14,
    bonnet: [0.76, 0.87, 0.955],
    cowl: 1.22,
    head: 1.66,
    belt: [0.945, 0.975],
    peak: 2.05,
    eaves: [3.5, 1.375],
    foot: 3.76,
    nose: 'upright',
    tail: 'upright',
    more: {
      noseBow: 0.24,
      noseBowPower: 2.7,
      tailBow: 0.17,
      tailBowPower: 2.9,
      tumble: 0.3,
      flare: 0.042,
      roofEdge: 0.075,
      roofCrown: 0.03,
      shoulder: 0.12,
      greenhouseTail: 0.08,
      waist: 0.03,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.5, 0.665, 0.79],
          [0.62, 0.64, 0.85],
          [0.83, 0.69, 0.835],
        ],
        look: 'ring',
        round: 0.06,
      },
    ],
    grille: { half: [0.36, 0.44], y: [0.5, 0.68], fill: 'twoBars', frame: 'chrome', round: 0.06 },
    intake: { half: [0.54, 0.48], y: [0.25, 0.42], fill: 'mesh' },
    clad: [0.23, 0.22],
    seam: [0.77, 0.83],
  },
  back: {
    lamp: {
      edges: [
        [0.56, 0.68, 0.93],
        [0.66, 0.66, 0.95],
        [0.79, 0.7, 0.94],
      ],
      look: 'loop',
      round: 0.04,
    },
    clad: [0.36, 0.28],
    gate: [0.53, 0.6],
  },
  flank: {
    windows: {
      front: [1.34, 1.64],
      rear: [3.5, 3.42],
      rise: [3.3, 0.01],
      pillars: triples('2.42 .07 .01'),
      chrome: 'sill',
      header: 0.07,
      corner: 0.05,
    },
    doors: { front: 1.2, middle: 2.4, rear: 2.9, sill: 0.25, isLong: true },
    clad: { width: 0.05, sill: 0.2 },
    floating: points('3.3 .97, 3.78 .97, 3.74 1.3, 3.36 1.38'),
    flap: [3.1, 0.82],
    creases: [{ from: 0.3, to: 3.7, height: points('.3 .78, 1.9 .8, 3.7 .84'), depth: 0.01, width: 0.05 }],
  },
  fittings: {
    wheels: { design: 'multi', rim: 16, width: 0.19, finish: 'twoTone' },
    handles: 'pull',
    plates: [0.35, 0.68],
    emblem: { design: 'bar', front: 0.725, back: 0.93, size: 0.026 },
    fogs: [0.6, 0.33],
    exhaust: 'round',
    spoiler: true,
    seat: [0.25, 0.5],
  },
})
