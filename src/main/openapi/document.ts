import type { z } from 'zod'
import { type Config, siteOrigin } from '#platform/config.ts'
import type { Contracts } from './contracts.ts'
import { identityPaths } from './identity-calls.ts'
import { addPartsOf, pathsOf } from './operations.ts'
import { shareRepeated } from './repeated.ts'
import { createSchemaBook } from './schemas.ts'
import type { Document, Paths } from './shapes.ts'
import { sharedParts } from './shared-parts.ts'
import { tags } from './tags.ts'

const description = `Used-car marketplace for Morocco.

Everything is JSON in UTF-8; times are ISO 8601 in UTC, amounts whole dirhams. Messages come in the language of Accept-Language: fr or ar.
Errors are problems of RFC 9457; decide by their \`code\`. Lists repeat the name of a query parameter.

Sign-in: see the tag identity. A call other than GET without a bearer token needs the anti-forgery token: GET /api/antiforgery sets the cookie
XSRF-TOKEN; send its value in the header x-xsrf-token. With an expired bearer token public calls respond as to an anonymous caller, with
www-authenticate: Bearer error="invalid_token".`

/** Generates the OpenAPI 3.1 document from the contracts of all modules. */
export function describeApi({ calls, schemas }: Contracts, config: Config): Document {
  const ids = new Map<z.ZodType, string>([...schemas].map(([id, schema]) => [schema, id]))
  const all = new Map(schemas)
  for (const one of calls) addPartsOf(one, all, ids)
  const book = createSchemaBook(all)
  const { issuer } = config.identity

  const paths: Paths = {}
  for (const one of calls) for (const [path, item] of Object.entries(pathsOf(one, book, ids))) paths[path] = { ...paths[path], ...item }
  const used = new Set(['identity', ...calls.map(({ tag }) => tag)])
  const document = shareRepeated({
    openapi: '3.1.0',
    info: { title: 'Rihla', version: '1', description },
    servers: [{ url: `${siteOrigin(config)}${config.basePath.replace(/\/$/, '')}`, description: 'This server' }],
    tags: tags.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths: { ...identityPaths(config), ...paths },
    components: sharedParts(book, issuer),
  })
  return book.complete(document)
}
