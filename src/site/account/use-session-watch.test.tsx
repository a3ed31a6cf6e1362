// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeDevice } from '#client/device.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import { useSessionWatch } from './use-session-watch.ts'

fakeApi()

function Page() {
  const leave = useSessionWatch()
  return (
    <button type="button" onClick={leave}>
      Partir
    </button>
  )
}
const end = async () => {
  act(() => writeDevice('session', null))
  await settle()
}

test('a session that ends by itself is said, with the way back in', async () => {
  signedIn()
  show(<Page />)
  await settle()
  expect(words()).not.toContain('Vous n’êtes plus connecté.')
  await end()
  expect([words().includes('Vous n’êtes plus connecté.'), buttons('Se reconnecter').length]).toEqual([true, 1])
})

test('an end that was asked for is not', async () => {
  signedIn()
  show(<Page />)
  await settle()
  await press('Partir')
  await end()
  expect(words()).not.toContain('Vous n’êtes plus connecté.')
})

test('who was never signed in has lost nothing, and the pages of the sign-in say it themselves', async () => {
  const { unmount } = show(<Page />)
  await end()
  expect(words()).not.toContain('Vous n’êtes plus connecté.')
  unmount()
  signedIn()
  show(<Page />, { at: '/authentication/logout' })
  await settle()
  await end()
  expect(words()).not.toContain('Vous n’êtes plus connecté.')
})
