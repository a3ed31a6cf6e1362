// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Banner } from '#domains/publishing/content/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import BannerList from './banner-list.tsx'

const t = packText('staffBanners')

const api = fakeApi()
const adding = ['post', '/api/staff/banners'] as const
const changing = ['put', '/api/staff/banners/{id}'] as const
const banner = (id: number, fr: string, more: Partial<Banner> = {}) =>
  sample('Banner', {
    ...{ id, kind: 'Offer', place: 'Everywhere', link: null, linkText: null, isOn: true, state: 'Live', version: 3 },
    ...{ documentId: null, picture: null, alt: null },
    ...{ text: { fr, ar: 'إعلان' }, starts: '2026-03-16T09:00:00Z', ends: null },
    ...more,
  })

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(...banners: Banner[]) {
  api.on('get', '/api/staff/banners', banners)
  show(<BannerList />, { at: '/staff/content?view=banners', path: '/staff/content' })
  await settle()
}
const isOpen = () => document.querySelector('dialog')?.open ?? false

test('shows the period of a banner in Moroccan time', async () => {
  await open(banner(1, 'Portes ouvertes', { ends: '2026-03-18T22:59:00Z', state: 'Planned' }))
  // Ramadan: UTC+0 until 22 March
  expect(words()).toContain('Du 16/03/2026 à 09:00 au 18/03/2026 à 22:59')
  expect(words()).toContain(t('states.Planned'))
  expect(words()).toContain('Offre · Toutes les pages')
})

test('requires a link text when a link is set', async () => {
  await open(banner(1, 'Portes ouvertes'))
  await press(t('edit'))
  expect(document.querySelector('[name="linkText.fr"]')).toBeNull()
  write(/^Lien/, '/workshops')
  await submit()
  expect([api.made(...changing), field(/^Mots du lien \(français\)/).getAttribute('aria-invalid')]).toEqual([[], 'true'])
  write(/^Mots du lien \(français\)/, 'Les agences')
  write(/^Mots du lien \(arabe\)/, 'الوكالات')
  await act(async () => void fireEvent.click(field(/Visible à ses heures/)))
  api.on(...changing, banner(1, 'Portes ouvertes'))
  await submit()
  expect(api.made(...changing)[0]).toMatchObject({
    params: { id: '1' },
    body: { version: 3, banner: { link: '/workshops', linkText: { fr: 'Les agences', ar: 'الوكالات' }, isOn: false } },
  })
})

test('reports an edit conflict and keeps the input', async () => {
  await open(banner(1, 'Portes ouvertes'))
  await press(t('edit'))
  write(/^Texte \(français\)/, 'Autre chose')
  api.on(...changing, new Refusal(409, 'EditConflict'))
  await submit()
  expect(words()).toContain('Quelqu’un a modifié ce bandeau entre-temps')
  expect([isOpen(), field(/^Texte \(français\)/).value]).toEqual([true, 'Autre chose'])
})

test('duplicates a banner; undo restores a removed one', async () => {
  await open(banner(1, 'Portes ouvertes'))
  await press(t('copy'))
  expect(field(/^Texte \(français\)/).value).toBe('Portes ouvertes')
  await press(t('cancel'))
  api.on('delete', '/api/staff/banners/{id}', undefined)
  api.on('get', '/api/staff/banners', [])
  await press(buttons(t('drop'))[0] as HTMLElement)
  await settle()
  expect(words()).toContain(t('empty.title'))
  api.on(...adding, banner(2, 'Portes ouvertes'))
  await press(button(t('undo')))
  expect(api.made(...adding)[0]?.body).toMatchObject({ banner: { text: { fr: 'Portes ouvertes', ar: 'إعلان' }, kind: 'Offer' } })
})

test('a picture requires an alternative text unless decorative', async () => {
  const documentId = '11111111-1111-4111-8111-111111111111'
  const alt = { fr: 'Une voiture', ar: 'سيارة' }
  await open(banner(1, 'Portes ouvertes', { documentId, picture: { hash: 'a'.repeat(64), width: 1200, height: 400 }, alt }))
  await press(t('edit'))
  write(/^Ce que montre l’image \(arabe\)/, '')
  await submit()
  expect([api.made(...changing), field(/^Ce que montre l’image \(arabe\)/).getAttribute('aria-invalid')]).toEqual([[], 'true'])
  await act(async () => void fireEvent.click(field(/^Image décorative/)))
  api.on(...changing, banner(1, 'Portes ouvertes'))
  await submit()
  expect(api.made(...changing)[0]).toMatchObject({ body: { banner: { documentId, isDecorative: true, alt: null } } })
})
