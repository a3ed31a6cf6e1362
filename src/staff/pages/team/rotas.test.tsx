// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Rota } from '#domains/foundation/team/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, field, packText, press, settle, show, words } from '#testing/screen.tsx'
import Rotas from './rotas.tsx'

const t = packText('staff')

const api = fakeApi()
const asking = ['get', '/api/staff/rotas'] as const
const saving = ['put', '/api/staff/rotas/{areaId}'] as const
const agent = (subject: string, name: string, absent = false) => ({ subject, name, openSales: 2, lastAssigned: null, absent })
const rota = (id: number, fr: string, changes: Partial<Rota> = {}): Rota => ({
  area: sample('Area', { id, names: { fr, ar: fr } }),
  days: [[], [], [], [], [], [], []],
  agents: [agent('nadia', 'Nadia'), agent('hicham', 'Hicham')],
  next: null,
  ...changes,
})
const views = { label: 'Vues', chosen: 'rota', list: [] }

async function open(...rotas: Rota[]): Promise<void> {
  api.on(...asking, rotas)
  show(<Rotas views={views} />)
  await settle()
}
const save = (area: string) => button(`Enregistrer le tour de ${area}`)
const tick = (name: string) => press(field(name))

test('a second press clears a tick, and only changes can be saved', async () => {
  await open(rota(3, 'Rabat', { days: [['hicham'], [], [], [], [], [], []] }))
  expect([field('Hicham, lundi').checked, field('Nadia, lundi').checked, save('Rabat').disabled]).toEqual([true, false, true])
  await tick('Nadia, mardi')
  expect([field('Nadia, mardi').checked, save('Rabat').disabled]).toEqual([true, false])
  await tick('Nadia, mardi')
  expect([field('Nadia, mardi').checked, save('Rabat').disabled]).toEqual([false, true])
})

test('ticks restored in another order are no change', async () => {
  await open(rota(3, 'Rabat', { days: [['hicham', 'nadia'], [], [], [], [], [], []] }))
  await tick('Hicham, lundi')
  await tick('Hicham, lundi')
  expect(save('Rabat').disabled).toBe(true)
})

test('a refusal shows its reason and keeps the ticks', async () => {
  await open(rota(3, 'Rabat'))
  await tick('Nadia, dimanche')
  api.on(...saving, new Refusal(422, 'Invalid', { message: 'Nadia ne travaille plus à Rabat.' }))
  await press(save('Rabat'))
  expect([words().includes('Nadia ne travaille plus à Rabat.'), field('Nadia, dimanche').checked]).toEqual([true, true])
  expect(save('Rabat').disabled).toBe(false)
})

test('shows the next assignee, or none; an empty week includes all members', async () => {
  await open(rota(3, 'Rabat', { agents: [agent('nadia', 'Nadia', true)] }), rota(4, 'Fès', { agents: [] }))
  const [rabat = '', fes = ''] = [...document.querySelectorAll('section')].map((one) => words(one))
  expect(rabat).toContain('Personne aujourd’hui')
  expect(rabat).toContain('Absent aujourd’hui')
  expect(rabat).toContain('tous les conseillers de l’agence sont de service')
  expect([fes.includes('Aucun conseiller n’est rattaché'), fes.includes('Personne aujourd’hui')]).toEqual([true, false])
  await tick('Nadia, lundi')
  expect(words()).not.toContain('sont de service')
})

test('a failed list offers a retry', async () => {
  api.on(...asking, new Refusal(500, 'Unexpected'))
  show(<Rotas views={views} />)
  await settle()
  api.on(...asking, [rota(3, 'Rabat')])
  await press(t('failed.retry'))
  expect(save('Rabat')).toBeTruthy()
})
