import ts from 'typescript'
import { callable, type Machine, placeOf, symbolAt } from './machine.ts'
import { known, list, type Part, type Scope, truth, type Value } from './values.ts'

/** Evaluates an expression. */
export function evaluate(machine: Machine, node: ts.Expression, scope: Scope): Value {
  const { types } = machine
  if (ts.isStringLiteralLike(node)) return known(node.text)
  if (ts.isNumericLiteral(node)) return known(Number(node.text.replaceAll('_', '')))
  if (ts.isRegularExpressionLiteral(node)) return known(regexOf(node.text))
  if (ts.isIdentifier(node)) return identifier(machine, node, scope)
  if (ts.isTaggedTemplateExpression(node)) return tagged(machine, node, scope)
  if (ts.isTemplateExpression(node)) return template(machine, node, scope)
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return unwrapped(machine, node, scope)
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return callable(node, scope)
  if (ts.isCallExpression(node)) return machine.ways.evaluateCall(machine, node, scope)
  if (ts.isPropertyAccessExpression(node)) return property(machine, evaluate(machine, node.expression, scope), node.name.text, node)
  if (ts.isElementAccessExpression(node)) return indexed(machine, node, scope)
  if (ts.isConditionalExpression(node)) return conditional(machine, node, scope)
  if (ts.isBinaryExpression(node)) return binary(machine, node, scope)
  if (ts.isPrefixUnaryExpression(node)) return prefix(machine, node, scope)
  if (ts.isArrayLiteralExpression(node)) return list(node.elements.flatMap((element) => itemsOf(machine, element, node, scope)))
  if (ts.isObjectLiteralExpression(node)) return objectLiteral(machine, node, scope)
  if (ts.isNewExpression(node)) {
    for (const argument of node.arguments ?? []) evaluate(machine, argument, scope)
    return types.at(node)
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return known(true)
    case ts.SyntaxKind.FalseKeyword:
      return known(false)
    case ts.SyntaxKind.NullKeyword:
      return known(null)
    default:
      return types.at(node)
  }
}

function unwrapped(
  machine: Machine,
  node: ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression | ts.AwaitExpression,
  scope: Scope,
): Value {
  const value = evaluate(machine, node.expression, scope)
  // `as` and `await` have a narrower type than the runtime value inside
  return value.kind === 'unknown' ? machine.types.unknown(machine.checker.getTypeAtLocation(node)) : value
}

const regexOf = (source: string) => {
  const end = source.lastIndexOf('/')
  return new RegExp(source.slice(1, end), source.slice(end + 1))
}

function identifier(machine: Machine, node: ts.Identifier, scope: Scope): Value {
  if (node.text === 'undefined') return known(undefined)
  const symbol = symbolAt(machine, node)
  if (!symbol) return machine.types.at(node)
  for (let at: Scope | null = scope; at; at = at.parent) {
    const found = at.values.get(symbol)
    if (found) return narrowed(machine, found, node)
  }
  return constant(machine, symbol) ?? machine.types.at(node)
}

/** Narrows a runtime value to its type at this place. */
function narrowed(machine: Machine, value: Value, node: ts.Identifier): Value {
  if (value.kind !== 'unknown') return value
  const here = machine.checker.getTypeAtLocation(node)
  if (!value.type) return machine.types.unknown(here)
  const [own, closer] = [machine.types.literals(value.type), machine.types.literals(here)]
  return closer && (!own || closer.length < own.length) ? machine.types.unknown(here) : value
}

/** A function or constant of a module of the product. */
function constant(machine: Machine, symbol: ts.Symbol): Value | null {
  const { constants } = machine
  const before = constants.get(symbol)
  if (before) return before
  const declared = symbol.valueDeclaration
  if (!declared || declared.getSourceFile().isDeclarationFile) return null
  const empty: Scope = { values: new Map(), parent: null }
  if (ts.isFunctionDeclaration(declared) && declared.body) return callable(declared, empty)
  if (!ts.isVariableDeclaration(declared) || !declared.initializer || !(declared.parent.flags & ts.NodeFlags.Const)) return null
  if (!ts.isSourceFile(declared.parent.parent.parent)) return null
  constants.set(symbol, machine.types.at(declared.name))
  const value = evaluate(machine, declared.initializer, empty)
  constants.set(symbol, value)
  return value
}

