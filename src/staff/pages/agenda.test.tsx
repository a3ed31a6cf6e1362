// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime } from '#client/server-clock.ts'
import type { AgendaDay, AgendaEntry, AgendaStore } from '#domains/cases/appointments/agenda/contract.ts'
import type { StaffRole } from '#shared/actor.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, clockAt, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import AgendaPage from './agenda.tsx'

const t = packText('staffAgenda')
const tStaffPurchases = packText('staffPurchases')
const tAppointments = packText('appointments')

const api = fakeApi()
const list = ['get', '/api/staff/appointments'] as const
const area = (id: number, name: string) => sample('Area', { id, name, names: { fr: name, ar: name } })
const areas = [area(1, 'Rihla Fès'), area(2, 'Rihla Rabat')]
const entry = (changes: Partial<AgendaEntry> = {}): AgendaEntry => ({
  ...{ id: 1, place: 1, kind: 'Expertise', status: 'Booked', starts: '2026-03-18T09:20:00.000Z', ends: '2026-03-18T10:05:00.000Z' },
  ...{ storageArea: areas[0] as AgendaEntry['storageArea'], person: { name: 'Salma Alaoui', phone: '+212612345678' } },
  ...{ vehicle: { title: 'Dacia Duster', plate: '12345A6' }, about: { type: 'Purchase', id: 7, reference: 'RA-2026-000007' }, note: null },
  ...changes,
})
const slot = (starts: string, ends: string, taken: number) => ({
  starts: `2026-03-18T${starts}:00.000Z`,
  ends: `2026-03-18T${ends}:00.000Z`,
  taken,
})
const day: AgendaDay = {
  ...{ date: '2026-03-18', hours: { open: '09:00', close: '12:00' }, closed: null },
  offers: [{ kind: 'Expertise', places: 2, slots: [slot('09:20', '10:05', 1), slot('10:05', '10:50', 2), slot('10:50', '11:35', 0)] }],
}
const store = (place: number, ...days: AgendaDay[]): AgendaStore => ({ storageArea: areas[place] as AgendaStore['storageArea'], days })
const waiting = (id: number, name: string, place = 0) =>
  sample('PurchaseLine', { id, reference: `RA-2026-00000${id}`, seller: { id, name, phone: '+212611111111' }, area: areas[place] as never })
const visit = '/api/staff/purchases/{id}/appointment' as const
const blocks = '/api/staff/appointments/blocks' as const

const requests = (...results: ReturnType<typeof waiting>[]) => {
  const one = { currentPage: 1, pageCount: 1, pageSize: 12, firstRowOnPage: 1, lastRowOnPage: results.length }
  api.on('get', '/api/staff/purchases', sample('ListStaffPurchasesResponse', { ...one, rowCount: results.length, results }))
}
beforeEach(() => {
  requests()
  api.on('get', '/api/storageareas', [])
})

async function open(at = '/staff/agenda', { bound = areas, roles = ['agent'] as StaffRole[] } = {}) {
  clockAt('2026-03-18T10:00:00Z')
  learnServerTime('2026-03-18T10:00:00.000Z', Date.now())
  const staff = sample('CurrentStaff', { subject: 'nadia', roles, areas: bound })
  show(
    <StaffContext value={staff}>
      <AgendaPage />
    </StaffContext>,
    { at, path: '/staff/agenda' },
  )
  await settle()
}
const asked = () => Object.fromEntries(api.made(...list).at(-1)?.query ?? [])
/** Accessible names of buttons, with plain spaces. */
const spoken = (name: RegExp) => buttons(name).map((one) => (one.getAttribute('aria-label') ?? '').replaceAll(/\s+/g, ' '))
const within = (part: Element | null, name: string) =>
  [...(part?.querySelectorAll('button') ?? [])].find((one) => words(one) === name) as HTMLElement
const columns = () => [...document.querySelectorAll('section[aria-labelledby^=agenda-]')].map(words)

