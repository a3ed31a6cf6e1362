import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import type { Language } from '#shared/language.ts'
import type { VehicleCard as Vehicle } from '../contract.ts'
import { type OwnCar, OwnCars } from './own-car.ts'
import { exampleCar } from './vehicle-card.example.tsx'
import { VehicleCard } from './vehicle-card.tsx'

/** Returns the text of a card with normalised spaces. */
function words(changes: Partial<Vehicle>, language: Language = 'fr'): string {
  return html(changes, language)
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u2066\u2069]+/g, ' ')
}

function html(changes: Partial<Vehicle>, language: Language = 'fr', own: OwnCar | null = null): string {
  return renderToStaticMarkup(
    <PageRoot page={{ language, basePath: '/', origin: 'https://rihla.example' }}>
      <MemoryRouter>
        <OwnCars value={new Map(own ? [[exampleCar(changes).id, own]] : [])}>
          <VehicleCard
            car={exampleCar(changes)}
            href="/cars/dacia-duster-2021/1"
            actions={<button type="button">heart</button>}
            compare={<input type="checkbox" />}
          />
        </OwnCars>
      </MemoryRouter>
    </PageRoot>,
  )
}

describe('content of a card', () => {
  test('shows name, version, facts, market, price and city', () => {
    const text = words({})
    for (const part of [
      'Dacia Duster',
      '1.5 dCi 115 Prestige',
      '2021',
      '48 200 km',
      'Diesel',
      'Manuelle',
      'Bon prix',
      '189 000 DH',
      'Casablanca',
      'Certifiée 6 mois',
    ])
      expect(text).toContain(part)
  })

  test('is translated to Arabic, city included', () => {
    const text = words({}, 'ar')
    for (const part of ['Dacia Duster', '48 200 كلم', 'ديزل', 'يدوية', 'ثمن جيد', '189 000 درهم', 'الدار البيضاء', 'معتمدة، 6 أشهر'])
      expect(text).toContain(part)
  })

  test('shows an old price only when it was higher', () => {
    expect(words({})).toContain('Ancien prix 195 000 DH')
    expect(words({ oldPrice: 189_000 })).not.toContain('Ancien prix')
    expect(words({ oldPrice: 150_000 })).not.toContain('Ancien prix')
    expect(words({ price: null })).not.toContain('Ancien prix')
  })

  test('offers a hidden price on request, without a position', () => {
    const text = words({ price: null, oldPrice: null, pricePosition: null })
    expect(text).toContain('Prix sur demande')
    expect(text).not.toContain('DH')
  })

  test('shows a text when the price has no position', () => {
    expect(words({ pricePosition: null })).toContain('Prix seul, sans comparaison')
    expect(words({ pricePosition: null }, 'ar')).toContain('ثمن دون مقارنة')
    expect(words({ pricePosition: null, isPriceDoubtful: true })).not.toContain('Prix seul')
    expect(words({ pricePosition: null, lastStatus: 'Sold' })).not.toContain('Prix seul')
  })

  test('shows no price for a sold car', () => {
    const text = words({ lastStatus: 'Sold' })
    expect(text).toContain('Vendue')
    expect(text).not.toMatch(/DH|Bon prix/)
  })

  test('always shows a paid position and a private seller', () => {
    const text = words({ isBoosted: true, operationType: 'Ad', isCertified: true, isFirstHand: true, lastStatus: 'Reserved' })
    expect(text).toContain('Réservée')
    expect(text).toContain('Annonce payée')
    expect(words({ isBoosted: true, operationType: 'Ad', isCertified: false })).toContain('Particulier')
  })

  test('omits unknown facts', () => {
    const text = words({ releaseDate: null, mileage: null, fuelType: null, gearType: null, city: null, version: null })
    expect(text).not.toMatch(/null|undefined|NaN| - /)
  })
})

test.each([
  ['held', 'Vous la réservez', 'Payer'],
  ['booked', 'Vous l’avez réservée', 'Suivre'],
] as const)('a car of one’s own that is %s says so, and leads on', (state, badge, way) => {
  const text = html({ lastStatus: 'Reserved' }, 'fr', { state, to: '/payment-failure?booking=k' })
  expect(text).toContain(badge)
  expect(text).toMatch(new RegExp(`href="/payment-failure\\?booking=k"[^>]*>${way}</a>`))
  expect(text).not.toContain('>Réservée<')
})

describe('structure of a card', () => {
  test('shows a published report with its number of points', () => {
    expect(words({ inspectedPoints: 112 })).toContain('Rapport de 112 points')
    expect(words({ inspectedPoints: 112 }, 'ar')).toContain('تقرير من 112 نقطة')
    expect(words({ isCertified: true, inspectedPoints: null })).not.toContain('Rapport')
  })

  test('has one link, with heart and compare checkbox outside', () => {
    const markup = html({})
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).not.toMatch(/<a [^>]*>(?:(?!<\/a>)[\s\S])*<(?:button|input)/)
  })

  test('shows two badges in one row, the paid position first', () => {
    const markup = html({ isBoosted: true, operationType: 'Ad', isCertified: true, isFirstHand: true, lastStatus: 'Reserved' })
    expect([...markup.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['boosted', 'reserved'])
  })

  test('labels the silhouette of a missing picture', () => {
    expect(html({})).toMatch(/role="img"[^>]*Dacia Duster, photo à venir/)
  })

  test('describes a picture by make, model and angle', () => {
    const picture = { id: '1', hash: 'abc', spec: 'FrontLeft', width: 960, height: 600 } as const
    expect(html({ picture })).toContain('alt="Dacia Duster, vue avant gauche"')
  })
})
