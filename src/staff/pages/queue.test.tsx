// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { QueueRow } from '#domains/processes/buying/desk/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import {
  button,
  buttons,
  clockAt,
  field,
  fill,
  kept,
  links,
  packText,
  press,
  settle,
  show,
  submit,
  words,
  write,
} from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import QueuePage from './queue.tsx'

const t = packText('bookingCase')
const tStaff = packText('staff')

const api = fakeApi()
const asking = ['get', '/api/vehiclebookings'] as const
const taking = ['post', '/api/vehiclesales/{id}/assign'] as const
const row = (id: number, changes: Partial<QueueRow> = {}): QueueRow =>
  sample('QueueRow', {
    ...{ id, reference: `R-${id}`, status: 'Submitted', sale: { id: id + 100, reference: `V-${id}` }, nextAction: 'accept' },
    ...changes,
  })
const sale = sample('SaleRecord')
const page = (...results: QueueRow[]) => ({
  ...sample('ListVehicleBookingsResponse', { currentPage: 1, pageCount: 3, rowCount: 60, firstRowOnPage: 1, lastRowOnPage: 20 }),
  results,
})

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on('get', '/api/vehiclesales/assignees', [{ subject: 'hicham', name: 'Hicham', areas: [] }])
})
async function open(roles: ('agent' | 'expert' | 'manager')[], at = '/staff/queue', ...results: QueueRow[]) {
  api.on(...asking, page(...results))
  const staff = sample('CurrentStaff', { subject: 'nadia', roles })
  const screen = show(
    <StaffContext value={staff}>
      <QueuePage />
    </StaffContext>,
    { at, path: '/staff/queue' },
  )
  await settle()
  return screen
}
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const focused = () => words(document.activeElement ?? document.body)

test('requests the filters of the address and ignores invalid ones', async () => {
  await open(['agent'], '/staff/queue?view=overdue&status=Submitted&status=Nonsense&area=-3&text=%20clio%20&page=2', row(1))
  expect(Object.fromEntries(api.made(...asking)[0]?.query ?? [])).toEqual({ view: 'overdue', status: 'Submitted', text: 'clio', page: '2' })
})

test('a filter changes the address and returns to the first page; one button clears all', async () => {
  const { here } = await open(['agent'], '/staff/queue?view=mine&page=2', row(1))
  // a column has the same name
  fill(document.querySelector('select[aria-label=Responsable]') as Element, 'hicham')
  await settle()
  expect(here.place).toBe('/staff/queue?view=mine&assignee=hicham')
  write(t('queue.textLabel'), ' clio ')
  await submit()
  expect(here.place).toBe('/staff/queue?view=mine&assignee=hicham&text=clio')
  await press(t('queue.clear'))
  expect([here.place, field(t('queue.textLabel')).value]).toEqual(['/staff/queue?view=mine', ''])
})

test('takes a record once by its button; a refusal shows its reason and reloads the list', async () => {
  await open(['agent'], undefined, row(1), row(2))
  const answer = Promise.withResolvers<typeof sale>()
  api.on(...taking, () => answer.promise)
  await press('Prendre R-2')
  await press('Prendre R-2')
  api.on(...taking, new Refusal(409, 'TransitionNotAllowed', { message: 'Déjà pris par Omar.' }))
  expect(api.made(...taking).map(({ params, body }) => [params.id, body])).toEqual([['102', {}]])
  const before = api.made(...asking).length
  answer.resolve(sale)
  await settle()
  await press('Prendre R-1')
  expect(words()).toContain('R-1 n’a pas pu être pris : Déjà pris par Omar.')
  expect(api.made(...asking).length).toBeGreaterThan(before)
})

test('J and K move, A takes, Enter opens; ignored while typing', async () => {
  const { here } = await open(['agent'], undefined, row(1), row(2), row(3))
  key('j')
  key('j')
  expect(focused()).toBe('R-2')
  key('k')
  expect(focused()).toBe('R-1')
  api.on(...taking, new Refusal(409, 'Conflict', { message: 'Non.' }))
  field(t('queue.textLabel')).focus()
  key('a')
  key('j')
  expect([api.made(...taking), document.activeElement === field(t('queue.textLabel'))]).toEqual([[], true])
  field(t('queue.textLabel')).blur()
  key('k')
  expect(focused()).toBe('R-3')
  key('a')
  await settle()
  expect(api.made(...taking).map(({ params }) => params.id)).toEqual(['103'])
  expect(here.place).toBe('/staff/queue')
})

test('hides button and key without the right; a booking held for payment is unassigned', async () => {
  await open(['expert'], undefined, row(1))
  key('j')
  key('a')
  await settle()
  expect([buttons(/^Prendre/), api.made(...taking)]).toEqual([[], []])
})

test('the key does not take a booking that waits for its deposit', async () => {
  await open(['agent'], undefined, row(1, { status: 'Draft' }))
  key('j')
  key('a')
  await settle()
  expect([buttons(/^Prendre/), api.made(...taking)]).toEqual([[], []])
})

test('managers assign the selected visible records; never those of another page', async () => {
  const { router } = await open(['manager'], undefined, row(1), row(2))
  await press(field(tStaff('table.selectAll')))
  await press(field('Cocher R-1'))
  expect(words()).toContain('1 dossier coché')
  api.on(...asking, page(row(7), row(8)))
  await act(() => router.navigate('/staff/queue?page=2'))
  await settle()
  expect(words()).not.toContain('coché')
})

test('the next action of a row links to its screen; refunds come first', async () => {
  await open(['agent'], undefined, row(1, { nextAction: 'deliver' }), row(2, { toReturn: 2500 }), row(3), row(4, { nextAction: null }))
  const to = (name: string) => links(name).map((one) => one.getAttribute('href'))
  expect(to('Livrer')[0]).toMatch(/1\/delivery|delivery\/1/)
  expect(to('Rendre 2 500 DH')[0]).toMatch(/2\?tab=payments$/)
  expect(to('Accepter')[0]).toMatch(/3\?do=accept$/)
  expect(to('Ouvrir')[0]).toMatch(/4$/)
})

test('stores the visible columns on the device; the reference is always visible', async () => {
  await open(['agent'], undefined, row(1))
  const heads = () => [...document.querySelectorAll('th')].map((one) => words(one))
  expect(heads()).not.toContain('Prix')
  await press(field(t('queue.column.price')))
  expect([heads().includes('Prix'), kept('staff.columns').queue.includes('price')]).toEqual([true, false])
  expect(() => field('Dossier')).toThrow()
})

test('a failed queue shows an error and offers a retry', async () => {
  api.on(...asking, new Refusal(500, 'Unexpected'))
  show(
    <StaffContext value={sample('CurrentStaff', { roles: ['agent'] })}>
      <QueuePage />
    </StaffContext>,
    { at: '/staff/queue', path: '/staff/queue' },
  )
  await settle()
  api.on(...asking, page(row(1)))
  await press(button('Réessayer'))
  expect(links('R-1')).toHaveLength(1)
})

test('on a phone a row is a card of four lines with two values each, without labels', async () => {
  await open(['agent'], '/staff/queue', row(1))
  const table = document.querySelector('table') as HTMLElement
  const cards = [...table.querySelectorAll<HTMLElement>('tbody td[data-card]')].map(({ dataset }) => dataset.card)
  expect([table.dataset.dense, cards.filter((card) => card !== 'none').sort()]).toEqual([
    'true',
    ['aside', 'end', 'end', 'start', 'start', 'start', 'title'],
  ])
  expect(table.querySelectorAll('tbody td[data-name]:not([data-card])')).toHaveLength(0)
})
