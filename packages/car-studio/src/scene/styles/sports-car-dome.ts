import { points } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A coupé with its engine in front and a roof like a dome between round arches: as high as it is at the heads, short at both ends. */
export const dome = bodyOf({
  silhouette: {
    length: 4.22,
    width: 1.84,
    height: 1.36,
    wheel: 0.335,
    axle: 0.86,
    wheelbase: 2.5,
    clearance: 0.13,
    bonnet: [0.67, 0.8, 0.9],
    cowl: 1.3,
    head: 2.0,
    belt: [0.91, 0.96],
    peak: 2.3,
    eaves: [3.0, 1.285],
    foot: 3.98,
    nose: 'round',
    tail: 'boot',
    more: {
      noseBow: 0.3,
      noseBowPower: 2.5,
      tailBow: 0.3,
      tailBowPower: 2.4,
      tumble: 0.5,
      flare: 0.046,
      flareWidth: 0.11,
      tailRadius: 0.1,
      deckCrown: 0.06,
      shoulder: 0.15,
      roofEdge: 0.12,
      roofCrown: 0.06,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.52, 0.56, 0.655],
          [0.74, 0.555, 0.71],
          [1.02, 0.62, 0.72],
        ],
        look: 'swept',
        round: 0.03,
      },
    ],
    grille: { half: [0.42, 0.5], y: [0.32, 0.58], fill: 'mesh', frame: 'black', round: 0.06 },
    vents: { at: [0.66, 0.94, 0.22, 0.4] },
    clad: [0.16, 0.16],
    seam: [0.67, 0.74],
  },
  back: {
    lamp: {
      edges: [
        [0.54, 0.74, 0.86],
        [0.76, 0.73, 0.88],
        [0.98, 0.76, 0.87],
      ],
      look: 'claw',
      round: 0.035,
    },
    clad: [0.34, 0.24],
    gate: [0.55, 0.6],
  },
  flank: {
    windows: {
      front: [1.52, 1.96],
      rear: [3.36, 3.0],
      bend: [[3.42, 0.3]],
      rise: [2.7, 0.05],
      pillars: [[2.62, 0.05, -0.02]],
      header: 0.07,
      corner: 0.1,
    },
    doors: { front: 1.4, middle: 2.62, rear: 3.2, sill: 0.26, isLong: true },
    sill: 0.17,
    flap: [3.6, 0.82],
    creases: [{ from: 1.2, to: 3.2, height: points('1.2 .31, 3.2 .4'), depth: -0.018, width: 0.04 }],
  },
  fittings: {
    wheels: { design: 'sport', rim: 18, width: 0.245, finish: 'alloy' },
    mirror: { design: 'wing' },
    handles: 'flush',
    plates: [0.42, 0.62],
    emblem: { design: 'disc', front: 0.635, back: 0.9, size: 0.06 },
    exhaust: 'twin',
    spoiler: false,
    seat: [0.22, 0.46],
  },
  more: { tailWrap: 0.93, privacy: 0.5 },
})
