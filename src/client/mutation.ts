import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from './api-error.ts'
import { callApi, type DataOf, type InitArgs, type InitOf, type Method, type PathOf } from './call.ts'

/** What became of a call that changes something; `error` null: it was not sent, because the one before is under way. */
export type Sent<T> = { ok: true; data: T } | { ok: false; error: ApiError | null }

export interface ApiMutation<V, T> {
  /** a call is under way: its button is busy, and a second press sends nothing */
  busy: boolean
  /** what is under way; null when nothing is */
  sending: V | null
  /** what the last call answered, and why it was refused */
  data: T | null
  error: ApiError | null
  send: (given: V) => Promise<Sent<T>>
  /** forgets the last call */
  reset: () => void
}

export interface MutationChoices<T> {
  /** the questions whose answers are no longer right afterwards */
  invalidates?: readonly PathOf<'get'>[]
  /** several may be under way at once, each about another thing */
  concurrency?: boolean
  done?: (data: T) => void
  failed?: (error: ApiError) => void
}

interface State<V, T> {
  sending: { given: V } | null
  data: T | null
  error: ApiError | null
}

/**
 * A change that takes more than one call, or another way of calling; one at a time. Nothing is thrown: `send` says what became of it. It needs
 * no library, so that public pages may send without one.
 */
export function useChange<T, V = void>(run: (given: V) => Promise<T>, choices: MutationChoices<T> = {}): ApiMutation<V, T> {
  const [state, setState] = useState<State<V, T>>({ sending: null, data: null, error: null })
  const underWay = useRef(0)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  })

  async function send(given: V): Promise<Sent<T>> {
    if (underWay.current > 0 && !choices.concurrency) return { ok: false, error: null }
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
    const { invalidates = [], done, failed } = latest.current
    if (sent.ok) {
      if (invalidates.length > 0) void import('./query/query.ts').then(({ invalidate }) => invalidate(...invalidates))
      done?.(sent.data)
    } else failed?.(sent.error)
    return sent
  }
  return {
    busy: state.sending !== null,
    sending: state.sending?.given ?? null,
    data: state.data,
    error: state.error,
    send,
    reset: () => setState({ sending: null, data: null, error: null }),
  }
}

/** A call of the API that changes something: one at a time, with the questions whose answers it changes. */
export function useApiMutation<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  choices?: MutationChoices<DataOf<M, P>>,
): Omit<ApiMutation<InitOf<M, P>, DataOf<M, P>>, 'send'> & { send: (...given: InitArgs<InitOf<M, P>>) => Promise<Sent<DataOf<M, P>>> } {
  const { send, ...rest } = useChange((init: InitOf<M, P>) => callApi(method, path, init), choices)
  return { ...rest, send: (...[init]) => send((init ?? {}) as InitOf<M, P>) }
}
