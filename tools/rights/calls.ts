import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#shared/contract.ts'

const domains = join(import.meta.dirname, '../../src/domains')

export const calls: Endpoint[] = []
for (const file of readdirSync(domains, { recursive: true }).map(String)) {
  if (!file.endsWith('contract.ts')) continue
  const module: Record<string, unknown> = await import(join(domains, file))
  for (const value of Object.values(module)) if (isCall(value)) calls.push(value)
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'roles' in value
}
