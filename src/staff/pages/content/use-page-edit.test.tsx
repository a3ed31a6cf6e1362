// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PageDesk, WebsitePage } from '#domains/publishing/content/pages/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { kept, packText, press, settle, show, words } from '#testing/screen.tsx'
import { type PageEdit, usePageEdit } from './use-page-edit.ts'

const t = packText('staffContent')

const api = fakeApi()
const saving = ['put', '/api/staff/websitepages/{page}/draft'] as const
const publishing = ['post', '/api/staff/websitepages/{page}/publish'] as const
const copy = (id: number, titleFR: string): WebsitePage => sample('WebsitePage', { id, pageType: 'Help', titleFR, pageSections: [] })
const desk = (draft: WebsitePage | null, published: WebsitePage | null = null) => sample('PageDesk', { draft, published })

let edit: PageEdit
const put = vi.fn()
const refetch = vi.fn()
function open(first: PageDesk) {
  function Page() {
    const [now, setNow] = useState(first)
    edit = usePageEdit(
      'Help',
      now,
      (next) => {
        put(next)
        setNow(next)
      },
      refetch,
    )
    return null
  }
  put.mockReset()
  refetch.mockReset()
  return show(<Page />)
}
const type = (titleFR: string) => act(() => edit.change((now) => ({ ...now, titleFR })))
const run = async (step: () => void) => {
  act(step)
  await settle()
}
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body as { page?: { titleFR: string }; draft: number | null })
const saved = () => bodies(api.made(...saving))
const published = () => bodies(api.made(...publishing))
const onDevice = () => (kept('staff.pages') as Record<string, { page: { titleFR: string }; base: number | null }> | null)?.Help

test('stores input on the device until it is saved, with the draft it is based on', async () => {
  const { unmount } = open(desk(copy(3, 'Aide')))
  expect([edit.isClean, edit.wasKept, onDevice()]).toEqual([true, false, undefined])
  type('Aide et contact')
  expect([edit.isClean, onDevice()]).toMatchObject([false, { page: { titleFR: 'Aide et contact' }, base: 3 }])
  unmount()
  // another user saved: the stored input has its base draft
  open(desk(copy(4, 'Autre')))
  expect([edit.wasKept, edit.page.titleFR]).toEqual([true, 'Aide et contact'])
  api.on(...saving, desk(copy(5, 'Aide et contact')))
  await run(edit.save)
  expect(saved()).toMatchObject([{ page: { titleFR: 'Aide et contact' }, draft: 3 }])
  expect([edit.isClean, onDevice(), put.mock.calls.length]).toEqual([true, undefined, 1])
  type('Encore')
  expect(onDevice()?.base).toBe(5)
})

test('ignores data stored by an older version', () => {
  localStorage.setItem('rihla.staff.pages', JSON.stringify({ Help: { page: { sections: [] }, base: 1 } }))
  open(desk(null, copy(3, 'Aide')))
  expect([edit.wasKept, edit.page.titleFR]).toEqual([false, 'Aide'])
})

test('input typed during a save remains unsaved', async () => {
  open(desk(null, copy(2, 'Aide')))
  type('Un')
  const answer = Promise.withResolvers<PageDesk>()
  api.on(...saving, () => answer.promise)
  await run(edit.save)
  expect([edit.busy, saved()[0]?.draft]).toEqual([true, null])
  type('Un, deux')
  answer.resolve(desk(copy(5, 'Un')))
  await settle()
  expect([edit.busy, edit.isClean, edit.page.titleFR, onDevice()]).toMatchObject([false, false, 'Un, deux', { base: 5 }])
})

test('shows an edit conflict and saves over it by choice; shows other refusals', async () => {
  open(desk(copy(3, 'Aide')))
  type('Un')
  api.on(...saving, new Refusal(409, 'EditConflict'))
  refetch.mockResolvedValue(desk(copy(8, 'Deux')))
  await run(edit.save)
  expect([edit.theirs?.draft?.id, edit.page.titleFR]).toEqual([8, 'Un'])
  api.on(...saving, new Refusal(400, 'BadRequest', { message: 'Trop long.' }))
  await run(edit.keepMine)
  expect([edit.theirs, saved().map(({ draft }) => draft), words().includes('Trop long.')]).toEqual([null, [3, 8], true])
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('discards the own text for the saved one; shows a refusal without a message', async () => {
  open(desk(copy(3, 'Aide')))
  type('Un')
  api.on(...saving, new Refusal(409, 'EditConflict'))
  refetch.mockResolvedValue(desk(copy(8, 'Deux')))
  await run(edit.save)
  const { theirs } = edit
  await run(() => edit.takeKept(theirs ?? undefined))
  expect([edit.theirs, edit.page.titleFR, edit.isClean]).toEqual([null, 'Deux', true])
  type('Trois')
  api.on(...saving, new Refusal(500, 'Failed', { message: '' }))
  await run(edit.save)
  expect(saved().map(({ draft }) => draft)).toEqual([3, 8])
  expect(words()).toContain('et réessayez.')
})

test('saves edits of a draft before publishing and sends nothing else until then', async () => {
  open(desk(copy(3, 'Aide')))
  type('Un')
  api.on(...saving, desk(copy(4, 'Un')))
  const answer = Promise.withResolvers<PageDesk>()
  api.on(...publishing, () => answer.promise)
  await run(edit.publish)
  expect([saved().length, published(), edit.busy]).toEqual([1, [{ draft: 4 }], true])
  answer.resolve(desk(null, copy(4, 'Un')))
  await settle()
  expect(edit.busy).toBe(false)
})

test('saves a page before publishing it, unless its draft is equal', async () => {
  open(desk(copy(3, 'Aide')))
  api.on(...publishing, desk(null, copy(4, 'Aide')))
  await run(edit.publish)
  expect([saved(), published(), edit.isClean]).toEqual([[], [{ draft: 3 }], true])
  // without a draft, the published page is saved as one first
  api.on(...saving, desk(copy(6, 'Aide')))
  await run(edit.publish)
  expect([saved().length, published()[1]]).toEqual([1, { draft: 6 }])
  type('Neuf')
  api.on(...saving, desk(copy(7, 'Neuf')))
  api.on(...publishing, desk(null, copy(7, 'Neuf')))
  await run(edit.publish)
  expect([saved().length, published()[2], onDevice()]).toEqual([2, { draft: 7 }, undefined])
})

test('undo restores replaced input', async () => {
  open(desk(copy(3, 'Aide'), copy(2, 'Avant')))
  type('Un')
  await run(() => edit.takeKept())
  expect([edit.page.titleFR, edit.isClean, onDevice()]).toEqual(['Aide', true, undefined])
  await press(t('undo'))
  expect([edit.page.titleFR, onDevice()?.page.titleFR]).toEqual(['Un', 'Un'])
  await run(() => edit.restore(copy(1, 'Jadis')))
  expect([edit.page.titleFR, onDevice()?.page.titleFR]).toEqual(['Jadis', 'Jadis'])
})
