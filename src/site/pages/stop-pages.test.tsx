// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { packText, press, settle, show, words } from '#testing/screen.tsx'
import NewsletterUnsubscribePage from './newsletter-unsubscribe.tsx'
import StopAlertPage from './stop-alert.tsx'
import StopPriceAlertPage from './stop-price-alert.tsx'

const t = packText('contactForm')

const api = fakeApi()
const leaving = ['post', '/api/newsletter/{token}/unsubscribe'] as const
const stopping = ['post', '/api/customers/preferences/stop'] as const
const stoppingPrice = ['post', '/api/favourites/alerts/{token}/stop'] as const

describe('a page that a mail links to', () => {
  test('ends the newsletter only when the button is pressed', async () => {
    api.on(...leaving, undefined)
    show(<NewsletterUnsubscribePage />, { at: '/newsletter/unsubscribe?token=abc' })
    await settle()
    expect([words().includes('Vous désinscrire de la lettre ?'), api.made(...leaving).length]).toEqual([true, 0])
    await press(t('newsletter.leaveNow'))
    expect([words().includes('Vous êtes désinscrit de la lettre'), api.made(...leaving).length]).toEqual([true, 1])
  })

  test('stops a search alert only when the button is pressed', async () => {
    api.on(...stopping, { ...sample('StoppedAlert'), isDeactivated: true })
    show(<StopAlertPage />, { at: '/alert/stop?token=6f9619ff-8b86-4d01-b42d-00cf4fc964ff' })
    await settle()
    expect([words().includes('Arrêter cette alerte ?'), api.made(...stopping).length]).toEqual([true, 0])
    await press('Arrêter l’alerte')
    expect([words().includes('L’alerte est arrêtée'), api.made(...stopping).length]).toEqual([true, 1])
  })

  test('stops a price alert only when the button is pressed', async () => {
    api.on(...stoppingPrice, { title: 'Dacia Duster', all: false })
    show(<StopPriceAlertPage />, { at: '/favourites/alerts/stop?token=abc' })
    await settle()
    expect([words().includes('Arrêter cette alerte de prix ?'), api.made(...stoppingPrice).length]).toEqual([true, 0])
    await press('Arrêter l’alerte')
    expect([words().includes('L’alerte de prix est arrêtée'), api.made(...stoppingPrice).length]).toEqual([true, 1])
  })

  test('offers a retry when the call fails', async () => {
    api.on(...leaving, new Refusal(503, 'NotReady'))
    show(<NewsletterUnsubscribePage />, { at: '/newsletter/unsubscribe?token=abc' })
    await press(t('newsletter.leaveNow'))
    api.on(...leaving, undefined)
    await press(t('newsletter.leaveNow'))
    expect(words()).toContain(t('newsletter.left'))
  })
})
