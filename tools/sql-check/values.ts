import type ts from 'typescript'

/** The value of an expression, as far as static analysis can determine it. */
export type Value = Known | Unknown | List | Members | Callable | Fragment

export interface Known {
  kind: 'known'
  value: unknown
}

/** A runtime value: only its type is known. */
export interface Unknown {
  kind: 'unknown'
  type: ts.Type | null
}

export interface List {
  kind: 'list'
  items: Value[]
}

export interface Members {
  kind: 'members'
  byName: Map<string, Value>
}

export interface Callable {
  kind: 'function'
  node: ts.FunctionLikeDeclaration
  scope: Scope
}

/** An SQL fragment; `templates` are all `sql` templates composed in it. */
export interface Fragment {
  kind: 'fragment'
  root: ts.Node
  parts: Part[]
  templates: ReadonlySet<ts.Node>
}

/** Text, a parameter with the type of its value, or something unknown until run time. */
export type Part = string | { parameter: ts.Type | null } | { gap: string }

export interface Scope {
  values: Map<ts.Symbol, Value>
  parent: Scope | null
}

export const known = (value: unknown): Known => ({ kind: 'known', value })
export const list = (items: Value[]): List => ({ kind: 'list', items })

/** Truthiness of a value; null when unknown until run time. */
export function truth(value: Value): boolean | null {
  if (value.kind === 'known') return Boolean(value.value)
  return value.kind === 'unknown' ? null : true
}

/** A quoted name: `b.id` is a column of `b`. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
}

/** Interpolates a value into the text of a statement. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
