import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { type ApiClient, listStyle } from '#client/api.ts'
import type { Config } from '#platform/config.ts'
import type { Language } from '#shared/language.ts'
import type { NotedAnswer } from './page-cache.ts'

/** API response to a path, as text. */
export interface ApiAnswer {
  status: number
  text: string
}

/** Requests a path, including its query, from the API of this process. */
export type AskApi = (path: string) => Promise<ApiAnswer>

/** Returns in-process access to the API in a language, without a socket. */
export function askInProcess(app: FastifyInstance, { basePath }: Pick<Config, 'basePath'>, language: Language): AskApi {
  const base = basePath.slice(0, -1)
  const headers = { 'accept-language': language }
  return async (path) => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url: base + path, headers })
    return { status: statusCode, text: payload }
  }
}

const querySerializer = createQuerySerializer<Record<string, unknown>>(listStyle)

/** Creates the typed client of server-side loaders (GET only), without HTTP requests and streams. */
export function inProcessClient(ask: AskApi): ApiClient {
  const GET = async (path: string, init: { params?: { query?: Record<string, unknown>; path?: Record<string, unknown> } } = {}) => {
    const { status, text } = await ask(
      createFinalURL(path, { baseUrl: '', params: init.params ?? {}, querySerializer, pathSerializer: defaultPathSerializer }),
    )
    const response = new Response(null, { status })
    const body = text === '' ? undefined : JSON.parse(text)
    return response.ok ? { data: body, response } : { error: body, response }
  }
  return { GET } as unknown as ApiClient
}

/** Wraps the API for one page render: each path is requested once, and the digests of the responses are recorded for cache revalidation. */
export function notedAnswers(ask: AskApi) {
  const requests = new Map<string, Promise<ApiAnswer>>()
  const once: AskApi = (path) => {
    const answer = requests.get(path) ?? ask(path)
    requests.set(path, answer)
    return answer
  }
  const digestOf = ({ status, text }: ApiAnswer) => hash('sha1', `${status} ${text}`, 'base64')
  return {
    ask: once,
    /** Returns the recorded responses by path. */
    answers: async (): Promise<NotedAnswer[]> =>
      Promise.all([...requests].map(async ([path, answer]) => ({ path, digest: digestOf(await answer) }))),
    isSame: async (answers: readonly NotedAnswer[]): Promise<boolean> => {
      const same = await Promise.all(answers.map(async ({ path, digest }) => digestOf(await once(path)) === digest))
      return same.every(Boolean)
    },
  }
}
