// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, show } from '#testing/screen.tsx'
import { DocumentThumb } from './document-thumb.tsx'

fakeApi()
afterEach(() => vi.unstubAllGlobals())

test('loads a thumbnail by document and keeps its space on error', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    asked.push(new URL(input.url).pathname + new URL(input.url).search)
    return input.url.includes('gone')
      ? new Response(null, { status: 404 })
      : new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'image/webp' } })
  })
  const paper = (id: string) => <DocumentThumb key={id} document={{ type: 'CustomerCIN', id }} alt="CIN" />
  show([paper('seen'), paper('gone')])
  await settle()
  expect(asked).toEqual(['/documents/download/CustomerCIN/seen?isThumbnail=true', '/documents/download/CustomerCIN/gone?isThumbnail=true'])
  expect([...document.querySelectorAll('img')].map(({ src, alt }) => [src, alt])).toEqual([['data:image/webp;base64,AQID', 'CIN']])
})
