import type { Body } from '../body.ts'
import type { Drawing } from '../drawing.ts'
import { endPane } from '../glass.ts'
import { area, line, outline } from '../paths.ts'
import { fastbackSaloon } from './sedan-fastback.ts'
import { module, slats } from './sedan-plot.ts'

const lamp = area(outline('.52 .585 .01, .54 .65 .012, .84 .7, 1.16 .74 .012, 1.18 .71 .012, 1.02 .635, .8 .59'), 0.02)
const front: Drawing['front'] = [
  { as: 'gap', path: line(outline('1.07 .632, 1.16 .605, 1.6 .585'), 0.06), stroke: 0.005 },
  { as: 'gap', path: line(outline('0 .655, .44 .655, .52 .636'), 0.04), stroke: 0.006 },
  ...endPane([0.82, 0.937], [0.585, 1.35], { sag: 0 }),
  { as: 'lamp', path: lamp },
  { as: 'glow', path: line(outline('.56 .64, .84 .688, 1.14 .725'), 0.02), stroke: 0.012 },
  ...[0.66, 0.78].flatMap((u) => module(u, 0.618 + (u - 0.5) * 0.09, 0.09, 0.036)),
  { as: 'gap', path: lamp, stroke: 0.005 },
  { as: 'grille', path: area(outline('-.1 .2, .6 .2, .7 .26, .6 .31, -.1 .31'), 0.04) },
  ...slats('lens', [0.23, 0.26, 0.29], 0.68, 0.01),
  { as: 'black', path: area(outline('-.1 .1, 1.3 .1, 1.3 .18, .7 .165, -.1 .16'), 0.02) },
]

/** An electric saloon: the form of the fastback with a closed nose and covered wheels. */
export const electricSaloon: Body = {
  ...fastbackSaloon,
  drawing: { ...fastbackSaloon.drawing, front },
  wheels: { design: 'aero', rim: 18, width: 0.235 },
}
