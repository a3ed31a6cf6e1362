// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import type { BookingPrintout } from '#domains/processes/buying/documents/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { PrintoutDesk } from './printout-desk.tsx'

const t = packText('documents')
const tUi = packText('ui')

const api = fakeApi()
const asking = ['get', '/api/staff/bookings/{id}/papers'] as const
const printing = ['post', '/api/staff/bookings/{id}/papers'] as const
const reviewing = ['post', '/documents/{id}/review'] as const
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const paper = (id: number, changes: Partial<DocumentInfo> = {}): DocumentInfo =>
  sample('DocumentInfo', {
    id: idOf(id),
    type: 'CustomerCIN',
    status: 'Preview',
    created: '2026-03-16T09:00:00.000Z',
    version: 1,
    ...changes,
  })
const papers = (printable: BookingPrintout[], ...documents: DocumentInfo[]) => ({ printable, documents })

async function open(answer: ReturnType<typeof papers>, stamp = 'Accepted') {
  api.on(...asking, answer)
  const screen = show(<PrintoutDesk id={42} stamp={stamp} />)
  await settle()
  return screen
}
const type = /^Document/
const language = /^Langue/

test('creates a document once in the chosen language and refetches', async () => {
  await open(papers(['SaleProforma', 'PurchaseOrder']))
  write(type, 'PurchaseOrder')
  write(language, 'ar')
  const answer = Promise.withResolvers<DocumentInfo>()
  api.on(...printing, () => answer.promise)
  await submit()
  await submit()
  answer.resolve(paper(1, { type: 'PurchaseOrder', isGenerated: true }))
  await settle()
  expect(api.made(...printing).map(({ params, body }) => [params.id, body])).toEqual([['42', { type: 'PurchaseOrder', language: 'ar' }]])
  expect([words().includes('Bon de commande est établi.'), api.made(...asking).length]).toEqual([true, 2])
})

test('shows a failure, keeps the choice and refetches', async () => {
  await open(papers(['SaleProforma', 'PurchaseOrder']))
  write(type, 'PurchaseOrder')
  api.on(...printing, new Refusal(409, 'Conflict', { message: 'Le paiement n’est pas convenu.' }))
  await submit()
  expect([words().includes('Le paiement n’est pas convenu.'), field(type).value]).toEqual([true, 'PurchaseOrder'])
  expect(api.made(...asking)).toHaveLength(2)
  api.on(...printing, offline)
  await submit()
  expect(words()).toContain(t('desk.failed'))
})

test('drops a choice that is no longer printable', async () => {
  await open(papers(['SaleProforma', 'PurchaseOrder']))
  write(type, 'PurchaseOrder')
  api.on(...printing, new Refusal(409, 'Conflict', { message: 'Plus maintenant.' }))
  api.on(...asking, papers(['PurchaseInvoice']))
  await submit()
  await settle()
  expect(field(type).value).toBe('PurchaseInvoice')
  api.on(...printing, paper(1, { type: 'PurchaseInvoice', isGenerated: true }))
  await submit()
  expect(api.made(...printing).at(-1)?.body).toEqual({ type: 'PurchaseInvoice', language: 'fr' })
})

test('shows an empty list; retries a failed one', async () => {
  const { unmount } = await open(papers([]))
  expect([words().includes('Aucun document ne peut encore être établi.'), buttons(t('desk.print'))]).toEqual([true, []])
  unmount()
  api.on(...asking, new Refusal(403, 'Forbidden'))
  show(<PrintoutDesk id={43} stamp="Accepted" />)
  await settle()
  expect(words()).toContain('Documents indisponibles.')
  api.on(...asking, papers(['SaleProforma']))
  await press(tUi('retry'))
  expect(button(t('desk.print'))).toBeTruthy()
})

test('accepts a pending upload once; no review for others', async () => {
  await open(
    papers([], paper(1), paper(2, { type: 'CustomerRC', status: 'Accepted' }), paper(3, { type: 'SaleProforma', isGenerated: true })),
  )
  expect([buttons(t('desk.accept')).length, document.querySelector('details')?.open]).toEqual([1, true])
  const answer = Promise.withResolvers<DocumentInfo>()
  api.on(...reviewing, () => answer.promise)
  await press(t('desk.accept'))
  await press(t('desk.accept'))
  expect(api.made(...reviewing).map(({ params, body }) => [params.id, body])).toEqual([[idOf(1), { status: 'Accepted', comment: null }]])
  api.on(...asking, papers([], paper(1, { status: 'Accepted' })))
  answer.resolve(paper(1, { status: 'Accepted' }))
  await settle()
  expect([words().includes('Décision enregistrée.'), buttons(t('desk.accept'))]).toEqual([true, []])
})

test('refuses a document with a reason; keeps it after a failure', async () => {
  await open(papers([], paper(1)))
  await press(t('desk.reject'))
  await submit()
  expect(api.made(...reviewing)).toEqual([])
  write(/^Motif du refus/, ' Photo floue ')
  api.on(...reviewing, new Refusal(409, 'Conflict', { message: 'Déjà accepté par Omar.' }))
  await submit()
  expect([words().includes('Déjà accepté par Omar.'), field(/^Motif du refus/).value]).toEqual([true, ' Photo floue '])
  expect(api.made(...reviewing).map(({ body }) => body)).toEqual([{ status: 'Rejected', comment: 'Photo floue' }])
})
