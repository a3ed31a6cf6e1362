// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { ContactRequest } from '#domains/customers/leads/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, links, packText, press, settle, show, words } from '#testing/screen.tsx'
import ContactPage from './contact.tsx'

const t = packText('staffDesk')

const api = fakeApi()
const asking = ['get', '/api/contactrequests'] as const
const answering = ['post', '/api/contactrequests/{id}/answer'] as const
const releasing = ['post', '/api/contactrequests/{id}/release'] as const
const request = (id: number, changes: Partial<ContactRequest> = {}): ContactRequest =>
  sample('ContactRequest', { id, firstName: 'Salma', lastName: `N° ${id}`, replyBy: '2026-03-16T12:00:00.000Z', ...changes })
const page = (...results: ContactRequest[]) => ({
  ...sample('ListContactRequestsResponse', { currentPage: 1, pageCount: 2, rowCount: 31, firstRowOnPage: 1, lastRowOnPage: 30 }),
  results,
})

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(at: string, ...results: ContactRequest[]) {
  api.on(...asking, page(...results))
  const screen = show(<ContactPage />, { at, path: '/staff/contact' })
  await settle()
  return screen
}
const asked = () => Object.fromEntries(api.made(...asking).at(-1)?.query ?? [])

test('filters by the address; an unknown view falls back to the open one', async () => {
  const { unmount } = await open('/staff/contact?view=held&page=2', request(1))
  expect(asked()).toEqual({ state: 'held', page: '2', size: '30' })
  unmount()
  await open('/staff/contact?view=lost', request(1))
  expect(asked()).toEqual({ state: 'open', page: '1', size: '30' })
})

test('marks an answered message once and reloads the list', async () => {
  await open('/staff/contact', request(1))
  const answer = Promise.withResolvers<ContactRequest>()
  api.on(...answering, () => answer.promise)
  await press(t('contact.answer'))
  await press(t('contact.answer'))
  expect(api.made(...answering).map(({ params }) => params.id)).toEqual(['1'])
  api.on(...asking, page())
  answer.resolve(request(1))
  await settle()
  await settle()
  expect(words()).toContain(t('contact.answeredDone'))
  expect(words()).toContain(t('contact.empty.open'))
})

test('releases a held message; a refusal shows its reason', async () => {
  await open('/staff/contact?view=held', request(1, { heldFor: 'Links' }))
  expect(words()).toContain(t('contact.why.Links'))
  api.on(...releasing, new Refusal(409, 'Conflict', { message: 'Déjà remise dans la file.' }))
  await press(t('contact.release'))
  expect(words()).toContain('Déjà remise dans la file.')
  api.on(...releasing, request(1))
  await press(t('contact.release'))
  expect([words().includes('Demande remise dans la file.'), api.made(...answering), api.made(...releasing).length]).toEqual([true, [], 2])
})

test('an answered message has no action and shows its time', async () => {
  await open('/staff/contact?view=answered', request(1, { answered: '2026-03-15T09:05:00.000Z', replyBy: '2026-03-14T12:00:00.000Z' }))
  expect([buttons(/traitée|spam/), words().includes('En retard')]).toEqual([[], false])
  expect(words()).toContain('09:05')
})

test('marks unanswered messages after their deadline as late', async () => {
  await open('/staff/contact', request(1), request(2, { replyBy: '2026-03-16T09:59:00.000Z' }))
  const lines = [...document.querySelectorAll<HTMLElement>('tbody tr')]
  expect(lines.map((line) => [words(line).includes('En retard'), line.dataset.late])).toEqual([
    [false, undefined],
    [true, 'true'],
  ])
})

test('a held message is not late', async () => {
  await open('/staff/contact?view=held', request(1, { heldFor: 'Trap', replyBy: '2026-03-16T09:59:00.000Z' }))
  expect(document.querySelectorAll('[data-late]')).toHaveLength(0)
})

test('links phone and mail of the sender, and the car of a question', async () => {
  const vehicle = { id: 9, reference: 'S-9', title: 'Dacia Duster' }
  await open('/staff/contact', request(1, { phone: '+212612345678', vehicle }), request(2, { email: 'a@example.ma' }))
  const to = [...document.querySelectorAll('tbody a')].map((one) => one.getAttribute('href'))
  expect(to).toEqual(['tel:+212612345678', '/staff/stock/9', 'mailto:a@example.ma'])
})

test('paging keeps the view; a failed list offers a retry', async () => {
  const { unmount } = await open('/staff/contact?view=answered', request(1, { answered: '2026-03-15T09:05:00.000Z' }))
  expect(links('Page suivante').map((one) => one.getAttribute('href'))).toEqual(['/staff/contact?view=answered&page=2'])
  unmount()
  api.on(...asking, new Refusal(500, 'Unexpected'))
  show(<ContactPage />, { at: '/staff/contact', path: '/staff/contact' })
  await settle()
  api.on(...asking, page(request(4)))
  await press(button('Réessayer'))
  expect(words()).toContain('Salma N° 4')
})
