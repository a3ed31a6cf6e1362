// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { byLanguage } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { button, buttons, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { EstimateForm } from './estimate-form.tsx'

const t = packText('estimates')
const tGreyCard = packText('greyCard')
const tUnlisted = packText('unlisted')

const api = fakeApi()
const asking = ['post', '/api/estimates'] as const
const plates = ['post', '/api/estimates/plates'] as const
const named = (name: string) => ({ name, names: byLanguage(() => name) })
const duster = [sample('Model', { id: 10, brand: 'Dacia', model: 'Duster', name: 'Duster', names: byLanguage(() => 'Duster') })]

function open(plate = '') {
  const seen = { done: [] as unknown[], unlisted: [] as unknown[], plates: [] as string[] }
  show(
    <EstimateForm
      brands={[named('Dacia'), named('Renault')]}
      cities={[named('Fès')]}
      thisYear={2026}
      plate={plate}
      keepPlate={(text) => seen.plates.push(text)}
      done={(estimate) => seen.done.push(estimate)}
      goOn={(car) => seen.unlisted.push(car)}
    />,
  )
  api.on('get', '/api/vehiclebrands/{brand}/stripped', duster)
  return seen
}

async function fillIn(km: string): Promise<void> {
  write(t('entry.brand'), 'Dacia')
  await settle()
  write('Modèle', '10')
  write('Année', '2019')
  write('Kilométrage', km)
}
const sent = () => api.made(...asking).map(({ body }) => body)

test('suggests the probable mileage when typed in thousands', async () => {
  open()
  await fillIn('84')
  api.on(...asking, sample('Estimate'))
  await submit()
  expect(words()).toContain('84 km pour une voiture de 2019 ?')
  expect(sent()).toEqual([])
  await press('Mettre 84 000 km')
  expect(field('Kilométrage').value).toBe('84000')
  await submit()
  expect(sent()).toEqual([{ modelId: 10, year: 2019, mileage: 84_000 }])
})

test('accepts a confirmed 84 km', async () => {
  open()
  await fillIn('84')
  await submit()
  await press('C’est bien 84 km')
  api.on(...asking, sample('Estimate'))
  await submit()
  expect(sent()).toEqual([{ modelId: 10, year: 2019, mileage: 84 }])
})

test('shows field errors, and a form error when offline', async () => {
  open()
  await submit()
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3)
  await fillIn('84000')
  write(/^Ville/, 'Fès')
  api.on(...asking, new Refusal(400, 'BadRequest', { errors: [{ field: 'city', reason: 'invalid' }] }))
  await submit()
  expect(field(/^Ville/).getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([{ modelId: 10, year: 2019, mileage: 84_000, city: 'Fès' }])
  api.on(...asking, offline)
  await submit()
  expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent !== '')).toEqual([false, true])
})

test('fills make, model and year from a known plate', async () => {
  const { plates: kept } = open()
  write(tGreyCard('plateCells.serial'), '10005 أ 6')
  api.on(...plates, sample('RecogniseCarResponse', { plate: '10005A6', car: { brand: 'Dacia', modelId: 10, year: 2020 } }))
  await press(t('entry.recognise'))
  await settle()
  expect(words()).toContain('Nous connaissons cette voiture : Dacia 2020.')
  expect([field(t('entry.brand')).value, field('Modèle').value, field('Année').value]).toEqual(['Dacia', '10', '2020'])
  expect(kept).toEqual(['10005A6'])
})

test('stores an unknown plate on the device and asks for the model', async () => {
  const { plates: kept } = open('48217B6')
  expect([
    field(tGreyCard('plateCells.serial')).value,
    field(tGreyCard('plateCells.letter')).value,
    field(tGreyCard('plateCells.code')).value,
  ]).toEqual(['48217', 'ب', '6'])
  api.on(...plates, sample('RecogniseCarResponse', { plate: '48217B6', car: null }))
  await press(t('entry.recognise'))
  expect(words()).toContain(t('entry.unknown'))
  expect(kept).toEqual(['48217B6'])
  await fillIn('84000')
  api.on(...asking, sample('Estimate'))
  await submit()
  expect(sent()).toEqual([{ modelId: 10, year: 2019, mileage: 84_000 }])
})

test('does not look up an invalid plate', async () => {
  open()
  write(tGreyCard('plateCells.serial'), '48217')
  await press(t('entry.recognise'))
  expect(field(tGreyCard('plateCells.serial')).getAttribute('aria-invalid')).toBe('true')
  expect(api.made(...plates)).toEqual([])
  expect(button(t('entry.recognise')).disabled).toBe(false)
})

test('retries loading models', async () => {
  open()
  api.on('get', '/api/vehiclebrands/{brand}/stripped', new Refusal(500, 'Unexpected'))
  write(t('entry.brand'), 'Dacia')
  await settle()
  expect(words()).toContain(t('entry.noModels'))
  api.on('get', '/api/vehiclebrands/{brand}/stripped', duster)
  await press(buttons(t('entry.retry'))[0] as HTMLElement)
  await settle()
  expect([...field('Modèle').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choisir',
    'Duster',
    'Mon modèle n’est pas dans la liste',
  ])
})

test('passes an unlisted car to the request form', async () => {
  const { unlisted, done } = open()
  write(t('entry.brand'), 'Dacia')
  await settle()
  write('Modèle', '*')
  expect(words()).toContain(t('refused.title'))
  expect(document.querySelector('[name=year]')).toBeNull()
  await submit()
  expect(field(tUnlisted('model')).getAttribute('aria-invalid')).toBe('true')
  write(tUnlisted('model'), 'www.exemple.ma')
  await submit()
  expect(unlisted).toEqual([])
  write(tUnlisted('model'), ' Nova ')
  await submit()
  write(t('entry.brand'), '*')
  write(tUnlisted('brand'), 'Xpeng')
  write('Modèle', 'G3')
  await submit()
  expect(unlisted).toEqual([
    { brand: 'Dacia', model: 'Nova', unlisted: 'Model' },
    { brand: 'Xpeng', model: 'G3', unlisted: 'Brand' },
  ])
  expect([sent(), done]).toEqual([[], []])
  // for a listed car, the form requires the other fields again
  write(t('entry.brand'), 'Renault')
  expect(document.querySelector('[name=year]')).not.toBeNull()
})
