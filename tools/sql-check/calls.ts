import ts from 'typescript'
import { elementsOf, evaluate, inserted, settled } from './expressions.ts'
import { type Machine, outermost, placeOf, symbolAt } from './machine.ts'
import {
  type Callable,
  type Fragment,
  known,
  list,
  literal,
  type Part,
  quoted,
  type Scope,
  truth,
  type Unknown,
  type Value,
} from './values.ts'

/** Evaluates a call. Functions passed to unknown code are evaluated once. */
export function evaluateCall(machine: Machine, node: ts.CallExpression, scope: Scope): Value {
  const { expression } = node
  if (ts.isPropertyAccessExpression(expression)) {
    if (expression.expression.getText() === 'sql') return sqlFunction(machine, expression.name.text, node, scope)
    const standard = standardFunction(machine, node, expression.getText(), scope)
    if (standard) return standard
    const receiver = evaluate(machine, expression.expression, scope)
    const sent = poolQuery(machine, receiver, node, scope)
    if (sent) machine.executed(sent)
    return callMethod(machine, receiver, node, expression, scope)
  }
  const callee = evaluate(machine, expression, scope)
  const given = argumentsOf(machine, node, scope)
  if (callee.kind === 'function' && isWorthEntering(machine, callee.node, given, node)) return machine.ways.call(machine, callee, given)
  return unknownCall(machine, node, given)
}

function argumentsOf(machine: Machine, node: ts.CallExpression, scope: Scope): Value[] {
  return node.arguments.flatMap((argument) => {
    if (!ts.isSpreadElement(argument)) return [evaluate(machine, argument, scope)]
    const value = evaluate(machine, argument.expression, scope)
    return value.kind === 'list' ? value.items : [machine.types.at(argument)]
  })
}

/** A call is followed when SQL is passed to it or may be returned. */
function isWorthEntering(machine: Machine, callee: ts.Node, given: readonly Value[], node: ts.CallExpression): boolean {
  if (machine.followed.has(callee) || given.some(carriesSql) || outermost(callee) !== callee) return true
  const type = machine.checker.getTypeAtLocation(node)
  return type.symbol?.name !== 'Promise'
}

function carriesSql(value: Value): boolean {
  if (value.kind === 'fragment' || value.kind === 'function') return true
  return partsOf(value).some(carriesSql)
}

function unknownCall(machine: Machine, node: ts.CallExpression, given: readonly Value[]): Value {
  for (const value of given) handOver(machine, value)
  return machine.types.at(node)
}

function handOver(machine: Machine, value: Value): void {
  if (value.kind === 'fragment') machine.built(value)
  else if (value.kind === 'function') handOver(machine, enter(machine, value))
  else for (const item of partsOf(value)) handOver(machine, item)
}

/** Evaluates a function that other code calls, and the functions that it returns. */
export function enter(machine: Machine, value: Callable): Value {
  const result = machine.ways.call(
    machine,
    value,
    value.node.parameters.map(() => null),
  )
  const inside = (part: Value): void => {
    if (part.kind === 'function') enter(machine, part)
    else partsOf(part).forEach(inside)
  }
  inside(result)
  return result
}

function partsOf(value: Value): Value[] {
  if (value.kind === 'list') return value.items
  return value.kind === 'members' ? [...value.byName.values()] : []
}

/** Functions of the tag: `sql.ref`, `sql.join` and others. */
function sqlFunction(machine: Machine, name: string, node: ts.CallExpression, scope: Scope): Value {
  const given = argumentsOf(machine, node, scope)
  const [first = known(undefined), second] = given
  const fragment = (parts: Part[], from: readonly Value[] = []): Fragment => ({
    kind: 'fragment',
    root: node,
    parts,
    templates: new Set(from.flatMap((value) => (value.kind === 'fragment' ? [...value.templates] : []))),
  })
  const argument = node.arguments[0] ?? node
  if (name === 'join') {
    const items = elementsOf(machine, first, argument).map((item) => item ?? machine.types.unknown(null))
    const between: Part[] = second?.kind === 'fragment' ? second.parts : [', ']
    const parts = items.flatMap((item, index) => [...(index > 0 ? between : []), ...inserted(machine, item, null)])
    return fragment(parts, [...items, ...(second ? [second] : [])])
  }
  if (name === 'val') return fragment([{ parameter: machine.checker.getTypeAtLocation(argument) }])
  const value = settled(machine, first, argument)
  if (name === 'lit' && value.kind === 'unknown') return fragment(["'x'"])
  if (value.kind !== 'known') return fragment([{ gap: node.getText() }])
  if (name === 'raw') return fragment([String(value.value)])
  if (name === 'lit') return fragment([literal(value.value)])
  return fragment([quoted(String(value.value))])
}

/** A statement passed to the driver as text: `pool.query<Row>({ text, values })`. */
function poolQuery(machine: Machine, receiver: Value, node: ts.CallExpression, scope: Scope): Fragment | null {
  if (!node.typeArguments || !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'query') return null
  if (receiver.kind !== 'unknown' || !node.arguments[0]) return null
  const first = evaluate(machine, node.arguments[0], scope)
  const given = first.kind === 'members' ? first.byName.get('text') : first
  const text = given && settled(machine, given, node)
  return {
    kind: 'fragment',
    root: node,
    parts: [text?.kind === 'known' ? String(text.value) : { gap: node.getText() }],
    templates: new Set([node]),
  }
}

