import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ApiError, asApiError } from '../api-error.ts'
import { callApi, type DataOf, type InitArgs, type InitOf, type Method, type PathOf } from '../call.ts'
import { invalidate, pageQueries } from './query.ts'

/** What became of a call that changes something; `error` null: it was not sent, because the one before is under way. */
export type Sent<T> = { ok: true; data: T } | { ok: false; error: ApiError | null }

export interface ApiMutation<V, T> {
  /** a call is under way: its button is busy, and a second press sends nothing */
  busy: boolean
  /** what is under way; null when nothing is */
  sending: V | null
  /** why the last call was refused */
  error: ApiError | null
  send: (given: V) => Promise<Sent<T>>
  /** forgets the last refusal */
  reset: () => void
}

export interface MutationChoices<T> {
  /** the questions whose answers are no longer right afterwards */
  invalidates?: readonly PathOf<'get'>[]
  /** several may be under way at once, each about another thing */
  together?: boolean
  done?: (data: T) => void
  failed?: (error: ApiError) => void
}

/** A change that takes more than one call; one at a time. Nothing is thrown: `send` says what became of it. */
export function useChange<T, V = void>(
  run: (given: V) => Promise<T>,
  { invalidates = [], together = false, done, failed }: MutationChoices<T> = {},
): ApiMutation<V, T> {
  const underWay = useRef(false)
  const { mutateAsync, isPending, variables, error, reset } = useMutation<T, ApiError, V>(
    {
      mutationFn: run,
      onSuccess: (data) => {
        void invalidate(...invalidates)
        done?.(data)
      },
      onError: (thrown) => failed?.(asApiError(thrown)),
    },
    pageQueries(),
  )
  async function send(given: V): Promise<Sent<T>> {
    if (underWay.current && !together) return { ok: false, error: null }
    underWay.current = true
    try {
      return { ok: true, data: await mutateAsync(given) }
    } catch (thrown) {
      return { ok: false, error: asApiError(thrown) }
    } finally {
      underWay.current = false
    }
  }
  return { busy: isPending, sending: isPending ? (variables ?? null) : null, error: error && asApiError(error), send, reset }
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
