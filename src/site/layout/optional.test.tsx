// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { Optional } from './optional.tsx'

function Broken(): never {
  throw new Error('its texts never came')
}

test('a part that fails to render does not affect the rest', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show(
    <main>
      <Optional>
        <Broken />
      </Optional>
      <Optional>there</Optional>
    </main>,
  )
  expect(words()).toBe('there')
})