test('lists a day by store, with visitors, load, car and link to the record', async () => {
  const blocked = entry({ id: 2, status: 'Blocked', person: null, vehicle: null, about: null, storageArea: areas[1] as never })
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day), store(1, day)], results: [entry(), blocked], deliveries: [] })
  await open('/staff/agenda?view=list')
  expect(asked()).toEqual({ from: '2026-03-18', days: '1' })
  const [fes, rabat] = columns()
  for (const part of ['Rihla Fès', '3 sur 6 places prises', '09:20 – 10:05', 'Expertise', 'Salma Alaoui', '06 12 34 56 78', 'Dacia Duster'])
    expect(fes).toContain(part)
  expect(rabat).toContain('Bloqué')
  expect(document.querySelector<HTMLAnchorElement>('section a')?.pathname).toBe('/staff/purchases/7')
  await press(t('later.day'))
  await settle()
  expect(asked()).toEqual({ from: '2026-03-19', days: '1' })
  write('Agence', '2')
  await settle()
  expect(asked()).toEqual({ from: '2026-03-19', days: '1', area: '2' })
})

test('lists a week from Monday, with missed appointments and a text for empty days', async () => {
  const days = Array.from({ length: 7 }, (_one, i) => `2026-03-${16 + i}`)
  api.on(...list, { days, stores: [store(0), store(1)], results: [entry({ status: 'Missed' })], deliveries: [] })
  await open('/staff/agenda?view=week&day=2026-03-18')
  expect(asked()).toEqual({ from: '2026-03-16', days: '7' })
  expect(columns()).toHaveLength(7)
  expect(columns()[2]).toContain('Absence')
  expect(columns()[2]).toContain('Rihla Fès')
  expect(columns()[3]).toContain('Personne n’est attendu.')
  await press(t('earlier.week'))
  await settle()
  expect(asked()).toEqual({ from: '2026-03-09', days: '7' })
})

test('the day as a grid: free slots with load, closed stores, other entries, and arrow keys', async () => {
  const odd = entry({
    id: 3,
    place: 2,
    starts: '2026-03-18T12:00:00.000Z',
    ends: '2026-03-18T12:45:00.000Z',
    storageArea: areas[1] as never,
  })
  const closed: AgendaDay = { date: '2026-03-18', hours: null, closed: 'Holiday', offers: [] }
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day), store(1, closed)], results: [entry(), odd], deliveries: [] })
  await open()
  const [fes, rabat] = columns()
  expect(fes).toContain('3 sur 6 places prises')
  expect(rabat).toContain('Férié')
  expect(rabat).toContain('Agence fermée à cette heure')
  // 09:20 is past, 10:05 is full
  expect(spoken(/fixer un rendez-vous$/)).toEqual(['Expertise à 10:50, 0 sur 2 prises : fixer un rendez-vous'])
  const [first, free, second] = [...document.querySelectorAll<HTMLButtonElement>('section button')]
  first?.focus()
  for (const [key, next] of [
    ['ArrowDown', free],
    ['ArrowDown', free],
    ['ArrowRight', second],
    ['ArrowLeft', free],
    ['ArrowUp', first],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key })
    expect([key, document.activeElement === next]).toEqual([key, true])
  }
})

