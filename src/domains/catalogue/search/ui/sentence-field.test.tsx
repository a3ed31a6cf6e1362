// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import {
  button,
  buttons,
  clockAt,
  field,
  fill,
  links,
  packText,
  pass,
  press,
  settle,
  show,
  submit,
  words,
  write,
} from '#testing/screen.tsx'
import { SentenceField } from './sentence-field.tsx'

const t = packText('search')

const api = fakeApi()
const asking = ['get', '/api/search/suggest'] as const
const counting = ['get', '/api/vehicles/facets'] as const
const label = 'Dites-nous la voiture'
const facets = (changes: object) => sample('Facets', { ...changes, facets: sample('Facets').facets })
const clio = {
  criteria: { Brands: ['Renault'], Models: ['Clio'], FuelTypes: ['Diesel' as const], MaxPrice: 120_000 },
  chips: [
    { parameter: 'Brands', value: 'Renault', text: 'clio' },
    { parameter: 'Models', value: 'Clio', text: 'clio' },
    { parameter: 'FuelTypes', value: 'Diesel', text: 'diesel' },
    { parameter: 'MaxPrice', value: 120_000, text: '120000' },
  ],
  unknown: ['nickel'],
  suggestions: [],
  total: 2,
}
const choices = { brands: [{ value: 'Dacia', count: 164 }], cities: [] }

beforeEach(() => {
  clockAt('2026-03-16T10:00:00Z')
  api.on(...asking, ({ query }) => (query.get('q')?.includes('diesel') ? clio : { ...clio, total: 31 }))
  api.on(...counting, ({ query }) => facets(query.has('FuelTypes') ? { total: 2, certified: 1 } : { total: 31, certified: 9 }))
})
function open() {
  return show(<SentenceField choices={choices} total={712} />)
}
async function say(sentence: string) {
  write(label, sentence)
  await pass(200)
  for (let i = 0; i < 4; i++) await settle()
}
const said = () => field(label).value

test('shows examples when empty, and a button for all cars', async () => {
  const { here } = open()
  await settle()
  expect(button('Voir 712 voitures').type).toBe('submit')
  await press(links(/Dacia Duster/)[0] as HTMLElement)
  expect(said()).toMatch(/^Dacia Duster/)
  write(label, '')
  await submit()
  expect(here.place).toBe('/search-result')
})

test('shows chips, unrecognised words and the count', async () => {
  open()
  await say('clio diesel 120 000 nickel')
  expect(buttons(/^Retirer/).map((one) => words(one))).toEqual(['Renault Clio', 'Diesel', 'Jusqu’à 120 000 DH'])
  expect(words()).toContain('« nickel » n’est pas compris')
  expect(words()).toContain('2 voitures, dont 1 certifiée')
  expect(button('Voir 2 voitures').type).toBe('submit')
  // few results: all cars of the model are one step away
  expect(links('Voir les 31 Clio du Maroc')[0]?.getAttribute('href')).toBe('/search-result?Brands=Renault&Models=Clio')
})

test.each([
  ['of two models', { ...clio.criteria, Models: ['Clio', 'Megane'] }],
  ['of two makes', { ...clio.criteria, Brands: ['Renault', 'Dacia'] }],
  ['of a make alone', { Brands: ['Renault'], FuelTypes: ['Diesel' as const] }],
  ['of the model and nothing more', { Brands: ['Renault'], Models: ['Clio'] }],
])('does not link the model alone for few cars %s', async (_, criteria) => {
  api.on(...asking, { ...clio, criteria })
  open()
  await say('clio diesel')
  expect(words()).toContain('2 voitures')
  expect(links(/^Voir les/)).toEqual([])
})

test.each([
  [5, 1],
  [6, 0],
])('links %i cars to the model alone by %i links', async (total, count) => {
  api.on(...asking, { ...clio, total })
  open()
  await say('clio diesel')
  expect(links('Voir les 31 Clio du Maroc')).toHaveLength(count)
})

test('does not propose the model alone without more cars', async () => {
  api.on(...counting, facets({ total: 2, certified: 1 }))
  open()
  await say('clio diesel')
  expect(words()).toContain('2 voitures')
  expect(links(/^Voir les/)).toEqual([])
})

