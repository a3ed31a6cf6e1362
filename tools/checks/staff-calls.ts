import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import type { Endpoint } from '#shared/contract.ts'
import { filesUnder, read, root } from './files.ts'

interface Declaration {
  name: string
  path: string
  node: ts.Node
}

interface Source {
  declarations: Map<string, ts.Node>
  /** local name → file and exported name; null for all exports of the file */
  imports: Map<string, { path: string; name: string | null }>
  tree: ts.SourceFile
}

const sources = new Map<string, Source | null>()

/** Parses a file once; null for a file that is not ours. */
function sourceOf(path: string): Source | null {
  const known = sources.get(path)
  if (known !== undefined) return known
  const source = existsSync(join(root, path)) ? parse(path) : null
  sources.set(path, source)
  return source
}

function parse(path: string): Source {
  const tree = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const source: Source = { declarations: new Map(), imports: new Map(), tree }
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) addImports(source, path, statement)
    else if (ts.isFunctionDeclaration(statement) && statement.name) source.declarations.set(statement.name.text, statement)
    else if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) if (ts.isIdentifier(one.name)) source.declarations.set(one.name.text, one)
  }
  return source
}

function addImports(source: Source, from: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  const specifier = (moduleSpecifier as ts.StringLiteral).text
  if (!importClause || importClause.isTypeOnly || !/^[.#]/.test(specifier)) return
  const path = specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(from), specifier)
  const bindings = importClause.namedBindings
  if (!bindings) return
  if (ts.isNamespaceImport(bindings)) source.imports.set(bindings.name.text, { path, name: null })
  else for (const { name, propertyName } of bindings.elements) source.imports.set(name.text, { path, name: (propertyName ?? name).text })
}

/** Returns the top-level declarations of our sources that a node names. */
function namedIn(path: string, node: ts.Node): Declaration[] {
  const source = sourceOf(path)
  const found: Declaration[] = []
  const add = (file: string, name: string) => {
    const declared = sourceOf(file)?.declarations.get(name)
    if (declared) found.push({ path: file, name, node: declared })
  }
  const visit = (one: ts.Node): void => {
    if (ts.isPropertyAccessExpression(one) && ts.isIdentifier(one.expression)) {
      const space = source?.imports.get(one.expression.text)
      if (space?.name === null) add(space.path, one.name.text)
    } else if (ts.isIdentifier(one)) {
      const imported = source?.imports.get(one.text)
      if (imported?.name) add(imported.path, imported.name)
      else add(path, one.text)
    }
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

export interface Reached {
  /** names of the declarations from the node to this one */
  names: string[]
  text: string
}

/** Returns all declarations that a node of a file uses, directly or through others. */
export function reachedFrom(path: string, node: ts.Node): Reached[] {
  const reached = new Map<ts.Node, Reached>()
  const due = namedIn(path, node).map((one) => ({ ...one, names: [one.name] }))
  for (let next = due.pop(); next; next = due.pop()) {
    if (reached.has(next.node)) continue
    const { path: file, node: body, names } = next
    reached.set(body, { names, text: body.getText() })
    due.push(...namedIn(file, body).map((one) => ({ ...one, names: [...names, one.name] })))
  }
  return [...reached.values()]
}

export interface StaffCall {
  id: string
  path: string
  handler: ts.Node
}

/** Returns the registered calls that change data and that a role of the staff may use. */
export async function staffCalls(staff: readonly string[]): Promise<StaffCall[]> {
  const calls: StaffCall[] = []
  for (const path of filesUnder('src/domains', /routes\.ts$/)) {
    const source = sourceOf(path)
    if (!source) continue
    const routes: ts.CallExpression[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'route') routes.push(node)
      ts.forEachChild(node, visit)
    }
    visit(source.tree)
    for (const { arguments: given } of routes) {
      const [, contract, handler] = given
      if (!contract || !handler) continue
      const call = await endpointOf(source, contract)
      // a contract from a loop or a table may be any call
      if (!call || (call.method !== 'GET' && call.roles.some((role) => staff.includes(role))))
        calls.push({ id: call?.id ?? contract.getText(), path, handler })
    }
  }
  return calls
}

/** Returns the contract that an expression names by an import, or null. */
async function endpointOf({ imports }: Source, node: ts.Expression): Promise<Endpoint | null> {
  const [space, member] = ts.isPropertyAccessExpression(node) ? [node.expression, node.name.text] : [node, null]
  const imported = ts.isIdentifier(space) ? imports.get(space.text) : undefined
  const name = imported && (imported.name ?? member)
  if (!name) return null
  return ((await import(join(root, imported.path))) as Record<string, Endpoint>)[name] ?? null
}
