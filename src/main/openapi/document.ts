import type { z } from 'zod'
import { type Config, siteOrigin } from '#platform/config.ts'
import { ErrorAnswer } from '#shared/contract.ts'
import { bearer, sharedComponents } from './components.ts'
import { type Contracts, type TaggedCall, typeOf } from './contracts.ts'
import { identityPaths } from './identity-calls.ts'
import { operationOf } from './operations.ts'
import { describeSchemas } from './schemas.ts'
import type { Components, Document, Operation, Paths } from './shapes.ts'
import { tags } from './tags.ts'

const description = `Used-car marketplace for Morocco.

Everything is JSON in UTF-8; times are ISO 8601 in UTC, amounts whole dirhams. Lists repeat the name of a query parameter.

Messages and texts are in French or Arabic: the query parameter \`lang\`, a cookie of that name, else the header Accept-Language (fr, ar).
Every response has the header x-request-id, to name in a report of an error.
Errors are problems of RFC 9457; decide by their \`code\`.

Sign-in: see the tag identity. A call other than GET without a bearer token needs the anti-forgery token: GET /api/antiforgery sets the cookie
XSRF-TOKEN; send its value in the header x-xsrf-token. With an expired bearer token public calls respond as to an anonymous caller, with
www-authenticate: Bearer error="invalid_token".`

/** Generates the OpenAPI 3.1 document from the contracts of all modules. */
export function describeApi({ calls, schemas: named }: Contracts, config: Config): Document {
  const all = new Map(named)
  const schemas = describeSchemas(all, partsOf(calls, all))
  const paths: Paths = identityPaths(config)
  for (const tagged of calls) {
    const { path, aliases = [], method, id } = tagged.call
    const operation = operationOf(tagged, schemas)
    for (const [i, address] of [path, ...aliases].entries())
      paths[address] = { ...paths[address], [method.toLowerCase()]: { ...operation, operationId: i === 0 ? id : `${id}${i + 1}` } }
  }
  const used = new Set(['identity', ...calls.map(({ tag }) => tag)])
  const components = { ...sharedComponents(config.identity.issuer), schemas: schemas.components }
  shareRepeated(paths, components)
  return {
    openapi: '3.1.0',
    info: { title: 'Rihla', version: '1', description },
    servers: [{ url: `${siteOrigin(config)}${config.basePath.replace(/\/$/, '')}`, description: 'This server' }],
    security: [bearer],
    tags: tags.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components,
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the schemas of all calls by `<call id> <part>`. Adds bodies and outputs without a name to `named`, called after their call. */
function partsOf(calls: readonly TaggedCall[], named: Map<string, z.ZodType>) {
  const names = new Map([...named].map(([name, schema]) => [schema, name]))
  const parts: { input: Record<string, z.ZodType>; output: Record<string, z.ZodType> } = { input: {}, output: { problem: ErrorAnswer } }
  for (const { call } of calls)
    for (const part of ['params', 'query', 'body', 'output'] as const) {
      const schema = call[part]
      if (!schema) continue
      parts[part === 'output' ? 'output' : 'input'][`${call.id} ${part}`] = schema
      // parameters are inlined
      if (part === 'params' || part === 'query') named.delete(names.get(schema) ?? '')
      else if (!names.has(schema) && typeOf(schema) === 'object') {
        const name = `${capital(call.id)}${part === 'body' ? 'Request' : 'Response'}`
        names.set(schema, name)
        named.set(name, schema)
      }
    }
  return parts
}

/** Moves repeated parameters and responses of `paths` to `components`. */
function shareRepeated(paths: Paths, { parameters, responses }: Components): void {
  const operations = Object.values(paths).flatMap((item) => Object.values(item).filter((part): part is Operation => 'operationId' in part))
  share(
    'parameters',
    parameters,
    operations.map((one) => one.parameters ?? []),
    ({ name }) => capital(name),
  )
  // a response is called after the first schema in it
  const nameOf = (part: object) => JSON.stringify(part).match(/"#\/components\/schemas\/(\w+)"/)?.[1] ?? ''
  share(
    'responses',
    responses,
    operations.map((one) => one.responses),
    nameOf,
  )
}

/** Replaces repeated parts of `holders` by references; the most frequent part of a name becomes the component. */
function share<T extends object>(
  kind: string,
  components: Record<string, T>,
  holders: readonly object[],
  nameOf: (part: T) => string,
): void {
  const places = holders.flatMap((holder) => Object.entries(holder as Record<string, T>).map(([key, part]) => ({ holder, key, part })))
  const byText = Map.groupBy(places, ({ part }) => JSON.stringify(part))
  for (const equal of [...byText.values()].sort((a, b) => b.length - a.length)) {
    const part = equal[0]?.part
    const name = part && !('$ref' in part) && equal.length > 1 ? nameOf(part) : ''
    if (!part || name === '' || name in components) continue
    components[name] = part
    for (const { holder, key } of equal) Object.assign(holder, { [key]: { $ref: `#/components/${kind}/${name}` } })
  }
}
