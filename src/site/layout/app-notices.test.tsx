// @vitest-environment happy-dom

import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, settle, show, words } from '#testing/screen.tsx'
import { AppNotices } from './app-notices.tsx'

const t = packText('site')

fakeApi()

test('shows a notice while offline and hides it when back online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<AppNotices />)
  await settle()
  expect(words()).toContain(t('app.offline'))
  expect(document.querySelector('[role=alert]')).toBeNull()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(words()).not.toContain('hors ligne')
})
