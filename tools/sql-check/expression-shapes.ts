import { type Analysis, inJson, isOneRow, type Level, outer } from './analysis.ts'
import { constantText, keyOf, learn, learnUntrue } from './facts.ts'
import { functionShape } from './function-shapes.ts'
import { columnShape, rowOf } from './infer.ts'
import { isTrue, type Node, nodeOf, nodesOf, numberOf, numbersOf, textOf } from './node-tree.ts'
import { merged, type Shape, shape } from './shapes.ts'

/** Returns the shape of an expression; unknown expressions may be null. */
export function expressionShape(analysis: Analysis, level: Level, node: Node): Shape {
  const of = (part: Node | null) => (part ? expressionShape(analysis, level, part) : shape('other', { nullable: true }))
  const args = () => nodesOf(node, 'args').map(of)
  const given = (type: string, nullable: boolean): Shape => ({ ...analysis.shapeOf(numberOf(node, type)), nullable })
  switch (node.type) {
    case 'VAR':
      return variable(analysis, level, node)
    case 'CONST':
      return constant(analysis, node)
    case 'PARAM':
      return {
        ...given('paramtype', true),
        ...pick(analysis.parameters[numberOf(node, 'paramid') - 1]),
      }
    case 'FUNCEXPR':
      return functionShape(analysis, numberOf(node, 'funcid'), nodesOf(node, 'args'), args(), numberOf(node, 'funcresulttype'))
    case 'OPEXPR':
      return functionShape(analysis, numberOf(node, 'opfuncid'), nodesOf(node, 'args'), args(), numberOf(node, 'opresulttype'))
    case 'RELABELTYPE':
      return recast(analysis, of(nodeOf(node, 'arg')), numberOf(node, 'resulttype'))
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'COERCETODOMAIN':
      return recast(analysis, of(nodeOf(node, 'arg')), numberOf(node, 'resulttype'), node.type === 'COERCEVIAIO')
    case 'COLLATEEXPR':
    case 'NAMEDARGEXPR':
      return of(nodeOf(node, 'arg'))
    case 'COALESCEEXPR': {
      const parts = args()
      return { ...merged(parts), nullable: parts.every(({ nullable }) => nullable) }
    }
    case 'MINMAXEXPR': {
      const parts = args()
      return { ...merged(parts), nullable: parts.every(({ nullable }) => nullable) }
    }
    case 'NULLIFEXPR': {
      const [first = shape('other')] = args()
      return { ...first, nullable: true }
    }
    case 'CASEEXPR':
      return caseShape(analysis, level, node)
    case 'BOOLEXPR':
      return shape('boolean', { type: 16, nullable: isMaybe(analysis, level, node) })
    case 'SCALARARRAYOPEXPR': {
      const [scalar, list] = args()
      return shape('boolean', { type: 16, nullable: Boolean(scalar?.nullable || list?.nullable || list?.element?.nullable) })
    }
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
      return shape('boolean', { type: 16 })
    case 'SUBLINK':
      return sublink(analysis, level, node)
    case 'AGGREF':
      return aggregate(analysis, level, node)
    case 'WINDOWFUNC': {
      const name = analysis.catalogue.functions.get(numberOf(node, 'winfnoid'))?.name ?? ''
      return given('wintype', !/^(count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist)$/.test(name))
    }
    case 'ARRAYEXPR':
      return { ...given('array_typeid', false), element: merged(nodesOf(node, 'elements').map(of)) }
    case 'SUBSCRIPTINGREF':
      return given('refrestype', true)
    case 'SQLVALUEFUNCTION':
      return given('type', false)
    case 'NEXTVALUEEXPR':
      return given('typeId', false)
    case 'ROWEXPR':
      return shape('object', { type: numberOf(node, 'row_typeid'), members: rowMembers(node, args()) })
    case 'FIELDSELECT':
      return { ...given('resulttype', true) }
    case 'JSONCONSTRUCTOREXPR':
      return shape('json', { nullable: false })
    default:
      throw new Error(`the check does not know ${node.type}`)
  }
}

const pick = (parameter: Shape | undefined) => (parameter ? { nullable: parameter.nullable, values: parameter.values } : {})

/** Whether a condition may be null. A part counts only when the earlier ones leave it open: `a is null or a > 1` never is. */
function isMaybe(analysis: Analysis, level: Level, node: Node): boolean {
  let inside = level
  return nodesOf(node, 'args').some((part) => {
    if (expressionShape(analysis, inside, part).nullable) return true
    inside = withFacts(inside)
    if (textOf(node, 'boolop') === 'or') learnUntrue(part, inside.facts, analysis.catalogue)
    else if (textOf(node, 'boolop') === 'and') learn(part, inside.facts, analysis.catalogue)
    return false
  })
}

function rowMembers(node: Node, parts: readonly Shape[]): Map<string, Shape> {
  const names = node.fields.get('colnames')
  return new Map(parts.map((part, index) => [Array.isArray(names) ? String(names[index]) : `f${index + 1}`, part]))
}

function variable(analysis: Analysis, level: Level, node: Node): Shape {
  const home = outer(level, numberOf(node, 'varlevelsup'))
  const table = numberOf(node, 'varno')
  const column = columnShape(analysis, home, table, numberOf(node, 'varattno'), numberOf(node, 'vartype'))
  const key = keyOf(node)
  const written = home.written.get(key)
  if (written) return { ...column, nullable: written.nullable, values: written.values ?? column.values }
  const missing = numbersOf(node, 'varnullingrels').length > 0 && !home.facts.present.has(table)
  const values = home.facts.values.get(key) ?? column.values
  return { ...column, values, nullable: !home.facts.notNull.has(key) && (column.nullable || missing) }
}

