// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffMember } from '#domains/foundation/team/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { settle, show, words } from '#testing/screen.tsx'
import { type MembersState, useMembers } from './use-members.ts'

const api = fakeApi()
const deactivating = ['post', '/api/staff/members/{subject}/deactivate'] as const
const reactivating = ['post', '/api/staff/members/{subject}/reactivate'] as const
const inviting = ['post', '/api/staff/members/{subject}/invite'] as const
const member = (subject: string, name: string, more: Partial<StaffMember> = {}) => sample('StaffMember', { subject, name, ...more })
const [amal, omar, nobody] = [member('a', 'Amal'), member('o', 'Omar'), member('n', '')]
const changed = vi.fn()
let members: MembersState

async function open() {
  function Members() {
    members = useMembers(changed)
    return null
  }
  changed.mockClear()
  api.on('get', '/api/staff/members', [amal, omar])
  show(<Members />)
  await settle()
}
const run = async (step: () => unknown) => {
  await act(async () => void step())
  await settle()
}
const names = () => members.data?.map(({ name }) => name)

test('replaces the saved member in the list, once', async () => {
  await open()
  await run(() => members.saved(member('o', 'Aïcha')))
  expect([names(), changed.mock.calls.length]).toEqual([['Aïcha', 'Amal'], 1])
  await run(() => members.saved(member('z', 'Brahim')))
  expect(names()).toEqual(['Aïcha', 'Amal', 'Brahim'])
})

test.each([
  ['deactivate', true, 'Omar'],
  ['reactivate', false, 'Omar'],
] as const)('%s names the member and updates the list; a refusal changes nothing', async (way, isDeactivated, name) => {
  await open()
  const answer = Promise.withResolvers<StaffMember>()
  api.on(...deactivating, () => answer.promise)
  api.on(...reactivating, () => answer.promise)
  await run(() => members[way].send(omar))
  expect(members[way].busy).toBe(true)
  answer.resolve({ ...omar, isDeactivated })
  await settle()
  expect(api.calls.slice(1).map(({ name, params }) => [name, params])).toEqual([
    [`post /api/staff/members/{subject}/${way}`, { subject: 'o' }],
  ])
  expect([members.data?.[1], members[way].busy, changed.mock.calls.length]).toEqual([{ ...omar, isDeactivated }, false, 1])
  expect(words()).toContain(name)
  const refused = new Refusal(409, 'LastAdmin', { message: 'Il faut un administrateur.' })
  api.on(...deactivating, refused)
  api.on(...reactivating, refused)
  await run(() => members[way].send(amal))
  expect([words().includes('Il faut un administrateur.'), names(), changed.mock.calls.length]).toEqual([true, ['Amal', 'Omar'], 1])
})

test('reports a resent invitation, and not a failed one', async () => {
  await open()
  expect([members.nameOf(omar), members.nameOf(nobody) === '']).toEqual(['Omar', false])
  api.on(...inviting, new Refusal(404, 'NotFound', { message: 'Inconnu.' }))
  await run(() => members.invite(omar))
  expect([words().includes('Inconnu.'), words().includes('Omar')]).toEqual([true, false])
  api.on(...inviting, undefined)
  await run(() => members.invite(omar))
  expect(words()).toContain('Omar')
})
