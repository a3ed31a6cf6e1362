import ts from 'typescript'
import { elementsOf, evaluate, holds } from './expressions.ts'
import { bind, callable, type Machine, newScope, placeOf, Thrown } from './machine.ts'
import { type Callable, known, type Scope, type Value } from './values.ts'

type Ended = { returned: Value } | 'break' | 'continue' | null

/** Evaluates a function; missing arguments are runtime values. */
export function call(machine: Machine, { node, scope: outer }: Callable, given: readonly (Value | null)[]): Value {
  const { types, active, checker } = machine
  const later = () => {
    const signature = checker.getSignatureFromDeclaration(node)
    return types.unknown(signature ? checker.getReturnTypeOfSignature(signature) : null)
  }
  if (!node.body || active.has(node)) return later()
  active.add(node)
  try {
    const scope = newScope(outer)
    node.parameters.forEach((parameter, index) => {
      let value = parameter.dotDotDotToken ? null : given[index]
      if (value === undefined) value = parameter.initializer ? evaluate(machine, parameter.initializer, scope) : known(undefined)
      bind(machine, parameter.name, value ?? types.at(parameter.name), scope, (part) => evaluate(machine, part, scope))
    })
    if (!ts.isBlock(node.body)) return evaluate(machine, node.body, scope)
    const ended = runAll(machine, node.body.statements, scope)
    return ended && typeof ended === 'object' ? ended.returned : known(undefined)
  } finally {
    active.delete(node)
  }
}

function runAll(machine: Machine, statements: readonly ts.Statement[], scope: Scope): Ended {
  for (const statement of statements) {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) continue
    const symbol = machine.checker.getSymbolAtLocation(statement.name)
    if (symbol) scope.values.set(symbol, callable(statement, scope))
  }
  for (const statement of statements) {
    const ended = run(machine, statement, scope)
    if (ended) return ended
  }
  return null
}

function run(machine: Machine, node: ts.Statement, scope: Scope): Ended {
  if (ts.isVariableStatement(node)) return declare(machine, node.declarationList, scope)
  if (ts.isExpressionStatement(node)) {
    evaluate(machine, node.expression, scope)
    return null
  }
  if (ts.isReturnStatement(node)) return { returned: node.expression ? evaluate(machine, node.expression, scope) : known(undefined) }
  if (ts.isThrowStatement(node)) throw new Thrown()
  if (ts.isBlock(node)) return runAll(machine, node.statements, newScope(scope))
  if (ts.isIfStatement(node)) {
    if (holds(machine, node.expression, scope)) return run(machine, node.thenStatement, scope)
    return node.elseStatement ? run(machine, node.elseStatement, scope) : null
  }
  if (ts.isSwitchStatement(node)) return runSwitch(machine, node, scope)
  if (ts.isTryStatement(node)) return runTry(machine, node, scope)
  if (ts.isForOfStatement(node)) return runForOf(machine, node, scope)
  if (ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForInStatement(node))
    return runOnce(machine, node, scope)
  if (ts.isBreakStatement(node)) return 'break'
  return ts.isContinueStatement(node) ? 'continue' : null
}

function declare(machine: Machine, { declarations }: ts.VariableDeclarationList, scope: Scope): null {
  for (const { name, initializer } of declarations) {
    const value = initializer ? evaluate(machine, initializer, scope) : known(undefined)
    bind(machine, name, value, scope, (part) => evaluate(machine, part, scope))
  }
  return null
}

const leavesLoop = (ended: Ended) => ended !== null && typeof ended === 'object'

function runForOf(machine: Machine, node: ts.ForOfStatement, outer: Scope): Ended {
  const items = elementsOf(machine, evaluate(machine, node.expression, outer), node.expression)
  for (const item of items) {
    const scope = newScope(outer)
    const [declared] = ts.isVariableDeclarationList(node.initializer) ? node.initializer.declarations : []
    if (declared) bind(machine, declared.name, item ?? machine.types.at(declared.name), scope, (part) => evaluate(machine, part, scope))
    const ended = run(machine, node.statement, scope)
    if (leavesLoop(ended)) return ended
    if (ended === 'break') break
  }
  return null
}

/** Evaluates a loop body once; a return inside does not end it, so that later code is checked too. */
function runOnce(machine: Machine, node: ts.ForStatement | ts.WhileStatement | ts.DoStatement | ts.ForInStatement, outer: Scope): Ended {
  const scope = newScope(outer)
  if (ts.isForStatement(node) && node.initializer) {
    if (ts.isVariableDeclarationList(node.initializer)) {
      for (const { name } of node.initializer.declarations)
        bind(machine, name, { kind: 'unknown', type: machine.checker.getTypeAtLocation(name) }, scope, (part) =>
          evaluate(machine, part, scope),
        )
    } else evaluate(machine, node.initializer, scope)
  }
  const ended = run(machine, node.statement, scope)
  if (!leavesLoop(ended)) return null
  return machine.choices.choose(placeOf(node, `loop ${node.pos}`), 2) === 0 ? ended : null
}

function runSwitch(machine: Machine, node: ts.SwitchStatement, outer: Scope): Ended {
  const asked = evaluate(machine, node.expression, outer)
  const { clauses } = node.caseBlock
  const scope = newScope(outer)
  let start = -1
  if (asked.kind === 'known') {
    start = clauses.findIndex((clause) => {
      if (!ts.isCaseClause(clause)) return false
      const value = evaluate(machine, clause.expression, scope)
      return value.kind === 'known' && value.value === asked.value
    })
    if (start < 0) start = clauses.findIndex((clause) => ts.isDefaultClause(clause))
  } else start = machine.choices.choose(placeOf(node.expression, `switch ${node.expression.getText()}`), clauses.length)
  if (start < 0) return null
  for (const clause of clauses.slice(start)) {
    const ended = runAll(machine, clause.statements, scope)
    if (ended === 'break') return null
    if (ended) return ended
  }
  return null
}

function runTry(machine: Machine, { tryBlock, catchClause, finallyBlock }: ts.TryStatement, scope: Scope): Ended {
  let ended: Ended = null
  try {
    const falls = catchClause && machine.choices.choose(placeOf(tryBlock, `try ${tryBlock.pos}`), 2) === 1
    ended = runAll(machine, tryBlock.statements, newScope(scope))
    if (falls) throw new Thrown()
  } catch (error) {
    if (!(error instanceof Thrown) || !catchClause) throw error
    const inner = newScope(scope)
    if (catchClause.variableDeclaration)
      bind(machine, catchClause.variableDeclaration.name, { kind: 'unknown', type: null }, inner, () => known(undefined))
    ended = runAll(machine, catchClause.block.statements, inner)
  } finally {
    if (finallyBlock) runAll(machine, finallyBlock.statements, newScope(scope))
  }
  return ended
}