test('names the first restrictive filter whose removal brings cars', async () => {
  api.on(...asking, { ...clio, total: 0 })
  const loosen = [
    { parameters: ['FuelTypes'], total: 0 },
    { parameters: ['MaxPrice'], total: 14 },
  ]
  api.on(...counting, facets({ total: 0, certified: 0, loosen }))
  open()
  await say('clio diesel 120 000')
  expect(links(/^Sans/).map((one) => words(one))).toEqual(['Sans « Jusqu’à 120 000 DH » : 14 voitures'])
})

test('proposes at most three completions', async () => {
  const models = ['Duster', 'Dokker', 'Logan', 'Sandero'].map((value) =>
    sample('Suggestion', { kind: 'model', value, brand: 'Dacia', count: 7, criteria: { Brands: ['Dacia'], Models: [value] } }),
  )
  api.on(...asking, { criteria: {}, chips: [], unknown: ['d'], suggestions: models, total: 712 })
  open()
  await say('d')
  expect(buttons(/^Dacia/)).toHaveLength(3)
})

test('removes the text of a removed chip', async () => {
  open()
  await say('clio diesel 120 000 nickel')
  await press('Retirer le filtre Diesel')
  expect(said()).toBe('clio 120 000 nickel')
  expect(document.activeElement).toBe(field(label))
})

test('Enter opens the parsed search, or lets the server parse', async () => {
  const { here } = open()
  await say('clio diesel 120 000 nickel')
  await submit()
  expect(here.place).toBe('/search-result?Brands=Renault&Models=Clio&FuelTypes=Diesel&MaxPrice=120000&unknown=nickel')
  write(label, 'autre chose')
  await submit()
  expect(here.place).toBe('/search-result?q=autre+chose')
})

test('submits offline without false results', async () => {
  api.on(...asking, offline)
  const { here } = open()
  await say('clio')
  expect(buttons(/^Retirer/)).toEqual([])
  await submit()
  expect(here.place).toBe('/search-result?q=clio')
})

test('proposes to remove the most restrictive filter of an empty result', async () => {
  api.on(...asking, { ...clio, total: 0 })
  api.on(...counting, facets({ total: 0, certified: 0, loosen: [{ parameters: ['MaxPrice'], total: 14 }] }))
  open()
  await say('clio diesel 120 000')
  expect(words()).toContain('Aucune voiture ne réunit tout cela.')
  expect(links('Sans « Jusqu’à 120 000 DH » : 14 voitures')[0]?.getAttribute('href')).not.toContain('MaxPrice')
})

test('completes a word being typed instead of reporting it', async () => {
  const duster = sample('Suggestion', { kind: 'model', value: 'Duster', brand: 'Dacia', count: 7, criteria: { Models: ['Duster'] } })
  api.on(...asking, { criteria: {}, chips: [], unknown: ['dus'], suggestions: [duster], total: 712 })
  open()
  await say('dus')
  expect(words()).not.toContain('n’est pas compris')
  await press(/^Dacia Duster/)
  expect(said()).toBe('Dacia Duster ')
})

test('combines selects and sentence in the count', async () => {
  const { here } = open()
  await say('diesel')
  fill(field(/^Budget maximum/), '150000')
  for (let i = 0; i < 4; i++) await settle()
  expect(api.made(...counting).map(({ query }) => query.get('MaxPrice'))).toContain('120000')
  write(label, '')
  for (let i = 0; i < 4; i++) await settle()
  await submit()
  expect(here.place).toBe('/search-result?MaxPrice=150000')
})

test('dictates where the browser supports speech recognition', async () => {
  const ears: { onresult?: (event: object) => void; lang?: string }[] = []
  class Ear {
    onresult?: (event: object) => void
    lang?: string
    constructor() {
      ears.push(this)
    }
    start() {}
    stop() {}
  }
  expect(buttons(t('say.dictate'))).toEqual([])
  Object.assign(window, { webkitSpeechRecognition: Ear })
  open()
  await settle()
  await press(t('say.dictate'))
  expect(ears[0]?.lang).toBe('fr-MA')
  expect(button(t('say.dictate')).getAttribute('aria-pressed')).toBe('true')
  ears[0]?.onresult?.({ results: [[{ transcript: 'clio diesel' }]] })
  await settle()
  expect(said()).toBe('clio diesel')
  Object.assign(window, { webkitSpeechRecognition: undefined })
})
