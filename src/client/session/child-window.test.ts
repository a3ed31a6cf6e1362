// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInChannel } from '#shared/sign-in-answer.ts'
import { until } from '#testing/until.ts'
import { popupNavigator } from './child-window.ts'

/** The window that the browser opened. */
const child = { location: { replace: vi.fn() }, focus: vi.fn(), close: vi.fn(), closed: false }
const open = vi.fn((): unknown => child)
const url = 'https://comptes.example/connect/authorize'
let question = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  child.closed = false
  for (const [name, value] of Object.entries({ open, screenX: 100, screenY: 40, outerWidth: 1440, outerHeight: 901 }))
    vi.stubGlobal(name, value)
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/home')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Opens the popup and sends a request; `failed` is the error code. */
async function ask(given: { url: string; state?: string } = { url, state: `s${++question}` }) {
  const asked = { answer: '', failed: '' }
  const handle = await popupNavigator.prepare({})
  handle.navigate(given as never).then(
    ({ url }) => Object.assign(asked, { answer: url }),
    ({ code }) => Object.assign(asked, { failed: code }),
  )
  return asked
}
function says(data: unknown): void {
  const channel = new BroadcastChannel(signInChannel(`s${question}`))
  channel.postMessage(data)
  channel.close()
}

describe('sign-in popup', () => {
  test.each([
    ['in the middle', {}, 'left=570,top=241'],
    ['never beyond the edge of a small one', { outerWidth: 360, outerHeight: 480 }, 'left=100,top=40'],
  ])('stands over the page, %s', async (_where, sizes, place) => {
    for (const [name, value] of Object.entries(sizes)) vi.stubGlobal(name, value)
    await ask()
    expect(open.mock.calls).toEqual([['', '_blank', `popup,width=500,height=500,${place}`]])
    expect([child.location.replace.mock.calls, child.focus.mock.calls.length]).toEqual([[[url]], 1])
  })

  test('returns the result of the callback page and closes', async () => {
    const asked = await ask()
    says({ url: 'https://rihla.example/authentication/popup-callback?code=1' })
    await until(() => expect(asked.answer).toContain('code=1'))
    expect([child.close.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  test.each([[null], [{}], [{ url: 7 }], [{ url: 'https://evil.example/?code=1' }], [{ url: 'https://rihla.example.evil.ma/' }]])(
    'takes no answer like %j',
    async (data) => {
      const asked = await ask()
      says(data)
      await until(() => expect(asked).toEqual({ answer: '', failed: 'popupInvalid' }))
      expect(child.close).toHaveBeenCalledOnce()
    },
  )

  test('fails at the second check after it was closed', async () => {
    const asked = await ask()
    await vi.advanceTimersByTimeAsync(5000)
    child.closed = true
    await vi.advanceTimersByTimeAsync(500)
    expect(asked.failed).toBe('')
    await vi.advanceTimersByTimeAsync(499)
    expect(asked.failed).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.failed).toBe('popupClosed')
  })

  test('reports a blocked popup; closes one without request', async () => {
    open.mockReturnValueOnce(null)
    await expect(popupNavigator.prepare({})).rejects.toMatchObject({ code: 'popupBlocked' })
    for (const given of [{ url }, { url: '', state: 's' }]) {
      const asked = await ask(given)
      expect([asked.failed, child.location.replace.mock.calls]).toEqual(['noUrl', []])
    }
    expect(child.close).toHaveBeenCalledTimes(2)
  })
})