function tagged(machine: Machine, node: ts.TaggedTemplateExpression, scope: Scope): Value {
  const { template: text, tag } = node
  if (tag.getText() === 'String.raw' && ts.isNoSubstitutionTemplateLiteral(text)) return known(text.rawText ?? text.text)
  if (tag.getText() !== 'sql') return machine.types.at(node)
  const templates = new Set<ts.Node>([node])
  if (ts.isNoSubstitutionTemplateLiteral(text)) return { kind: 'fragment', root: node, parts: [text.text], templates }
  const parts: Part[] = [text.head.text]
  for (const span of text.templateSpans) {
    const value = evaluate(machine, span.expression, scope)
    parts.push(...inserted(machine, value, span.expression), span.literal.text)
    if (value.kind === 'fragment') for (const part of value.templates) templates.add(part)
  }
  return { kind: 'fragment', root: node, parts, templates }
}

/** SQL for an interpolated value: its own SQL, or a parameter. */
export function inserted(machine: Machine, value: Value, node: ts.Node | null): Part[] {
  if (value.kind === 'fragment') return value.parts
  const type = node ? machine.checker.getTypeAtLocation(node) : null
  const own = value.kind === 'unknown' ? (value.type ?? type) : type
  if (machine.types.isFragment(own)) return [{ gap: node?.getText() ?? 'SQL given by somebody else' }]
  return [{ parameter: own }]
}

function template(machine: Machine, node: ts.TemplateExpression, scope: Scope): Value {
  let text = node.head.text
  for (const span of node.templateSpans) {
    const value = settled(machine, evaluate(machine, span.expression, scope), span.expression)
    if (value.kind !== 'known') return machine.types.at(node)
    text += String(value.value) + span.literal.text
  }
  return known(text)
}

/** Yields each value of a closed list; a number is represented by one. */
export function settled(machine: Machine, value: Value, node: ts.Node): Value {
  if (value.kind !== 'unknown') return value
  const values = machine.types.literals(value.type)
  if (values) return known(values[machine.choices.choose(placeOf(node, `${node.getText()} of ${values}`), values.length)])
  return value.type && value.type.flags & ts.TypeFlags.NumberLike ? known(1) : value
}

function property(machine: Machine, value: Value, name: string, node: ts.Node): Value {
  if (value.kind === 'members') return value.byName.get(name) ?? known(undefined)
  if (value.kind === 'list' && name === 'length') return known(value.items.length)
  if (value.kind === 'known' && typeof value.value === 'string' && name === 'length') return known(value.value.length)
  if (value.kind === 'known' && value.value instanceof Object) return machine.types.at(node)
  return machine.types.at(node)
}

function indexed(machine: Machine, node: ts.ElementAccessExpression, scope: Scope): Value {
  const value = evaluate(machine, node.expression, scope)
  const key = evaluate(machine, node.argumentExpression, scope)
  if (value.kind === 'list') {
    if (key.kind === 'known') return value.items[Number(key.value)] ?? known(undefined)
    if (value.items.length === 0) return known(undefined)
    return value.items[machine.choices.choose(placeOf(node.argumentExpression), value.items.length)] ?? known(undefined)
  }
  if (value.kind !== 'members') return machine.types.at(node)
  if (key.kind === 'known') return value.byName.get(String(key.value)) ?? known(undefined)
  const open = key.kind === 'unknown' ? machine.types.literals(key.type) : null
  const names = open?.map(String) ?? [...value.byName.keys()]
  const words = `${node.argumentExpression.getText()} of ${names}`
  const name = names[machine.choices.choose(placeOf(node.argumentExpression, words), names.length)]
  return name === undefined ? machine.types.at(node) : (value.byName.get(name) ?? known(undefined))
}

