import ts from 'typescript'
import type { Shape } from './shapes.ts'

/** Describes how a shape violates its claimed type; empty when it fits. */
function faultsOf(checker: ts.TypeChecker, at: string, found: Shape, claimed: ts.Type): string[] {
  const parts = partsOf(checker, claimed)
  if (parts.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive))) return []
  const isNull = (type: ts.Type) => Boolean(type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined))
  const faults = found.nullable && !parts.some(({ flags }) => flags & ts.TypeFlags.Null) ? [`${at} can be null`] : []
  if (found.kind === 'nothing' || found.kind === 'json') return faults
  return [
    ...faults,
    ...kindFaults(
      checker,
      at,
      found,
      parts.filter((type) => !isNull(type)),
    ),
  ]
}

function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const base = type.flags & ts.TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(type) ?? type) : type
  return base.isUnion() ? base.types : [base]
}

function kindFaults(checker: ts.TypeChecker, at: string, found: Shape, parts: readonly ts.Type[]): string[] {
  const has = (flags: ts.TypeFlags) => parts.some((part) => part.flags & flags)
  const named = (name: RegExp) => parts.some((part) => name.test(part.symbol?.name ?? ''))
  const wrong = [`${at} is ${nameOf(found)}, not ${parts.map((part) => checker.typeToString(part)).join(' | ')}`]
  switch (found.kind) {
    case 'number':
      return has(ts.TypeFlags.Number) ? [] : wrong
    case 'boolean':
      return has(ts.TypeFlags.BooleanLike) ? [] : wrong
    case 'instant':
      return named(/^Date$/) ? [] : wrong
    case 'bytes':
      return named(/^(Buffer|Uint8Array)$/) ? [] : wrong
    case 'text':
      return has(ts.TypeFlags.String) ? [] : textFaults(at, found, parts, wrong)
    case 'list': {
      const lists = parts.filter((part) => checker.isArrayLikeType(part))
      const elements = lists.map((part) => checker.getIndexTypeOfType(part, ts.IndexKind.Number)).filter((type) => type !== undefined)
      if (elements.length === 0) return wrong
      return found.element ? best(elements.map((type) => faultsOf(checker, `${at}[]`, found.element as Shape, type))) : []
    }
    case 'object': {
      const objects = parts.filter(
        (part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !checker.isArrayLikeType(part),
      )
      if (objects.length === 0) return wrong
      return best(objects.map((type) => memberFaults(checker, at, found.members ?? new Map(), type)))
    }
    default:
      return wrong
  }
}

const best = (each: string[][]): string[] => each.toSorted((one, other) => one.length - other.length)[0] ?? []

function textFaults(at: string, found: Shape, parts: readonly ts.Type[], wrong: string[]): string[] {
  const texts = parts.filter((part) => part.isStringLiteral()).map((part) => (part as ts.StringLiteralType).value)
  if (texts.length === 0) return wrong
  if (!found.values) return [`${at} can be any text: no check of the table lists its values`]
  const beyond = found.values.filter((value) => !texts.includes(value))
  return beyond.length > 0 ? [`${at} can be ${beyond.map((value) => `'${value}'`).join(', ')}`] : []
}

/** Compares the members of a row or a JSON object with the properties of a type. */
export function memberFaults(checker: ts.TypeChecker, at: string, members: ReadonlyMap<string, Shape>, type: ts.Type): string[] {
  const within = (name: string) => (at ? `${at}.${name}` : name)
  if (checker.getIndexInfosOfType(type).length > 0) return []
  const properties = checker.getPropertiesOfType(type)
  if (properties.length === 0) return []
  const faults = properties.flatMap((property) => {
    const found = members.get(property.name)
    if (!found) return property.flags & ts.SymbolFlags.Optional ? [] : [`${within(property.name)} is not selected`]
    return faultsOf(checker, within(property.name), found, checker.getTypeOfSymbol(property))
  })
  const names = new Set(properties.map(({ name }) => name))
  return [...faults, ...[...members.keys()].filter((name) => !names.has(name)).map((name) => `${within(name)} is not in the type`)]
}

function nameOf({ kind, element, type }: Shape): string {
  if (kind === 'list') return `a list of ${element ? nameOf(element) : 'something'}`
  const names = {
    instant: 'a Date',
    text: 'a text',
    number: 'a number',
    boolean: 'a boolean',
    bytes: 'bytes',
    object: 'an object',
    json: 'JSON',
    nothing: 'null',
  }
  return kind === 'other' ? `a value that the driver does not read (type ${type})` : names[kind]
}
