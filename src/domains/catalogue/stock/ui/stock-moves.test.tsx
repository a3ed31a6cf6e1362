// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import type { StockCard, StockMove } from '../contract.ts'
import { StockMoves } from './stock-moves.tsx'

const t = packText('stock')

const api = fakeApi()
const moving = ['post', '/api/staff/vehicles/{id}/move'] as const
const area = (id: number, fr: string) => sample('StorageArea', { id, names: { fr, ar: fr } })
const areas = [area(3, 'Rabat'), area(4, 'Fès')]
const move = (action: StockMove['action'], reason: StockMove['reason'] = null, missing: string[] = []) =>
  sample('StockMove', { action, reason, missing })
const card = (changes: Partial<StockCard> = {}): StockCard =>
  sample('StockCard', {
    ...{ id: 9, lastStatus: 'Active', storageArea: sample('Area', { id: 3 }), minPictures: 8 },
    ...{ moves: [move('publish'), move('transfer'), move('receive', 'status')] },
    ...changes,
  })
const reload = vi.fn()

function Screen({ first }: { first: StockCard }) {
  const [now, put] = useState(first)
  return <StockMoves card={now} areas={areas} put={put} reload={reload} />
}
const open = (first = card()) => void show(<Screen first={first} />)
const transfer = 'Envoyer vers une autre agence'
const isAsked = () => [...document.querySelectorAll('dialog')].some((dialog) => dialog.open)

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  reload.mockClear()
})

test('sends an action once and disables the others', async () => {
  open()
  const answer = Promise.withResolvers<StockCard>()
  api.on(...moving, () => answer.promise)
  await press(t('moves.action.publish'))
  await press(t('moves.action.publish'))
  expect([button(transfer).disabled, api.made(...moving).map(({ params, body }) => [params.id, body])]).toEqual([
    true,
    [['9', { action: 'publish' }]],
  ])
  answer.resolve(card({ lastStatus: 'Published', moves: [move('transfer', 'status')] }))
  await settle()
  expect([words().includes('Voiture publiée'), buttons(t('moves.action.publish'))]).toEqual([true, []])
})

test('shows the reason of a blocked action', () => {
  open(card({ moves: [move('submit', 'missing', ['price', 'pictures']), move('publish', 'role'), move('receive', 'status')] }))
  const why = (name: string) => words(document.getElementById(button(name).getAttribute('aria-describedby') ?? '') as Element)
  expect([button(t('moves.action.submit')).disabled, why('Terminer la fiche')]).toEqual([
    true,
    'Il manque : prix, 8 photos au moins (0 aujourd’hui)',
  ])
  expect(why('Publier sur le site')).toBe('Réservé aux responsables.')
  expect(words()).toContain('Réceptionner iciPossible pendant un transfert.')
})

test('links a held car to its booking', () => {
  open(card({ lastStatus: 'Reserved', moves: [move('publish', 'status')] }))
  expect([words().includes('Elle avance avec sa réservation.'), words().includes('Autres étapes')]).toEqual([true, false])
})

test('transfers to another store and keeps the input on error', async () => {
  open()
  await press(transfer)
  expect([isAsked(), button(t('transfer.send')).disabled]).toEqual([true, true])
  const places = [...field(/^Agence de destination/).querySelectorAll('option')].map((one) => words(one))
  expect(places).toEqual(['Choisir une agence', 'Fès'])
  write(/^Agence de destination/, '4')
  write(/^Note pour/, ' sans double des clés ')
  api.on(...moving, offline)
  await press(t('transfer.send'))
  expect([isAsked(), field(/^Note pour/).value, reload.mock.calls]).toEqual([true, ' sans double des clés ', []])
  api.on(...moving, card({ moves: [move('transfer')] }))
  await press(t('transfer.send'))
  expect(api.made(...moving).map(({ body }) => body)).toEqual(
    Array(2).fill({ action: 'transfer', storageAreaId: 4, comment: 'sans double des clés' }),
  )
  // the next transfer has its own comment
  expect([isAsked(), field(/^Note pour/).value, field(/^Agence de destination/).value]).toEqual([false, '', ''])
})

test('withdraws a published car with a reason', async () => {
  open(card({ lastStatus: 'Published', moves: [move('unpublish'), move('transfer')] }))
  await press(t('moves.action.unpublish'))
  expect([isAsked(), button(t('withdraw.confirm')).disabled]).toEqual([true, true])
  write(/^Raison du retrait/, ' choc au pare-chocs ')
  api.on(...moving, card({ lastStatus: 'Active', moves: [move('publish')] }))
  await press(t('withdraw.confirm'))
  expect(api.made(...moving).map(({ body }) => body)).toEqual([{ action: 'unpublish', comment: 'choc au pare-chocs' }])
  expect([isAsked(), words().includes('Voiture retirée du site')]).toEqual([false, true])
})

test('transfers a published car with its arrival day', async () => {
  open(card({ lastStatus: 'Published', moves: [move('transfer')] }))
  await press(transfer)
  write(/^Agence de destination/, '4')
  expect(button(t('transfer.send')).disabled).toBe(true)
  write(/^Jour d’arrivée/, '2026-03-20')
  api.on(...moving, card({ lastStatus: 'InTransfer', arrivesOn: '2026-03-20', moves: [move('receive')] }))
  await press(t('transfer.send'))
  expect(api.made(...moving).map(({ body }) => body)).toEqual([{ action: 'transfer', storageAreaId: 4, arrivesOn: '2026-03-20' }])
})

test('reports a conflict, keeps the input and reloads', async () => {
  open()
  await press(transfer)
  write(/^Agence de destination/, '4')
  write(/^Note pour/, 'urgent')
  api.on(...moving, new Refusal(409, 'TransitionNotAllowed', { state: 'Published' }))
  await press(t('transfer.send'))
  expect(words()).toContain('L’étape a changé entre-temps')
  expect([isAsked(), reload.mock.calls.length, field(/^Note pour/).value]).toEqual([false, 1, 'urgent'])
  api.on(...moving, card())
  await press(t('moves.action.publish'))
  expect(words()).not.toContain('L’étape a changé entre-temps')
})
