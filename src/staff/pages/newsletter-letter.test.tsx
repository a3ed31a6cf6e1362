// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Campaign } from '#domains/customers/leads/newsletter/contract.ts'
import type { StaffRole } from '#shared/actor.ts'
import { byLanguage, localized } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import LetterPage from './newsletter-letter.tsx'

const t = packText('staffNewsletter')

const api = fakeApi()
const adding = ['post', '/api/staff/newsletter/campaigns'] as const
const changing = ['put', '/api/staff/newsletter/campaigns/{id}'] as const
const moving = ['post', '/api/staff/newsletter/campaigns/{id}/{step}'] as const
const counting = ['post', '/api/staff/newsletter/readers/count'] as const
const figures = { addressed: 0, waiting: 0, sent: 0, bounced: 0, failed: 0, withheld: 0, stopped: 0 }
const said = (fr: string, ar: string) => byLanguage((language) => localized({ fr, ar }, language))
const letter = (more: Partial<Campaign> = {}) =>
  sample('Campaign', {
    ...{
      id: 7,
      state: 'Draft',
      version: 2,
      scheduled: null,
      finished: null,
      languages: ['fr', 'ar'],
      joinedAfter: null,
      link: null,
      figures,
    },
    ...{ subject: said('Mars', 'مارس'), text: said('Bonjour.\n\nVoici.', 'مرحبا.'), linkText: byLanguage(() => '') },
    ...more,
  })

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on(...counting, { confirmed: 12, pending: 1 })
})
async function open(kept: Campaign | null, roles: StaffRole[] = ['manager']) {
  if (kept) api.on('get', '/api/staff/newsletter/campaigns/{id}', kept)
  const screen = show(
    <StaffContext value={sample('CurrentStaff', { roles })}>
      <LetterPage />
    </StaffContext>,
    { at: `/staff/newsletter/${kept?.id ?? 'new'}`, path: '/staff/newsletter/:id' },
  )
  for (let i = 0; i < 4; i++) await settle()
  return screen
}

test('a new campaign has both languages, shows its recipient count, and is saved as a draft', async () => {
  const { here } = await open(null)
  expect(words()).toContain('12 personnes la recevraient. 1 adresse attend sa confirmation et ne reçoit rien.')
  write(/^Objet \(français\)/, 'Avril')
  write(/^Texte \(français\)/, 'Bonjour.\n\nLes prix baissent.')
  expect([...document.querySelectorAll('article[lang=fr] p')].map((one) => words(one))).toEqual(['Bonjour.', 'Les prix baissent.'])
  await press(field(/^Lecteurs en arabe/))
  expect(api.made(...counting).at(-1)?.body).toEqual({ languages: ['fr'], joinedAfter: null })
  write(/^Lien du bouton/, '/search-result')
  write(/^Mots du bouton \(français\)/, 'Les voir')
  api.on(...adding, letter())
  api.on('get', '/api/staff/newsletter/campaigns/{id}', letter())
  await submit()
  expect(api.made(...adding).map(({ body }) => body)).toEqual([
    {
      campaign: {
        ...{ languages: ['fr'], joinedAfter: null, link: '/search-result', linkText: { fr: 'Les voir', ar: '' } },
        ...{ subject: { fr: 'Avril', ar: '' }, text: { fr: 'Bonjour.\n\nLes prix baissent.', ar: '' } },
      },
    },
  ])
  expect(here.place).toBe('/staff/newsletter/7')
})

test('schedules a campaign in Moroccan time and marks missing fields', async () => {
  await open(letter())
  write(/^Partir le/, '2026-04-03')
  write(/^À/, '10:30')
  api.on(...moving, new Refusal(400, 'BadRequest', { message: 'Remplissez l’objet.' }))
  await press(t('plan'))
  expect(words()).toContain('Remplissez l’objet.')
  api.on(...moving, letter({ state: 'Scheduled', version: 3, scheduled: '2026-04-03T09:30:00Z' }))
  await press(t('plan'))
  expect(api.made(...moving).map(({ params, body }) => [params.step, body])).toEqual(
    Array.from({ length: 2 }, () => ['schedule', { version: 2, at: '2026-04-03T09:30:00Z' }]),
  )
  expect(words()).toContain('Part le 03/04/2026 10:30.')
  expect(document.querySelector('form')).toBeNull()
})

test('editors write and test a campaign, and a manager sends it', async () => {
  await open(letter(), ['editor'])
  expect(buttons(t('send'))).toEqual([])
  expect(words()).toContain(t('managerSends'))
  api.on('post', '/api/staff/newsletter/campaigns/{id}/test', { to: 'rim@rihla.example' })
  await press(t('tryOut'))
  expect(words()).toContain('Essai envoyé à rim@rihla.example.')
})

test('shows delivery figures while sending; can be paused and ended', async () => {
  await open(letter({ state: 'Sending', figures: { ...figures, addressed: 40, waiting: 3, sent: 35, bounced: 2 } }))
  expect(words()).toMatch(/Destinataires\s*40/)
  expect(words()).toMatch(/Revenues\s*2/)
  expect(words()).toContain(t('figures.unwatched'))
  api.on(...moving, letter({ state: 'Paused', version: 3 }))
  await press(t('steps.pause'))
  api.on(...moving, letter({ state: 'Cancelled', version: 4 }))
  await press(t('steps.cancel'))
  expect(api.made(...moving).map(({ params, body }) => [params.step, body])).toEqual([
    ['pause', { version: 2 }],
    ['cancel', { version: 3 }],
  ])
  expect(buttons(/envoi/)).toEqual([])
})

test('reports an edit conflict and keeps the input', async () => {
  await open(letter())
  write(/^Objet \(français\)/, 'Autre')
  api.on(...changing, new Refusal(409, 'EditConflict', { message: 'Quelqu’un a modifié ces données entre-temps.' }))
  await submit()
  expect(words()).toContain('Quelqu’un a modifié ces données entre-temps.')
  expect(field(/^Objet \(français\)/).value).toBe('Autre')
  expect(button(t('save'))).not.toBeNull()
})
