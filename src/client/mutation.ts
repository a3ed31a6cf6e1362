import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from './api-error.ts'
import { callApi, type DataOf, type InitArgs, type InitOf, type Method, type PathOf } from './call.ts'

/** Result of a mutation. `error` is null when it was not sent because another one is in progress. */
export type MutationResult<T> = { ok: true; data: T } | { ok: false; error: ApiError | null }

export interface ApiMutation<V, T> {
  /** a call is in progress; further calls are ignored */
  isPending: boolean
  /** input of the call in progress; null when there is none */
  variables: V | null
  /** data and error of the last call */
  data: T | null
  error: ApiError | null
  send: (given: V) => Promise<MutationResult<T>>
  /** resets the state of the last call */
  reset: () => void
}

export interface MutationOptions<T> {
  /** queries to invalidate afterwards */
  invalidates?: readonly PathOf<'get'>[]
  /** allows several calls in progress */
  isConcurrent?: boolean
  onSuccess?: (data: T) => void
  onError?: (error: ApiError) => void
}

interface State<V, T> {
  sending: { given: V } | null
  data: T | null
  error: ApiError | null
}

/**
 * Returns a mutation with a custom function, one at a time. `send` never throws: it returns the result. It does not need the query library.
 */
export function useMutation<T, V = void>(run: (given: V) => Promise<T>, choices: MutationOptions<T> = {}): ApiMutation<V, T> {
  const [state, setState] = useState<State<V, T>>({ sending: null, data: null, error: null })
  const underWay = useRef(0)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  })

  async function send(given: V): Promise<MutationResult<T>> {
    if (underWay.current > 0 && !choices.isConcurrent) return { ok: false, error: null }
    underWay.current++
    setState((now) => ({ ...now, sending: { given }, error: null }))
    const sent = await run(given).then(
      (data) => ({ ok: true, data }) as const,
      (thrown) => ({ ok: false, error: asApiError(thrown) }) as const,
    )
    underWay.current--
    setState((now) => ({
      sending: underWay.current > 0 ? now.sending : null,
      data: sent.ok ? sent.data : now.data,
      error: sent.ok ? null : sent.error,
    }))
    const { invalidates = [], onSuccess: done, onError: failed } = latest.current
    if (sent.ok) {
      if (invalidates.length > 0) void import('./query/query.ts').then(({ invalidate }) => invalidate(...invalidates))
      done?.(sent.data)
    } else failed?.(sent.error)
    return sent
  }
  return {
    isPending: state.sending !== null,
    variables: state.sending?.given ?? null,
    data: state.data,
    error: state.error,
    send,
    reset: () => setState({ sending: null, data: null, error: null }),
  }
}

/** Returns a mutation that calls the API, one at a time, and invalidates the given queries. */
export function useApiMutation<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  choices?: MutationOptions<DataOf<M, P>>,
): Omit<ApiMutation<InitOf<M, P>, DataOf<M, P>>, 'send'> & {
  send: (...given: InitArgs<InitOf<M, P>>) => Promise<MutationResult<DataOf<M, P>>>
} {
  const { send, ...rest } = useMutation((init: InitOf<M, P>) => callApi(method, path, init), choices)
  return { ...rest, send: (...[init]) => send((init ?? {}) as InitOf<M, P>) }
}