/** Whether a condition holds: by its value, otherwise both ways in turn. */
export function holds(machine: Machine, node: ts.Expression, scope: Scope): boolean {
  if (ts.isParenthesizedExpression(node)) return holds(machine, node.expression, scope)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) return !holds(machine, node.operand, scope)
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return holds(machine, left, scope) && holds(machine, right, scope)
    if (operatorToken.kind === ts.SyntaxKind.BarBarToken) return holds(machine, left, scope) || holds(machine, right, scope)
    if (isUnequal(operatorToken.kind)) {
      const equal = compared(machine, node, scope)
      if (equal.kind === 'known') return !equal.value
      return machine.choices.choose(placeOf(node, `${left.getText()} === ${right.getText()}`), 2, isNothing(right)) === 0
    }
    if (isEqual(operatorToken.kind)) {
      const equal = compared(machine, node, scope)
      if (equal.kind === 'known') return Boolean(equal.value)
      return machine.choices.choose(placeOf(node, `${left.getText()} === ${right.getText()}`), 2, isNothing(right)) === 1
    }
  }
  const value = evaluate(machine, node, scope)
  const told = truth(value)
  if (told !== null) return told
  return machine.choices.choose(placeOf(node), 2) === 1
}

const isNothing = (node: ts.Expression) => (/^(null|undefined)$/.test(node.getText()) ? 1 : 0)
const isEqual = (kind: ts.SyntaxKind) => kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.EqualsEqualsToken
const isUnequal = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsToken

function compared(machine: Machine, { left, right }: ts.BinaryExpression, scope: Scope): Value {
  const [one, other] = [evaluate(machine, left, scope), evaluate(machine, right, scope)]
  if (one.kind === 'known' && other.kind === 'known') return known(one.value === other.value)
  if (one.kind !== 'unknown' && other.kind !== 'unknown') return known(false)
  const [open, fixed] = one.kind === 'unknown' ? [one, other] : [other, one]
  // a value that cannot be empty needs no comparison with empty
  if (fixed.kind === 'known' && fixed.value == null && open.kind === 'unknown' && !machine.types.mayBeEmpty(open.type)) return known(false)
  return { kind: 'unknown', type: null }
}

function conditional(machine: Machine, node: ts.ConditionalExpression, scope: Scope): Value {
  if (isPlain(machine, node)) {
    evaluate(machine, node.whenTrue, scope)
    return machine.types.at(node)
  }
  return evaluate(machine, holds(machine, node.condition, scope) ? node.whenTrue : node.whenFalse, scope)
}

const isPlain = (machine: Machine, node: ts.Expression) => machine.types.isPlain(machine.checker.getTypeAtLocation(node))

function binary(machine: Machine, node: ts.BinaryExpression, scope: Scope): Value {
  const { left, right, operatorToken } = node
  const kind = operatorToken.kind
  if (kind === ts.SyntaxKind.EqualsToken) {
    const value = evaluate(machine, right, scope)
    const symbol = ts.isIdentifier(left) ? symbolAt(machine, left) : null
    for (let at: Scope | null = scope; symbol && at; at = at.parent) if (at.values.has(symbol)) at.values.set(symbol, value)
    return value
  }
  if (isEqual(kind)) return compared(machine, node, scope)
  if (isUnequal(kind)) {
    const equal = compared(machine, node, scope)
    return equal.kind === 'known' ? known(!equal.value) : machine.types.at(node)
  }
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return holds(machine, left, scope) ? evaluate(machine, right, scope) : emptyOf(machine, evaluate(machine, left, scope))
  if (kind === ts.SyntaxKind.BarBarToken) {
    const value = evaluate(machine, left, scope)
    return holds(machine, left, scope) ? value : evaluate(machine, right, scope)
  }
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return coalesced(machine, node, scope)
  const [one, other] = [evaluate(machine, left, scope), evaluate(machine, right, scope)]
  if (one.kind === 'known' && other.kind === 'known') return computed(kind, one.value, other.value) ?? machine.types.at(node)
  return machine.types.at(node)
}

const emptyOf = (machine: Machine, value: Value): Value =>
  value.kind === 'unknown' && machine.types.mayBeEmpty(value.type) ? known(undefined) : known(false)

