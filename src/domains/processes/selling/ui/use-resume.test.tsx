// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, packText, press, settle, show, words } from '#testing/screen.tsx'
import type { RequestDraft } from './request-draft.ts'
import type { RequestState } from './use-request.ts'
import { useResume } from './use-resume.ts'

const t = packText('selling')

const api = fakeApi()
const asking = ['get', '/api/purchases/drafts/{key}'] as const
const key = '00000000-0000-4000-8000-000000000001'
const restore = vi.fn()
const done = vi.fn()

async function open(own: Pick<RequestDraft, 'key' | 'keptAt'>): Promise<void> {
  restore.mockClear()
  done.mockClear()
  const draft: RequestDraft = { typed: {}, estimate: null, ...own }
  function Resumed() {
    useResume(key, { draft, restore } as unknown as RequestState, done)
    return null
  }
  show(<Resumed />)
  await settle()
}
const other = '00000000-0000-4000-8000-000000000002'

test('replaces the draft, which can be restored', async () => {
  api.on(...asking, sample('PurchaseDraft', { draftKey: key }))
  await open({ key: other, keptAt: Date.now() })
  expect(restore.mock.calls.map(([{ key: of }]) => of)).toEqual([key])
  expect(done.mock.calls.map(([{ key: of }]) => of)).toEqual([key])
  await press(button(t('draft.undo')))
  expect(restore.mock.lastCall?.[0].key).toBe(other)
  expect(api.made(...asking)).toHaveLength(1)
})

test.each([
  ['nothing was begun', { key: '', keptAt: 0 }],
  ['the same was begun', { key, keptAt: Date.now() }],
])('offers nothing to restore where %s here', async (_, own) => {
  api.on(...asking, sample('PurchaseDraft', { draftKey: key }))
  await open(own)
  expect([restore.mock.calls.length, buttons(t('draft.undo'))]).toEqual([1, []])
})

test.each([404, 400])('reports a link that fails with %i and keeps the draft', async (status) => {
  api.on(...asking, new Refusal(status, 'NotFound'))
  await open({ key: other, keptAt: Date.now() })
  expect([restore.mock.calls, done.mock.calls, words() === '', words().includes('NotFound')]).toEqual([[], [[null]], false, false])
})
