// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '#testing/until.ts'
import { uploadFile } from './upload.ts'

/** What the server answers to one sending after the other; null: the line breaks. */
let answers: ({ status: number; response: unknown } | null)[] = []
const sent: { url: string; headers: Record<string, string>; file: string }[] = []
const tokens: string[] = []
let progress: [number, number][] = []

class Sending {
  responseType = ''
  status = 0
  response: unknown = null
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  readonly #headers: Record<string, string> = {}
  #url = ''
  open(method: string, url: string): void {
    this.#url = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }
  send(form: FormData): void {
    sent.push({ url: this.#url, headers: this.#headers, file: (form.get('File') as File).name })
    for (const [loaded, total] of progress) this.upload.onprogress?.({ loaded, total })
    const said = answers.shift()
    if (said === undefined) return
    Object.assign(this, said)
    if (said) this.onload?.()
    else this.onerror?.()
  }
  abort(): void {
    this.onabort?.()
  }
}

const cookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would set
  document.cookie = `XSRF-TOKEN=${value}; path=/`
}
beforeEach(() => {
  for (const list of [sent, tokens]) list.length = 0
  progress = []
  localStorage.clear()
  document.documentElement.lang = 'ar'
  document.documentElement.dataset.basePath = '/occasion/'
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/occasion/staff')
  cookie('; max-age=-1')
  vi.stubGlobal('XMLHttpRequest', Sending)
  vi.stubGlobal('fetch', async (url: string) => {
    tokens.push(url)
    cookie(`token-${tokens.length}`)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const file = new File(['x'], 'face.jpg')
const told: number[] = []
const upload = (stop?: AbortSignal) => uploadFile('api/documents/upload', file, (part) => told.push(part), stop)
const refusal = (code: string) => ({ status: 400, response: { code, message: 'Non.' } })

test('sends language and tokens, and fetches a missing CSRF token', async () => {
  answers = [{ status: 200, response: { id: 7 } }]
  expect(await upload()).toEqual({ data: { id: 7 } })
  const headers = { 'accept-language': 'ar', 'x-xsrf-token': 'token-1' }
  expect(sent).toEqual([{ url: 'POST https://rihla.example/occasion/api/documents/upload', headers, file: 'face.jpg' }])
  localStorage.setItem('token', 'of-salma')
  answers = [{ status: 299, response: 'ok' }]
  expect(await upload()).toEqual({ data: 'ok' })
  expect(sent[1]?.headers).toEqual({ ...headers, authorization: 'Bearer of-salma' })
  expect(tokens).toEqual(['https://rihla.example/occasion/api/antiforgery'])
})

test('renews a rejected CSRF token once', async () => {
  cookie('old')
  answers = [refusal('AntiForgery'), { status: 200, response: 1 }]
  expect(await upload()).toEqual({ data: 1 })
  expect([sent.map(({ headers }) => headers['x-xsrf-token']), tokens.length]).toEqual([['old', 'token-1'], 1])
  answers = [refusal('AntiForgery'), refusal('AntiForgery')]
  expect(await upload()).toMatchObject({ error: { code: 'AntiForgery' } })
  expect(sent).toHaveLength(4)
})

test('renews a token that has expired by the server clock', async () => {
  cookie('known')
  localStorage.setItem('token', 'old')
  localStorage.setItem('session', JSON.stringify({ subject: 'salma', name: 'Salma', expiresAt: Date.now() + 3_600_000 }))
  const outdated = {
    response: { code: 'Unauthorized', message: 'Non.' },
    get status() {
      // another tab renews it concurrently
      localStorage.setItem('token', 'new')
      return 401
    },
  }
  answers = [outdated, { status: 200, response: 1 }]
  expect(await upload()).toEqual({ data: 1 })
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
})

test('reports errors without retry; null without a response', async () => {
  cookie('known')
  answers = [refusal('PayloadTooLarge'), { status: 300, response: { code: 'x' } }, null]
  expect([await upload(), await upload(), await upload()]).toEqual([
    { error: { code: 'PayloadTooLarge', message: 'Non.' } },
    { error: { code: 'x' } },
    { error: null },
  ])
  expect(sent).toHaveLength(3)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  cookie('; max-age=-1')
  expect(await upload()).toEqual({ error: null })
  expect(sent).toHaveLength(3)
})

test('reports progress and can be aborted', async () => {
  cookie('known')
  told.length = 0
  progress = [
    [0, 0],
    [1, 4],
    [4, 4],
  ]
  answers = []
  const stop = new AbortController()
  const sending = upload(stop.signal)
  await until(() => expect(told).toEqual([0, 0.25, 1]))
  stop.abort()
  expect(await sending).toEqual({ error: null })
})
