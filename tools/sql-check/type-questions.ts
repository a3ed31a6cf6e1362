import ts from 'typescript'
import { known, type Value } from './values.ts'

/** Queries on TypeScript types. */
export function createTypes(checker: ts.TypeChecker) {
  /** A runtime value; a type with one value becomes that value. */
  function unknown(type: ts.Type | null): Value {
    if (type?.isStringLiteral() || type?.isNumberLiteral()) return known(type.value)
    if (type && type.flags & ts.TypeFlags.BooleanLiteral) return known(checker.typeToString(type) === 'true')
    if (type && type.flags & ts.TypeFlags.Null) return known(null)
    if (type && type.flags & ts.TypeFlags.Undefined) return known(undefined)
    return { kind: 'unknown', type }
  }

  const at = (node: ts.Node): Value => unknown(checker.getTypeAtLocation(node))

  function parts(type: ts.Type | null): readonly ts.Type[] {
    if (!type) return []
    const base = type.flags & ts.TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type
    return base.isUnion() ? base.types : [base]
  }

  /** All values of a closed list of texts or numbers; null for an open type. */
  function literals(type: ts.Type | null): (string | number)[] | null {
    const values = parts(type).filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    if (values.length === 0) return null
    return values.every((part) => part.isStringLiteral() || part.isNumberLiteral())
      ? values.map((part) => (part as ts.StringLiteralType | ts.NumberLiteralType).value)
      : null
  }

  const isFragment = (type: ts.Type | null) => parts(type).some((part) => part.getProperty('toOperationNode') !== undefined)

  /** True for a type of plain values without open text: no condition turns it into SQL. */
  const isPlain = (type: ts.Type) =>
    parts(type).every(
      (part) =>
        part.isStringLiteral() ||
        Boolean(
          part.flags &
            (ts.TypeFlags.NumberLike |
              ts.TypeFlags.BooleanLike |
              ts.TypeFlags.Null |
              ts.TypeFlags.Undefined |
              ts.TypeFlags.BigIntLike |
              ts.TypeFlags.VoidLike),
        ) ||
        part.symbol?.name === 'Date',
    )

  const mayBeEmpty = (type: ts.Type | null) =>
    type === null ||
    parts(type).some((part) => part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown))

  function member(type: ts.Type | null, name: string, node: ts.Node): Value {
    const found = type && checker.getNonNullableType(type).getProperty(name)
    return found ? unknown(checker.getTypeOfSymbolAtLocation(found, node)) : unknown(null)
  }

  const element = (type: ts.Type | null): ts.Type | null =>
    type ? (checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number) ?? null) : null

  /** The properties of a type with a closed list of them. */
  function members(type: ts.Type | null, node: ts.Node): Map<string, Value> | null {
    if (!type) return null
    const bare = checker.getNonNullableType(type)
    if (checker.getIndexInfosOfType(bare).length > 0 || checker.isArrayLikeType(bare) || isFragment(bare)) return null
    const properties = checker.getPropertiesOfType(bare)
    if (properties.length === 0 || !(bare.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return null
    return new Map(
      properties.map((property) => {
        const given = checker.getTypeOfSymbolAtLocation(property, node)
        return [property.name, unknown(property.flags & ts.SymbolFlags.Optional ? checker.getNonNullableType(given) : given)]
      }),
    )
  }

  return { unknown, at, parts, literals, isFragment, isPlain, mayBeEmpty, member, element, members }
}

export type Types = ReturnType<typeof createTypes>
