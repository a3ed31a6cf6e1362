import type { Catalogue } from './catalogue.ts'
import { isTrue, type Node, nodeOf, nodesOf, numberOf, numbersOf, textOf } from './node-tree.ts'

/** Facts about the rows that satisfy a condition: non-null columns, tables of outer joins with a row. */
export interface Facts {
  notNull: Set<string>
  present: Set<number>
  /** the only possible texts of a column */
  values: Map<string, string[]>
}

const noFacts = (): Facts => ({ notNull: new Set(), present: new Set(), values: new Map() })
export const keyOf = (variable: Node) => `${numberOf(variable, 'varno')}.${numberOf(variable, 'varattno')}`

const inner = '0'
const left = '1'
const right = '3'
const textEquals = 98

/** Collects facts from `where` and from the conditions of inner joins. */
export function factsOf(query: Node, catalogue: Catalogue, alwaysOneRow: (table: number) => boolean): Facts {
  const facts = noFacts()
  const tree = nodeOf(query, 'jointree')
  if (tree) walk(tree, facts, catalogue, alwaysOneRow)
  // `returning` reads new values, `where` tested the old ones
  if (textOf(query, 'commandType') === '2') {
    for (const target of nodesOf(query, 'targetList')) {
      const key = `${numberOf(query, 'resultRelation')}.${numberOf(target, 'resno')}`
      facts.notNull.delete(key)
      facts.values.delete(key)
    }
  }
  return facts
}

function walk(tree: Node, facts: Facts, catalogue: Catalogue, alwaysOneRow: (table: number) => boolean): void {
  const quals = nodeOf(tree, 'quals')
  if (tree.type === 'FROMEXPR') {
    if (quals) learn(quals, facts, catalogue)
    for (const item of nodesOf(tree, 'fromlist')) walk(item, facts, catalogue, alwaysOneRow)
    return
  }
  if (tree.type !== 'JOINEXPR') return
  const kind = textOf(tree, 'jointype')
  const [one, other] = [nodeOf(tree, 'larg'), nodeOf(tree, 'rarg')]
  if (kind === inner && quals) learn(quals, facts, catalogue)
  if (one && (kind === inner || kind === left)) walk(one, facts, catalogue, alwaysOneRow)
  if (other && (kind === inner || kind === right)) walk(other, facts, catalogue, alwaysOneRow)
  if (kind === left && other?.type === 'RANGETBLREF' && quals && isTrueConstant(quals)) {
    const table = numberOf(other, 'rtindex')
    if (alwaysOneRow(table)) facts.present.add(table)
  }
}

const isTrueConstant = (node: Node) => node.type === 'CONST' && textOf(node, 'consttype') === '16'

/** Adds the facts of a true condition. */
export function learn(condition: Node, facts: Facts, catalogue: Catalogue): void {
  const [first, second] = nodesOf(condition, 'args')
  switch (condition.type) {
    case 'BOOLEXPR':
      if (textOf(condition, 'boolop') === 'and') for (const part of nodesOf(condition, 'args')) learn(part, facts, catalogue)
      else if (textOf(condition, 'boolop') === 'not' && first) learnUntrue(first, facts, catalogue)
      else learnOneOf(nodesOf(condition, 'args'), facts, catalogue)
      return
    case 'NULLTEST': {
      const arg = nodeOf(condition, 'arg')
      if (arg && textOf(condition, 'nulltesttype') === '1') certain(arg, facts, catalogue)
      return
    }
    case 'SUBLINK': {
      const test = nodeOf(condition, 'testexpr')
      if (test && textOf(condition, 'subLinkType') === '2') certain(test, facts, catalogue)
      return
    }
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      if (first && second && numberOf(condition, 'opno') === textEquals) narrow(first, second, facts)
      certain(condition, facts, catalogue)
      return
    default:
      certain(condition, facts, catalogue)
  }
}

