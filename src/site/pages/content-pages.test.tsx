// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { links, packText, settle, show, words } from '#testing/screen.tsx'
import AboutPage, { loader as aboutLoader } from './about.tsx'
import CommitmentsPage, { loader as commitmentsLoader } from './commitments.tsx'
import SupportPage, { loader as supportLoader } from './support.tsx'

const t = packText('content')

const api = fakeApi()
const paragraph = (text: string) => [{ kind: 'paragraph' as const, text: [{ text }] }]
const element = (titleFR: string, textFR: string, titleAR = 'سؤال', textAR = 'جواب') =>
  sample('WebsiteElement', { titleFR, titleAR, bodyFR: paragraph(textFR), bodyAR: paragraph(textAR) })
const section = (
  type: 'About' | 'Asterisk' | 'Commitment' | 'Note' | 'Breakdown' | 'Accident' | 'Sub' | 'FAQ',
  titleFR: string,
  ...elements: ReturnType<typeof element>[]
) => sample('WebsiteSection', { type, titleFR, titleAR: titleFR && `عنوان ${type}`, pageElements: elements })
const page = (titleFR: string, ...sections: ReturnType<typeof section>[]) =>
  sample('WebsitePage', { titleFR, titleAR: 'عنوان', pageSections: sections })

async function open(node: React.ReactNode, loader: unknown, at: string, language: 'fr' | 'ar' = 'fr') {
  show(node, { at, path: at, language, route: { loader: loader as never } })
  for (let i = 0; i < 8; i++) await settle()
}
test('shows title, text and aside', async () => {
  api.on(
    'get',
    '/api/websitepages/about',
    page(
      'À propos de nous',
      section('About', '', element('Qui nous sommes', 'Une agence.'), element('Joindre', 'Ici.')),
      section('Asterisk', 'Mentions légales', element('L’entreprise', 'S.A.')),
    ),
  )
  await open(<AboutPage />, aboutLoader, '/about')
  expect([...document.querySelectorAll('h1')].map((one) => words(one))).toEqual(['À propos de nous'])
  expect([...document.querySelectorAll('nav a')].map((one) => [words(one), one.getAttribute('href')])).toEqual([
    ['Qui nous sommes', '#about-1'],
    ['Joindre', '#about-2'],
    ['Mentions légales', '#asterisk'],
  ])
  for (const link of document.querySelectorAll('nav a')) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  expect([...document.querySelectorAll('h2, h3')].map((one) => `${one.tagName} ${words(one)}`)).toEqual([
    'H2 Qui nous sommes',
    'H2 Joindre',
    'H2 Mentions légales',
    'H3 L’entreprise',
  ])
})

test('shows a notice with contact options when a page is empty or cannot be read', async () => {
  api.on('get', '/api/websitepages/about', page(''))
  await open(<AboutPage />, aboutLoader, '/about')
  expect(words(document.querySelector('h1') as Element)).toBe('À propos')
  expect(links(t('empty.write'))[0]?.getAttribute('href')).toBe('/aid#form')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
})

test('renders without the API and is not cached', async () => {
  api.on('get', '/api/websitepages/commitment', new Refusal(503, 'NotReady'))
  api.on('get', '/api/commitments/figures', new Refusal(503, 'NotReady'))
  await open(<CommitmentsPage />, commitmentsLoader, '/commitments')
  expect(words()).toContain('Cette page n’est pas disponible')
})

test('shows commitments as cards, with figures and a complaint link', async () => {
  const period = { from: '2026-04-16', until: '2026-07-14' }
  api.on('get', '/api/commitments/figures', {
    least: 10,
    figures: [
      { promise: 'Reply', within: 4, ...period, of: 120, kept: 118 },
      { promise: 'DepositReturn', within: 15, ...period, of: 3, kept: null },
    ],
  })
  api.on(
    'get',
    '/api/websitepages/commitment',
    page(
      'Nos engagements',
      section('Commitment', '', element('Un acompte clair', 'Déduit du prix.')),
      section('Note', 'Pas tenu ?', element('Réclamer', 'Dites-le.')),
    ),
  )
  await open(<CommitmentsPage />, commitmentsLoader, '/commitments')
  expect(document.querySelectorAll('#commitment li')).toHaveLength(1)
  expect(words()).toContain('Une réponse en 4 heures d’ouverture118 sur 120messages répondus à tempsDu 16/04/2026 au 14/07/2026')
  expect(words()).toContain('3 cas seulement : pas de chiffre avant 10 cas.')
  expect(document.querySelector('#note a[href="/aid#form"]')).not.toBeNull()
})

test('shows the phone numbers without the text', async () => {
  api.on('get', '/api/websitepages/assistance', new Refusal(503, 'NotReady'))
  await open(<SupportPage />, supportLoader, '/support')
  expect(links(/^15/)[0]?.getAttribute('href')).toBe('tel:15')
  expect(links(/^177/)[0]?.getAttribute('href')).toBe('tel:177')
})

test('lists the steps for breakdown and accident, also in Arabic', async () => {
  api.on(
    'get',
    '/api/websitepages/assistance',
    page(
      'Assistance',
      section('Breakdown', 'Panne', element('À l’abri', 'x', 'احتم')),
      section('Accident', 'Accident', element('Protégez', 'x', 'احم')),
      section('Sub', 'Sous la main', element('Plaque', 'x')),
    ),
  )
  await open(<SupportPage />, supportLoader, '/support', 'ar')
  expect(document.querySelectorAll('[role=tab]')).toHaveLength(2)
  expect([...document.querySelectorAll('ol h3')].map((one) => words(one))).toEqual(['احتم', 'احم'])
  expect(document.querySelectorAll('aside section')).toHaveLength(1)
})
