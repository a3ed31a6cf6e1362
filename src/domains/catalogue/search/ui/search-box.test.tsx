// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { clockAt, field, fill, packText, pass, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { SearchBox } from './search-box.tsx'

const t = packText('search')

const api = fakeApi()
const asking = ['get', '/api/search/suggest'] as const
const go = vi.fn()
const answer = sample('Suggest', {
  criteria: { Brands: ['Dacia'], MaxPrice: 150_000 },
  total: 12,
  suggestions: [
    sample('Suggestion', { kind: 'model', value: 'Duster', brand: 'Dacia', count: 7, criteria: { Brands: ['Dacia'], Models: ['Duster'] } }),
    sample('Suggestion', { kind: 'model', value: 'Logan', brand: 'Dacia', count: 5, criteria: { Brands: ['Dacia'], Models: ['Logan'] } }),
  ],
})

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  go.mockClear()
  api.on(...asking, answer)
})
async function type(text: string, search = ''): Promise<void> {
  show(<SearchBox search={new URLSearchParams(search)} go={go} />)
  fireEvent.focus(field(t('box.label')))
  write(t('box.label'), text)
  await pass(200)
  for (let i = 0; i < 3; i++) await settle()
}
const box = () => field(t('box.label'))
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
const gone = () => go.mock.calls.map(([next]) => decodeURIComponent(String(next)))

test('requests a sentence once after the debounce', async () => {
  show(<SearchBox search={new URLSearchParams()} go={go} />)
  write(t('box.label'), 'dac')
  await pass(100)
  write(t('box.label'), 'dacia')
  await pass(100)
  // the list is closed: it has no options, and arrow keys are not handled
  expect([api.calls, words().includes('reconnaissons'), key('ArrowDown')]).toEqual([[], false, true])
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await pass(50)
  for (let i = 0; i < 3; i++) await settle()
  expect(api.made(...asking).map(({ query }) => query.get('q'))).toEqual(['dacia'])
  expect(words()).toContain('Voir 12 voitures')
})

test('arrows move through suggestions and Enter chooses the active one', async () => {
  await type('dacia 150000', 'Cities=Rabat&page=3')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  key('ArrowDown')
  key('ArrowDown')
  expect(words(active() as Element)).toContain('Duster')
  key('ArrowUp')
  key('ArrowUp')
  expect(active()).toBeNull()
  key('ArrowUp')
  expect(words(active() as Element)).toContain('Logan')
  expect(key('Enter')).toBe(false)
  expect(gone()).toHaveLength(1)
  expect(gone()[0]).toContain('Models=Logan')
  expect(gone()[0]).toContain('Cities=Rabat')
  expect(box().value).toBe('')
})

test('Enter applies recognised filters; the server parses unrecognised words', async () => {
  await type('dacia 150000')
  await submit()
  expect(gone()[0]).toMatch(/Brands=Dacia.*MaxPrice=150000/)
  write(t('box.label'), 'autre chose')
  await submit()
  expect(gone()[1]).toMatch(/q=autre[ +]chose/)
})

test('applies a single recognised filter', async () => {
  api.on(...asking, { ...answer, criteria: { Brands: ['Dacia'] } })
  await type('dacia')
  await submit()
  expect(gone()).toEqual(['Brands=Dacia'])
})

test('offers only suggestions for an unrecognised sentence', async () => {
  api.on(...asking, { ...answer, criteria: {}, suggestions: answer.suggestions.slice(0, 1) })
  await type('duster')
  key('ArrowDown')
  expect(words(active() as Element)).toContain('Duster')
  key('ArrowDown')
  expect(active()).toBeNull()
  await submit()
  expect(gone()).toEqual(['q=duster'])
})

test('Esc closes the list first, then clears the field', async () => {
  await type('dacia')
  expect(key('Escape')).toBe(false)
  expect([box().value, box().getAttribute('aria-expanded')]).toEqual(['dacia', 'false'])
  // an arrow opens it again
  expect([key('ArrowDown'), box().getAttribute('aria-expanded')]).toEqual([false, 'true'])
  const first = words(active() as Element)
  key('ArrowDown')
  key('Escape')
  // and starts at the beginning
  key('ArrowDown')
  expect(words(active() as Element)).toBe(first)
  key('Escape')
  key('Escape')
  expect(box().value).toBe('')
})

test('applies a pressed suggestion', async () => {
  await type('dacia')
  await press(/Duster/)
  expect(gone()[0]).toContain('Models=Duster')
})

test('sends the sentence to the server when offline', async () => {
  api.on(...asking, offline)
  await type('dacia')
  await pass(3000)
  await submit()
  expect(gone()).toEqual(['q=dacia'])
})

test('shows a recognised city in the language of the page', async () => {
  const chip = sample('Chip', { parameter: 'Cities', value: 'Casablanca', label: { fr: 'Casablanca', ar: 'الدار البيضاء' }, text: 'كازا' })
  api.on(...asking, { ...answer, criteria: { Cities: ['Casablanca'] }, chips: [chip], suggestions: [] })
  show(<SearchBox search={new URLSearchParams()} go={go} />, { language: 'ar' })
  const input = document.querySelector('input') as HTMLInputElement
  fireEvent.focus(input)
  fill(input, 'كازا')
  await pass(200)
  for (let i = 0; i < 3; i++) await settle()
  expect(words()).toContain('الدار البيضاء')
  expect(words()).not.toContain('Casablanca')
})
