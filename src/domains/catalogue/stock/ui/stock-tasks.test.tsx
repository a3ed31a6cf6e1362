// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import type { Task } from '../tasks/contract.ts'
import { StockPrice } from './stock-price.tsx'
import { StockTasks } from './stock-tasks.tsx'

const t = packText('stock')

const api = fakeApi()
const moving = ['post', '/api/staff/vehicles/{id}/tasks/{task}/move'] as const
const ordering = ['put', '/api/staff/vehicles/{id}/tasks'] as const
const task = (id: number, title: string, changes: Partial<Task> = {}): Task =>
  sample('Task', { id, title, lastStatus: 'Idle', actions: ['start', 'cancel'], ...changes })
const three = [task(1, 'Mutation'), task(2, 'Vignette'), task(3, 'Clés')]
const priceBasis = {
  market: { low: 170_000, median: 185_000, high: 205_000, count: 22 },
  ...{ age: 3, limits: { change: 15, below: 30, above: 60 }, days: 47 },
}
const card = sample('StockCard', { id: 7, price: 189_000, priceBasis, may: { edit: true, price: true, switches: true } })
const reload = vi.fn()
beforeEach(() => void reload.mockClear())

function Page({ tasks: first, mayChange = true }: { tasks: Task[]; mayChange?: boolean }) {
  const [tasks, put] = useState(first)
  return <StockTasks card={{ ...card, tasks }} put={put} reload={reload} mayChange={mayChange} />
}
const formOf = (id: string) => document.querySelector(`form#${id}`) as HTMLFormElement
const titles = () => [...document.querySelectorAll('ol bdi')].map((one) => one.textContent)

test('sends an action once and updates the list', async () => {
  show(<Page tasks={three} />)
  const answer = Promise.withResolvers<Task[]>()
  api.on(...moving, () => answer.promise)
  await press(buttons(t('tasks.action.start'))[1] ?? 'none')
  expect(buttons(t('tasks.action.start')).every((one) => one.disabled)).toBe(true)
  await press(buttons(t('tasks.action.start'))[0] ?? 'none')
  answer.resolve([task(1, 'Mutation'), task(2, 'Vignette', { lastStatus: 'Started', actions: ['complete'] }), task(3, 'Clés')])
  await settle()
  expect(api.made(...moving).map(({ params, body }) => [params.task, body])).toEqual([['2', { action: 'start' }]])
  expect([words().includes('En cours'), buttons(t('tasks.action.complete')).length]).toEqual([true, 1])
})

test('requires a reason for cancelling the right task', async () => {
  show(<Page tasks={three} />)
  await press(buttons(t('tasks.action.cancel'))[2] ?? 'none')
  await submit(formOf('stock-task-reason'))
  expect(words()).toContain(t('need'))
  expect(api.calls).toEqual([])
  write(t('tasks.reason'), 'Déjà fait')
  api.on(...moving, three.slice(0, 2))
  await submit(formOf('stock-task-reason'))
  expect(api.made(...moving).map(({ params, body }) => [params.task, body])).toEqual([['3', { action: 'cancel', comment: 'Déjà fait' }]])
  expect(titles()).toEqual(['Mutation', 'Vignette'])
})

test('moves a task by one position within the list', async () => {
  show(<Page tasks={three} />)
  api.on(...ordering, three)
  await press('Descendre « Mutation »')
  await press('Monter « Clés »')
  expect(api.made(...ordering).map(({ body }) => body)).toEqual([{ ids: [2, 1, 3] }, { ids: [1, 3, 2] }])
  expect([button('Monter « Mutation »').disabled, button('Descendre « Clés »').disabled]).toEqual([true, true])
})

