import type { Catalogue } from './catalogue.ts'
import type { Facts } from './facts.ts'
import { isTrue, type Node, nodeOf, nodesOf, textOf } from './node-tree.ts'
import type { Shape } from './shapes.ts'

/** Context for the analysis of one statement. */
export interface Analysis {
  catalogue: Catalogue
  /** how a type appears in a row, or in JSON */
  shapeOf(type: number, inJson?: boolean): Shape
  parameters: Shape[]
  /** tree of our own function and the shapes of its arguments */
  own(id: number, given: Shape[]): Shape | null
  done: Map<Node, [string, Shape][]>
  /** shape of an expression */
  expression(level: Level, node: Node): Shape
}

/** A statement or subquery, linked to its outer level. */
export interface Level {
  query: Node
  facts: Facts
  parent: Level | null
  /** shapes that an update has written, by column, for its `returning` */
  written: Map<string, Shape>
}

/** True for an aggregate without `group by`, which always returns one row. */
export function isOneRow(query: Node): boolean {
  if (textOf(query, 'commandType') !== '1') return false
  if (nodeOf(query, 'setOperations') || nodeOf(query, 'havingQual') || nodeOf(query, 'limitCount') || nodeOf(query, 'limitOffset'))
    return false
  if (isTrue(query, 'hasTargetSRFs')) return false
  if (isTrue(query, 'hasAggs')) return nodesOf(query, 'groupClause').length === 0 && nodesOf(query, 'groupingSets').length === 0
  const tree = nodeOf(query, 'jointree')
  return tree !== null && nodesOf(tree, 'fromlist').length === 0 && nodeOf(tree, 'quals') === null
}

/** Returns the level so many steps outside. */
export function outer(level: Level, steps: number): Level {
  let at = level
  for (let step = 0; step < steps && at.parent; step++) at = at.parent
  return at
}

/** Returns a shape as it is inside JSON. */
export function inJson(analysis: Analysis, from: Shape): Shape {
  if (from.kind === 'object')
    return { ...from, type: 0, members: new Map([...(from.members ?? [])].map(([name, member]) => [name, inJson(analysis, member)])) }
  if (from.kind === 'list') return { ...from, type: 0, element: from.element && inJson(analysis, from.element) }
  if (from.type === 0 || from.kind === 'nothing') return from
  return { ...analysis.shapeOf(from.type, true), nullable: from.nullable, values: from.values }
}