test('assigns a free slot to a waiting customer or a found one; reports a taken slot', async () => {
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [], deliveries: [] })
  requests(waiting(4, 'Omar Tazi', 1), waiting(5, 'Zineb Fahd'))
  await open()
  expect(words()).toContain('2 demandes sans rendez-vous')
  await press('Expertise à 10:50, 0 sur 2 prises : fixer un rendez-vous')
  // requests for the same store come first
  expect(spoken(/^Choisir la demande/)).toEqual(['Choisir la demande de Zineb Fahd', 'Choisir la demande de Omar Tazi'])
  requests(waiting(6, 'Rim Belghiti'))
  write(tStaffPurchases('visit.whose'), ' rim ')
  await submit()
  expect(Object.fromEntries(api.made('get', '/api/staff/purchases').at(-1)?.query ?? [])).toMatchObject({ visit: 'none', text: 'rim' })
  await press('Choisir la demande de Rim Belghiti')
  api.on('put', visit, new Refusal(409, 'SlotTaken'))
  await press(within(document.querySelector('dialog'), 'Fixer le rendez-vous'))
  expect(words()).toContain('SlotTaken.')
  api.on('put', visit, sample('PurchaseRecord'))
  await press(within(document.querySelector('dialog'), 'Fixer le rendez-vous'))
  await settle()
  const sent = api.made('put', visit).at(-1)
  expect([sent?.params.id, sent?.body]).toEqual(['6', { storageAreaId: 1, starts: '2026-03-18T10:50:00.000Z' }])
  expect(words()).toContain(tStaffPurchases('visit.moved'))
  expect(document.querySelector('dialog')).toBeNull()
})

test('assigns a waiting customer to a slot of any store', async () => {
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [], deliveries: [] })
  requests(waiting(4, 'Omar Tazi', 1))
  api.on(
    'get',
    '/api/storageareas',
    areas.map((one) => sample('StorageArea', { ...one, isDeactivated: false })),
  )
  api.on('get', '/api/appointments/slots', {
    ...{ minutes: 45, until: '2026-04-10' },
    days: [
      { date: '2026-03-19', closed: null, slots: [{ starts: '2026-03-19T09:00:00.000Z', ends: '2026-03-19T09:45:00.000Z', free: 1 }] },
    ],
  })
  api.on('put', visit, sample('PurchaseRecord'))
  await open()
  await press('Fixer le rendez-vous de Omar Tazi')
  await settle()
  await press(document.querySelector<HTMLElement>('input[aria-label="09:00"]') as HTMLElement)
  await press(tAppointments('form.save'))
  await settle()
  expect(api.made('put', visit).at(-1)?.body).toEqual({ storageAreaId: 2, starts: '2026-03-19T09:00:00.000Z' })
})

test('opens, cancels or closes an appointment; read-only without the right', async () => {
  const ahead = entry({
    id: 2,
    starts: '2026-03-18T10:50:00.000Z',
    ends: '2026-03-18T11:35:00.000Z',
    person: { name: 'Rim Belghiti', phone: null },
  })
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [entry(), ahead], deliveries: [] })
  api.on('post', `${visit}/steps`, sample('PurchaseRecord'))
  api.on('delete', visit, new Refusal(409, 'TransitionNotAllowed'))
  await open()
  await press(buttons(/Salma Alaoui/)[0] as HTMLElement)
  await press(tStaffPurchases('visit.away'))
  await settle()
  expect(api.made('post', `${visit}/steps`).at(-1)?.body).toEqual({ status: 'Missed' })
  await press(buttons(/Rim Belghiti/)[0] as HTMLElement)
  expect(buttons(tStaffPurchases('visit.away'))).toEqual([])
  await press('Annuler')
  expect(words()).toContain('Annuler ce rendez-vous ?')
  await press('Annuler')
  expect(words()).toContain('TransitionNotAllowed.')
  api.on('delete', visit, sample('PurchaseRecord'))
  await press('Annuler')
  await settle()
  expect(api.made('delete', visit)).toHaveLength(2)
  expect(words()).toContain(tStaffPurchases('visit.cancelled'))
})

