import { type Analysis, inJson } from './analysis.ts'
import { constantText } from './facts.ts'
import type { Node } from './node-tree.ts'
import { merged, type Shape, shape } from './shapes.ts'

/** PostgreSQL functions that may return null for non-null arguments. */
const maybeNull = new Set([
  'json_object_field',
  'json_object_field_text',
  'jsonb_object_field',
  'jsonb_object_field_text',
  'json_array_element',
  'json_array_element_text',
  'jsonb_array_element',
  'jsonb_array_element_text',
  'json_extract_path',
  'json_extract_path_text',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'jsonb_path_query_first',
  'json_array_elements_text',
  'jsonb_array_elements_text',
  'array_length',
  'array_upper',
  'array_lower',
  'array_position',
  'regexp_match',
  'regexp_substr',
  'current_setting',
  'obj_description',
  'pg_get_expr',
  'to_regclass',
  'to_regtype',
  'width_bucket_null',
])

/** Functions that never return null for any arguments. */
const neverNull = new Set([
  'concat',
  'concat_ws',
  'num_nulls',
  'num_nonnulls',
  'quote_nullable',
  'json_build_array',
  'jsonb_build_array',
  'array_append',
  'array_prepend',
  'array_remove_never',
])

/** `substring` returns null only with a pattern. */
const isPattern = (name: string, given: readonly Shape[]) => name === 'substring' && given[1]?.kind === 'text'

/** Returns the shape of a function or operator result. */
export function functionShape(analysis: Analysis, id: number, nodes: readonly Node[], given: Shape[], type: number): Shape {
  const facts = analysis.catalogue.functions.get(id)
  const plain = analysis.shapeOf(type)
  if (!facts) return { ...plain, nullable: true }
  const { name, strict, own } = facts
  if (own) {
    const found = analysis.own(id, given)
    if (found) return { ...found, nullable: found.nullable || (strict && given.some(({ nullable }) => nullable)) }
  }
  const [first, second] = given
  const anyNull = given.some(({ nullable }) => nullable)
  if (/^jsonb?_build_object$/.test(name)) return built(analysis, nodes, given)
  if (/^(row_)?to_jsonb?$/.test(name) && first) return { ...inJson(analysis, first), nullable: first.nullable }
  if (name === 'jsonb_concat' && first?.members && second?.members)
    return shape('object', { members: new Map([...first.members, ...second.members]), nullable: anyNull })
  if (/^jsonb?_(object_field|array_element)$/.test(name)) return taken(nodes, first, name) ?? { ...plain, nullable: true }
  if (/^jsonb?_object_field_text$/.test(name)) {
    const member = taken(nodes, first, name)
    if (member?.kind === 'text') return member
  }
  if (name === 'unnest') return first?.element ?? { ...plain, nullable: true }
  if (name === 'array_remove' || name === 'array_cat')
    return { ...plain, element: first?.element ?? plain.element, nullable: Boolean(first?.nullable) }
  if (neverNull.has(name)) return plain
  if (maybeNull.has(name) || isPattern(name, given)) return { ...plain, nullable: true }
  return { ...plain, nullable: !strict || anyNull }
}

function built(analysis: Analysis, nodes: readonly Node[], given: readonly Shape[]): Shape {
  const members = new Map<string, Shape>()
  for (let index = 0; index + 1 < given.length; index += 2) {
    const name = nodes[index]
    const member = given[index + 1]
    const text = name && constantText(name)
    if (text == null || !member) return shape('json')
    members.set(text, inJson(analysis, member.kind === 'nothing' ? merged([member]) : member))
  }
  return shape('object', { members })
}

/** Reads a member of JSON that the same statement built. */
function taken(nodes: readonly Node[], from: Shape | undefined, name: string): Shape | null {
  const [, key] = nodes
  if (name.includes('array_element')) return from?.element ? { ...from.element, nullable: true } : null
  const text = key && constantText(key)
  const member = text == null ? undefined : from?.members?.get(text)
  return member ? { ...member, nullable: member.nullable || Boolean(from?.nullable) } : null
}
