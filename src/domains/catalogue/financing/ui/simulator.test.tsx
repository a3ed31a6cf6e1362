// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { button, field, kept, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { translatePage } from '#testing/translate.ts'
import { simulate } from '../rules.ts'
import { Simulator } from './simulator.tsx'

const t = packText('financing')

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
  expect([field(t('contribution')).value, field('84 mois').checked]).toEqual(['20', true])
})

test('refuses a loan above the legal rate', async () => {
  await open({ ...configs, maximumRate: 0.01 })
  expect(words()).toContain('Aucun crédit n’est possible à ces conditions.')
  expect(button(t('keep')).disabled).toBe(true)
})

test('the figures follow the slider on a page that the browser translated', async () => {
  await open()
  translatePage(document.body)
  write(t('contribution'), '50')
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
