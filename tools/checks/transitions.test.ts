import { describe, expect, test } from 'vitest'
import { workflows } from '../workflows.ts'
import { filesUnder, read } from './files.ts'
import { transitionCalls, withoutScreen } from './transition-calls.ts'

interface Operation {
  operationId: string
  requestBody?: unknown
  parameters?: unknown
}
const openapi = JSON.parse(read('docs/openapi.json')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}
const operations = new Map(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [operation.operationId, { path, operation }] as const),
  ),
)
const screens = filesUnder('src', /\.tsx?$/)
  .filter((path) => /\/ui\/|^src\/(staff|site|client)\//.test(path) && !/\.test\.|\.example\.|schema\.d\.ts|client\/limits\//.test(path))
  .map(read)

function enumValues(schema: unknown, seen = new Set<string>()): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((one) => enumValues(one, seen))
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'enum') return (value as unknown[]).map(String)
    if (key === 'const') return [String(value)]
    if (key !== '$ref') return enumValues(value, seen)
    const name = String(value).split('/').at(-1) ?? ''
    if (seen.has(name)) return []
    seen.add(name)
    return enumValues(openapi.components.schemas[name], seen)
  })
}

const operationOf = (caller: string) => caller.split(':')[0] ?? ''
const human = (who: readonly string[]) => who.some((role) => role !== 'system')

describe.each(workflows.map((workflow) => [workflow.name, workflow] as const))('the transitions of a %s', (name, { steps }) => {
  const calls = transitionCalls[name] ?? {}
  const actions = [...new Set(steps.map(({ action }) => action))]

  test('are in the table of calls where a person may take them', () => {
    const people = new Set(steps.filter(({ who }) => human(who)).map(({ action }) => action))
    expect([...people].filter((action) => !calls[action])).toEqual([])
    expect(Object.keys(calls).filter((action) => !actions.includes(action))).toEqual([])
  })

  test('are performed by calls of the API', () => {
    const ids = Object.values(calls).flat().map(operationOf)
    expect(ids.filter((id) => !operations.has(id))).toEqual([])
  })

  test('are values of the call where it takes an action', () => {
    const missing = actions.flatMap((action) =>
      (calls[action] ?? []).flatMap((caller) => {
        const [id = '', value = action] = caller.split(':')
        const operation = operations.get(id)?.operation
        const values = enumValues([operation?.requestBody, operation?.parameters])
        const takesActions = actions.filter((one) => values.includes(one)).length > 1
        return takesActions && !values.includes(value) ? [`${id} does not take ${value}`] : []
      }),
    )
    expect(missing).toEqual([])
  })

  test('have a screen that makes the call', () => {
    const missing = [...new Set(Object.values(calls).flat().map(operationOf))].filter((id) => {
      const path = operations.get(id)?.path
      return path !== undefined && withoutScreen[id] === undefined && !screens.some((text) => text.includes(`'${path}'`))
    })
    expect(missing).toEqual([])
  })
})
