import ts from 'typescript'
import { type Choices, createChoices } from './choices.ts'
import { createTypes, type Types } from './type-questions.ts'
import { type Callable, type Fragment, known, type Scope, type Value } from './values.ts'

/** Evaluation context: types, branch choices and statement callbacks. */
export interface Machine {
  checker: ts.TypeChecker
  types: Types
  choices: Choices
  /** a statement that the program sends; `at` is its location, `row` the claimed type of its rows */
  executed(fragment: Fragment): void
  /** SQL inside a query of Kysely's builder */
  built(fragment: Fragment): void
  /** functions under evaluation, to prevent recursion */
  active: Set<ts.Node>
  constants: Map<ts.Symbol, Value>
  /** functions whose statements need the callers' arguments: every call of them is followed */
  followed: Set<ts.Node>
  ways: Ways
}

/** Evaluators of calls and function bodies, registered by their modules to avoid an import cycle. */
export interface Ways {
  evaluateCall(machine: Machine, node: ts.CallExpression, scope: Scope): Value
  call(machine: Machine, callee: Callable, given: readonly (Value | null)[]): Value
}

/** Thrown where the program throws. */
export class Thrown extends Error {}

export function createMachine(checker: ts.TypeChecker, ways: Ways, hear: Pick<Machine, 'executed' | 'built'>): Machine {
  return {
    checker,
    types: createTypes(checker),
    choices: createChoices(),
    active: new Set(),
    constants: new Map(),
    followed: new Set(),
    ways,
    ...hear,
  }
}

/** Name of a place for `choose`: equal text in one function is one choice. */
export function placeOf(node: ts.Node, words = node.getText()): string {
  let at: ts.Node = node
  while (at.parent && !ts.isFunctionLike(at)) at = at.parent
  return `${at.getSourceFile().fileName}:${at.pos} ${words.replace(/\s+/g, ' ')}`
}

export const newScope = (parent: Scope | null): Scope => ({ values: new Map(), parent })

/** Resolves a symbol through import aliases. */
export function symbolAt(machine: Machine, node: ts.Identifier): ts.Symbol | null {
  const { checker } = machine
  const found = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  if (!found) return null
  return found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
}

export const callable = (node: ts.FunctionLikeDeclaration, scope: Scope): Callable => ({ kind: 'function', node, scope })

/** Binds names to values, including destructuring patterns. */
export function bind(machine: Machine, name: ts.BindingName, value: Value, scope: Scope, evaluate: (node: ts.Expression) => Value): void {
  if (ts.isIdentifier(name)) {
    const symbol = machine.checker.getSymbolAtLocation(name)
    if (symbol) scope.values.set(symbol, value)
    return
  }
  name.elements.forEach((element, index) => {
    if (ts.isOmittedExpression(element)) return
    let part = ts.isArrayBindingPattern(name) ? itemOf(value, index, element) : memberOf(machine, value, element)
    if (part === null || (part.kind === 'unknown' && !part.type)) part = machine.types.at(element.name)
    if (element.initializer && part.kind === 'known' && part.value === undefined) part = evaluate(element.initializer)
    bind(machine, element.name, part, scope, evaluate)
  })
}

function itemOf(value: Value, index: number, element: ts.BindingElement): Value | null {
  if (value.kind !== 'list' || element.dotDotDotToken) return null
  return value.items[index] ?? known(undefined)
}

function memberOf(machine: Machine, value: Value, element: ts.BindingElement): Value | null {
  const key = element.propertyName ?? element.name
  if (element.dotDotDotToken || !(ts.isIdentifier(key) || ts.isStringLiteral(key))) return null
  if (value.kind === 'members') return value.byName.get(key.text) ?? known(undefined)
  return value.kind === 'unknown' ? machine.types.member(value.type, key.text, element) : null
}

/** Returns the module function that contains a node, or the file for top-level code. */
export function outermost(node: ts.Node): ts.Node {
  let found: ts.Node | null = null
  for (let at = node; at.parent; at = at.parent) if (ts.isFunctionLike(at)) found = at
  return found ?? node.getSourceFile()
}
