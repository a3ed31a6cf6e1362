import type { Catalogue } from './catalogue.ts'
import type { Facts } from './facts.ts'
import { isTrue, type Node, nodeOf, nodesOf, textOf } from './node-tree.ts'
import type { Shape } from './shapes.ts'

/** What the analysis of one statement needs. */
export interface Analysis {
  catalogue: Catalogue
  /** what a type becomes in a row, or within JSON */
  shapeOf(type: number, inJson?: boolean): Shape
  parameters: Shape[]
  /** the tree of a function of our own, with what its arguments are given */
  own(id: number, given: Shape[]): Shape | null
  done: Map<Node, [string, Shape][]>
  /** what an expression may give */
  expression(level: Level, node: Node): Shape
}

/** A statement or a part of one, inside of another. */
export interface Level {
  query: Node
  facts: Facts
  parent: Level | null
  /** what an update has written, by column: its `returning` sees it */
  written: Map<string, Shape>
}

/** True for a statement that gives one row everything that it reads: an aggregate over everything. */
export function isOneRow(query: Node): boolean {
  if (textOf(query, 'commandType') !== '1') return false
  if (nodeOf(query, 'setOperations') || nodeOf(query, 'havingQual') || nodeOf(query, 'limitCount') || nodeOf(query, 'limitOffset'))
    return false
  if (isTrue(query, 'hasTargetSRFs')) return false
  if (isTrue(query, 'hasAggs')) return nodesOf(query, 'groupClause').length === 0 && nodesOf(query, 'groupingSets').length === 0
  const tree = nodeOf(query, 'jointree')
  return tree !== null && nodesOf(tree, 'fromlist').length === 0 && nodeOf(tree, 'quals') === null
}

/** The level so many steps outside. */
export function outer(level: Level, steps: number): Level {
  let at = level
  for (let step = 0; step < steps && at.parent; step++) at = at.parent
  return at
}

/** What a value is once it stands in JSON. */
export function inJson(analysis: Analysis, from: Shape): Shape {
  if (from.kind === 'object')
    return { ...from, type: 0, members: new Map([...(from.members ?? [])].map(([name, member]) => [name, inJson(analysis, member)])) }
  if (from.kind === 'list') return { ...from, type: 0, element: from.element && inJson(analysis, from.element) }
  if (from.type === 0 || from.kind === 'nothing') return from
  return { ...analysis.shapeOf(from.type, true), nullable: from.nullable, values: from.values }
}
