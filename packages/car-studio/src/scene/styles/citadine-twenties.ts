import { points, triples } from '../paths.ts'
import { bodyOf } from './kit.ts'

/** A supermini of about 2020: hooks of light, a broad grille with a bright edge, a soft round tail. */
export const brightSupermini = bodyOf({
  silhouette: {
    length: 4.05,
    width: 1.78,
    height: 1.45,
    wheel: 0.322,
    axle: 0.82,
    wheelbase: 2.58,
    clearance: 0.145,
    bonnet: [0.75, 0.865, 0.975],
    cowl: 1.05,
    head: 1.84,
    belt: [0.98, 1.06],
    peak: 2.4,
    eaves: [3.62, 1.365],
    foot: 4.03,
    nose: 'low',
    tail: 'round',
    more: {
      noseBow: 0.3,
      noseBowPower: 2.7,
      tailBow: 0.22,
      tailBowPower: 2.7,
      tumble: 0.44,
      flare: 0.03,
      roofEdge: 0.1,
      archGap: 0.036,
      greenhouseTail: 0.1,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.46, 0.63, 0.72],
          [0.74, 0.655, 0.775],
          [1.12, 0.765, 0.845],
        ],
        look: 'hook',
        round: 0.022,
      },
    ],
    grille: { half: [0.36, 0.46], y: [0.58, 0.715], fill: 'scales', frame: 'wings', round: 0.03 },
    intake: { half: [0.52, 0.46], y: [0.25, 0.41], fill: 'mesh' },
    vents: { at: [0.66, 0.9, 0.27, 0.44] },
    clad: [0.22, 0.21],
    seam: [0.765, 0.81],
  },
  back: {
    lamp: {
      edges: [
        [0.4, 0.8, 0.91],
        [0.72, 0.79, 0.93],
        [1.1, 0.86, 0.945],
      ],
      look: 'claw',
      round: 0.025,
    },
    clad: [0.38, 0.28],
    gate: [0.57, 0.64],
  },
  flank: {
    windows: {
      front: [1.26, 1.76],
      rear: [3.4, 3.24],
      bend: [[3.42, 0.4]],
      rise: [2.6, 0.07],
      pillars: triples('2.26 .085 .03, 3.06 .045 .0'),
      header: 0.08,
      corner: 0.06,
    },
    doors: { front: 1.14, middle: 2.26, rear: 3.14, sill: 0.28 },
    sill: 0.2,
    flap: [3.52, 0.85],
    creases: [
      { from: 0.4, to: 4.0, height: points('.4 .76, 2.2 .82, 4.0 .93'), depth: 0.013, width: 0.026 },
      { from: 1.1, to: 3.1, height: points('1.1 .36, 3.1 .48'), depth: -0.018, width: 0.05 },
    ],
  },
  fittings: {
    wheels: { design: 'sport', rim: 17, width: 0.205, finish: 'twoTone' },
    handles: 'pull',
    plates: [0.5, 0.69],
    emblem: { design: 'shield', front: 0.66, back: 0.965, size: 0.088 },
    spoiler: true,
  },
})

