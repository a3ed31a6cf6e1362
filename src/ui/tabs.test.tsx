// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { show, words } from '#testing/screen.tsx'
import { Dialog } from './dialog.tsx'
import { Tabs } from './tabs.tsx'

fakeApi()
const tabs = ['Un', 'Deux', 'Trois'].map((name) => ({ name, content: <p>{`Texte ${name}`}</p> }))
function open(language: Language = 'fr') {
  show(
    <div style={{ direction: language === 'ar' ? 'rtl' : 'ltr' }}>
      <Tabs label="Parties" tabs={tabs} />
    </div>,
    { language },
  )
}
const chosen = () => document.querySelector('[role=tab][aria-selected=true]') as HTMLElement
const key = (name: string) => fireEvent.keyDown(chosen(), { key: name })
const shown = () => [...document.querySelectorAll('[role=tabpanel]')].filter((one) => !one.hasAttribute('hidden')).map((one) => words(one))

test('moves the focus with arrow keys, Home and End', () => {
  open()
  expect(shown()).toEqual(['Texte Un'])
  key('ArrowRight')
  expect([words(chosen()), document.activeElement === chosen(), shown()]).toEqual(['Deux', true, ['Texte Deux']])
  key('ArrowLeft')
  key('ArrowLeft')
  expect(words(chosen())).toBe('Trois')
  key('ArrowRight')
  expect(words(chosen())).toBe('Un')
  key('End')
  expect(words(chosen())).toBe('Trois')
  key('Home')
  expect(words(chosen())).toBe('Un')
})

test('reverses the arrow keys in Arabic', () => {
  open('ar')
  key('ArrowLeft')
  expect(words(chosen())).toBe('Deux')
})

test('focuses the selected tab only and names its panel', () => {
  open()
  const all = [...document.querySelectorAll('[role=tab]')]
  expect(all.map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
  for (const one of all) expect(document.getElementById(one.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('tabpanel')
})

test('closes a dialog on a click outside only', () => {
  const ref = { current: null as HTMLDialogElement | null }
  const closed: string[] = []
  show(
    <Dialog ref={ref} title="Supprimer ?" onClose={() => closed.push('closed')}>
      <p>Vraiment</p>
    </Dialog>,
  )
  ref.current?.showModal()
  fireEvent.pointerDown(document.querySelector('dialog p') as Element)
  expect(ref.current?.open).toBe(true)
  fireEvent.pointerDown(ref.current as Element)
  expect([ref.current?.open, closed]).toEqual([false, ['closed']])
  expect(document.getElementById(ref.current?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Supprimer ?')
})
