// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { learnServerTime } from '#client/server-clock.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { clockAt, links, settle, show, words } from '#testing/screen.tsx'
import { Banners } from './banners.tsx'

fakeApi()
beforeEach(() => clockAt('2026-03-16T10:00:30Z'))
const banner = (id: number, fr: string, ends: string | null, link: string | null = null) => ({
  ...{ id, kind: 'Info' as const, text: { fr, ar: `${fr} ع` }, link, ends },
  linkText: link ? { fr: 'Y aller', ar: 'الذهاب' } : null,
  ...{ picture: null, alt: null },
})

test('renders each banner with its link in the page language', () => {
  show(<Banners banners={[banner(1, 'Fermé samedi', null, '/workshops'), banner(2, 'Offre', null, 'https://exemple.ma/x')]} />, {
    language: 'ar',
  })
  expect(words()).toContain('Fermé samedi ع')
  expect(links('الذهاب').map((link) => link.getAttribute('href'))).toEqual(['/workshops', 'https://exemple.ma/x'])
})

test('describes a picture unless it is decorative', () => {
  const picture = { hash: 'a'.repeat(64), width: 1200, height: 400 }
  const alt = { fr: 'Une voiture bleue', ar: 'سيارة زرقاء' }
  const { container } = show(
    <Banners
      banners={[
        { ...banner(1, 'Offre', null), picture, alt },
        { ...banner(2, 'Autre', null), picture },
      ]}
    />,
    {
      language: 'ar',
    },
  )
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('alt'))).toEqual(['سيارة زرقاء', ''])
})

test('renders nothing without banners', () => {
  const { container } = show(<Banners banners={[]} />)
  expect(container.querySelector('section')).toBeNull()
})

test('removes a banner at its end by the server clock', async () => {
  show(<Banners banners={[banner(1, 'Fini', '2026-03-16T10:00:00Z'), banner(2, 'Encore', '2026-03-16T10:01:00Z')]} />)
  expect(words()).toContain('Fini')
  learnServerTime(new Date().toISOString(), Date.now())
  await settle()
  expect(words()).not.toContain('Fini')
  expect(words()).toContain('Encore')
})
