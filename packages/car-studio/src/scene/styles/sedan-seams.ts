import type { Mark } from '../drawing.ts'
import { flow, line, outline, type Point } from '../paths.ts'
import type { Shape } from '../solid.ts'

const width = 0.0065

/** How far a curved pane is drawn back at `z` from the middle. */
function drawnBack(shape: Shape, z: number): number {
  return (shape.paneBow ?? 0.16) * (z / (shape.width / 2)) ** 2.2
}

const across = [0, 0.15, 0.3, 0.42, 0.52, 0.6, 0.65]

/**
 * Marks of the plan around the bonnet: its side seams through `side` ([s, distance from the middle], from the lamp to the windscreen),
 * and the dark cowl along the foot of the windscreen, which is at `base` (s) in the middle.
 */
export function bonnetSeams(shape: Shape, side: readonly Point[], base: number): Mark[] {
  const foot = (shift: number) => flow(across.map((z) => [base + shift + drawnBack(shape, z), z] as const))
  return [
    { as: 'gap', path: flow(side.map(([s, z]) => [s, z] as const)), stroke: width },
    { as: 'clad', path: foot(0.004), stroke: 0.085 },
    { as: 'gap', path: foot(-0.039), stroke: 0.007 },
  ]
}

/** Marks of the plan beside the boot lid: along its sides, `half` from the middle, from the rear window, whose foot is at `glass` (s) in the middle, to `end`. */
export function lidSeams(shape: Shape, glass: number, half: number, end: number): Mark[] {
  const start = glass + 0.06 - drawnBack(shape, half)
  return [{ as: 'gap', path: line(outline(`${start} ${half - 0.05}, ${start + 0.02} ${half} 0.04, ${end} ${half}`)), stroke: width }]
}
