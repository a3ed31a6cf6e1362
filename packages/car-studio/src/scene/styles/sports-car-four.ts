import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A coupé with four seats, made of a saloon: long doors, a low roof that runs into the boot. */
export const fourSeater = bodyOf({
  silhouette: {
    length: 4.64,
    width: 1.83,
    height: 1.37,
    wheel: 0.337,
    axle: 0.8,
    wheelbase: 2.81,
    clearance: 0.13,
    bonnet: [0.68, 0.81, 0.91],
    cowl: 1.4,
    head: 2.24,
    belt: [0.92, 1.0],
    peak: 2.7,
    eaves: [3.3, 1.285],
    foot: 4.14,
    nose: 'keel',
    tail: 'boot',
    more: {
      noseBow: 0.29,
      noseBowPower: 2.7,
      tailBow: 0.25,
      tailBowPower: 2.7,
      tumble: 0.52,
      flare: 0.034,
      tailRadius: 0.055,
      deckCrown: 0.045,
      shoulder: 0.1,
      roofEdge: 0.1,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.46, 0.56, 0.645],
          [0.78, 0.57, 0.69],
          [1.14, 0.65, 0.725],
        ],
        look: 'double',
        round: 0.018,
      },
    ],
    grille: { half: [0.34, 0.4], y: [0.48, 0.645], fill: 'mesh', frame: 'chrome', round: 0.05 },
    intake: { half: [0.5, 0.6], y: [0.19, 0.32], fill: 'mesh' },
    vents: { at: [0.68, 0.98, 0.21, 0.4] },
    clad: [0.16, 0.16],
    seam: [0.68, 0.74],
  },
  back: {
    lamp: {
      edges: [
        [0.42, 0.79, 0.87],
        [0.76, 0.78, 0.89],
        [1.12, 0.81, 0.875],
      ],
      look: 'lines',
      round: 0.018,
    },
    clad: [0.32, 0.22],
    gate: [0.6, 0.66],
  },
  flank: {
    windows: {
      front: [1.66, 2.18],
      rear: [3.76, 3.34],
      bend: [[3.82, 0.35]],
      rise: [3.0, 0.04],
      pillars: triples('3.0 .05 -.02'),
      chrome: 'around',
      header: 0.07,
      corner: 0.09,
    },
    doors: { front: 1.5, middle: 2.98, rear: 3.6, sill: 0.27, isLong: true },
    sill: 0.17,
    flap: [4.02, 0.8],
    creases: [
      { from: 0.9, to: 4.5, height: points('.9 .72, 2.4 .76, 4.5 .86'), depth: 0.014, width: 0.026 },
      { from: 1.25, to: 3.5, height: points('1.25 .31, 3.5 .41'), depth: -0.018, width: 0.04 },
    ],
  },
  fittings: {
    wheels: { design: 'fiveTwin', rim: 19, width: 0.25, finish: 'twoTone' },
    mirror: { design: 'wing' },
    handles: 'pull',
    plates: [0.37, 0.69],
    emblem: { design: 'disc', front: 0.705, back: 0.925, size: 0.07 },
    exhaust: 'twin',
    seat: [0.22, 0.46],
  },
  more: { tailWrap: 0.93, privacy: 0.5 },
})
