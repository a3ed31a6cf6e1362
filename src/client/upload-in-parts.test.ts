// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadInParts } from './upload-in-parts.ts'

/** A fake server that stores parts; it drops the connection on request. */
let kept: Record<string, number> = {}
/** Calls that reach it, by number, whose answer is lost; and from which on nothing goes through. */
let cuts: readonly number[] = []
let refusal: object | null = null
const calls: { id: string; offset: number; size: number; place: string }[] = []
const document1 = { id: 'd1' }

class Sending {
  responseType = ''
  status = 200
  response: unknown = null
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  #url = ''
  open(_method: string, url: string): void {
    this.#url = url
  }
  setRequestHeader(): void {}
  abort(): void {
    this.onabort?.()
  }
  send(form: FormData): void {
    const query = Object.fromEntries(new URL(this.#url).searchParams)
    const id = query.ClientId ?? ''
    const [offset, size] = [Number(query.Offset), Number(query.Size)]
    const part = form.get('File') as File
    calls.push({ id, offset, size: part.size, place: `${query.Owner} ${query.Id} ${query.Type} ${part.name}` })
    this.upload.onprogress?.({ loaded: part.size, total: part.size })
    if (cuts.includes(calls.length)) {
      this.onerror?.()
      return
    }
    if (!refusal && offset === (kept[id] ?? 0)) kept[id] = offset + part.size
    const received = kept[id] ?? 0
    if (refusal) Object.assign(this, { status: 415, response: refusal })
    else this.response = { received, document: received === size ? document1 : null }
    this.onload?.()
  }
}

const bytes = 256 * 1024
const place = { Id: 7, Type: 'CustomerCIN', Owner: 'Purchase' } as const
const file = (name = 'cin.pdf') => new File([new Uint8Array(2 * bytes + 10)], name, { type: 'application/pdf', lastModified: 1 })
const told: number[] = []
const upload = (one = file(), stop = new AbortController()) => uploadInParts(place, one, (part) => told.push(part), stop.signal)
const offsets = () => calls.map(({ offset }) => offset)

beforeEach(() => {
  kept = {}
  cuts = []
  refusal = null
  calls.length = 0
  told.length = 0
  localStorage.clear()
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/history')
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'XSRF-TOKEN=x; path=/'
  vi.stubGlobal('XMLHttpRequest', Sending)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the files that follow have a token of their own
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=-1'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('uploads parts in order and reports progress', async () => {
  expect(await upload()).toEqual({ data: document1 })
  expect(calls).toEqual([0, bytes, 2 * bytes].map((offset) => ({ ...calls[0], offset, size: offset === 2 * bytes ? 10 : bytes })))
  expect(calls[0]?.place).toBe('Purchase 7 CustomerCIN cin.pdf')
  expect(told.at(-1)).toBe(1)
  expect(told.toSorted((a, b) => a - b)).toEqual(told)
})

test('resumes after interruptions, up to five in a row', async () => {
  cuts = [1, 3, 5]
  const sending = upload()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await sending).toEqual({ data: document1 })
  expect(offsets()).toEqual([0, 0, bytes, bytes, 2 * bytes, 2 * bytes])

  calls.length = 0
  kept = {}
  cuts = [2, 3, 4, 5, 6, 7]
  const broken = upload()
  await vi.advanceTimersByTimeAsync(15_499)
  expect(calls).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(1)
  expect(await broken).toEqual({ error: null })
  expect(calls).toHaveLength(7)
})

test('resumes when the same file is chosen again', async () => {
  cuts = [2, 3, 4, 5, 6, 7]
  const broken = upload()
  await vi.advanceTimersByTimeAsync(20_000)
  await broken
  const [{ id: first } = { id: '' }] = calls
  calls.length = 0
  cuts = []
  await upload(file('another.pdf'))
  expect(calls.some(({ id }) => id === first)).toBe(false)
  calls.length = 0
  expect(await upload()).toEqual({ data: document1 })
  expect([calls.every(({ id }) => id === first), offsets()]).toEqual([true, [0, bytes, 2 * bytes]])
  calls.length = 0
  await upload()
  expect(calls.some(({ id }) => id === first)).toBe(false)
})

test('ignores invalid stored uploads', async () => {
  const one = file()
  const name = `7/CustomerCIN/Purchase/cin.pdf/${one.size}/1`
  for (const kept of [[[name, 12]], [name], { [name]: 'x' }, [[12, name]]]) {
    localStorage.setItem('rihla.uploads', JSON.stringify(kept))
    await upload(one)
  }
  expect(calls.filter(({ id }) => !/^[\da-f-]{36}$/.test(id))).toEqual([])
})

test('reports errors without retry; stops when aborted', async () => {
  refusal = { code: 'UnsupportedMediaType', message: 'Non.' }
  expect(await upload()).toEqual({ error: refusal })
  expect(calls).toHaveLength(1)
  refusal = null
  cuts = [2]
  const stop = new AbortController()
  const sending = upload(file(), stop)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(2)
  stop.abort()
  expect(await sending).toEqual({ error: null })
  expect(calls).toHaveLength(2)
})
