// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CustomerLine } from '#domains/customers/customers/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, links, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import CustomersPage from './customers.tsx'

const t = packText('staffDesk')

const api = fakeApi()
const asking = ['get', '/api/customers'] as const
const adding = ['post', '/api/customers'] as const
const line = (id: number, changes: Partial<CustomerLine> = {}): CustomerLine =>
  sample('CustomerLine', { id, firstName: 'Salma', lastName: `N° ${id}`, created: '2026-03-01T09:00:00.000Z', ...changes })
const page = (...results: CustomerLine[]) => ({
  ...sample('ListCustomersResponse', { currentPage: 1, pageCount: 1, rowCount: 12, firstRowOnPage: 1, lastRowOnPage: 12 }),
  results,
})

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(at: string, results: CustomerLine[], roles: ('agent' | 'expert' | 'manager')[] = ['agent']) {
  api.on(...asking, page(...results))
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { roles })}>
      <CustomersPage />
    </StaffContext>,
    { at, path: '/staff/customers' },
  )
  await settle()
  return screen
}
const asked = () => Object.fromEntries(api.made(...asking).at(-1)?.query ?? [])

test('searches by the address; ignores a single letter, and an unknown view means all', async () => {
  const { unmount } = await open('/staff/customers?q=salma&view=Inactive&page=2', [line(1)])
  expect(asked()).toEqual({ q: 'salma', status: 'Inactive', page: '2' })
  unmount()
  await open('/staff/customers?q=s&view=Erased', [line(1)])
  expect(asked()).toEqual({ page: '1' })
})

test('a search starts at the first page within its view; clearing removes it', async () => {
  const { here } = await open('/staff/customers?view=Active&page=3', [line(1)])
  write(t('customers.search'), ' Alaoui ')
  await submit(document.querySelector('search form') as HTMLFormElement)
  expect([here.place, asked()]).toEqual(['/staff/customers?q=Alaoui&view=Active', { q: 'Alaoui', status: 'Active', page: '1' }])
  write(t('customers.search'), ' ')
  await submit(document.querySelector('search form') as HTMLFormElement)
  expect(here.place).toBe('/staff/customers?view=Active')
})

test('shows a company by name, with its contact', async () => {
  await open('/staff/customers', [line(1, { companyName: 'Atlas SARL', bookings: 3 }), line(2, { hasAccount: true })])
  const lines = [...document.querySelectorAll('tbody tr')].map((row) => words(row))
  expect(lines[0]).toMatch(/^Atlas SARLSalma N° 1/)
  expect(lines[1]).toMatch(/^Salma N° 2Compte du site/)
})

test('J moves through the rows; the name and Enter open one', async () => {
  const { here } = await open('/staff/customers', [line(1), line(2)])
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(words(document.activeElement ?? document.body)).toBe('Salma N° 1')
  expect(links('Salma N° 1').map((one) => one.getAttribute('href'))).toEqual(['/staff/customers/1'])
  await press(links('Salma N° 2')[0] as HTMLElement)
  expect(here.place).toBe('/staff/customers/2')
})

test('hides the create button without the right', async () => {
  await open('/staff/customers', [line(1)], ['expert'])
  expect(buttons('Nouveau client')).toEqual([])
})

test('a card requires a phone, a company its name; it is created once and opened', async () => {
  const { here } = await open('/staff/customers', [line(1)])
  await press('Nouveau client')
  await press(button(t('cancel')))
  await press('Nouveau client')
  write(/^Prénom/, 'Salma')
  write(/^Nom( |$)/, 'Alaoui')
  write(/^Civilité/, 'Société')
  await submit()
  expect(api.made(...adding)).toEqual([])
  expect([field(/^Téléphone/).getAttribute('aria-invalid'), field(/^Raison sociale/).getAttribute('aria-invalid')]).toEqual([
    'true',
    'true',
  ])
  write(/^Téléphone/, '0612345678')
  write(/^Raison sociale/, 'Atlas SARL')
  api.on(...adding, new Refusal(409, 'CustomerExists', { message: 'Ce numéro est celui d’une autre fiche.' }))
  await submit()
  expect([words().includes('Ce numéro est celui'), field(/^Raison sociale/).value]).toEqual([true, 'Atlas SARL'])
  const answer = Promise.withResolvers<ReturnType<typeof customer>>()
  api.on(...adding, () => answer.promise)
  await submit()
  await submit()
  answer.resolve(customer())
  await settle()
  expect(api.made(...adding).map(({ body }) => body)).toEqual(
    Array(2).fill({
      ...{ civility: 'Société', firstName: 'Salma', lastName: 'Alaoui', companyName: 'Atlas SARL' },
      ...{ email: null, phone: '0612345678', language: 'fr' },
    }),
  )
  expect(here.place).toBe('/staff/customers/77')
})
const customer = () => sample('Customer', { id: 77 })

test('a private person has no company, whatever was typed before', async () => {
  await open('/staff/customers', [line(1)])
  await press('Nouveau client')
  write(/^Civilité/, 'Société')
  write(/^Raison sociale/, 'Atlas SARL')
  write(/^Civilité/, 'M.')
  write(/^Prénom/, 'Omar')
  write(/^Nom( |$)/, 'Alaoui')
  write(/^Téléphone/, '0612345678')
  api.on(...adding, customer())
  await submit()
  expect(api.made(...adding)[0]?.body).toMatchObject({ civility: 'M.', companyName: null })
})

test('shows empty and failed states, with a retry', async () => {
  await open('/staff/customers?q=zz', [])
  expect(words()).toContain(t('customers.empty.title'))
  api.on(...asking, new Refusal(500, 'Unexpected'))
  write(t('customers.search'), 'yy')
  await submit(document.querySelector('search form') as HTMLFormElement)
  await settle()
  api.on(...asking, page(line(7)))
  await press(button('Réessayer'))
  expect(words()).toContain('Salma N° 7')
})
