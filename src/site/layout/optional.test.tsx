// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { show, words } from '#testing/screen.tsx'
import { Optional } from './optional.tsx'

function Broken(): never {
  throw new Error('its texts never came')
}

test('a part that cannot be drawn takes nothing else with it', () => {
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
