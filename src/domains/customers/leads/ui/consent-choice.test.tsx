// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { PageContext } from '#i18n/text.ts'
import type { Analytics } from '#shared/analytics.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, kept, packText, press, settle, show, words } from '#testing/screen.tsx'
import { ConsentChoice } from './consent-choice.tsx'

const t = packText('visits')

fakeApi()

async function open(analytics?: Analytics) {
  const page = { language: 'fr' as const, basePath: '/', origin: 'https://rihla.example', ...(analytics && { analytics }) }
  show(
    <PageContext value={page}>
      <ConsentChoice />
    </PageContext>,
  )
  await settle()
}

test('states that nothing is counted and requests no consent', async () => {
  await open()
  expect(words()).toContain('Elle est désactivée')
  expect(buttons(/./)).toEqual([])
})

test('names the service, and a choice can be made, seen and taken back; the key of the device goes with it', async () => {
  await open({ kind: 'matomo', collector: 'https://stats.example.ma/matomo.php', site: '1' })
  expect(words()).toContain('Matomo (stats.example.ma)')
  expect(words()).toContain('Vous n’avez pas encore choisi')
  await press(t('accept'))
  expect([kept('consent').accepted, button(t('accept')).getAttribute('aria-pressed')]).toEqual([true, 'true'])
  localStorage.setItem('rihla.visitor', '"0123456789abcdef"')
  const { device } = kept('consent')
  await press(t('refuse'))
  expect(words()).toContain('Vous avez refusé')
  expect([kept('consent').accepted, kept('visitor'), kept('consent').device]).toEqual([false, null, device])
})