test('reports a conflict and reloads', async () => {
  show(<Page tasks={three} />)
  api.on(...moving, new Refusal(409, 'TransitionNotAllowed', { message: 'Déjà commencée.' }))
  await press(buttons(t('tasks.action.start'))[0] ?? 'none')
  expect([words().includes('Déjà commencée.'), reload.mock.calls.length]).toEqual([true, 1])
  api.on(...ordering, new Refusal(500, 'Unexpected', { message: 'Panne.' }))
  await press('Descendre « Mutation »')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('edits against the opened state and resets a new task', async () => {
  show(<Page tasks={[task(1, 'Mutation', { description: 'Au centre' })]} />)
  await press(t('tasks.changeButton'))
  expect(field(t('field.title')).value).toBe('Mutation')
  write(t('field.title'), 'Mutation faite')
  api.on('put', '/api/staff/vehicles/{id}/tasks/{task}', three)
  await submit(formOf('stock-task'))
  expect(api.made('put', '/api/staff/vehicles/{id}/tasks/{task}')[0]?.body).toEqual({
    title: 'Mutation faite',
    description: 'Au centre',
    was: { title: 'Mutation', description: 'Au centre' },
  })
  await press(t('tasks.add'))
  expect(field(t('field.title')).value).toBe('')
})

test('is read-only without the right to edit', () => {
  show(<Page tasks={three} mayChange={false} />)
  expect([titles().length, buttons(/Commencer|Ajouter|Modifier|Monter/)]).toEqual([3, []])
})

test('shows the price difference and sends the seen price', async () => {
  const put = vi.fn()
  show(<StockPrice card={card} put={put} reload={reload} />)
  await press(t('price.change'))
  expect(button(t('price.save')).disabled).toBe(true)
  write(t('price.field'), '181 500')
  expect(words()).toContain('7 500 DH de moins qu’aujourd’hui (−4 %)')
  write(t('price.field'), '190 000')
  expect(words()).toContain('1 000 DH de plus qu’aujourd’hui (+1 %)')
  api.on('post', '/api/staff/vehicles/{id}/price', new Refusal(409, 'EditConflict', { message: 'Le prix a changé.' }))
  await submit(formOf('stock-price-form'))
  expect([words().includes('Le prix a changé.'), reload.mock.calls.length, field(t('price.field')).value]).toEqual([true, 1, '190 000'])
  const saved = { ...card, price: 190_000 }
  api.on('post', '/api/staff/vehicles/{id}/price', saved)
  await submit(formOf('stock-price-form'))
  expect(api.made('post', '/api/staff/vehicles/{id}/price')[1]?.body).toEqual({ price: 190_000, was: 189_000 })
  expect(put).toHaveBeenCalledTimes(1)
})

test('confirms a doubtful price and sends it for approval', async () => {
  const put = vi.fn()
  show(<StockPrice card={card} put={put} reload={reload} />)
  await press(t('price.change'))
  write(t('price.field'), '18 900')
  for (const text of ['Un zéro manque ?', 'dix-huit mille neuf cents dirhams', 'de 170 000 DH à 205 000 DH', '47 jours'])
    expect(words()).toContain(text)
  await submit(formOf('stock-price-form'))
  expect([api.made('post', '/api/staff/vehicles/{id}/price'), words().includes('Écrivez le même montant')]).toEqual([[], true])
  write(t('price.repeat'), '18 900')
  const asked = { ...card, priceChange: { ...change, state: 'Open' as const, isOwn: true } }
  api.on('post', '/api/staff/vehicles/{id}/price', asked)
  await submit(formOf('stock-price-form'))
  expect(api.made('post', '/api/staff/vehicles/{id}/price')[0]?.body).toEqual({ price: 18_900, was: 189_000, confirmed: 18_900 })
  expect(put).toHaveBeenCalledWith(asked)
})

const change = {
  ...{ id: 4, price: 18_900, was: 189_000, state: 'Open' as const, doubts: ['farFromLast' as const], asked: '2026-03-15T10:00:00Z' },
  ...{ by: 'Imane B.', isOwn: false, mayDecide: true },
}

test('decides a pending price and undoes a leaving one', async () => {
  const put = vi.fn()
  const { unmount } = show(<StockPrice card={{ ...card, priceChange: change }} put={put} reload={reload} />)
  api.on('post', '/api/staff/vehicles/{id}/price/{changeId}/approve', card)
  await press(/^Accorder/)
  expect(api.made('post', '/api/staff/vehicles/{id}/price/{changeId}/approve')[0]?.body).toEqual({ price: 18_900 })
  write('Un mot pour la personne qui demande (facultatif)', 'Un zéro manque')
  api.on('post', '/api/staff/vehicles/{id}/price/{changeId}/refuse', card)
  await press(t('price.refuse'))
  expect(api.made('post', '/api/staff/vehicles/{id}/price/{changeId}/refuse')[0]?.body).toEqual({ remark: 'Un zéro manque' })
  unmount()
  const leaving = { ...change, price: 181_500, state: 'Leaving' as const, doubts: [], mayDecide: false }
  show(<StockPrice card={{ ...card, priceChange: leaving }} put={put} reload={reload} />)
  expect(words()).toContain('Le site change dans 10 secondes')
  await press('Annuler')
  expect([api.made('post', '/api/staff/vehicles/{id}/price/{changeId}/refuse')[1]?.body, put.mock.calls.length]).toEqual([{}, 3])
})
