import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { type ApiClient, listStyle } from '#client/api.ts'
import type { Config } from '#platform/config.ts'
import type { Language } from '#shared/language.ts'
import type { NotedAnswer } from './page-cache.ts'

/** What the API answered to a path: the text as it is sent. */
export interface ApiAnswer {
  status: number
  text: string
}

/** Asks the API of this process for a path with its query. */
export type AskApi = (path: string) => Promise<ApiAnswer>

/** The way to the API of this process, in a language; no socket is between. */
export function askInProcess(app: FastifyInstance, { basePath }: Pick<Config, 'basePath'>, language: Language): AskApi {
  const base = basePath.slice(0, -1)
  const headers = { 'accept-language': language }
  return async (path) => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url: base + path, headers })
    return { status: statusCode, text: payload }
  }
}

const querySerializer = createQuerySerializer<Record<string, unknown>>(listStyle)

/** The typed client of the loaders on the server, which only read; answers are handed over without requests and streams of HTTP. */
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

/** Wraps the API for one page: each path is requested once, and the digests of the answers tell later whether the page is still right. */
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
    /** Returns the answers so far, by path. */
    answers: async (): Promise<NotedAnswer[]> =>
      Promise.all([...requests].map(async ([path, answer]) => ({ path, digest: digestOf(await answer) }))),
    isSame: async (answers: readonly NotedAnswer[]): Promise<boolean> => {
      const same = await Promise.all(answers.map(async ({ path, digest }) => digestOf(await once(path)) === digest))
      return same.every(Boolean)
    },
  }
}
