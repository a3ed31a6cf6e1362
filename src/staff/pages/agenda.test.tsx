// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { learnServerTime } from '#client/server-clock.ts'
import type { AgendaEntry } from '#domains/appointments/agenda/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { clockAt, press, settle, show, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import AgendaPage from './agenda.tsx'

const api = fakeApi()
const list = ['get', '/api/staff/appointments'] as const
const area = (id: number, name: string) => sample('Area', { id, name, names: { fr: name, ar: name } })
const areas = [area(1, 'Rihla Fès'), area(2, 'Rihla Rabat')]
const entry = (changes: Partial<AgendaEntry> = {}): AgendaEntry => ({
  ...{ id: 1, kind: 'Expertise', status: 'Booked', starts: '2026-03-18T09:20:00.000Z', ends: '2026-03-18T10:05:00.000Z' },
  ...{ storageArea: areas[0] as AgendaEntry['storageArea'], person: { name: 'Salma Alaoui', phone: '+212612345678' } },
  ...{ vehicle: { title: 'Dacia Duster', plate: '12345A6' }, about: { type: 'Purchase', id: 7, reference: 'RA-2026-000007' } },
  ...changes,
})

async function open(at = '/staff/agenda', bound = areas) {
  clockAt('2026-03-18T10:00:00Z')
  learnServerTime('2026-03-18T10:00:00.000Z', Date.now())
  const staff = sample('CurrentStaff', { subject: 'nadia', roles: ['agent'], areas: bound })
  show(
    <StaffContext value={staff}>
      <AgendaPage />
    </StaffContext>,
    { at, path: '/staff/agenda' },
  )
  await settle()
}
const asked = () => Object.fromEntries(api.made(...list).at(-1)?.query ?? [])
const columns = () => [...document.querySelectorAll('section')].map((one) => one.textContent ?? '')

test('a day has a column for each store, with who comes, the car and the way to the record', async () => {
  api.on(...list, {
    days: ['2026-03-18'],
    results: [entry(), entry({ id: 2, status: 'Blocked', person: null, vehicle: null, about: null, storageArea: areas[1] as never })],
  })
  await open()
  expect(asked()).toEqual({ from: '2026-03-18', days: '1' })
  const [fes, rabat] = columns()
  for (const part of ['Rihla Fès', '09:20 – 10:05', 'Expertise', 'Salma Alaoui', '06 12 34 56 78', 'Dacia Duster', 'RA-2026-000007'])
    expect(fes).toContain(part)
  expect(rabat).toContain('Bloqué')
  expect(document.querySelector<HTMLAnchorElement>('section a')?.pathname).toBe('/staff/purchases/7')
  await press('Jour suivant')
  await settle()
  expect(asked()).toEqual({ from: '2026-03-19', days: '1' })
  write('Agence', '2')
  await settle()
  expect(asked()).toEqual({ from: '2026-03-19', days: '1', area: '2' })
  expect(columns()).toHaveLength(1)
})

test('a week begins on Monday, day by day; who did not come shows, and an empty day says so', async () => {
  const days = Array.from({ length: 7 }, (_one, i) => `2026-03-${16 + i}`)
  api.on(...list, { days, results: [entry({ status: 'Missed' })] })
  await open('/staff/agenda?view=week&day=2026-03-18')
  expect(asked()).toEqual({ from: '2026-03-16', days: '7' })
  expect(columns()).toHaveLength(7)
  expect(columns()[2]).toContain('Absence')
  expect(columns()[2]).toContain('Rihla Fès')
  expect(columns()[3]).toContain('Personne n’est attendu.')
  await press('Semaine précédente')
  await settle()
  expect(asked()).toEqual({ from: '2026-03-09', days: '7' })
})

test('who is bound to no store sees those where somebody comes; where nobody does, that is said', async () => {
  api.on(...list, { days: ['2026-03-18'], results: [entry()] })
  await open('/staff/agenda', [])
  expect(columns()).toHaveLength(1)
  expect(columns()[0]).toContain('Rihla Fès')
  api.on(...list, { days: ['2026-03-18'], results: [] })
  await press('Jour suivant')
  await settle()
  expect(columns()).toEqual([])
  expect(words()).toContain('Personne n’est attendu.')
})

test('an agenda that does not come says so', async () => {
  api.on(...list, new Refusal(500, 'InternalError'))
  await open('/staff/agenda?day=nonsense')
  expect(words()).toContain('L’agenda n’est pas arrivé')
  expect(asked()).toEqual({ from: '2026-03-18', days: '1' })
})