function coalesced(machine: Machine, node: ts.BinaryExpression, scope: Scope): Value {
  const value = evaluate(machine, node.left, scope)
  if (value.kind === 'known' && value.value == null) return evaluate(machine, node.right, scope)
  if (value.kind !== 'unknown' || !machine.types.mayBeEmpty(value.type)) return value
  if (isPlain(machine, node)) return machine.types.at(node)
  const empty = machine.choices.choose(placeOf(node), 2) === 1
  return empty ? evaluate(machine, node.right, scope) : machine.types.unknown(value.type && machine.checker.getNonNullableType(value.type))
}

function computed(kind: ts.SyntaxKind, one: unknown, other: unknown): Value | null {
  if (kind === ts.SyntaxKind.PlusToken)
    return known(typeof one === 'string' || typeof other === 'string' ? `${one}${other}` : Number(one) + Number(other))
  if (kind === ts.SyntaxKind.MinusToken) return known(Number(one) - Number(other))
  if (kind === ts.SyntaxKind.AsteriskToken) return known(Number(one) * Number(other))
  if (kind === ts.SyntaxKind.GreaterThanToken) return known(Number(one) > Number(other))
  if (kind === ts.SyntaxKind.LessThanToken) return known(Number(one) < Number(other))
  if (kind === ts.SyntaxKind.GreaterThanEqualsToken) return known(Number(one) >= Number(other))
  return null
}

function prefix(machine: Machine, node: ts.PrefixUnaryExpression, scope: Scope): Value {
  const value = evaluate(machine, node.operand, scope)
  if (node.operator === ts.SyntaxKind.ExclamationToken) {
    const told = truth(value)
    return told === null ? machine.types.at(node) : known(!told)
  }
  if (node.operator === ts.SyntaxKind.MinusToken && value.kind === 'known') return known(-Number(value.value))
  return machine.types.at(node)
}

function itemsOf(machine: Machine, element: ts.Expression, of: ts.ArrayLiteralExpression, scope: Scope): Value[] {
  if (!ts.isSpreadElement(element)) return [evaluate(machine, element, scope)]
  const value = evaluate(machine, element.expression, scope)
  if (value.kind === 'list') return value.items
  return [machine.types.unknown(machine.types.element(machine.checker.getTypeAtLocation(of)))]
}

function objectLiteral(machine: Machine, node: ts.ObjectLiteralExpression, scope: Scope): Value {
  const byName = new Map<string, Value>()
  for (const member of node.properties) {
    if (ts.isSpreadAssignment(member)) {
      const value = evaluate(machine, member.expression, scope)
      const spread = value.kind === 'members' ? value.byName : value.kind === 'unknown' ? machine.types.members(value.type, member) : null
      for (const [name, part] of spread ?? []) byName.set(name, part)
      continue
    }
    if (ts.isMethodDeclaration(member)) {
      if (ts.isIdentifier(member.name)) byName.set(member.name.text, callable(member, scope))
      continue
    }
    if (ts.isShorthandPropertyAssignment(member)) byName.set(member.name.text, identifier(machine, member.name, scope))
    if (!ts.isPropertyAssignment(member)) continue
    const name = nameOf(machine, member.name, scope)
    const value = evaluate(machine, member.initializer, scope)
    if (name !== null) byName.set(name, value)
  }
  return { kind: 'members', byName }
}

function nameOf(machine: Machine, name: ts.PropertyName, scope: Scope): string | null {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return name.text
  if (!ts.isComputedPropertyName(name)) return null
  const value = settled(machine, evaluate(machine, name.expression, scope), name.expression)
  return value.kind === 'known' ? String(value.value) : null
}

/** Items of an iterated value; a runtime value is represented by one item. */
export function elementsOf(machine: Machine, value: Value, node: ts.Node): (Value | null)[] {
  if (value.kind === 'list') return value.items
  const element = value.kind === 'unknown' ? machine.types.element(value.type ?? machine.checker.getTypeAtLocation(node)) : null
  return [element ? machine.types.unknown(element) : null]
}
