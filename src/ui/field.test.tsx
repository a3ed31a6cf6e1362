// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fill, show, words } from '#testing/screen.tsx'
import { TextAreaField } from './field.tsx'

test('a long text is counted near its limit, and named beyond it; nothing of it is cut', () => {
  show(<TextAreaField label="Remarque" hint="En deux phrases" required maxLength={50} defaultValue="" />)
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  expect(words()).toContain('En deux phrases')
  fill(area, 'a'.repeat(40))
  expect(words()).toContain('40 caractères sur 50')
  fill(area, 'a'.repeat(52))
  expect(words()).toContain('2 caractères de trop : 50 au plus')
  expect([area.value.length, area.getAttribute('aria-invalid')]).toEqual([52, 'true'])
})
