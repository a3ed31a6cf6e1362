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

test('each is said in the language of the page, with its link', () => {
  show(<Banners banners={[banner(1, 'Fermé samedi', null, '/workshops'), banner(2, 'Offre', null, 'https://exemple.ma/x')]} />, {
    language: 'ar',
  })
  expect(words()).toContain('Fermé samedi ع')
  expect(links('الذهاب').map((link) => link.getAttribute('href'))).toEqual(['/workshops', 'https://exemple.ma/x'])
})

test('a picture says what it shows in the language of the page; one that adorns says nothing', () => {
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

test('nothing is drawn when there is nothing to say', () => {
  const { container } = show(<Banners banners={[]} />)
  expect(container.querySelector('section')).toBeNull()
})

test('what is over by the clock of the server goes while the page stands', async () => {
  show(<Banners banners={[banner(1, 'Fini', '2026-03-16T10:00:00Z'), banner(2, 'Encore', '2026-03-16T10:01:00Z')]} />)
  expect(words()).toContain('Fini')
  learnServerTime(new Date().toISOString(), Date.now())
  await settle()
  expect(words()).not.toContain('Fini')
  expect(words()).toContain('Encore')
})
