// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { field, show, words, write } from '#testing/screen.tsx'
import { Combobox } from './combobox.tsx'

fakeApi()
const options = ['Citroën', 'Dacia', 'Fiat', 'Ford'].map((name, i) => ({
  value: String(i + 1),
  name,
  ...(name === 'Dacia' && { also: ['داسيا'] }),
}))

function Brand() {
  const [value, change] = useState('2')
  return (
    <>
      <Combobox label="Marque" options={options} value={value} change={change} none="Aucune marque" />
      <output>{value}</output>
    </>
  )
}
const open = () => show(<Brand />)
const box = () => field('Marque')
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const listed = () => [...document.querySelectorAll('[role=option]')].map((one) => words(one))
const lit = () => words(document.querySelector('[role=option][aria-selected=true]') ?? document.createElement('i'))
const value = () => document.querySelector('output')?.textContent

test('matches without accents and by aliases, prefixes first', () => {
  open()
  write('Marque', 'citroen')
  expect(listed()).toEqual(['Citroën'])
  write('Marque', 'داس')
  expect(listed()).toEqual(['Dacia'])
  write('Marque', 'f')
  expect([listed(), lit()]).toEqual([['Fiat', 'Ford'], 'Fiat'])
  write('Marque', 'zz')
  expect(words()).toContain('Aucune marque')
})

test('moves with arrows and selects with Enter without submitting', () => {
  open()
  write('Marque', 'f')
  key('ArrowDown')
  expect(lit()).toBe('Ford')
  key('ArrowDown')
  expect(lit()).toBe('Fiat')
  key('ArrowUp')
  expect(key('Enter')).toBe(false)
  expect([value(), box().value, listed()]).toEqual(['4', 'Ford', []])
  // when closed, Enter submits the form
  expect(key('Enter')).toBe(true)
})

test('handles Esc only when open and selects exact aliases', () => {
  open()
  expect(key('Escape')).toBe(true)
  write('Marque', 'f')
  expect([key('x'), listed()]).toEqual([true, ['Fiat', 'Ford']])
  expect([key('Escape'), listed()]).toEqual([false, []])
  write('Marque', 'داسيا')
  fireEvent.blur(box())
  expect([value(), box().value]).toEqual(['2', 'Dacia'])
})

test('resets the active option for new input', () => {
  open()
  fireEvent.click(box())
  expect(lit()).toBe('Dacia')
  key('ArrowDown')
  expect(lit()).toBe('Fiat')
  key('ArrowUp')
  key('ArrowUp')
  expect(lit()).toBe('Citroën')
  write('Marque', 'f')
  key('ArrowDown')
  expect(lit()).toBe('Ford')
  write('Marque', 'fi')
  expect(lit()).toBe('Fiat')
})

test('opens at the selection', () => {
  open()
  write('Marque', 'f')
  key('ArrowDown')
  key('Enter')
  key('ArrowDown')
  expect(lit()).toBe('Ford')
  key('Enter')
  expect(value()).toBe('4')
  fireEvent.click(box())
  expect(lit()).toBe('Ford')
})

test('restores the selection on Esc and blur', () => {
  open()
  write('Marque', 'fi')
  expect(key('Escape')).toBe(false)
  expect([value(), box().value]).toEqual(['2', 'Dacia'])
  write('Marque', 'fi')
  fireEvent.blur(box())
  expect([value(), box().value]).toEqual(['2', 'Dacia'])
})

test('selects an exact match', () => {
  open()
  write('Marque', 'FIAT')
  fireEvent.blur(box())
  expect([value(), box().value]).toEqual(['3', 'Fiat'])
})