function callMethod(
  machine: Machine,
  receiver: Value,
  node: ts.CallExpression,
  { name: { text: name } }: ts.PropertyAccessExpression,
  scope: Scope,
): Value {
  const given = argumentsOf(machine, node, scope)
  if (receiver.kind === 'fragment') {
    if (name === 'execute' || name === 'compile') {
      machine.executed(receiver)
      return machine.types.at(node)
    }
    return receiver
  }
  if (receiver.kind === 'members') {
    const member = receiver.byName.get(name)
    if (member?.kind === 'function') return machine.ways.call(machine, member, given)
  }
  if (receiver.kind === 'list') return listMethod(machine, receiver.items, name, given) ?? unknownCall(machine, node, given)
  if (receiver.kind === 'known' && typeof receiver.value === 'string') return textMethod(machine, receiver.value, name, given, node)
  const [first] = given
  if (receiver.kind === 'unknown' && name === 'join' && isNumbers(machine, receiver)) return known('1')
  if (receiver.kind === 'unknown' && first?.kind === 'function' && (name === 'map' || name === 'flatMap')) {
    const result = machine.ways.call(machine, first, [null])
    if (carriesSql(result) && machine.choices.choose(placeOf(node, `none in ${node.pos}`), 2, 1) === 1) return list([])
    return name === 'flatMap' && result.kind === 'list' ? result : list([result])
  }
  return unknownCall(machine, node, given)
}

const isNumbers = ({ types }: Machine, { type }: Unknown) => Boolean((types.element(type)?.flags ?? 0) & ts.TypeFlags.NumberLike)

function textMethod(machine: Machine, text: string, name: string, given: readonly Value[], node: ts.CallExpression): Value {
  const method = (text as unknown as Record<string, unknown>)[name]
  if (typeof method !== 'function' || !given.every((value) => value.kind === 'known')) return unknownCall(machine, node, given)
  const result: unknown = method.apply(
    text,
    given.map((value) => (value as { value: unknown }).value),
  )
  return Array.isArray(result) ? list(result.map(known)) : known(result)
}

function listMethod(machine: Machine, items: Value[], name: string, given: readonly Value[]): Value | null {
  const [first] = given
  const each = (value: Value, index: number) =>
    first?.kind === 'function' ? machine.ways.call(machine, first, [value, known(index)]) : known(undefined)
  switch (name) {
    case 'map':
      return list(items.map(each))
    case 'forEach':
      items.forEach(each)
      return known(undefined)
    case 'flatMap':
      return list(
        items.flatMap((value, index) => {
          const result = each(value, index)
          return result.kind === 'list' ? result.items : [result]
        }),
      )
    case 'filter':
      if (first?.kind !== 'function') return list(items.filter((value) => truth(value) !== false))
      return list(items.filter((value, index) => truth(each(value, index)) !== false))
    case 'some':
    case 'every':
      return everyOrSome(name, items.map(each))
    case 'includes':
      if (first?.kind !== 'known' || !items.every((value) => value.kind === 'known')) return null
      return known(items.some((value) => value.kind === 'known' && value.value === first.value))
    case 'push':
      items.push(...given)
      return known(items.length)
    case 'concat':
      return list([...items, ...given.flatMap((value) => (value.kind === 'list' ? value.items : [value]))])
    case 'toSorted':
    case 'slice':
      return list([...items])
    case 'reverse':
    case 'toReversed':
      return list(items.toReversed())
    case 'join':
      if (!items.every((value) => value.kind === 'known')) return null
      return known(
        items.map((value) => String((value as { value: unknown }).value)).join(first?.kind === 'known' ? String(first.value) : ','),
      )
    default:
      return null
  }
}

function everyOrSome(name: 'every' | 'some', results: readonly Value[]): Value | null {
  const told = results.map(truth)
  if (name === 'some') return told.includes(true) ? known(true) : told.includes(null) ? null : known(false)
  return told.includes(false) ? known(false) : told.includes(null) ? null : known(true)
}

/** JavaScript built-ins by full name. */
function standardFunction(machine: Machine, node: ts.CallExpression, name: string, scope: Scope): Value | null {
  const [argument] = node.arguments
  if (!argument) return null
  if (!/^Object\.(keys|values|entries|fromEntries)$/.test(name)) return null
  const value = evaluate(machine, argument, scope)
  if (name === 'Object.fromEntries') return fromEntries(value)
  const byName =
    value.kind === 'members'
      ? value.byName
      : value.kind === 'unknown'
        ? machine.types.members(value.type, node)
        : value.kind === 'list'
          ? new Map(value.items.map((item, index) => [String(index), item]))
          : null
  if (!byName) return null
  if (name === 'Object.keys') return list([...byName.keys()].map(known))
  if (name === 'Object.values') return list([...byName.values()])
  return list([...byName].map(([key, item]) => list([known(key), item])))
}

function fromEntries(value: Value): Value | null {
  if (value.kind !== 'list') return null
  const byName = new Map<string, Value>()
  for (const item of value.items) {
    if (item.kind !== 'list') return null
    const [key, member] = item.items
    if (key?.kind !== 'known' || !member) return null
    byName.set(String(key.value), member)
  }
  return { kind: 'members', byName }
}

/** The functions that a function calls by name, to be followed. */
export function declarationOf(machine: Machine, node: ts.Identifier): ts.Node | null {
  const declared = symbolAt(machine, node)?.valueDeclaration
  if (!declared) return null
  if (ts.isFunctionDeclaration(declared)) return declared
  return ts.isVariableDeclaration(declared) && declared.initializer ? declared.initializer : null
}