function constant(analysis: Analysis, node: Node): Shape {
  const type = numberOf(node, 'consttype')
  if (isTrue(node, 'constisnull')) return shape('nothing', { type, nullable: true })
  const plain = analysis.shapeOf(type)
  const text = constantText(node)
  if (plain.kind === 'text' && text !== null) return { ...plain, values: [text] }
  if (plain.kind === 'json') return emptyJson(node, text) ?? plain
  return plain
}

/** `[]` and `{}`; other JSON constants are not analysed. */
function emptyJson(node: Node, text: string | null): Shape | null {
  if (text !== null) return text.trim() === '[]' ? shape('list', { element: shape('nothing') }) : null
  const bytes = node.fields.get('constvalue')
  if (!Array.isArray(bytes) || bytes.length !== 8) return null
  return (Number(bytes[7]) & 0x40) !== 0 ? shape('list', { element: shape('nothing') }) : null
}

/** A value cast to another type; cast to text its values are lost unless it was text before. */
function recast(analysis: Analysis, from: Shape, type: number, written = false): Shape {
  const plain = analysis.shapeOf(type)
  if (from.kind === 'nothing') return { ...from, type }
  const values = plain.kind === 'text' && from.kind === 'text' ? from.values : null
  const element =
    plain.kind === 'list' && from.kind === 'list'
      ? { ...(plain.element ?? from.element), nullable: from.element?.nullable ?? false }
      : plain.element
  if (!written && plain.kind === from.kind && plain.kind === 'object') return { ...from, type }
  return { ...plain, values, element: element as Shape | null, nullable: from.nullable }
}

function caseShape(analysis: Analysis, level: Level, node: Node): Shape {
  const results: Shape[] = []
  const compared = nodeOf(node, 'arg')
  let after = level
  for (const branch of nodesOf(node, 'args')) {
    const condition = nodeOf(branch, 'expr')
    const inside = withFacts(after)
    if (condition && !compared) learn(condition, inside.facts, analysis.catalogue)
    const result = nodeOf(branch, 'result')
    if (result) results.push(expressionShape(analysis, inside, result))
    after = withFacts(after)
    if (condition && !compared) learnUntrue(condition, after.facts, analysis.catalogue)
    // the row of an inner join exists: later alternatives are unreachable
    if (condition && !compared && isAlways(analysis, level, condition)) return merged(results)
  }
  const otherwise = nodeOf(node, 'defresult')
  results.push(otherwise ? expressionShape(analysis, after, otherwise) : shape('nothing', { nullable: true }))
  const found = merged(results)
  return found.kind === 'nothing' ? { ...analysis.shapeOf(numberOf(node, 'casetype')), nullable: true } : found
}

function isAlways(analysis: Analysis, level: Level, condition: Node): boolean {
  const arg = condition.type === 'NULLTEST' && textOf(condition, 'nulltesttype') === '1' ? nodeOf(condition, 'arg') : null
  return arg !== null && !expressionShape(analysis, level, arg).nullable
}

const withFacts = (level: Level): Level => ({
  ...level,
  facts: { notNull: new Set(level.facts.notNull), present: new Set(level.facts.present), values: new Map(level.facts.values) },
})

function sublink(analysis: Analysis, level: Level, node: Node): Shape {
  const query = nodeOf(node, 'subselect')
  const kind = textOf(node, 'subLinkType')
  const first = () => (query ? rowOf(analysis, query, level)[0]?.[1] : undefined) ?? shape('other', { nullable: true })
  if (kind === '0') return shape('boolean', { type: 16 })
  if (kind === '6') return shape('list', { element: first() })
  if (kind === '4') {
    const found = first()
    return { ...found, nullable: found.nullable || !(query && isOneRow(query)) }
  }
  const test = nodeOf(node, 'testexpr')
  const tested = test ? nodesOf(test, 'args').filter((part) => part.type !== 'PARAM') : []
  return shape('boolean', {
    type: 16,
    nullable: first().nullable || tested.some((part) => expressionShape(analysis, level, part).nullable),
  })
}

function aggregate(analysis: Analysis, level: Level, node: Node): Shape {
  const name = analysis.catalogue.functions.get(numberOf(node, 'aggfnoid'))?.name ?? ''
  const type = numberOf(node, 'aggtype')
  const plain = analysis.shapeOf(type)
  if (name === 'count') return plain
  const home = outer(level, numberOf(node, 'agglevelsup'))
  const grouped = nodesOf(home.query, 'groupClause').length > 0 && nodesOf(home.query, 'groupingSets').length === 0
  const [first] = nodesOf(node, 'args').map((target) => nodeOf(target, 'expr'))
  const filter = nodeOf(node, 'aggfilter')
  const inside = withFacts(level)
  if (filter) learn(filter, inside.facts, analysis.catalogue)
  const argument = first ? expressionShape(analysis, inside, first) : shape('other')
  const anyRow = grouped && !filter
  if (/^jsonb?_agg$/.test(name)) return shape('list', { element: inJson(analysis, argument), nullable: !anyRow })
  if (name === 'array_agg') return { ...plain, element: argument, nullable: !anyRow }
  if (/^jsonb?_object_agg$/.test(name)) return shape('json', { nullable: !anyRow })
  return { ...plain, nullable: !anyRow || argument.nullable, values: /^(min|max)$/.test(name) ? argument.values : null }
}
