// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AuditEntry } from '#domains/foundation/team/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, fill, links, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import AuditPage from './audit.tsx'

const t = packText('team')
const tStaff = packText('staff')

const api = fakeApi()
const asking = ['get', '/api/staff/audit'] as const
const entry = (changes: Partial<AuditEntry>): AuditEntry =>
  sample('AuditEntry', {
    created: '2026-03-16T09:00:00.000Z',
    name: 'Nadia',
    action: 'addHoliday',
    outcome: 'Done',
    details: {},
    ...changes,
  })
const page = (...results: AuditEntry[]) => ({
  ...sample('ListAuditResponse', { currentPage: 1, pageCount: 3, rowCount: 60, firstRowOnPage: 1, lastRowOnPage: 20 }),
  results,
})

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on('get', '/api/staff/audit/names', {
    people: [sample('Colleague', { subject: 'nadia', name: 'Nadia Tazi' })],
    actions: ['addHoliday', 'callOfTomorrow'],
    recordTypes: ['customers', 'vehicles'],
  })
})
async function open(at = '/staff/audit', ...entries: AuditEntry[]) {
  api.on(...asking, page(...entries))
  const screen = show(<AuditPage />, { at, path: '/staff/audit' })
  await settle()
  return screen
}
const asked = () => Object.fromEntries(api.made(...asking).at(-1)?.query ?? [])
const choose = async (label: string | RegExp, value: string) => {
  await act(async () => void fill(field(label), value))
  await settle()
}

test('requests the filters of the address and shows them once the options load', async () => {
  await open('/staff/audit?subject=nadia&recordType=vehicles&recordId=7&from=2026-03-01&page=2&colour=red', entry({ id: 1 }))
  expect(asked()).toEqual({ subject: 'nadia', recordType: 'vehicles', recordId: '7', from: '2026-03-01', page: '2' })
  const shown = ['Qui', 'Dossier', 'Numéro du dossier', /^Du/].map((label) => field(label).value)
  expect(shown).toEqual(['nadia', 'vehicles', '7', '2026-03-01'])
})

test('a filter changes the address, returns to the first page and keeps the focus', async () => {
  const { here } = await open('/staff/audit?page=3', entry({ id: 1 }))
  const who = field(t('audit.who'))
  who.focus()
  await choose('Qui', 'nadia')
  expect(here.place).toBe('/staff/audit?subject=nadia')
  expect(document.activeElement).toBe(who)
  await choose('Action', 'addHoliday')
  expect(asked()).toEqual({ subject: 'nadia', action: 'addHoliday', page: '1' })
  await press(t('audit.clear'))
  expect([here.place, field(t('audit.who')).value, buttons(t('audit.clear'))]).toEqual(['/staff/audit', '', []])
})

test('requests a complete number, which belongs to its kind of record', async () => {
  const { here } = await open('/staff/audit?recordType=customers', entry({ id: 1 }))
  const before = api.made(...asking).length
  write(t('audit.number'), '4')
  write(t('audit.number'), '42 ')
  await settle()
  expect([here.place, api.made(...asking).length]).toEqual(['/staff/audit?recordType=customers', before])
  await submit()
  expect(here.place).toBe('/staff/audit?recordType=customers&recordId=42')
  await choose('Dossier', 'vehicles')
  expect(here.place).toBe('/staff/audit?recordType=vehicles')
  write(t('audit.number'), '8')
  await act(async () => void fireEvent.blur(field(t('audit.number'))))
  expect(here.place).toBe('/staff/audit?recordType=vehicles&recordId=8')
  await choose('Dossier', '')
  expect(here.place).toBe('/staff/audit')
})

test('ignores an incomplete year', async () => {
  const { here } = await open('/staff/audit', entry({ id: 1 }))
  await choose(/^Du/, '0002-03-01')
  expect(here.place).toBe('/staff/audit')
  await choose(/^Du/, '2026-03-01')
  expect(here.place).toBe('/staff/audit?from=2026-03-01')
})

test('shows action and outcome of an entry, with a link to its record if it has a screen', async () => {
  await open(
    undefined,
    entry({
      id: 1,
      action: 'deactivateCustomer',
      recordType: 'customers',
      recordId: '5',
      outcome: 'Failed',
      details: { code: 'Conflict' },
    }),
    entry({ id: 2, action: 'callOfTomorrow', recordType: 'holidays', recordId: '3', details: { from: '5', to: '6' } }),
    entry({
      id: 3,
      action: 'changeStaffMember',
      recordType: 'members',
      recordId: 'omar',
      recordName: 'Omar',
      details: { before: ['agent'], roles: ['expert', 'manager'] },
    }),
    entry({ id: 4, name: null, details: { roles: ['agent'] } }),
  )
  const lines = [...document.querySelectorAll('tbody tr')].map((row) => words(row))
  expect(lines[0]).toContain('Client désactivé Inachevé (Conflict)')
  expect(links('Client 5').map((one) => one.getAttribute('href'))).toEqual(['/staff/customers/5'])
  expect(lines[1]).toMatch(/callOfTomorrow.*5 → 6/)
  expect(links(/3$/)).toEqual([])
  expect(lines[2]).toMatch(/Omar.*Rôles : Conseiller → Expert, Responsable/)
  expect(lines[3]).toMatch(/Compte supprimé.*Rôles : Conseiller/)
})

test('distinguishes no match from an empty list; offers a retry on failure', async () => {
  await open('/staff/audit?subject=nadia')
  expect(words()).toContain(t('audit.empty.title'))
  await press(t('audit.clear'))
  await settle()
  expect(words()).toContain(t('audit.none.title'))
  api.on(...asking, new Refusal(500, 'Unexpected'))
  await choose('Qui', 'nadia')
  await choose('Action', 'addHoliday')
  expect(words()).toContain(tStaff('failed.title'))
  api.on(...asking, page(entry({ id: 1 })))
  await press(button(tStaff('failed.retry')))
  expect(words()).toContain(t('call.addHoliday'))
})
