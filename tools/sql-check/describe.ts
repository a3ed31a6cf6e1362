import type pg from 'pg'
import ts from 'typescript'
import { typeParsers } from '#platform/db.ts'
import type { Analysis } from './analysis.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { expressionShape } from './expression-shapes.ts'
import { rowOf } from './infer.ts'
import { isNode, type Node, parseTree, type Tree } from './node-tree.ts'
import { type Shape, shape } from './shapes.ts'
import type { Statement } from './templates.ts'

/** PostgreSQL's description of a statement. */
export interface Described {
  row: [string, Shape][]
  parameters: number[]
}

/** Describes statements by PostgreSQL without running them. */
export interface Describer {
  catalogue: Catalogue
  /** throws PostgreSQL's error for a wrong statement */
  describe(statement: Pick<Statement, 'text' | 'parameters'>): Promise<Described>
}

export async function createDescriber(client: pg.ClientBase): Promise<Describer> {
  const catalogue = await readCatalogue(client)
  const bodies = new Map<number, Node>()
  for (const [id, { own }] of catalogue.functions) if (own) bodies.set(id, await treeOf(client, own.parameters, own.body))
  const analysisOf = (parameters: Shape[]): Analysis => {
    const analysis: Analysis = {
      catalogue,
      parameters,
      shapeOf: (type, inJson = false) => shapeOf(catalogue, type, inJson),
      own(id, given) {
        const body = bodies.get(id)
        return body ? (rowOf(analysisOf(given), body, null)[0]?.[1] ?? null) : null
      },
      done: new Map(),
      expression: (level, node) => expressionShape(analysis, level, node),
    }
    return analysis
  }
  return {
    catalogue,
    async describe({ text, parameters }) {
      await client.query(`prepare checked as ${text}`)
      const { rows } = await client.query<{ types: number[] }>(
        `select parameter_types::oid[]::int[] as types from pg_prepared_statements where name = 'checked'`,
      )
      await client.query('deallocate checked')
      const types = rows[0]?.types ?? []
      const query = await treeOf(client, types.map((type) => `"${catalogue.types.get(type)?.name}"`).join(', '), text)
      const given = types.map((type, index) => parameterShape(shapeOf(catalogue, type, false), parameters[index] ?? null))
      return { row: rowOf(analysisOf(given), query, null), parameters: types }
    },
  }
}

/** The analysed tree of a statement: the body of a temporary function, dropped after reading. */
async function treeOf(client: pg.ClientBase, parameters: string, text: string): Promise<Node> {
  await client.query('begin')
  try {
    await client.query(`create function pg_temp.checked(${parameters}) returns void language sql begin atomic ${text}; end`)
    const { rows } = await client.query<{ tree: string }>(
      `select prosqlbody::text as tree from pg_proc where proname = 'checked' and pronamespace = pg_my_temp_schema()`,
    )
    const query = firstNode(parseTree(rows[0]?.tree ?? ''))
    if (!query) throw new Error('no tree')
    return query
  } finally {
    await client.query('rollback')
  }
}

function firstNode(tree: Tree): Node | null {
  if (isNode(tree)) return tree
  return Array.isArray(tree) ? firstNode(tree[0] ?? null) : null
}

const samples: Record<string, string> = { N: '1', B: 't', D: '2024-01-02', S: 'x', U: '', I: '::1' }

/** Returns the type in a row by running the product's parser on a sample. */
function shapeOf(catalogue: Catalogue, type: number, inJson: boolean): Shape {
  const facts = catalogue.types.get(type)
  if (!facts) return shape('other', { type })
  if (facts.name === 'json' || facts.name === 'jsonb') return shape('json', { type })
  if (facts.category === 'A') {
    const element = inJson ? shapeOf(catalogue, facts.element, true) : kindOf(read(type, `{${sampleOf(catalogue, facts.element)}}`))
    return element ? shape('list', { type, element: Array.isArray(element) ? null : element }) : shape('other', { type })
  }
  if (inJson) return shape(facts.category === 'N' ? 'number' : facts.category === 'B' ? 'boolean' : 'text')
  return { ...(kindOf(read(type, sampleOf(catalogue, type))) ?? shape('other')), type }
}

function sampleOf(catalogue: Catalogue, type: number): string {
  const { name = '', category = '' } = catalogue.types.get(type) ?? {}
  if (name === 'bytea') return '\\x00'
  return samples[category] ?? ''
}

const read = (type: number, text: string): unknown => typeParsers.getTypeParser(type, 'text')(text)

function kindOf(value: unknown): Shape | null {
  if (Array.isArray(value)) return kindOf(value[0])
  if (typeof value === 'number') return shape('number')
  if (typeof value === 'boolean') return shape('boolean')
  if (typeof value === 'string') return shape('text')
  if (value instanceof Date) return shape('instant')
  return Buffer.isBuffer(value) ? shape('bytes') : null
}

function parameterShape(plain: Shape, type: ts.Type | null): Shape {
  const parts = type ? (type.isUnion() ? type.types : [type]) : []
  const empty = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown
  const texts = parts.filter((part) => !(part.flags & empty))
  const values =
    texts.length > 0 && texts.every((part) => part.isStringLiteral()) ? texts.map((part) => (part as ts.StringLiteralType).value) : null
  return { ...plain, nullable: parts.length === 0 || parts.some((part) => part.flags & empty), values }
}
