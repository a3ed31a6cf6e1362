// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { OutboxMessage } from '#domains/foundation/notifications/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, links, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import MessagesPage from './messages.tsx'

const t = packText('staffDesk')

const api = fakeApi()
const asking = ['get', '/api/staff/messages'] as const
const retrying = ['post', '/api/staff/messages/{id}/retry'] as const
const stopped = ['get', '/api/staff/suppressed'] as const
const lifting = ['post', '/api/staff/suppressed/lift'] as const
const moment = '2026-03-16T09:00:00.000Z'
const message = (id: number, changes: Partial<OutboxMessage> = {}): OutboxMessage =>
  sample('OutboxMessage', { id, occasion: 'bookings.accepted', recipient: `${id}@example.ma`, due: moment, created: moment, ...changes })
const pages = { currentPage: 1, pageCount: 1, rowCount: 2, firstRowOnPage: 1, lastRowOnPage: 2 }
const page = (...results: OutboxMessage[]) => ({ ...sample('ListMessagesResponse', pages), results })

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(roles: ('agent' | 'manager')[], at: string, ...results: OutboxMessage[]) {
  api.on(...asking, page(...results))
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { roles })}>
      <MessagesPage />
    </StaffContext>,
    { at, path: '/staff/messages' },
  )
  await settle()
  await settle()
  return screen
}
const asked = () => Object.fromEntries(api.made(...asking).at(-1)?.query ?? [])

test('requests the filters of the address and ignores invalid ones', async () => {
  await open(['manager'], '/staff/messages?view=Failed&recipient=nadia&customerId=5&page=2', message(1))
  expect(asked()).toEqual({ state: 'Failed', recipient: 'nadia', customerId: '5', page: '2' })
})

test('ignores a recipient of two letters and an unknown state', async () => {
  await open(['manager'], '/staff/messages?view=Sending&recipient=na&customerId=x', message(1))
  expect(asked()).toEqual({ page: '1' })
})

test('a recipient search starts at the first page within the view', async () => {
  const { here } = await open(['agent'], '/staff/messages?view=Bounced&page=3', message(1))
  write(t('messages.search'), ' 0612 ')
  await submit()
  expect(here.place).toBe('/staff/messages?recipient=0612&view=Bounced')
  expect(asked()).toEqual({ state: 'Bounced', recipient: '0612', page: '1' })
})

test('managers resend a failed message once and see the result', async () => {
  await open(['manager'], '/staff/messages', message(1, { canRetry: true }), message(2))
  const answer = Promise.withResolvers<OutboxMessage & { isDue: boolean }>()
  api.on(...retrying, () => answer.promise)
  await press(t('messages.retry'))
  await press(t('messages.retry'))
  expect(api.made(...retrying).map(({ params }) => params.id)).toEqual(['1'])
  const before = api.made(...asking).length
  answer.resolve(sample('RetryMessageResponse', { isDue: true }) as OutboxMessage & { isDue: boolean })
  await settle()
  await settle()
  expect(words()).toContain(t('messages.retried'))
  expect(api.made(...asking).length).toBe(before + 1)
  api.on(...retrying, sample('RetryMessageResponse', { isDue: false }))
  await press(t('messages.retry'))
  expect(words()).toContain('Ce message ne peut plus être envoyé')
  api.on(...retrying, new Refusal(409, 'Conflict', { message: 'Il est déjà parti.' }))
  await press(t('messages.retry'))
  expect(words()).toContain('Il est déjà parti.')
})

test('other roles cannot resend nor see suppressed addresses', async () => {
  await open(['agent'], '/staff/messages?view=stopped', message(1, { canRetry: true }))
  expect([buttons(t('messages.retry')), links(t('messages.suppressed')), api.made(...stopped)]).toEqual([[], [], []])
  expect(asked()).toEqual({ page: '1' })
})

test('links a message to its customer, unless erased; shows the next attempt of a pending one', async () => {
  const due = '2026-03-16T11:30:00.000Z'
  await open(
    ['agent'],
    '/staff/messages',
    message(1, { customerId: 5, state: 'Waiting', attempts: 2, due }),
    message(2, { customerId: 6, recipient: '', state: 'Sent', attempts: 1, due }),
    message(3, { occasion: 'customers.phoneCode', state: 'Waiting', due }),
    message(4, { occasion: 'alertsOfTomorrow' }),
  )
  const lines = [...document.querySelectorAll('tbody tr')].map((row) => words(row))
  expect(links(/@example|Effacé/).map((one) => one.getAttribute('href'))).toEqual(['/staff/customers/5'])
  expect(lines.map((line) => line.includes('11:30'))).toEqual([true, false, false, false])
  expect([lines[0]?.includes('Réservation'), lines[1]?.includes('Effacé')]).toEqual([true, true])
  expect([lines[2]?.includes('Code par SMS'), lines[3]?.includes('Autre')]).toEqual([true, true])
})

const idOf = (number: number) => `${number}`.padStart(32, '0')

test('re-enables a corrected address once; a complaint stays', async () => {
  const list = [
    sample('Suppressed', { id: idOf(1), address: 'a@example.ma', reason: 'NotFound', created: moment }),
    sample('Suppressed', { id: idOf(2), address: 'b@example.ma', reason: 'Complaint', created: moment }),
  ]
  // loaded on first use
  await import('./messages/suppressed-list.tsx')
  api.on(...stopped, { ...sample('ListSuppressedResponse', pages), results: list })
  await open(['manager'], '/staff/messages?view=stopped')
  expect([api.made(...asking), buttons(t('suppressed.lift')).length]).toEqual([[], 1])
  const answer = Promise.withResolvers<undefined>()
  api.on(...lifting, () => answer.promise)
  await press(t('suppressed.lift'))
  await press(t('suppressed.lift'))
  answer.resolve(undefined)
  await settle()
  expect(api.made(...lifting).map(({ body }) => body)).toEqual([{ id: idOf(1) }])
  expect([words().includes('Adresse rétablie.'), api.made(...stopped).length]).toEqual([true, 2])
})

test('shows an empty state; a failed list offers a retry', async () => {
  await open(['agent'], '/staff/messages')
  expect(words()).toContain(t('messages.empty.title'))
  api.on(...asking, new Refusal(500, 'Unexpected'))
  write(t('messages.search'), 'nadia')
  await submit()
  await settle()
  api.on(...asking, page(message(7)))
  await press(button('Réessayer'))
  expect([words().includes('7@example.ma'), field(t('messages.search')).value]).toEqual([true, 'nadia'])
})
