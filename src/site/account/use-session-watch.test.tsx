// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeDevice } from '#client/device.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, packText, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import { useSessionWatch } from './use-session-watch.ts'

const t = packText('session')

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

test('offers to sign in again when a session ends unexpectedly', async () => {
  signedIn()
  show(<Page />)
  await settle()
  expect(words()).not.toContain(t('lost.text'))
  await end()
  expect([words().includes('Vous n’êtes plus connecté.'), buttons(t('lost.again')).length]).toEqual([true, 1])
})

test('shows nothing when the user signs out', async () => {
  signedIn()
  show(<Page />)
  await settle()
  await press('Partir')
  await end()
  expect(words()).not.toContain(t('lost.text'))
})

test('shows nothing to a visitor without a session or on the sign-in pages', async () => {
  const { unmount } = show(<Page />)
  await end()
  expect(words()).not.toContain(t('lost.text'))
  unmount()
  signedIn()
  show(<Page />, { at: '/authentication/logout' })
  await settle()
  await end()
  expect(words()).not.toContain(t('lost.text'))
})
