// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, packText, press, settle, show, words } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import BookingPage from './booking.tsx'

const t = packText('bookingCase')

const api = fakeApi()
const asking = ['get', '/api/vehiclebookings/{id}'] as const
const taking = ['post', '/api/vehiclesales/{id}/assign'] as const
const sale = (status: BookingRecord['sale']['status']) => ({ ...sample('BookingRecord').sale, id: 7, status })
const record = (changes: Partial<BookingRecord> = {}): BookingRecord =>
  sample('BookingRecord', { id: 42, reference: 'R-42', status: 'Submitted', buyer: {}, sale: sale('Submitted'), ...changes })

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(of: BookingRecord, role: 'agent' | 'expert' | 'manager', search = '?tab=messages') {
  api.on(...asking, of)
  api.on('get', '/api/staff/bookings/{id}/tradeins', [])
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { roles: [role] })}>
      <BookingPage />
    </StaffContext>,
    { at: `/staff/bookings/42${search}`, path: '/staff/bookings/:id' },
  )
  await settle()
  return screen
}
const take = () => fireEvent.keyDown(document.body, { key: 'a' })

test('an agent takes an unassigned record once, by button or key; a refusal shows its reason', async () => {
  await open(record(), 'agent')
  const answer = Promise.withResolvers<ReturnType<typeof sample<'SaleRecord'>>>()
  api.on(...taking, () => answer.promise)
  await press('Prendre')
  take()
  await settle()
  expect(api.made(...taking).map(({ params, body }) => [params.id, body])).toEqual([['7', {}]])
  const assignee = sample('Colleague', { name: 'Nadia' })
  answer.resolve(sample('SaleRecord'))
  await settle()
  api.on(...taking, new Refusal(409, 'TransitionNotAllowed', { message: 'Déjà pris par Omar.' }))
  api.on(...asking, record({ assignee }))
  await press('Prendre')
  expect(words()).toContain('R-42 n’a pas pu être pris : Déjà pris par Omar.')
  expect(buttons('Prendre')).toEqual([])
})

test('the key does not take assigned, closed or foreign records', async () => {
  const assignee = sample('Colleague', { name: 'Omar' })
  const cases = [
    [record({ assignee }), 'agent'],
    [record({ sale: sale('Done') }), 'agent'],
    [record({ sale: sale('Draft') }), 'agent'],
    [record(), 'expert'],
  ] as const
  for (const [of, role] of cases) {
    const { unmount } = await open(of, role)
    take()
    await settle()
    expect(buttons(/^(Prendre|Réaffecter)$/)).toEqual([])
    unmount()
  }
  expect(api.made(...taking)).toEqual([])
})

test('managers assign a record, also an assigned one', async () => {
  api.on('get', '/api/vehiclesales/assignees', [{ subject: 'hicham', name: 'Hicham', areas: [] }])
  await open(record({ assignee: sample('Colleague', { subject: 'omar', name: 'Omar' }) }), 'manager')
  expect([button(t('record.reassign')).textContent, document.querySelector('dialog')]).toEqual(['Réaffecter', null])
  take()
  await settle()
  expect([document.querySelector('dialog')?.open, api.made(...taking)]).toEqual([true, []])
})

test('the step of the address opens when allowed, and closing it keeps the tab', async () => {
  const allowed = record({ steps: { allowed: ['accept'], blocked: [] } })
  const { here, unmount } = await open(allowed, 'agent', '?tab=messages&do=accept')
  expect(words()).toContain(t('dialog.accept.title'))
  await press(t('form.cancel'))
  expect([here.place, document.querySelector('dialog')]).toEqual(['/staff/bookings/42?tab=messages', null])
  unmount()
  await open(allowed, 'agent', '?tab=messages&do=reject')
  expect(document.querySelector('dialog')).toBeNull()
})

test('shows "missing" for a record of another store, and a retry for a failed request', async () => {
  api.on(...asking, new Refusal(500, 'Unexpected'))
  show(
    <StaffContext value={sample('CurrentStaff', { roles: ['agent'] })}>
      <BookingPage />
    </StaffContext>,
    { at: '/staff/bookings/42', path: '/staff/bookings/:id' },
  )
  await settle()
  api.on(...asking, new Refusal(404, 'NotFound'))
  await press('Réessayer')
  expect(words()).toContain(t('record.missing'))
})
