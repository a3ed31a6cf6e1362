// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStockMutation } from '#domains/catalogue/stock/ui/use-stock-mutation.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { settle, showHook, words } from '#testing/screen.tsx'
import { useStaffMutation } from './use-staff-mutation.ts'

const api = fakeApi()
const inviting = ['post', '/api/staff/members/{subject}/invite'] as const

test.each([
  ['of the staff', () => useStaffMutation(...inviting), 'Vérifiez votre connexion et réessayez.'],
  ['of the stock', () => useStockMutation(...inviting), 'La demande n’est pas passée.'],
])('shows the message of the server for a refusal %s, else the default', async (_whose, use, ours) => {
  api.on(...inviting, new Refusal(409, 'EditConflict', { message: 'Déjà invitée.' }))
  const { now, unmount } = showHook(use)
  const send = async () => {
    await act(async () => void (await now().send({ params: { path: { subject: 'nadia' } } })))
    await settle()
  }
  await send()
  expect([words().includes('Déjà invitée.'), words().includes(ours)]).toEqual([true, false])
  unmount()
  const again = showHook(use)
  api.on(...inviting, offline)
  await act(async () => void (await again.now().send({ params: { path: { subject: 'nadia' } } })))
  await settle()
  expect(words()).toContain(ours)
})