/** A very small car of the tens with five doors: short bonnet, tall glass, upright tail. */
export const shortFive = bodyOf({
  silhouette: {
    length: 3.62,
    width: 1.62,
    height: 1.49,
    wheel: 0.295,
    axle: 0.7,
    wheelbase: 2.39,
    clearance: 0.15,
    bonnet: [0.78, 0.89, 0.985],
    cowl: 0.9,
    head: 1.62,
    belt: [0.97, 1.01],
    peak: 2.2,
    eaves: [3.4, 1.415],
    foot: 3.64,
    nose: 'low',
    tail: 'upright',
    more: {
      noseBow: 0.26,
      noseBowPower: 2.8,
      tailBow: 0.18,
      tailBowPower: 2.9,
      tumble: 0.34,
      flare: 0.026,
      roofEdge: 0.09,
      shoulder: 0.09,
      greenhouseTail: 0.09,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.42, 0.66, 0.75],
          [0.62, 0.665, 0.815],
          [0.94, 0.76, 0.87],
        ],
        look: 'swept',
        round: 0.035,
      },
    ],
    grille: { half: [0.36, 0.4], y: [0.65, 0.715], fill: 'darkBars', frame: 'wings' },
    intake: { half: [0.5, 0.42], y: [0.3, 0.45], fill: 'mesh' },
    clad: [0.23, 0.22],
    seam: [0.79, 0.84],
  },
  back: {
    lamp: {
      edges: [
        [0.52, 0.74, 0.94],
        [0.66, 0.73, 0.96],
        [0.9, 0.78, 0.95],
      ],
      look: 'loop',
      round: 0.035,
    },
    clad: [0.38, 0.3],
    gate: [0.55, 0.6],
  },
  flank: {
    windows: {
      front: [1.1, 1.54],
      rear: [3.12, 3.04],
      rise: [2.4, 0.04],
      pillars: triples('2.02 .085 .02, 2.78 .05 0'),
      header: 0.085,
      corner: 0.08,
    },
    doors: { front: 0.98, middle: 2.02, rear: 2.82, sill: 0.27 },
    sill: 0.2,
    flap: [3.2, 0.84],
    creases: [
      { from: 0.35, to: 3.55, height: points('.35 .8, 1.8 .83, 3.55 .89'), depth: 0.011, width: 0.03 },
      { from: 1, to: 2.7, height: points('1 .38, 2.7 .45'), depth: -0.014, width: 0.045 },
    ],
  },
  fittings: {
    wheels: { design: 'fiveSpoke', rim: 15, width: 0.18, finish: 'alloy' },
    handles: 'pull',
    plates: [0.52, 0.66],
    emblem: { design: 'bar', front: 0.682, back: 0.94, size: 0.024 },
    fogs: [0.62, 0.36],
    spoiler: true,
    seat: [0.28, 0.55],
  },
})

/** A supermini of the middle of the tens: a wedge with a tall tail, angular lamps, a dark mouth below. */
export const wedgeSupermini = bodyOf({
  silhouette: {
    length: 4.0,
    width: 1.74,
    height: 1.46,
    wheel: 0.312,
    axle: 0.8,
    wheelbase: 2.53,
    clearance: 0.15,
    bonnet: [0.72, 0.86, 0.98],
    cowl: 0.98,
    head: 1.8,
    belt: [0.97, 1.07],
    peak: 2.5,
    eaves: [3.66, 1.38],
    foot: 4.0,
    nose: 'low',
    tail: 'upright',
    more: {
      noseBow: 0.29,
      noseBowPower: 2.8,
      tailBow: 0.2,
      tailBowPower: 2.9,
      tumble: 0.4,
      flare: 0.028,
      roofEdge: 0.085,
      greenhouseTail: 0.09,
    },
  },
  face: {
    lamps: [
      {
        edges: [
          [0.44, 0.64, 0.705],
          [0.68, 0.655, 0.775],
          [1.06, 0.77, 0.845],
        ],
        look: 'swept',
        round: 0.018,
      },
    ],
    grille: { half: [0.38, 0.42], y: [0.635, 0.7], fill: 'twoBars' },
    intake: { half: [0.42, 0.58], y: [0.24, 0.44], fill: 'cells', frame: 'black' },
    vents: { at: [0.7, 0.9, 0.3, 0.42] },
    clad: [0.2, 0.2],
    seam: [0.74, 0.8],
  },
  back: {
    lamp: {
      edges: [
        [0.52, 0.78, 0.96],
        [0.7, 0.77, 0.98],
        [0.98, 0.86, 0.97],
      ],
      look: 'claw',
      round: 0.02,
    },
    clad: [0.36, 0.26],
    gate: [0.56, 0.62],
  },
  flank: {
    windows: {
      front: [1.2, 1.72],
      rear: [3.36, 3.26],
      rise: [2.4, 0.09],
      pillars: triples('2.2 .085 .03, 3.02 .045 .01'),
      header: 0.08,
      corner: 0.05,
    },
    doors: { front: 1.1, middle: 2.2, rear: 3.1, sill: 0.28 },
    sill: 0.2,
    flap: [3.46, 0.86],
    creases: [
      { from: 0.5, to: 3.9, height: points('.5 .74, 2 .8, 3.9 .96'), depth: 0.016, width: 0.02 },
      { from: 1.05, to: 3.0, height: points('1.05 .34, 3.0 .46'), depth: -0.016, width: 0.04 },
    ],
  },
  fittings: {
    wheels: { design: 'sevenSpoke', rim: 16, width: 0.195, finish: 'alloy' },
    handles: 'pull',
    plates: [0.53, 0.68],
    emblem: { design: 'disc', front: 0.72, back: 0.98, size: 0.066 },
    spoiler: true,
  },
})
