// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settle, show } from '#testing/screen.tsx'
import { useKeys } from './use-keys.ts'

const heard: string[] = []

function Screen() {
  useKeys({ z: () => heard.push('z'), w: () => heard.push('w'), '1': () => heard.push('1'), '?': () => heard.push('?') })
  return (
    <>
      <input aria-label="text" />
      <button type="button">button</button>
    </>
  )
}

afterEach(cleanup)

async function open(): Promise<void> {
  heard.length = 0
  show(<Screen />)
  await settle()
}

test.each([
  ['a letter', { key: 'z', code: 'KeyZ' }, ['z']],
  ['a letter under Caps Lock', { key: 'Z', code: 'KeyZ' }, ['z']],
  ['a letter of a French keyboard, by what it writes and not where it lies', { key: 'w', code: 'KeyZ' }, ['w']],
  ['another letter where one that is meant lies', { key: 'q', code: 'KeyW' }, []],
  ['the key of a keyboard set to Arabic', { key: 'ئ', code: 'KeyZ' }, ['z']],
  ['a digit', { key: '1', code: 'Digit1' }, ['1']],
  ['a digit where a French keyboard signs', { key: '&', code: 'Digit1' }, ['1']],
  ['a sign', { key: '?', code: 'Comma' }, ['?']],
  ['with Ctrl', { key: 'z', code: 'KeyZ', ctrlKey: true }, []],
])('%s', async (_, event, expected) => {
  await open()
  fireEvent.keyDown(document.querySelector('button') as HTMLElement, event)
  expect(heard).toEqual(expected)
})

test('ignores keys typed into a field', async () => {
  await open()
  fireEvent.keyDown(document.querySelector('input') as HTMLElement, { key: 'z', code: 'KeyZ' })
  expect(heard).toEqual([])
})
