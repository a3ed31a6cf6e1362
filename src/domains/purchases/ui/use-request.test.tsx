// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { settle } from '#testing/screen.tsx'
import { usePhotos, useRequest } from './use-request.ts'

const api = fakeApi()
vi.stubGlobal('indexedDB', new IDBFactory())

test('photos of the grey card outlive the page, each face beside the other, until they are thrown away', async () => {
  const open = () => renderHook(() => usePhotos())
  const names = ({ result }: ReturnType<typeof open>) => Object.entries(result.current.photos).map(([face, file]) => [face, file?.name])
  const first = open()
  await settle()
  act(() => first.result.current.put('File1', new File(['a'], 'recto.jpg')))
  act(() => first.result.current.put('File2', new File(['b'], 'verso.jpg')))
  expect(names(first)).toEqual([
    ['File1', 'recto.jpg'],
    ['File2', 'verso.jpg'],
  ])
  await settle()
  first.unmount()
  const second = open()
  await vi.waitFor(() => expect(names(second)).toHaveLength(2))
  act(() => second.result.current.put('File1', null))
  expect(names(second)).toEqual([['File2', 'verso.jpg']])
})

test('an estimate is asked for once and begins the request; the next one begins it anew', async () => {
  const asking = ['get', '/api/estimates/{key}'] as const
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Duster', mileage: 7 }
  api.on(...asking, ({ params }) => sample('Estimate', { key: String(params.key), car }))
  for (const key of [one, one, two]) {
    const { result, unmount } = renderHook(() => useRequest(key))
    for (let i = 0; i < 3; i++) await settle()
    expect(result.current.texts).toMatchObject({ Brand: 'Dacia', Model: 'Duster', Mileage: '7' })
    unmount()
  }
  expect(api.made(...asking).map(({ params }) => params.key)).toEqual([one, two])
})