/** Adds the facts common to all alternatives. */
function learnOneOf(parts: readonly Node[], facts: Facts, catalogue: Catalogue): void {
  const [one = noFacts(), ...others] = parts.map((part) => {
    const own = noFacts()
    learn(part, own, catalogue)
    return own
  })
  for (const key of one.notNull) if (others.every(({ notNull }) => notNull.has(key))) facts.notNull.add(key)
  for (const table of one.present) if (others.every(({ present }) => present.has(table))) facts.present.add(table)
  for (const [key, values] of one.values) {
    const each = others.map((other) => other.values.get(key))
    if (each.every((found) => found !== undefined)) facts.values.set(key, [...new Set([...values, ...each.flat()])])
  }
}

/** Adds the facts of a false or unknown condition. */
export function learnUntrue(condition: Node, facts: Facts, catalogue: Catalogue): void {
  if (condition.type === 'NULLTEST') {
    const arg = nodeOf(condition, 'arg')
    if (arg && textOf(condition, 'nulltesttype') === '0') certain(arg, facts, catalogue)
  }
  if (condition.type !== 'BOOLEXPR') return
  const parts = nodesOf(condition, 'args')
  if (textOf(condition, 'boolop') === 'or') for (const part of parts) learnUntrue(part, facts, catalogue)
  if (textOf(condition, 'boolop') === 'not' && parts[0]) learn(parts[0], facts, catalogue)
}

/** An expression is not null: neither are the columns that would make it null. */
function certain(node: Node, facts: Facts, catalogue: Catalogue): void {
  if (node.type === 'VAR') {
    if (numberOf(node, 'varlevelsup') !== 0) return
    facts.notNull.add(keyOf(node))
    if (numbersOf(node, 'varnullingrels').length > 0) facts.present.add(numberOf(node, 'varno'))
    return
  }
  const arg = nodeOf(node, 'arg')
  if (node.type === 'RELABELTYPE' || node.type === 'COERCEVIAIO') {
    if (arg) certain(arg, facts, catalogue)
    return
  }
  if (node.type === 'BOOLEXPR' && textOf(node, 'boolop') === 'not') {
    for (const part of nodesOf(node, 'args')) certain(part, facts, catalogue)
    return
  }
  const id = node.type === 'FUNCEXPR' ? numberOf(node, 'funcid') : node.type === 'OPEXPR' ? numberOf(node, 'opfuncid') : null
  const args = nodesOf(node, 'args')
  // `x = any(list)` proves only x
  if (node.type === 'SCALARARRAYOPEXPR' && isTrue(node, 'useOr') && args[0]) certain(args[0], facts, catalogue)
  if (id !== null && catalogue.functions.get(id)?.strict) for (const part of args) certain(part, facts, catalogue)
}

function narrow(column: Node, texts: Node, facts: Facts): void {
  const variable = column.type === 'RELABELTYPE' ? nodeOf(column, 'arg') : column
  if (variable?.type !== 'VAR' || numberOf(variable, 'varlevelsup') !== 0) return
  const values = constantTexts(texts)
  if (values) facts.values.set(keyOf(variable), values)
}

function constantTexts(node: Node): string[] | null {
  if (node.type === 'CONST') {
    const text = constantText(node)
    return text === null ? null : [text]
  }
  if (node.type !== 'ARRAYEXPR') return null
  const texts = nodesOf(node, 'elements').map(constantText)
  return texts.every((text) => text !== null) ? texts : null
}

/** Returns the text of a constant; null for NULL and for other types. */
export function constantText(node: Node): string | null {
  if (node.type !== 'CONST' || isTrue(node, 'constisnull')) return null
  const bytes = node.fields.get('constvalue')
  if (!Array.isArray(bytes)) return null
  const type = textOf(node, 'consttype') ?? ''
  const text = (from: number, to: number) => Buffer.from(bytes.slice(from, to).map((byte) => (Number(byte) + 256) % 256)).toString('utf8')
  // an untyped literal ends with a zero byte; text and json begin with their length
  if (type === '705') return text(0, bytes.length - 1)
  return ['25', '114', '1043'].includes(type) ? text(4, bytes.length) : null
}
