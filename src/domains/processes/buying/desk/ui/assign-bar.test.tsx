// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, field, packText, settle, show, submit, words, write } from '#testing/screen.tsx'
import { AssignBar } from './assign-bar.tsx'
import { AssignDialog } from './assign-dialog.tsx'

const t = packText('bookingCase')

const api = fakeApi()
const assigning = ['post', '/api/vehiclesales/assign'] as const
const done = vi.fn(() => Promise.resolve())
const colleague = (subject: string, name: string) => ({ subject, name, areas: [] })

async function open(): Promise<void> {
  done.mockClear()
  api.on('get', '/api/vehiclesales/assignees', [colleague('nadia', 'Nadia'), colleague('hicham', 'Hicham')])
  show(<AssignBar rows={[4, 9, 4].map((id) => ({ sale: { id } }))} done={done} />)
  await settle()
}

test('several bookings of one sale are one sale; what could not be given is counted apart', async () => {
  await open()
  expect([words().includes('3 dossiers cochés'), button(t('queue.assign')).disabled]).toEqual([true, true])
  write(t('queue.assignTo'), 'hicham')
  const results = [
    { id: 4, code: 'Done' },
    { id: 9, code: 'TransitionNotAllowed' },
  ] as Awaited<ReturnType<typeof answer>>['results']
  api.on(...assigning, { ...(await answer()), results })
  await submit()
  expect(api.made(...assigning).map(({ body }) => body)).toEqual([{ ids: [4, 9], subject: 'hicham' }])
  expect([words().includes('1 dossier affecté.'), words().includes('1 dossier n’a pas pu être affecté.')]).toEqual([true, true])
  expect(done).toHaveBeenCalledTimes(1)
})
const answer = async () => sample('AssignSalesResponse')

test('shows a failure without a refetch', async () => {
  await open()
  write(t('queue.assignTo'), 'nadia')
  api.on(...assigning, new Refusal(403, 'Forbidden', { message: 'Réservé aux responsables.' }))
  await submit()
  expect([words().includes('Réservé aux responsables.'), done.mock.calls.length]).toEqual([true, 0])
})

test('a sale is not given to who has it', async () => {
  api.on('get', '/api/vehiclesales/assignees', [colleague('nadia', 'Nadia'), colleague('hicham', 'Hicham')])
  show(<AssignDialog sale={4} present="nadia" close={() => undefined} done={done} />)
  await settle()
  expect([...field(/^Affecter à/).querySelectorAll('option')].map((one) => words(one))).toEqual(['', 'Hicham'])
})
