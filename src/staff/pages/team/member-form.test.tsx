// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { MemberForm } from './member-form.tsx'

const t = packText('team')

const api = fakeApi()
const adding = ['post', '/api/staff/members'] as const
const saved = vi.fn()
const member = sample('StaffMember', { subject: 'hicham', name: 'Hicham Tazi', roles: ['agent'], areas: [sample('Area', { id: 3 })] })

async function open(who: typeof member | null): Promise<void> {
  saved.mockClear()
  const area = (id: number, fr: string) => sample('StorageArea', { id, names: { fr } })
  api.on('get', '/api/storageareas', [area(3, 'Rabat'), area(4, 'Fès')])
  show(<MemberForm member={who} saved={saved} cancel={() => undefined} />)
  await settle()
}

test('adds a user with an account once, with the selected roles and stores', async () => {
  await open(null)
  write(/^Adresse e-mail/, 'nadia@rihla.ma')
  await press(field(/^Expert/))
  await press(field('Fès'))
  const answer = Promise.withResolvers<typeof member>()
  api.on(...adding, () => answer.promise)
  await submit()
  await submit()
  answer.resolve(member)
  await settle()
  expect(api.made(...adding).map(({ body }) => body)).toEqual([{ email: 'nadia@rihla.ma', roles: ['expert'], areaIds: [4] }])
  expect([saved.mock.calls.length, words().includes('Hicham Tazi fait partie de l’équipe.')]).toEqual([1, true])
})

test('requires a role', async () => {
  await open(null)
  write(/^Adresse e-mail/, 'nadia@rihla.ma')
  await submit()
  expect(words()).toContain(t('form.rolesMissing'))
  expect(api.made(...adding)).toEqual([])
})

test('another address is another person', async () => {
  await open(null)
  write(/^Adresse e-mail/, 'nadia@rihla.ma')
  await press(field(/^Expert/))
  api.on(...adding, new Refusal(404, 'AccountUnknown'))
  await submit()
  write(/^Adresse e-mail/, 'omar@rihla.ma')
  expect(button('Ajouter')).toBeTruthy()
})

test('keeps unchanged values of a member; a refusal keeps the input', async () => {
  await open(member)
  expect([field(/^Conseiller/).checked, field('Rabat').checked, field('Fès').checked]).toEqual([true, true, false])
  await press(field('Rabat'))
  api.on('put', '/api/staff/members/{subject}', new Refusal(409, 'LastAdmin', { message: 'Il reste des ventes.' }))
  await submit()
  expect(words()).toContain('Il reste des ventes.')
  expect(api.made('put', '/api/staff/members/{subject}').map(({ params, body }) => [params.subject, body])).toEqual([
    ['hicham', { roles: ['agent'], areaIds: [] }],
  ])
  expect(field('Rabat').checked).toBe(false)
})
