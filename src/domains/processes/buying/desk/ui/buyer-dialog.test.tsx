// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, field, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { BookingRecord } from '../contract.ts'
import { BuyerDialog } from './buyer-dialog.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { useRecord } from './use-record.ts'

const api = fakeApi()
const path = '/api/vehiclebookings/{id}/buyer'
const kept = { civility: 'M.', firstName: 'Ali', lastName: 'Idrisi', email: 'ali@exemple.ma', phone: '+212612345678', idNumber: null }
const record = (changes: Partial<BookingRecord> = {}): BookingRecord =>
  sample('BookingRecord', { id: 42, status: 'Accepted', buyer: kept, buyerChanges: [], comments: [], ...changes })

function Desk({ corrects = true }: { corrects?: boolean }) {
  const hold = useRecord(42)
  return hold.state.step === 'ready' ? (
    <CustomerPanel record={hold.state.record} change={hold.change} corrects={corrects} reload={hold.reload} />
  ) : null
}
async function open(of: BookingRecord, corrects = true) {
  api.on('get', '/api/vehiclebookings/{id}', of)
  const screen = show(<Desk corrects={corrects} />)
  await settle()
  return screen
}

test('a name is corrected with the rest as it was, and what stood there before is read', async () => {
  await open(record())
  await press('Corriger')
  expect(field(/^Nom/).value).toBe('Idrisi')
  write(/^Nom/, '')
  await submit()
  expect(api.calls.filter(({ name }) => name.startsWith('put'))).toEqual([])
  write(/^Nom/, 'Idrissi')
  write(/^CIN/, 'BK123456')
  const change = {
    id: 1,
    field: 'lastName',
    before: 'Idrisi',
    after: 'Idrissi',
    at: '2026-03-16T09:00:00.000Z',
    author: 'Nadia',
    isCustomer: false,
  } as const
  api.on('put', path, record({ buyer: { ...kept, lastName: 'Idrissi' }, buyerChanges: [change] }))
  await submit()
  expect(api.made('put', path)[0]?.body).toEqual({
    ...kept,
    lastName: 'Idrissi',
    idNumber: 'BK123456',
    ...{ address: null, addressLine2: null, zip: null, city: null },
  })
  expect(words()).toContain('1 correction')
  expect(document.querySelector('s')?.textContent).toBe('Idrisi')
})

test('a company needs its numbers', async () => {
  await open(record())
  await press('Corriger')
  write(/^Civilité/, 'Société')
  write(/^Société/, 'Atlas SARL')
  await submit()
  expect(api.calls.filter(({ name }) => name.startsWith('put'))).toEqual([])
  write(/^ICE/, '001524789000043')
  write(/^Registre/, '12345')
  api.on('put', path, record())
  await submit()
  expect(api.made('put', path)[0]?.body).toMatchObject({ civility: 'Société', companyName: 'Atlas SARL', registrationNumber: '12345' })
})

test('rejects corrections after the invoice or without the role', async () => {
  for (const of of [record({ status: 'Billed' }), record({ status: 'Cancelled' }), record({ buyer: {} })]) {
    const { unmount } = await open(of)
    expect(buttons('Corriger')).toEqual([])
    unmount()
  }
  await open(record(), false)
  expect(buttons('Corriger')).toEqual([])
})

test('a wrong invoice is corrected with the whole buyer and a reason', async () => {
  const billed = record({ status: 'Billed' })
  function Invoice() {
    const { change } = useRecord(42)
    return <BuyerDialog record={billed} change={change} isBilled close={() => undefined} />
  }
  api.on('get', '/api/vehiclebookings/{id}', billed)
  show(<Invoice />)
  await settle()
  write(/^Nom/, 'Idrissi')
  await submit()
  expect(api.made('post', '/api/vehiclebookings/{id}/correctInvoice')).toEqual([])
  for (const [label, text] of [
    [/^CIN/, 'BK123456'],
    [/^Adresse/, '1, rue X'],
    [/^Ville/, 'Rabat'],
    [/^Commentaire/, 'Nom mal écrit'],
  ] as const)
    write(label, text)
  api.on('post', '/api/vehiclebookings/{id}/correctInvoice', billed)
  await submit()
  expect(api.made('post', '/api/vehiclebookings/{id}/correctInvoice')[0]?.body).toMatchObject({
    comment: 'Nom mal écrit',
    buyer: { lastName: 'Idrissi', idNumber: 'BK123456', address: '1, rue X', city: 'Rabat', email: 'ali@exemple.ma' },
  })
})
