import { expect, test } from 'vitest'
import { readOpenApi } from '../openapi-document.ts'
import { calls } from './calls.ts'
import { peopleCases } from './people.ts'
import { salesCases } from './sales.ts'
import { stockCases } from './stock.ts'

test('requires one case per call and one call per case', () => {
  const openapi = readOpenApi<{ paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>> }>()
  const served = Object.values(openapi.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, tags }) => (operationId && !tags?.includes('identity') ? [operationId.replace(/\d$/, '')] : []))
  const described = calls.map(({ id }) => id).sort()
  expect([...new Set(served)].sort()).toEqual(described)
  const cases = [peopleCases, salesCases, stockCases].flatMap((cases) => Object.keys(cases))
  expect(cases.sort()).toEqual(described)
})
