// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { field, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import { PlateField } from './plate-field.tsx'

const t = packText('greyCard')

const hintOf = (value: string): string => {
  const { unmount } = show(<PlateField name="plate" label="Plaque" value={value} change={() => undefined} foreign={false} />)
  const said = words()
  unmount()
  return said
}

test('warns of an unknown letter, not of another series', () => {
  expect(hintOf('12345Z11')).toContain('Aucune plaque marocaine ne porte cette lettre : vérifiez-la.')
  expect(hintOf('1234-12-7')).toContain('Exemples : 1234-12-7')
})

let shown: ReturnType<typeof show> | undefined
const draw = (first = '') => {
  shown = show(<Kept first={first} />)
}
afterEach(() => {
  shown?.unmount()
  shown = undefined
})

/** A plate value with its setter. */
function Kept({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <PlateField name="plate" label="Plaque" value={value} change={setValue} foreign={false} />
      <output>{value}</output>
    </>
  )
}
const kept = () => document.querySelector('output')?.textContent
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value)
async function keyed(label: string, key: string): Promise<void> {
  field(label).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settle()
}
async function pasted(text: string): Promise<void> {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } })
  field(t('plateCells.serial')).dispatchEvent(event)
  await settle()
}

test.each(['48217-ب-6', '48217B6', ' 48217 | B | 06 '])('fills the three cells from the pasted plate %s', async (text) => {
  draw()
  await pasted(text)
  expect([boxes(), kept()]).toEqual([['48217', 'ب', '6'], '48217B6'])
})

test('accepts letters of both keyboards and moves to the next cell', async () => {
  draw()
  write(t('plateCells.serial'), '48217')
  await keyed('Numéro', 'b')
  expect(document.activeElement).toBe(field(t('plateCells.code')))
  write(t('plateCells.code'), '6')
  expect(kept()).toBe('48217B6')
  await keyed('Lettre', 'د')
  expect(kept()).toBe('48217D6')
})

test('restores an incomplete plate to its cells, a provisional one to text', async () => {
  draw('4821B')
  expect(boxes()).toEqual(['4821', 'ب', ''])
  await pasted('WW 123456')
  expect([boxes(), kept()]).toEqual([['WW 123456'], 'WW 123456'])
  await press(t('plateCells.usual'))
  expect([boxes(), kept()]).toEqual([['', '', ''], ''])
  await press(t('plateCells.other'))
  expect(boxes()).toEqual([''])
})
