// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, field, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import type { StockCard } from '../contract.ts'
import { StockPictures } from './stock-pictures.tsx'

const t = packText('stock')

const api = fakeApi()
const ordering = ['put', '/api/staff/vehicles/{id}/pictures'] as const
const id = (n: number) => `${n}0000000-0000-4000-8000-000000000000`
const picture = (n: number) => sample('DocumentInfo', { id: id(n), type: 'VehicleGalleryPicture', spec: 'None', hash: 'a'.repeat(64) })
const may = { edit: true, price: true, switches: true }
const card = (...order: number[]): StockCard =>
  sample('StockCard', { id: 7, isPublic: true, minPictures: 6, pictures: order.map(picture), may, fields: fields() })
const fields = () => sample('StockCard').fields
const reload = vi.fn()
const shown: StockCard[] = []

/** Fake upload: each call waits until the test resolves it. */
const sending: { url: string; told: (part: number) => void; answer: (status: number, body: unknown) => Promise<void> }[] = []
class FakeRequest {
  status = 0
  response: unknown = null
  url = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = (): void => undefined
  onerror = (): void => undefined
  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    sending.push({
      url: this.url,
      told: (part) => act(() => this.upload.onprogress?.({ loaded: part, total: 1 })),
      answer: async (status, body) => {
        Object.assign(this, { status, response: body })
        this.onload()
        await settle()
      },
    })
  }
}

