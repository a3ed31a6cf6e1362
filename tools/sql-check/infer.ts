import { type Analysis, isOneRow, type Level, outer } from './analysis.ts'
import type { Column } from './catalogue.ts'
import { factsOf } from './facts.ts'
import { isTrue, type Node, nodeOf, nodesOf, numberOf, textOf } from './node-tree.ts'
import { either, merged, type Shape, shape } from './shapes.ts'

/** Returns the columns of a statement, in order. */
export function rowOf(analysis: Analysis, query: Node, parent: Level | null): [string, Shape][] {
  const before = analysis.done.get(query)
  if (before) return before
  const level: Level = { query, parent, written: new Map(), facts: { notNull: new Set(), present: new Set(), values: new Map() } }
  level.facts = factsOf(query, analysis.catalogue, (table) => {
    const entry = nodesOf(query, 'rtable')[table - 1]
    const inside = entry && nodeOf(entry, 'subquery')
    return Boolean(inside && isOneRow(inside))
  })
  level.written = writtenBy(analysis, level)
  const targets = textOf(query, 'commandType') === '1' ? nodesOf(query, 'targetList') : nodesOf(query, 'returningList')
  const visible = targets.filter((target) => !isTrue(target, 'resjunk'))
  // a recursive part has the shapes of its initial part
  analysis.done.set(
    query,
    visible.map((target) => [nameOf(target), shape('nothing')]),
  )
  const set = nodeOf(query, 'setOperations')
  const row: [string, Shape][] = set
    ? concurrency(analysis, level, set).map((one, index) => [nameOf(visible[index] as Node), one])
    : visible.map((target) => [nameOf(target), analysis.expression(level, nodeOf(target, 'expr') as Node)])
  analysis.done.set(query, row)
  return row
}

function writtenBy(analysis: Analysis, level: Level): Map<string, Shape> {
  const { query } = level
  if (textOf(query, 'commandType') !== '2') return new Map()
  return new Map(
    nodesOf(query, 'targetList').map((target) => [
      `${numberOf(query, 'resultRelation')}.${numberOf(target, 'resno')}`,
      analysis.expression(level, nodeOf(target, 'expr') as Node),
    ]),
  )
}

const nameOf = (target: Node) => textOf(target, 'resname') ?? '?column?'

/** Columns of `union` and other set operations: each may come from any part. */
function concurrency(analysis: Analysis, level: Level, set: Node): Shape[] {
  if (set.type === 'RANGETBLREF') {
    const entry = nodesOf(level.query, 'rtable')[numberOf(set, 'rtindex') - 1]
    const inside = entry && nodeOf(entry, 'subquery')
    return inside ? rowOf(analysis, inside, level).map(([, one]) => one) : []
  }
  const [one, other] = [nodeOf(set, 'larg'), nodeOf(set, 'rarg')].map((part) => (part ? concurrency(analysis, level, part) : []))
  return (one ?? []).map((left, index) => {
    const right = other?.[index]
    return right ? either(left, right) : left
  })
}

/** A column of a `from` entry before outer joins. */
export function columnShape(analysis: Analysis, level: Level, table: number, column: number, type: number): Shape {
  const entry = nodesOf(level.query, 'rtable')[table - 1]
  const fallback = { ...analysis.shapeOf(type), nullable: true }
  if (!entry) return fallback
  if (column === 0) return wholeRow(analysis, level, table, entry, type)
  switch (textOf(entry, 'rtekind')) {
    case '0': {
      if (column < 0) return analysis.shapeOf(type)
      const found = analysis.catalogue.columns.get(numberOf(entry, 'relid'))?.get(column)
      return found ? stored(analysis.shapeOf(type), found) : fallback
    }
    case '1': {
      const inside = nodeOf(entry, 'subquery')
      return (inside && rowOf(analysis, inside, level)[column - 1]?.[1]) ?? fallback
    }
    case '2': {
      const alias = nodesOf(entry, 'joinaliasvars')[column - 1]
      return alias ? analysis.expression(level, alias) : fallback
    }
    case '3':
      return functionColumn(analysis, level, entry, column) ?? fallback
    case '5': {
      const rows = entry.fields.get('values_lists')
      const cells = Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row[column - 1] : null)) : []
      return merged(cells.map((cell) => analysis.expression(level, cell as Node)))
    }
    case '6':
      return commonTable(analysis, level, entry)?.[column - 1]?.[1] ?? fallback
    case '9': {
      const grouped = nodesOf(entry, 'groupexprs')[column - 1]
      return grouped ? analysis.expression(level, grouped) : fallback
    }
    default:
      return fallback
  }
}

function stored(plain: Shape, { notNull, values }: Column): Shape {
  if (plain.kind === 'list') return { ...plain, nullable: !notNull, element: plain.element && { ...plain.element, values } }
  return { ...plain, nullable: !notNull, values }
}

function commonTable(analysis: Analysis, level: Level, entry: Node): [string, Shape][] | null {
  const home = outer(level, numberOf(entry, 'ctelevelsup'))
  const found = nodesOf(home.query, 'cteList').find((one) => textOf(one, 'ctename') === textOf(entry, 'ctename'))
  const query = found && nodeOf(found, 'ctequery')
  return query ? rowOf(analysis, query, home) : null
}

function functionColumn(analysis: Analysis, level: Level, entry: Node, column: number): Shape | null {
  let from = 0
  for (const part of nodesOf(entry, 'functions')) {
    const count = numberOf(part, 'funccolcount')
    if (column <= from + count) {
      const call = nodeOf(part, 'funcexpr')
      return call && count === 1 ? analysis.expression(level, call) : null
    }
    from += count
  }
  return isTrue(entry, 'funcordinality') ? shape('number', { type: 20 }) : null
}

function wholeRow(analysis: Analysis, level: Level, table: number, entry: Node, type: number): Shape {
  const members = new Map<string, Shape>()
  const kind = textOf(entry, 'rtekind')
  const inside = kind === '1' ? nodeOf(entry, 'subquery') : null
  const row = inside ? rowOf(analysis, inside, level) : kind === '6' ? commonTable(analysis, level, entry) : null
  for (const [name, one] of row ?? []) members.set(name, one)
  if (kind === '0') {
    for (const [position, column] of analysis.catalogue.columns.get(numberOf(entry, 'relid')) ?? [])
      if (position > 0) members.set(column.name, columnShape(analysis, level, table, position, column.type))
  }
  return members.size > 0 ? shape('object', { type, members }) : { ...analysis.shapeOf(type), nullable: true }
}