test('blocks hours with a reason and unblocks a slot', async () => {
  const blocked = entry({ id: 9, status: 'Blocked', person: null, vehicle: null, about: null, note: 'Le pont est en panne' })
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [blocked], deliveries: [] })
  await open()
  await press('Bloquer des heures')
  await submit()
  expect(api.made('post', blocks)).toEqual([])
  write(t('block.from'), '14:00')
  write(t('block.to'), '13:00')
  api.on('post', blocks, new Refusal(400, 'BadRequest', { errors: [{ field: 'ends', reason: 'invalid' }] }))
  await submit()
  await settle()
  expect(words()).toContain('L’heure de fin vient après celle du début')
  write(t('block.to'), '16:00')
  write(t('block.places'), '2')
  write(/^Raison/, 'Formation')
  api.on('post', blocks, new Refusal(409, 'SlotTaken'))
  await submit()
  expect(words()).toContain('Moins de places sont libres pendant toutes ces heures.')
  api.on('post', blocks, { ids: [1, 2] })
  await submit()
  await settle()
  expect(api.made('post', blocks).at(-1)?.body).toEqual({
    ...{ storageAreaId: 1, kind: 'Expertise', places: 2, note: 'Formation' },
    ...{ starts: '2026-03-18T14:00:00.000Z', ends: '2026-03-18T16:00:00.000Z' },
  })
  expect(words()).toContain(t('block.done'))
  await press(buttons(/Bloqué/)[0] as HTMLElement)
  expect(words(document.querySelector('dialog') ?? undefined)).toContain('Le pont est en panne')
  api.on('delete', `${blocks}/{id}`, undefined as never)
  await press(t('block.free'))
  await settle()
  expect(api.made('delete', `${blocks}/{id}`).at(-1)?.params).toEqual({ id: '9' })
  expect(words()).toContain(t('block.freed'))
})

test('books a test drive in a free slot', async () => {
  const drives: AgendaDay = { ...day, offers: [{ kind: 'TestDrive', places: 1, slots: [slot('10:50', '11:35', 0)] }] }
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, drives)], results: [], deliveries: [] })
  await open()
  await press(buttons(/fixer un rendez-vous/)[0] as HTMLElement)
  write(t('appointment.firstName'), 'Hind')
  write(t('appointment.lastName'), 'Naciri')
  write(t('appointment.phone'), '0661000099')
  write(/^Référence/, 'VO-102222')
  api.on('post', '/api/staff/appointments', { id: 4 })
  await press(t('appointment.save'))
  expect(api.made('post', '/api/staff/appointments').map(({ body }) => body)).toEqual([
    {
      ...{ kind: 'TestDrive', storageAreaId: 1, starts: '2026-03-18T10:50:00.000Z' },
      ...{ firstName: 'Hind', lastName: 'Naciri', phone: '0661000099', reference: 'VO-102222' },
    },
  ])
  expect(words()).toContain(t('appointment.done'))
})

test('cancels an appointment booked by the staff in its dialog', async () => {
  const drive = entry({ id: 4, kind: 'TestDrive', about: { type: 'Vehicle', id: 9, reference: 'VO-102222' } })
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [drive], deliveries: [] })
  await open('/staff/agenda?view=list')
  await press(buttons(/Ouvrir le rendez-vous/)[0] as HTMLElement)
  api.on('post', '/api/staff/appointments/{id}/steps', undefined as never)
  await press(t('appointment.step.Cancelled'))
  expect(api.made('post', '/api/staff/appointments/{id}/steps').map(({ params, body }) => [params.id, body])).toEqual([
    ['4', { status: 'Cancelled' }],
  ])
})

test('lists the deliveries without a time with their booking', async () => {
  const delivery = {
    ...{ id: 7, reference: 'RV-2026-000007', date: '2026-03-18', storageArea: areas[0] as AgendaEntry['storageArea'] },
    ...{ person: { name: 'Rim Belghiti', phone: null }, vehicle: { title: 'Dacia Duster', plate: null } },
  }
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [], deliveries: [delivery] })
  await open()
  expect(words()).toContain(t('deliveries.title'))
  expect(document.querySelector('a[href="/staff/bookings/7"]')?.textContent).toBe('RV-2026-000007')
  await press(buttons(/Fixer l’heure de RV-2026-000007/)[0] as HTMLElement)
  expect([words().includes('Prénom'), words().includes('Livraison')]).toEqual([false, true])
})

