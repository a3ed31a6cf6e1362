import type { ShownPoint, ShownSheet } from '../report/contract.ts'
import type { PointOutcome } from '../values.ts'

/** Returns all points of one outcome with their family name. */
export function pointsOf(sheet: ShownSheet, outcome: PointOutcome): (ShownPoint & { family: string })[] {
  return sheet.families.flatMap(({ title, points }) =>
    points.filter((point) => point.outcome === outcome).map((point) => ({ ...point, family: title })),
  )
}