function Page({ first }: { first: StockCard }) {
  const [now, put] = useState(first)
  shown.push(now)
  return <StockPictures card={now} put={put} reload={reload} />
}
beforeEach(() => {
  sending.length = 0
  shown.length = 0
  reload.mockClear()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
const open = (...order: number[]) => show(<Page first={card(...order)} />)
const order = () => shown.at(-1)?.pictures.map((one) => Number(one.id[0]))
const grip = (place: number) => button(new RegExp(`^Déplacer la photo ${place} sur`))
const file = (name: string, type = 'image/jpeg', size = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
const choose = async (...files: File[]) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' })
  fireEvent.change(input)
  await settle()
}

test('drops queued files when the page unmounts', async () => {
  const { unmount } = open(1)
  await choose(file('a.jpg'), file('b.jpg'))
  unmount()
  await sending[0]?.answer(201, picture(2))
  expect(sending).toHaveLength(1)
})

test('reports a failed file, continues, and retries on click', async () => {
  open()
  await choose(file('a.jpg'), file('b.jpg'))
  await sending[0]?.answer(400, { code: 'BadRequest', message: 'Photo illisible.' })
  await sending[1]?.answer(201, picture(2))
  expect(words()).toContain('a.jpg : Photo illisible.')
  expect(order()).toEqual([2])
  await press(t('photos.retry'))
  await sending[2]?.answer(201, picture(1))
  expect([order(), words().includes('illisible')]).toEqual([[2, 1], false])
})

test('never sends an invalid file', async () => {
  open()
  await choose(
    file('notes.pdf', 'application/pdf'),
    file('huge.png', 'image/png', 10 * 1024 * 1024 + 1),
    file('fits.png', 'image/png', 10 * 1024 * 1024),
  )
  expect(words()).toContain('notes.pdf n’est ni un JPEG')
  expect(words()).toContain('huge.png dépasse 10 Mo.')
  expect([sending.length, buttons(t('photos.retry')).length]).toEqual([1, 0])
})

test('queues a new order while one is being saved', async () => {
  open(1, 2, 3)
  const [first, second] = [Promise.withResolvers<StockCard>(), Promise.withResolvers<StockCard>()]
  api.on(...ordering, () => first.promise)
  fireEvent.keyDown(grip(3), { key: 'ArrowUp' })
  await settle()
  api.on(...ordering, () => second.promise)
  fireEvent.keyDown(grip(2), { key: 'ArrowUp' })
  await settle()
  const sent = () =>
    api.made(...ordering).map(({ body }) => (body as { pictures: { id: string }[] }).pictures.map((one) => one.id[0]).join(''))
  const drawn = () => [...document.querySelectorAll('[data-grip]')].map((one) => one.getAttribute('data-grip')?.[0]).join('')
  expect([sent(), drawn()]).toEqual([['132'], '312'])
  first.resolve(card(1, 3, 2))
  await settle()
  expect([sent(), drawn()]).toEqual([['132', '312'], '312'])
  second.resolve(card(3, 1, 2))
  await settle()
  expect([drawn(), order(), reload.mock.calls.length]).toEqual(['312', [3, 1, 2], 0])
})

test('shows a saved order until the vehicle reloads', async () => {
  const late: StockCard[] = []
  const before = card(1, 2, 3)
  let bring: (next: StockCard) => void = () => undefined
  function Late() {
    const [now, set] = useState(before)
    bring = set
    return <StockPictures card={now} put={(next) => late.push(next)} reload={reload} />
  }
  show(<Late />)
  const drawn = () => [...document.querySelectorAll('[data-grip]')].map((one) => one.getAttribute('data-grip')?.[0]).join('')
  api.on(...ordering, card(2, 1, 3))
  fireEvent.keyDown(grip(1), { key: 'ArrowDown' })
  await settle()
  expect([late.length, drawn()]).toEqual([1, '213'])
  api.on(...ordering, card(2, 3, 1))
  fireEvent.keyDown(grip(2), { key: 'ArrowDown' })
  await settle()
  expect([late.length, drawn()]).toEqual([2, '231'])
  // changes of another user are then visible
  act(() => bring({ ...before, pictures: [...before.pictures, picture(4)] }))
  expect(drawn()).toBe('1234')
})

test('drops a saved order for any other one', async () => {
  const before = card(1, 2, 3)
  let bring: (next: StockCard) => void = () => undefined
  function Late() {
    const [now, set] = useState(before)
    bring = set
    return <StockPictures card={now} put={() => undefined} reload={reload} />
  }
  show(<Late />)
  const drawn = () => [...document.querySelectorAll('[data-grip]')].map((one) => one.getAttribute('data-grip')?.[0]).join('')
  api.on(...ordering, card(2, 1, 3))
  fireEvent.keyDown(grip(1), { key: 'ArrowDown' })
  await settle()
  expect(drawn()).toBe('213')
  const [first, second, third] = before.pictures
  act(() => bring({ ...before, pictures: [first, third, second].filter((one) => one !== undefined) }))
  expect(drawn()).toBe('132')
})

test('moves a photo by keyboard and keeps the focus', async () => {
  open(1, 2, 3)
  const answers = [card(2, 1, 3), card(2, 3, 1)]
  api.on(...ordering, () => answers.shift())
  // without scrolling the page
  expect(fireEvent.keyDown(grip(1), { key: 'ArrowRight' })).toBe(false)
  await settle()
  expect([order(), words().includes('Photo à la place 2 sur 3'), document.activeElement === grip(2)]).toEqual([[2, 1, 3], true, true])
  fireEvent.keyDown(grip(2), { key: 'End' })
  await settle()
  fireEvent.keyDown(grip(3), { key: 'ArrowRight' })
  fireEvent.keyDown(grip(1), { key: 'ArrowLeft' })
  await settle()
  expect(
    api.made(...ordering).map(({ body }) => (body as { pictures: { id: string }[] }).pictures.map((one) => Number(one.id[0]))),
  ).toEqual([
    [2, 1, 3],
    [2, 3, 1],
  ])
})

test.each([
  ['Home', 3, [3, 1, 2]],
  ['ArrowLeft', 2, [2, 1, 3]],
  ['ArrowUp', 2, [2, 1, 3]],
  ['ArrowDown', 2, [1, 3, 2]],
  ['ArrowRight', 2, [1, 3, 2]],
] as const)('%s moves photo %i as far as the first and the last place', async (key, place, next) => {
  open(1, 2, 3)
  api.on(...ordering, card(...next))
  expect(fireEvent.keyDown(grip(place), { key })).toBe(false)
  await settle()
  expect(order()).toEqual(next)
  expect(
    api.made(...ordering).map(({ body }) => (body as { pictures: { id: string }[] }).pictures.map((one) => Number(one.id[0]))),
  ).toEqual([next])
})

test('ignores keys without effect', async () => {
  open(1, 2)
  const left = [
    fireEvent.keyDown(grip(1), { key: 'ArrowLeft' }),
    fireEvent.keyDown(grip(2), { key: 'ArrowRight' }),
    fireEvent.keyDown(grip(1), { key: 'Tab' }),
  ]
  await settle()
  expect([left, api.calls, words().includes('Photo à la place')]).toEqual([[true, true, true], [], false])
})

describe('dragged photo', () => {
  /** Data transfer of a drag. */
  const carried = (dropEffect: string, ...types: string[]) => {
    const dataTransfer = {
      effectAllowed: '',
      dropEffect,
      types,
      kept: '',
      setData: (_: string, text: string) => (dataTransfer.kept = text),
    }
    return { dataTransfer: Object.assign(dataTransfer, { setDragImage: () => undefined }) }
  }
  const tile = (place: number) => grip(place).closest('li') as HTMLElement
  const shownIds = () => [...document.querySelectorAll('[data-grip]')].map((one) => Number(one.getAttribute('data-grip')?.[0]))
  const sent = () =>
    api.made(...ordering).map(({ body }) => (body as { pictures: { id: string }[] }).pictures.map((one) => Number(one.id[0])))

  test('previews its position and saves on drop', async () => {
    open(1, 2, 3)
    const held = carried('move', 'text/plain')
    fireEvent.dragStart(grip(1), held)
    expect(held.dataTransfer.kept).toBe(id(1))
    expect(tile(1).hasAttribute('data-dragged')).toBe(true)
    // the browser requires preventDefault to allow a drop
    expect(fireEvent.dragOver(tile(3), held)).toBe(false)
    expect([shownIds(), sent()]).toEqual([[2, 3, 1], []])
    fireEvent.dragOver(tile(3), held)
    expect(shownIds()).toEqual([2, 3, 1])
    api.on(...ordering, card(2, 3, 1))
    expect(fireEvent.drop(tile(3), held)).toBe(false)
    fireEvent.dragEnd(grip(3), held)
    await settle()
    expect([sent(), order()]).toEqual([[[2, 3, 1]], [2, 3, 1]])
    expect(words()).toContain('Photo à la place 3 sur 3')
    expect(document.querySelector('[data-dragged]')).toBeNull()
  })

  test('returns to its position when dropped elsewhere', async () => {
    open(1, 2)
    const held = carried('none', 'text/plain')
    fireEvent.dragStart(grip(1), held)
    fireEvent.dragOver(tile(2), held)
    expect(shownIds()).toEqual([2, 1])
    fireEvent.dragEnd(grip(2), held)
    await settle()
    expect([shownIds(), sent()]).toEqual([[1, 2], []])
  })

  test('is distinguished from a dragged file', async () => {
    open(1, 2)
    const file = carried('copy', 'Files')
    expect([fireEvent.dragOver(tile(2), file), fireEvent.drop(tile(2), file)]).toEqual([true, true])
    fireEvent.dragStart(grip(1), carried('move', 'text/plain'))
    expect(fireEvent.dragOver(tile(2), file)).toBe(true)
    // dropped at its origin: nothing to save
    expect(fireEvent.drop(tile(1), carried('move', 'text/plain'))).toBe(false)
    await settle()
    expect([shownIds(), sent()]).toEqual([[1, 2], []])
  })
})

test('follows the arrows of the page direction in Arabic', async () => {
  show(
    <div style={{ direction: 'rtl' }}>
      <Page first={card(1, 2)} />
    </div>,
  )
  api.on(...ordering, card(2, 1))
  fireEvent.keyDown(grip(1), { key: 'ArrowLeft' })
  await settle()
  expect(order()).toEqual([2, 1])
})

test('reloads a rejected order', async () => {
  open(1, 2)
  api.on(...ordering, new Refusal(409, 'EditConflict', { message: 'Modifié entre-temps.' }))
  await press('Reculer la photo 1')
  expect([reload.mock.calls.length, order(), words().includes('Modifié entre-temps.')]).toEqual([1, [1, 2], true])
})

test('saves an angle with the order', async () => {
  open(1, 2)
  api.on(...ordering, card(1, 2))
  write('Angle de la photo 2', 'Front')
  await settle()
  expect(api.made(...ordering)[0]?.body).toEqual({
    pictures: [
      { id: id(1), spec: 'None' },
      { id: id(2), spec: 'Front' },
    ],
  })
})

test('restores a removed photo and keeps a rejected removal', async () => {
  open(1, 2)
  api.on('delete', '/documents/{type}/{id}', new Refusal(409, 'Conflict', { message: 'Trop peu de photos.' }))
  await press('Retirer la photo 1')
  expect([order(), words().includes('Trop peu de photos.')]).toEqual([[1, 2], true])
  api.on('delete', '/documents/{type}/{id}', undefined)
  await press('Retirer la photo 1')
  expect(order()).toEqual([2])
  api.on('post', '/documents/{type}/{id}/restore', picture(1))
  await press('Annuler')
  expect(api.made('post', '/documents/{type}/{id}/restore').map(({ params }) => params)).toEqual([
    { type: 'VehicleGalleryPicture', id: id(1) },
  ])
  expect(words()).toContain(t('photos.back'))
})

test('hides controls without the right to edit', () => {
  show(<Page first={{ ...card(1, 2), may: { ...may, edit: false } }} />)
  expect([buttons(/photo/).length, document.querySelector('input[type=file]')]).toEqual([0, null])
  expect(() => field('Angle de la photo 1')).toThrow()
})