test('filters by one kind', async () => {
  const test = entry({ id: 2, kind: 'TestDrive', person: { name: 'Rim Belghiti', phone: null } })
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [entry(), test], deliveries: [] })
  await open('/staff/agenda?view=list')
  expect(words()).toContain('Rim Belghiti')
  write('Motif', 'Expertise')
  await settle()
  expect([words().includes('Rim Belghiti'), words().includes('Salma Alaoui'), words().includes('1 rendez-vous')]).toEqual([
    false,
    true,
    true,
  ])
  write('Motif', 'TestDrive')
  await settle()
  expect([words().includes('Rim Belghiti'), words().includes('sur 6 places prises')]).toEqual([true, false])
})

test('prints the day as a table of visitors', async () => {
  const blocked = entry({ id: 9, status: 'Blocked', person: null, vehicle: null, about: null, note: 'Le pont est en panne' })
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day), store(1, day)], results: [entry(), blocked], deliveries: [] })
  const print = vi.fn(() => fireEvent(window, new Event('beforeprint')))
  vi.stubGlobal('print', print)
  await open()
  await press(t('print'))
  expect(print).toHaveBeenCalledTimes(1)
  const tables = [...document.querySelectorAll('table')].map(words)
  expect(tables).toHaveLength(1)
  for (const part of ['Rihla Fès', '09:20 – 10:05', 'Salma Alaoui', '06 12 34 56 78', '12345A6', 'RA-2026-000007', 'Le pont est en panne'])
    expect(tables[0]).toContain(part)
  fireEvent(window, new Event('afterprint'))
  await settle()
  expect(document.querySelector('table')).toBeNull()
  vi.unstubAllGlobals()
})

test('is read-only for a controller', async () => {
  api.on(...list, { days: ['2026-03-18'], stores: [store(0, day)], results: [entry()], deliveries: [] })
  await open('/staff/agenda', { roles: ['controller'] })
  expect(buttons(/rendez-vous$/)).toEqual([])
  await press(buttons(/Salma Alaoui/)[0] as HTMLElement)
  expect(buttons(tStaffPurchases('visit.move'))).toEqual([])
  expect(document.querySelector<HTMLAnchorElement>('dialog p:last-child a')?.pathname).toBe('/staff/purchases/7')
})

test('shows a text for a day without stores or visitors', async () => {
  api.on(...list, { days: ['2026-03-18'], stores: [], results: [], deliveries: [] })
  await open('/staff/agenda', { bound: [] })
  expect(columns()).toEqual([])
  expect(words()).toContain(t('nobody'))
})

test('shows an error when the agenda fails to load', async () => {
  api.on(...list, new Refusal(500, 'InternalError'))
  await open('/staff/agenda?day=nonsense')
  expect(words()).toContain(t('failed'))
  expect(asked()).toEqual({ from: '2026-03-18', days: '1' })
})

test('folds empty stores below the others, unless all are empty', async () => {
  const third = { storageArea: { id: 3, name: 'Anfa', names: { fr: 'Rihla Anfa' } }, days: [day] }
  const stores = [store(0, day), store(1, day), third]
  api.on(...list, { days: ['2026-03-18'], stores, results: [entry()], deliveries: [] })
  await open('/staff/agenda?view=list')
  const folded = () => document.querySelector('details')
  expect([words(folded()?.querySelector('summary') ?? undefined), folded()?.open]).toEqual(['2 agences où personne n’est attendu', false])
  expect(folded()?.querySelectorAll('section')).toHaveLength(2)
  api.on(...list, { days: ['2026-03-18'], stores, results: [], deliveries: [] })
  await open('/staff/agenda?view=list')
  expect([folded()?.querySelectorAll('section').length, folded()?.open]).toEqual([3, true])
})
