// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SaleRow } from '#domains/processes/buying/sales/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { StaffContext } from '../layout/staff.ts'
import SalesPage from './sales.tsx'

const t = packText('bookingCase')
const tStaff = packText('staff')

const api = fakeApi()
const asking = ['get', '/api/vehiclesales'] as const
const taking = ['post', '/api/vehiclesales/{id}/assign'] as const
const booking = (id: number, price: number, status: 'Accepted' | 'Cancelled' = 'Accepted') =>
  sample('SaleBooking', { id, reference: `R-${id}`, price, status, title: 'Dacia Duster' })
const row = (id: number, changes: Partial<SaleRow> = {}): SaleRow =>
  sample('SaleRow', { id, reference: `V-${id}`, status: 'Submitted', bookings: [booking(id + 100, 90_000)], ...changes })
const page = (results: SaleRow[], changes: object = {}) => ({
  ...sample('ListVehicleSalesResponse', { currentPage: 1, pageCount: 1, rowCount: 2, firstRowOnPage: 1, lastRowOnPage: 2 }),
  ...changes,
  results,
})
const sale = sample('SaleRecord')

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(roles: ('agent' | 'expert' | 'manager')[], at: string, ...results: SaleRow[]) {
  api.on(...asking, page(results))
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { subject: 'nadia', roles })}>
      <SalesPage />
    </StaffContext>,
    { at, path: '/staff/sales' },
  )
  await settle()
  return screen
}
const asked = () => Object.fromEntries(api.made(...asking).at(-1)?.query ?? [])
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

test('filters by the address; an unknown view falls back to the open one', async () => {
  await open(['agent'], '/staff/sales?view=everything&text=%20clio%20&page=2', row(1))
  expect(asked()).toEqual({ view: 'open', text: 'clio', page: '2' })
})

test('a search starts at the first page within its view; clearing removes it', async () => {
  const { here } = await open(['agent'], '/staff/sales?view=mine&page=2', row(1))
  write(t('queue.textLabel'), ' Alaoui ')
  await submit()
  expect([here.place, asked()]).toEqual(['/staff/sales?view=mine&text=Alaoui', { view: 'mine', text: 'Alaoui', page: '1' }])
  write(t('queue.textLabel'), ' ')
  await submit()
  expect(here.place).toBe('/staff/sales?view=mine')
})

test('the total excludes lost sales', async () => {
  await open(['agent'], '/staff/sales', row(1, { bookings: [booking(7, 90_000), booking(8, 60_000, 'Cancelled')] }))
  expect(words()).toContain('90 000 DH')
  expect(words()).not.toContain('150 000')
})

test('takes a sale once; a refusal shows reference and reason', async () => {
  await open(['agent'], '/staff/sales', row(1), row(2))
  const answer = Promise.withResolvers<typeof sale>()
  api.on(...taking, () => answer.promise)
  await press('Prendre V-1')
  await press('Prendre V-1')
  expect(api.made(...taking).map(({ params, body }) => [params.id, body])).toEqual([['1', {}]])
  answer.resolve(sale)
  await settle()
  expect(words()).toContain('V-1 est à vous.')
  const before = api.made(...asking).length
  api.on(...taking, new Refusal(409, 'TransitionNotAllowed', { message: 'Déjà prise par Omar.' }))
  await press('Prendre V-2')
  expect(words()).toContain('V-2 n’a pas pu être pris : Déjà prise par Omar.')
  expect(api.made(...asking).length).toBe(before + 1)
})

test('button and key do not take assigned or closed sales', async () => {
  const nadia = sample('Colleague', { name: 'Nadia' })
  await open(
    ['agent'],
    '/staff/sales',
    row(1, { assignee: nadia, status: 'Assigned' }),
    row(2, { status: 'Done' }),
    row(3, { assignee: nadia }),
  )
  for (const step of ['j', 'a', 'j', 'a', 'j', 'a']) key(step)
  await settle()
  expect([buttons(/^Prendre/), api.made(...taking)]).toEqual([[], []])
})

test('an expert cannot take a sale, not by key either', async () => {
  await open(['expert'], '/staff/sales', row(1))
  key('j')
  expect(words(document.activeElement ?? document.body)).toBe('R-101')
  key('a')
  await settle()
  expect([buttons(/^Prendre/), api.made(...taking)]).toEqual([[], []])
})

test('the CSV file has every filtered page; a press during the export is ignored', async () => {
  await open(['agent'], '/staff/sales?view=closed&text=clio', row(1))
  api.calls.length = 0
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  api.on(...asking, ({ query }) => page([row(Number(query.get('page')))], { pageCount: 2 }))
  fireEvent.click(button(tStaff('csv.button')))
  fireEvent.click(button(tStaff('csv.button')))
  await until(() => settle().then(() => expect(files).toHaveLength(1)))
  expect(api.made(...asking).map(({ query }) => Object.fromEntries(query))).toEqual(
    ['1', '2'].map((at) => ({ view: 'closed', text: 'clio', page: at, size: '100' })),
  )
  expect(await files[0]?.text()).toMatch(/V-1.*\r?\n.*V-2/)
  expect(files).toHaveLength(1)
})

test('an empty view links to the open sales; a failed list offers a retry', async () => {
  await open(['agent'], '/staff/sales?view=mine')
  expect(words()).toContain(t('sales.empty'))
  api.on(...asking, new Refusal(500, 'Unexpected'))
  write(t('queue.textLabel'), 'x')
  await submit()
  await settle()
  expect(words()).toContain(tStaff('failed.title'))
  api.on(...asking, page([row(1)]))
  await press(button(t('exchange.again')))
  expect([words().includes('V-1'), field(t('queue.textLabel')).value]).toEqual([true, 'x'])
})
