// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { button, field, kept, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { translatePage } from '#testing/translate.ts'
import { simulate } from '../rules.ts'
import { Simulator } from './simulator.tsx'

const api = fakeApi()
const keeping = ['post', '/api/vehicles/{id}/simulate'] as const
const configs = sample('SimulationConfigs', {
  ...{ annualRate: 0.06, vat: 0.1, months: [12, 48, 84], defaultMonths: 48, minAdvance: 10, maxAdvance: 60, defaultAdvance: 20 },
  ...{ dossierFee: 800, maximumRate: 0.14, lender: { fr: 'Crédit du Maroc' } },
})
const price = 200_000
const reckoned = (advance: number, months: number) =>
  simulate(price, { advance, months }, configs).monthlyAmount.toLocaleString('fr').replaceAll(/\s/g, ' ')

async function open(terms = configs): Promise<void> {
  show(<Simulator car={{ id: 7, price }} configs={terms} />)
  await settle()
}

test('updates the instalment with down payment and duration', async () => {
  await open()
  expect(words()).toContain('40 000 DH')
  expect(words()).toContain(`${reckoned(20, 48)} DH`)
  write('Votre apport', '50')
  expect([words().includes('100 000 DH'), words().includes(`${reckoned(50, 48)} DH`)]).toEqual([true, true])
  await press(field('12 mois'))
  expect(words()).toContain(`${reckoned(50, 12)} DH`)
  expect(field('Votre apport').getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe('100 000 DH, 50 % du prix')
})

test('saves the simulation on the device after the disclaimer is accepted', async () => {
  await open()
  await submit()
  expect([words().includes('Cochez cette case pour garder la simulation.'), api.made(...keeping).length]).toEqual([true, 0])
  await press(field(/^J’ai compris/))
  await press(field('84 mois'))
  const answer = Promise.withResolvers<ReturnType<typeof loan>>()
  api.on(...keeping, () => answer.promise)
  await submit()
  expect(button('Un instant…').disabled).toBe(true)
  await submit()
  answer.resolve(loan(price))
  await settle()
  expect(api.made(...keeping).map(({ body }) => body)).toEqual([{ advance: 20, months: 84, termsAccepted: true }])
  expect([kept('simulation'), words().includes('Simulation gardée sur cet appareil')]).toEqual([{ advance: 20, months: 84 }, true])
  // another choice is not the one that was kept
  await press(field('48 mois'))
  expect(words()).not.toContain('Simulation gardée sur cet appareil')
})
const loan = (vehiclePrice: number) => ({
  ...sample('Simulation'),
  vehiclePrice,
  ...simulate(vehiclePrice, { advance: 20, months: 84 }, configs),
})

test('reports a changed price and uses the new amounts', async () => {
  await open()
  await press(field(/^J’ai compris/))
  api.on(...keeping, loan(150_000))
  await submit()
  expect([words().includes('Le prix de la voiture vient de changer'), words().includes('150 000 DH')]).toEqual([true, true])
})

test('reports a lost connection and saves nothing', async () => {
  await open()
  await press(field(/^J’ai compris/))
  api.on(...keeping, offline)
  await submit()
  expect([words().includes('La simulation n’a pas été gardée'), kept('simulation')]).toEqual([true, null])
})

test('proposes the values of another car within current terms', async () => {
  localStorage.setItem('rihla.simulation', JSON.stringify({ advance: 70, months: 84 }))
  await open()
  expect([field('Votre apport').value, field('84 mois').checked]).toEqual(['20', true])
})

test('refuses a loan above the legal rate', async () => {
  await open({ ...configs, maximumRate: 0.01 })
  expect(words()).toContain('Aucun crédit n’est possible à ces conditions.')
  expect(button('Enregistrer cette simulation').disabled).toBe(true)
})

test('the figures follow the slider on a page that the browser translated', async () => {
  await open()
  translatePage(document.body)
  write('Votre apport', '50')
  await settle()
  expect([words().includes('100 000 DH'), words().includes(`${reckoned(50, 48)} DH`)]).toEqual([true, true])
  expect(words()).not.toContain(`${reckoned(20, 48)} DH`)
})

test('the server renders the usual loan', () => {
  const page = { language: 'fr', basePath: '/', origin: '' } as const
  document.body.innerHTML = renderToString(
    <PageRoot page={page}>
      <Simulator car={{ id: 7, price }} configs={configs} />
    </PageRoot>,
  )
  const [text] = [words()]
  for (const part of [`${reckoned(20, 48)} DH/mois`, 'pendant 48 mois', 'TEG fixe', '200 000 DH', '40 000 DH', '160 000 DH'])
    expect(text).toContain(part)
})
