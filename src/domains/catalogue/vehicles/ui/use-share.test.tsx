// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, press, settle, show, words } from '#testing/screen.tsx'
import { useShare } from './use-share.ts'

const t = packText('vehiclePage')

fakeApi()
const own = {
  share: Object.getOwnPropertyDescriptor(navigator, 'share'),
  clipboard: Object.getOwnPropertyDescriptor(navigator, 'clipboard'),
}
function device(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value })
}
afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) {
    Reflect.deleteProperty(navigator, name)
    const before = own[name]
    if (before) Object.defineProperty(navigator, name, before)
  }
})

function Sharing() {
  const share = useShare()
  return (
    <button type="button" onClick={() => void share('Dacia Duster')}>
      Partager
    </button>
  )
}
async function share() {
  location.hash = '#photos'
  show(<Sharing />)
  await press(t('share'))
  await settle()
}

test('shares title and URL without the hash', async () => {
  const sheet = vi.fn(() => Promise.resolve())
  const writeText = vi.fn(() => Promise.resolve())
  device('share', sheet)
  device('clipboard', { writeText })
  await share()
  expect(sheet.mock.calls).toEqual([[{ title: 'Dacia Duster', url: 'http://rihla.test/' }]])
  expect([writeText.mock.calls.length, words().includes('Lien copié')]).toEqual([0, false])
})

test('ignores a cancelled share dialog and copies nothing', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  device('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
  device('clipboard', { writeText })
  await share()
  expect([words(), writeText.mock.calls.length]).toEqual(['Partager', 0])
})

test.each([[{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }], [undefined]])(
  'shows no message when the copy fails',
  async (clipboard) => {
    device('share', undefined)
    device('clipboard', clipboard)
    await share()
    expect(words()).not.toContain(t('shared'))
    expect(document.querySelector('[role=alert]')?.textContent).toBeTruthy()
  },
)
