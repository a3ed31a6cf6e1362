import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A compact car of about 2012: flowing lines, high swept lamps, a wide trapeze of a grille. */
export const flowing = bodyOf({
  silhouette: {
    length: 4.36,
    width: 1.82,
    height: 1.48,
    wheel: 0.326,
    axle: 0.88,
    wheelbase: 2.65,
    clearance: 0.145,
    bonnet: [0.74, 0.875, 0.99],
    cowl: 1.1,
    head: 1.98,
    belt: [0.98, 1.08],
    peak: 2.5,
    eaves: [3.86, 1.385],
    foot: 4.36,
    nose: 'low',
    tail: 'round',
    more: {
      noseBow: 0.31,
      noseBowPower: 2.6,
      tailBow: 0.22,
      tailBowPower: 2.7,
      tumble: 0.44,
      flare: 0.032,
      roofEdge: 0.1,
      greenhouseTail: 0.11,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.5, 0.665, 0.74],
          [0.78, 0.695, 0.81],
          [1.2, 0.81, 0.875],
        ],
        look: 'swept',
        round: 0.02,
      },
    ],
    grille: { half: [0.5, 0.4], y: [0.49, 0.63], fill: 'bars', frame: 'chrome', round: 0.035 },
    intake: { half: [0.42, 0.48], y: [0.24, 0.36], fill: 'darkBars' },
    vents: { at: [0.6, 0.9, 0.28, 0.42] },
    clad: [0.2, 0.2],
    seam: [0.74, 0.82],
  },
  back: {
    lamp: {
      edges: [
        [0.52, 0.8, 0.95],
        [0.74, 0.79, 0.98],
        [1.1, 0.88, 0.98],
      ],
      look: 'loop',
      round: 0.03,
    },
    clad: [0.36, 0.27],
    gate: [0.57, 0.65],
  },
  flank: {
    windows: {
      front: [1.34, 1.88],
      rear: [3.7, 3.46],
      bend: [[3.68, 0.4]],
      rise: [2.7, 0.08],
      pillars: triples('2.42 .085 .03, 3.26 .05 .02'),
      header: 0.08,
      corner: 0.07,
    },
    doors: { front: 1.22, middle: 2.42, rear: 3.38, sill: 0.275 },
    sill: 0.2,
    flap: [3.78, 0.87],
    creases: [
      { from: 0.5, to: 4.3, height: points('.5 .78, 2.2 .83, 4.3 .98'), depth: 0.013, width: 0.026 },
      { from: 1.15, to: 3.3, height: points('1.15 .36, 3.3 .48'), depth: -0.017, width: 0.05 },
    ],
  },
  fittings: {
    wheels: { design: 'fiveTwin', rim: 16, width: 0.215, finish: 'alloy' },
    handles: 'pull',
    plates: [0.425, 0.7],
    emblem: { design: 'bar', front: 0.685, back: 0.985, size: 0.028 },
    spoiler: true,
    fogs: [0.72, 0.35],
  },
})

/** A compact car of the twenties: low and taut, thin lamps tied by a line of light, a mouth from corner to corner. */
export const taut = bodyOf({
  silhouette: {
    length: 4.34,
    width: 1.81,
    height: 1.45,
    wheel: 0.332,
    axle: 0.87,
    wheelbase: 2.66,
    clearance: 0.14,
    bonnet: [0.74, 0.85, 0.955],
    cowl: 1.15,
    head: 1.98,
    belt: [0.965, 1.02],
    peak: 2.5,
    eaves: [3.92, 1.36],
    foot: 4.34,
    nose: 'low',
    tail: 'upright',
    more: {
      noseBow: 0.27,
      noseBowPower: 2.9,
      tailBow: 0.2,
      tailBowPower: 2.9,
      tumble: 0.42,
      flare: 0.028,
      roofEdge: 0.09,
      greenhouseTail: 0.1,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.44, 0.665, 0.715],
          [0.76, 0.675, 0.755],
          [1.14, 0.765, 0.815],
        ],
        look: 'cells',
        round: 0.014,
      },
    ],
    lightBar: [0.705, 0.46],
    intake: { half: [0.78, 0.7], y: [0.24, 0.46], fill: 'mesh', round: 0.03 },
    clad: [0.2, 0.19],
    seam: [0.745, 0.79],
  },
  back: {
    lamp: {
      edges: [
        [0.36, 0.82, 0.9],
        [0.74, 0.82, 0.915],
        [1.1, 0.86, 0.92],
      ],
      look: 'lines',
      round: 0.014,
    },
    clad: [0.36, 0.25],
    gate: [0.56, 0.64],
  },
  flank: {
    windows: {
      front: [1.38, 1.88],
      rear: [3.58, 3.44],
      pillars: triples('2.44 .085 .03, 3.28 .045 .01'),
      chrome: 'sill',
      header: 0.078,
      corner: 0.06,
    },
    doors: { front: 1.24, middle: 2.44, rear: 3.4, sill: 0.27 },
    sill: 0.19,
    flap: [3.76, 0.84],
    creases: [
      { from: 0.4, to: 4.3, height: points('.4 .78, 2.2 .81, 4.3 .86'), depth: 0.016, width: 0.014 },
      { from: 1.15, to: 3.3, height: points('1.15 .34, 3.3 .4'), depth: -0.015, width: 0.04 },
    ],
  },
  fittings: {
    wheels: { design: 'turbine', rim: 18, width: 0.225, finish: 'twoTone' },
    mirror: { design: 'wing' },
    handles: 'pull',
    plates: [0.53, 0.69],
    emblem: { design: 'disc', front: 0.66, back: 0.955, size: 0.072 },
    spoiler: true,
    exhaust: 'oval',
  },
})
