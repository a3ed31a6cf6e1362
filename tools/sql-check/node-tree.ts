/**
 * Parser of PostgreSQL's analysed statements (`pg_node_tree`): `{TYPE :field value …}`, lists in parentheses, sets such as `(b 1 2)`,
 * bytes of a constant in brackets. Written for the major version that the tests run on.
 */
export type Tree = Node | Tree[] | string | null

export interface Node {
  type: string
  fields: Map<string, Tree>
}

export const isNode = (tree: Tree | undefined): tree is Node => tree !== null && typeof tree === 'object' && !Array.isArray(tree)

/** A field that is a node, or null. */
export function nodeOf(node: Node, name: string): Node | null {
  const field = node.fields.get(name)
  return isNode(field) ? field : null
}

/** The items of a field; none for an empty one. */
function itemsOf(node: Node, name: string): Tree[] {
  const field = node.fields.get(name)
  return Array.isArray(field) ? field : []
}

export const nodesOf = (node: Node, name: string): Node[] => itemsOf(node, name).filter(isNode)
export const numberOf = (node: Node, name: string): number => Number(node.fields.get(name))
export const isTrue = (node: Node, name: string): boolean => node.fields.get(name) === 'true'

export function textOf(node: Node, name: string): string | null {
  const field = node.fields.get(name)
  return typeof field === 'string' ? field : null
}

/** Numbers of a set or list: `(b 1 2)`, `(i 1 2)`, `(o 1 2)`. */
export const numbersOf = (node: Node, name: string): number[] => itemsOf(node, name).slice(1).map(Number)

const tokens = /[(){}[\]]|(?:\\[\s\S]|[^\s(){}[\]\\])+/g

export function parseTree(text: string): Tree {
  const found = text.match(tokens) ?? []
  let at = 0
  function value(): Tree {
    const token = found[at++]
    if (token === '{') return node()
    if (token === '(' || token === '[') {
      const items: Tree[] = []
      const end = token === '(' ? ')' : ']'
      while (found[at] !== end) items.push(value())
      at++
      return items
    }
    if (token === '<>' || token === undefined) return null
    const plain = token.replaceAll(/\\([\s\S])/g, '$1')
    return plain.startsWith('"') && plain.endsWith('"') && plain.length > 1 ? plain.slice(1, -1) : plain
  }
  function node(): Node {
    const type = found[at++] ?? ''
    const fields = new Map<string, Tree>()
    while (found[at] !== '}') {
      const name = (found[at++] ?? '').slice(1)
      let field = value()
      // the bytes of a constant follow their number
      if (found[at] === '[') field = value()
      fields.set(name, field)
    }
    at++
    return { type, fields }
  }
  return value()
}
