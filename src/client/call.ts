import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import { ApiError } from './api-error.ts'
import type { paths } from './schema.d.ts'

export type Method = 'get' | 'put' | 'post' | 'delete'

/** API paths that have the method, from the contract. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never
}[keyof paths]

/** Parameters and body of a call. */
export type InitOf<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>

/** Response data of a call; undefined without content. */
export type DataOf<M extends Method, P extends PathOf<M>> = paths[P][M] extends infer Operation extends Record<string | number, unknown>
  ? Exclude<FetchResponse<Operation, object, `${string}/${string}`>, { error: unknown }>['data']
  : never

/** `init` is optional when a call has no required parameters. */
export type InitArgs<I> = object extends I ? [init?: I] : [init: I]

/** Loaded separately, as rendering does not need it, but without delay: browsers do not retry a failed module import while offline. */
const client = import('./api.ts').catch(() => null)

/** Calls the API once and returns its data. Throws ApiError. */
export async function callApi<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  init: InitOf<M, P>,
  signal?: AbortSignal,
): Promise<DataOf<M, P>> {
  const api = await client
  if (!api) throw new ApiError(0, null)
  const send = api.browserApi()[method.toUpperCase() as 'GET'] as unknown as (path: string, init: object) => Promise<Answer>
  const { data, error, response } = await send(path, { ...init, ...(signal && { signal }) }).catch((thrown: unknown) => {
    if (signal?.aborted) throw thrown
    throw new ApiError(0, null)
  })
  if (response.ok) return data as DataOf<M, P>
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  throw new ApiError(response.status, error, Number.isFinite(wait) ? wait : null)
}

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}
