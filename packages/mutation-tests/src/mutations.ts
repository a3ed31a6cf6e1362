import ts from 'typescript'

/** One mutation of a file: the text from `start` to `end` becomes `text`. */
export interface Mutation {
  /** kind of mutation in a word or two */
  kind: string
  start: number
  end: number
  text: string
  line: number
  /** original text */
  was: string
}

const comparisons = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
])
const arithmetic = new Map([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
])
const opposites = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
])

/** Returns every mutation of a TypeScript file, its SQL included, in source order. */
export function mutationsOf(path: string, source: string): Mutation[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const mutations: Mutation[] = []
  const add = (kind: string, start: number, end: number, text: string) =>
    mutations.push({ kind, start, end, text, line: file.getLineAndCharacterOfPosition(start).line + 1, was: source.slice(start, end) })
  const replace = (kind: string, node: ts.Node, text: string) => add(kind, node.getStart(file), node.end, text)

  function visit(node: ts.Node): void {
    // not statements: types, imports and arrays of words
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) binary(node)
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace('dropped not', node, node.operand.getText(file))
    else if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue.getText(file), node.whenFalse.getText(file)]
      add('swapped branches', node.whenTrue.getStart(file), node.end, `${no} : ${yes}`)
    } else if (ts.isIfStatement(node)) guard(node)
    else if (ts.isExpressionStatement(node)) call(node)
    else if (ts.isNumericLiteral(node) && isAmount(node)) replace('other number', node, otherNumber(node))
    else if (isBoolean(node) && !ts.isLiteralTypeNode(node.parent))
      replace('other boolean', node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true')
    else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const opposite = opposites.get(node.name.text)
      if (opposite && node.parent.expression === node) replace('opposite call', node.name, opposite)
    } else if (isSql(node)) {
      const { start, text } = { start: node.template.getStart(file), text: node.template.getText(file) }
      for (const mutation of sqlMutations(text)) add(mutation.kind, start + mutation.start, start + mutation.end, mutation.text)
    }
    ts.forEachChild(node, visit)
  }

  function binary({ left, operatorToken, right }: ts.BinaryExpression): void {
    const kind = operatorToken.kind
    const compared = comparisons.get(kind)
    if (compared) replace('other comparison', operatorToken, compared)
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
      add('dropped condition', left.getStart(file), right.end, left.getText(file))
      add('dropped condition', left.getStart(file), right.end, right.getText(file))
    }
    const counted = arithmetic.get(kind)
    if (counted && ![left, right].some(isText)) replace('other arithmetic', operatorToken, counted)
  }

  /** Skips an early exit. */
  function guard({ expression, thenStatement, elseStatement }: ts.IfStatement): void {
    const [only] = ts.isBlock(thenStatement) ? thenStatement.statements : [thenStatement]
    const leaves = only && (ts.isReturnStatement(only) || ts.isThrowStatement(only) || ts.isContinueStatement(only))
    if (leaves && !elseStatement) replace('dropped guard', expression, 'false')
  }

  /** Removes a call made for its side effect only. */
  function call(node: ts.ExpressionStatement): void {
    const inner = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
    const bare = ts.isVoidExpression(inner) ? inner.expression : inner
    if (ts.isCallExpression(bare)) replace('dropped call', node, ';')
  }

  visit(file)
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end)
}

const isBoolean = (node: ts.Node) => node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
const isText = (node: ts.Expression) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && node.getText().includes("'"))
/** The next number; a large one is doubled, because one more of a hundred thousand has no visible effect. */
function otherNumber({ text }: ts.NumericLiteral): string {
  const value = Number(text.replaceAll('_', ''))
  return String(value < 1000 ? value + 1 : value * 2)
}
/** True for a number that decides something: not an index, not a coordinate of a drawing. */
const isAmount = (node: ts.NumericLiteral) => !ts.isElementAccessExpression(node.parent) && !ts.isJsxExpression(node.parent)
const isSql = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())

/** Mutations in the text of an SQL template; positions count from its first character. */
export function sqlMutations(text: string): Pick<Mutation, 'kind' | 'start' | 'end' | 'text'>[] {
  const flat = withoutHoles(text)
  const mutations: Pick<Mutation, 'kind' | 'start' | 'end' | 'text'>[] = []
  const each = (pattern: RegExp, kind: string, other: (found: string) => string) => {
    for (const found of flat.matchAll(pattern))
      mutations.push({ kind, start: found.index, end: found.index + found[0].length, text: other(found[0]) })
  }
  const others: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
  each(/(?<![<>=!?@|\-#&])(<=|>=|<|>)(?![<>=@?|])/g, 'other comparison in SQL', (sign) => others[sign] ?? sign)
  each(/\bis not null\b/g, 'other null in SQL', () => 'is null')
  each(/\bis null\b/g, 'other null in SQL', () => 'is not null')
  each(/\bdesc\b/g, 'other order in SQL', () => 'asc')
  each(/\band not\b/g, 'dropped not in SQL', () => 'and')
  each(/\bleft join\b/g, 'other join in SQL', () => 'join')
  for (const { index } of flat.matchAll(/\band\b/g)) {
    const end = conditionEnd(flat, index + 3)
    // the second half of `between … and …` is not a condition
    if (!/\bbetween\s+\S+\s+$/.test(flat.slice(0, index)))
      mutations.push({ kind: 'dropped condition in SQL', start: index, end, text: 'and true' })
  }
  for (const found of flat.matchAll(/\border by\b[^()]*?,\s*([\w.]+(?: desc| asc)?)(?=\s*(?:\n|`|\)|limit|$))/g)) {
    const comma = found.index + found[0].lastIndexOf(',')
    mutations.push({ kind: 'dropped tie-break in SQL', start: comma, end: found.index + found[0].length, text: '' })
  }
  return mutations
}

/** Blanks every `${…}`, so that its content is not parsed as SQL. */
function withoutHoles(text: string): string {
  let flat = ''
  for (let at = 0, depth = 0; at < text.length; at++) {
    if (depth === 0 && text.startsWith('${', at)) {
      depth = 1
      flat += '__'
      at++
    } else if (depth > 0) {
      if (text[at] === '{') depth++
      else if (text[at] === '}') depth--
      flat += '_'
    } else flat += text[at]
  }
  return flat
}

/** Returns the end of the condition that begins at `from`. */
function conditionEnd(flat: string, from: number): number {
  let depth = 0
  for (let at = from; at < flat.length; at++) {
    const sign = flat[at]
    if (sign === '(') depth++
    else if (sign === ')' && --depth < 0) return at
    else if (depth === 0 && (sign === '`' || sign === ';' || sign === ',')) return at
    else if (
      depth === 0 &&
      /^(?:and|or|order by|group by|limit|returning|on conflict|for|union|then|offset|join|left|having|where|as)\b/.test(flat.slice(at)) &&
      /\s/.test(flat[at - 1] ?? '')
    ) {
      const before = flat.slice(from, at)
      return from + before.trimEnd().length
    }
  }
  return flat.length
}
