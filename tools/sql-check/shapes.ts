/** Possible values of a column or of a part of its JSON. */
export interface Shape {
  kind: 'number' | 'text' | 'boolean' | 'instant' | 'bytes' | 'json' | 'list' | 'object' | 'nothing' | 'other'
  /** PostgreSQL type; 0 within JSON */
  type: number
  nullable: boolean
  /** the only possible values of a text; null for any */
  values: string[] | null
  element: Shape | null
  members: Map<string, Shape> | null
}

export const shape = (kind: Shape['kind'], more: Partial<Shape> = {}): Shape => ({
  kind,
  type: 0,
  nullable: false,
  values: null,
  element: null,
  members: null,
  ...more,
})

/** Union of two shapes. */
export function either(one: Shape, other: Shape): Shape {
  const nullable = one.nullable || other.nullable
  if (one.kind === 'nothing') return { ...other, nullable }
  if (other.kind === 'nothing') return { ...one, nullable }
  if (one.kind !== other.kind) return shape(isJson(one) && isJson(other) ? 'json' : 'other', { type: one.type, nullable })
  const values = one.values && other.values ? [...new Set([...one.values, ...other.values])] : null
  const element = one.element && other.element ? either(one.element, other.element) : (one.element ?? other.element)
  return { ...one, nullable, values, element, members: eitherMembers(one.members, other.members) }
}

const isJson = ({ kind }: Shape) => kind === 'json' || kind === 'object' || kind === 'list'

function eitherMembers(one: Shape['members'], other: Shape['members']): Shape['members'] {
  if (!one || !other) return one ?? other
  const names = new Set([...one.keys(), ...other.keys()])
  return new Map(
    [...names].map((name) => {
      const [left, right] = [one.get(name), other.get(name)]
      if (left && right) return [name, either(left, right)]
      return [name, { ...((left ?? right) as Shape), nullable: true }]
    }),
  )
}

export const merged = (shapes: readonly Shape[]): Shape => shapes.reduce(either, shape('nothing'))
