// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { pageQueries } from '#client/query/query.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import DeliveryPage from './delivery.tsx'

const t = packText('bookingCase')

const api = fakeApi()
const asking = ['get', '/api/vehiclebookings/{id}'] as const
const signing = ['put', '/api/vehiclebookings/{id}/signature'] as const
const section = { fr: 'Extérieur', ar: 'الخارج' }
const part = (id: number, isFine: boolean | null) =>
  sample('CheckPart', { id, title: `Point ${id}`, titles: { fr: `Point ${id}`, ar: `Point ${id}` }, section, isFine })
const record = (changes: Partial<BookingRecord> = {}): BookingRecord =>
  sample('BookingRecord', { id: 42, reference: 'R-42', status: 'Controlled', buyer: {}, steps: { allowed: [], blocked: [] }, ...changes })

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ clearRect: vi.fn(), fillText: vi.fn() } as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,PICTURE')
})
async function open(of: BookingRecord, ...roles: ('agent' | 'expert' | 'manager')[]) {
  api.on(...asking, of)
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { roles })}>
      <DeliveryPage />
    </StaffContext>,
    { at: '/staff/bookings/42/delivery', path: '/staff/bookings/:id/delivery' },
  )
  await settle()
  return screen
}
const steps = (...allowed: BookingRecord['steps']['allowed']) => ({ allowed, blocked: [] })
const finish = () => buttons('Confirmer le contrôle').find((one) => !one.closest('dialog'))

test('finishes the check only when every point is fine and there is at least one', async () => {
  const offered: (boolean | undefined)[] = []
  for (const checkParts of [[part(1, true), part(2, null)], [part(1, true), part(2, false)], [], [part(1, true), part(2, true)]]) {
    const { unmount } = await open(record({ status: 'Billed', checkParts }), 'expert')
    offered.push(finish()?.disabled)
    unmount()
    // another record, so clear the cache
    pageQueries().clear()
  }
  expect(offered).toEqual([true, true, true, false])
})

test('an unsent point keeps the check open', async () => {
  await open(record({ status: 'Billed', checkParts: [part(1, true), part(2, null)] }), 'expert')
  const answer = Promise.withResolvers<ReturnType<typeof part>>()
  api.on('put', '/api/vehiclebookings/{id}/checkparts/{partId}', () => answer.promise)
  await press('Point 2 : bon')
  expect(finish()?.disabled).toBe(true)
  answer.resolve(part(2, true))
  await settle()
  expect(finish()?.disabled).toBe(false)
})

test('shows the check to experts only, in its status', async () => {
  const checkParts = [part(1, true)]
  const { unmount } = await open(record({ status: 'Billed', checkParts }), 'agent')
  expect([finish(), buttons('Point 1 : bon').filter(({ disabled }) => !disabled)]).toEqual([undefined, []])
  unmount()
  await open(record({ status: 'Controlled', checkParts }), 'expert')
  expect(finish()).toBeUndefined()
})

test('reloads the allowed actions before finishing the check', async () => {
  const checkParts = [part(1, true)]
  await open(record({ status: 'Billed', checkParts }), 'expert')
  await press(finish() as HTMLElement)
  expect([api.made(...asking).length, document.querySelector('dialog')]).toEqual([2, null])
  api.on(...asking, record({ status: 'Billed', checkParts, steps: steps('control') }))
  await press(finish() as HTMLElement)
  expect(words()).toContain(t('dialog.control.title'))
})

test('sends a signature with its name; shows a refusal; a new signature can be cancelled', async () => {
  const customer = { ...sample('BookingRecord').customer, name: 'Salma Alaoui' }
  await open(record({ customer }), 'agent')
  await press(t('delivery.typed'))
  api.on(...signing, new Refusal(409, 'Conflict', { message: 'Le contrôle est rouvert.' }))
  await press(t('delivery.sign'))
  expect([words().includes('Le contrôle est rouvert.'), button(t('delivery.clear')).disabled]).toEqual([true, false])
  const signed = record({ customer, signature: { signedBy: 'Salma Alaoui' }, steps: steps('deliver') })
  api.on(...signing, signed)
  await press(t('delivery.sign'))
  expect(api.made(...signing).map(({ body }) => body)).toEqual(Array(2).fill({ signedBy: 'Salma Alaoui', png: 'PICTURE' }))
  expect([words().includes('Signature de Salma Alaoui enregistrée.'), button(t('delivery.deliver')).disabled]).toEqual([true, false])
  await press(t('delivery.signAgain'))
  expect([buttons(t('delivery.deliver')), buttons(t('delivery.sign')).length]).toEqual([[], 1])
})

test('a signed car is handed over only when allowed; then links to the record', async () => {
  const signature = { signedBy: 'Salma' }
  const { unmount } = await open(record({ signature }), 'agent')
  expect(button(t('delivery.deliver')).disabled).toBe(true)
  unmount()
  const { here } = await open(record({ signature, steps: steps('deliver') }), 'agent')
  await press(t('delivery.deliver'))
  write(/^Kilométrage/, '45000')
  api.on('post', '/api/vehiclebookings/{id}/deliver', new Refusal(409, 'Conflict', { message: 'Le prix n’est pas payé.' }))
  await submit()
  expect([words().includes('Le prix n’est pas payé.'), here.place]).toEqual([true, '/staff/bookings/42/delivery'])
  api.on('post', '/api/vehiclebookings/{id}/deliver', record({ status: 'Delivered' }))
  await submit()
  expect(here.place).toBe('/staff/bookings/42')
})

test('only agents take signatures, and none after delivery', async () => {
  const { unmount } = await open(record(), 'expert')
  expect(buttons(t('delivery.sign'))).toEqual([])
  unmount()
  await open(record({ status: 'Delivered', signature: { signedBy: 'Salma' } }), 'agent')
  expect([words().includes('La voiture est livrée.'), buttons(/signature|Remettre/)]).toEqual([true, []])
})
