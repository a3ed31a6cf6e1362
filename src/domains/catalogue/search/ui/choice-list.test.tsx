// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, field, packText, show, words, write } from '#testing/screen.tsx'
import { ChoiceList } from './choice-list.tsx'

const t = packText('searchFilters')

fakeApi()
const names = ['Dacia', 'Renault', 'Peugeot', 'Citroën', 'Fiat', 'Škoda', 'Seat', 'Ford', 'Opel', 'Kia', 'Audi', 'BMW', 'Lada']
const choices = names.map((label, i) => ({ value: label, label, count: 13 - i, ...(label === 'Citroën' && { also: 'ستروين' }) }))
const toggle = vi.fn()

function list(chosen: string[] = [], shown = choices) {
  show(
    <ChoiceList
      name="Brands"
      choices={shown}
      chosen={chosen}
      toggle={toggle}
      first={3}
      more={(count) => `${count} autres`}
      find="Chercher une marque"
      legend="Marques"
    />,
  )
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const open = () => boxes().filter((box) => !box.closest('details'))

test('folds a long list with checked values in front', () => {
  list(['Kia'])
  expect(open().map(({ value }) => value)).toEqual(['Dacia', 'Renault', 'Peugeot', 'Kia'])
  expect(words()).toContain('9 autres')
  expect(open().map(({ checked }) => checked)).toEqual([false, false, false, true])
})

test('does not fold for a single further choice', () => {
  list([], choices.slice(0, 4))
  expect([open().length, words().includes('autres')]).toEqual([4, false])
})

test.each([
  ['CITROEN', ['Citroën']],
  [' skoda ', ['Škoda']],
  ['ستروين', ['Citroën']],
  ['at', ['Fiat', 'Seat']],
])('searches without accents and case, with other spellings: %s', (text, found) => {
  list()
  write(t('find.brand'), text)
  expect(boxes().map(({ value }) => value)).toEqual(found)
})

test('reports no match; Esc clears the field, Enter submits no form', () => {
  list()
  write(t('find.brand'), 'zzz')
  expect(words()).toContain('Aucun choix ne correspond à « zzz ».')
  const input = field(t('find.brand'))
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(input.value).toBe('')
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
})

test('has no search field for a short list and reports a press', () => {
  list([], choices.slice(0, 12))
  expect(document.querySelector('input[type=text]')).toBeNull()
  fireEvent.click(boxes()[1] as Element)
  expect(toggle).toHaveBeenCalledWith('Renault')
})

test('greys choices without cars unless checked, and leaves them usable', () => {
  list(['Lada'], [...choices.slice(0, 2), { value: 'Lada', label: 'Lada', count: 0 }, { value: 'Saab', label: 'Saab', count: 0 }])
  expect(boxes().map((box) => box.closest('li')?.hasAttribute('data-zero'))).toEqual([false, false, false, true])
  expect(boxes().every((box) => !box.disabled)).toBe(true)
})

test('strikes excluded values, shows them first, submits and toggles them', () => {
  const except = vi.fn()
  show(
    <ChoiceList
      name="Brands"
      choices={choices}
      chosen={[]}
      toggle={toggle}
      except={{ name: 'ExcludedBrands', values: ['Kia'], toggle: except }}
      first={3}
      more={(count) => `${count} autres`}
      legend="Marques"
    />,
  )
  expect(open().map(({ value }) => value)).toEqual(['Dacia', 'Renault', 'Peugeot', 'Kia'])
  expect([...document.querySelectorAll('s')].map(words)).toEqual(['Kia'])
  expect(document.querySelector<HTMLInputElement>('input[name=ExcludedBrands]')?.value).toBe('Kia')
  expect(buttons(/^Exclure ./).map((one) => one.getAttribute('aria-pressed'))).toEqual(['true'])
  fireEvent.click(button('Exclure…'))
  expect(['Kia', 'Dacia'].map((name) => button(`Exclure ${name}`).getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  fireEvent.click(button('Exclure Dacia'))
  expect(except).toHaveBeenCalledWith('Dacia')
  fireEvent.click(button('Revenir au choix'))
  expect(buttons('Exclure Dacia')).toEqual([])
})
