// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile } from './download.ts'
import { fetchFile } from './staff/files.ts'

const saved: { href: string; download: string }[] = []
const revoked: string[] = []
let answer: () => Response = () => new Response('')
const asked: string[] = []
let content: Blob | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const list of [saved, revoked, asked]) list.length = 0
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/home')
  localStorage.clear()
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return answer()
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An answer that comes in parts of these lengths. */
const inParts = (lengths: number[], headers: Record<string, string> = {}) => {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const length of lengths) stream.enqueue(new Uint8Array(length))
      stream.close()
    },
  })
  return new Response(body, { headers })
}
const file = { uri: '/documents/7', fileName: 'recu.pdf', size: 400 as number | null }
const download = async (given = file) => {
  const told: number[] = []
  return [await downloadFile(given, (part) => told.push(part)), told] as const
}

test.each([
  ['by its size', 400, {}, [0.25, 1]],
  ['by what the server says', null, { 'content-length': '800' }, [0.125, 0.5]],
  ['never more than all', 200, {}, [0.5, 1]],
  ['all at once where nobody knows', null, {}, [1, 1]],
  ['an empty one too', 0, {}, [1, 1]],
] as const)('how much has come is told %s', async (_how, size, headers, parts) => {
  answer = () => inParts([100, 300], headers)
  expect(await download({ ...file, size })).toEqual([true, parts])
})

test('saves a file with its name and type; revokes its URL later', async () => {
  answer = () => inParts([100, 300], { 'content-type': 'application/pdf' })
  await download()
  expect([asked, saved]).toEqual([['https://rihla.example/documents/7'], [{ href: 'blob:1', download: 'recu.pdf' }]])
  expect([content?.size, content?.type]).toEqual([400, 'application/pdf'])
  answer = () => inParts([1])
  await download()
  expect(content?.type).toBe('application/octet-stream')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(revoked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(revoked).toEqual(['blob:1', 'blob:1'])
})

test.each([
  ['was refused', () => new Response('', { status: 404 })],
  ['has no content', () => Object.defineProperty(new Response(null), 'body', { value: null })],
  [
    'broke off',
    () =>
      new Response(
        new ReadableStream({
          pull: (stream) => stream.error(new TypeError('cut')),
        }),
      ),
  ],
  [
    'never came',
    () => {
      throw new TypeError('failed to fetch')
    },
  ],
] as [string, () => Response][])('a file that %s is not saved', async (_how, given) => {
  answer = given
  expect([(await download())[0], saved]).toEqual([false, []])
})

test.each([true, false])('opens a private file in a tab or saves it: %s', async (show) => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  )
  answer = () => new Response('%PDF')
  expect(await fetchFile('/documents/7', 'recu.pdf', show)).toBe(true)
  expect([vi.mocked(open).mock.calls, tab.location.href]).toEqual(show ? [[['', '_blank']], 'blob:1'] : [[], ''])
  expect(saved).toEqual(show ? [] : [{ href: 'blob:1', download: 'recu.pdf' }])
  await vi.advanceTimersByTimeAsync(59_999)
  expect(revoked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([revoked, tab.close.mock.calls]).toEqual([['blob:1'], []])
  answer = () => new Response('', { status: 403 })
  expect(await fetchFile('/documents/7', 'recu.pdf', show)).toBe(false)
  expect(tab.close).toHaveBeenCalledTimes(show ? 1 : 0)
})
