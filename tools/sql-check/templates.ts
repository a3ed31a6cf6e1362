import ts from 'typescript'
import { declarationOf, enter, evaluateCall } from './calls.ts'
import { createMachine, type Machine, outermost, Thrown } from './machine.ts'
import { call } from './statements.ts'
import type { Fragment } from './values.ts'

/** A statement as sent to PostgreSQL, with the claimed type of its rows. */
export interface Statement {
  /** `path:line` */
  place: string
  text: string
  parameters: (ts.Type | null)[]
  row: ts.Type | null
}

/** Result of reading the sources. */
export interface Sources {
  checker: ts.TypeChecker
  statements: Statement[]
  /** templates outside of every composed statement, by place */
  missing: string[]
  /** places of all templates */
  templates: string[]
}

/** Reads files with all their imports. */
function createSources(root: string, files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: [] }, ts.sys, root)
  return ts.createProgram([...files], { ...options, incremental: false, tsBuildInfoFile: undefined as unknown as string })
}

/** Returns every statement of the files in every form that the program may compose. */
export function findStatements(root: string, files: readonly string[]): Sources {
  const program = createSources(root, files)
  const checker = program.getTypeChecker()
  const sources = files.map((file) => program.getSourceFile(file)).filter((file) => file !== undefined)
  const placeOf = (node: ts.Node) => {
    const file = node.getSourceFile()
    return `${file.fileName.slice(root.length + 1)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  }
  const statements: Statement[] = []
  const seen = new Set<string>()
  const covered = new Set<ts.Node>()
  const gaps = new Map<ts.Node, Set<ts.Node>>()
  let entry: ts.Node | null = null
  const hear = (fragment: Fragment, row: ts.Type | null) => {
    if (fragment.parts.some((part) => typeof part === 'object' && 'gap' in part)) {
      if (entry) gaps.set(entry, (gaps.get(entry) ?? new Set()).add(fragment.root))
      return
    }
    for (const node of fragment.templates) covered.add(node)
    const place = placeOf(fragment.root)
    const pieces = fragment.parts.map((part) => `${place} ${typeof part === 'string' ? part : ''}`)
    if (pieces.every((piece) => seen.has(piece))) return
    for (const piece of pieces) seen.add(piece)
    statements.push({ place, ...compiled(fragment), row })
  }
  const machine = createMachine(
    checker,
    { evaluateCall, call },
    {
      executed: (fragment) => hear(fragment, rowOf(checker, fragment.root)),
      // in a builder query, whose columns are typed, an independent fragment is checked alone
      built(fragment) {
        hear({ ...fragment, parts: ['select ', ...fragment.parts] }, null)
      },
    },
  )
  const functions = sources.flatMap(functionsOf)
  const explore = (node: ts.FunctionLikeDeclaration, thorough = false) => {
    entry = node
    machine.choices.explore(() => {
      machine.active.clear()
      try {
        enter(machine, { kind: 'function', node, scope: { values: new Map(), parent: null } })
      } catch (error) {
        if (!(error instanceof Thrown)) throw error
      }
    }, thorough)
  }
  const templates = sources.flatMap(templatesOf)
  const holders = new Set(templates.map((node) => outermost(node)))
  for (const node of functions.filter((one) => holders.has(one))) explore(node)
  followGaps(machine, functions, gaps, covered, explore)
  const short = new Set(templates.filter((node) => !covered.has(node)).map((node) => node.getSourceFile()))
  for (const node of functions.filter((one) => short.has(one.getSourceFile()))) explore(node, true)
  return {
    checker,
    statements,
    missing: templates.filter((node) => !covered.has(node)).map(placeOf),
    templates: templates.map(placeOf),
  }
}

/** Follows callers for values that a function leaves open, until no new function is open. */
function followGaps(
  machine: Machine,
  functions: readonly ts.FunctionLikeDeclaration[],
  gaps: ReadonlyMap<ts.Node, Set<ts.Node>>,
  covered: ReadonlySet<ts.Node>,
  explore: (node: ts.FunctionLikeDeclaration) => void,
): void {
  const isOpen = ([, roots]: [ts.Node, Set<ts.Node>]) => [...roots].some((root) => !covered.has(root))
  const callees = new Map(functions.map((node) => [node, calleesOf(machine, node)]))
  const names = () => [...gaps].filter(isOpen).map(([node]) => node)
  for (let open = names(); open.length > 0; ) {
    for (const node of open) machine.followed.add(node)
    const before = new Set(names())
    const asked = new Set(open)
    for (const [node, called] of callees) if ([...asked].some((one) => called.has(one))) explore(node)
    open = names().filter((node) => !before.has(node))
  }
}

function calleesOf(machine: Machine, node: ts.Node): Set<ts.Node> {
  const found = new Set<ts.Node>()
  const visit = (part: ts.Node): void => {
    if (ts.isCallExpression(part) && ts.isIdentifier(part.expression)) {
      const declared = declarationOf(machine, part.expression)
      if (declared) found.add(declared)
    }
    ts.forEachChild(part, visit)
  }
  visit(node)
  return found
}

const isTemplate = (node: ts.Node) =>
  (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') ||
  (ts.isCallExpression(node) &&
    node.typeArguments &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'query')

function templatesOf(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isTemplate(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function functionsOf(file: ts.SourceFile): ts.FunctionLikeDeclaration[] {
  const found: ts.FunctionLikeDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) found.push(node as ts.FunctionLikeDeclaration)
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function compiled({ parts }: Fragment): { text: string; parameters: (ts.Type | null)[] } {
  const parameters: (ts.Type | null)[] = []
  const text = parts.map((part) => {
    if (typeof part === 'string') return part
    parameters.push('parameter' in part ? part.parameter : null)
    return `$${parameters.length}`
  })
  return { text: text.join(''), parameters }
}

function rowOf(checker: ts.TypeChecker, node: ts.Node): ts.Type | null {
  const claimed = (node as ts.TaggedTemplateExpression | ts.CallExpression).typeArguments?.[0]
  return claimed ? checker.getTypeFromTypeNode(claimed) : null
}
