// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readDevice, writeDevice } from '#client/device.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { clockAt, field, packText, press, settle, show, signedIn, submit, words, write } from '#testing/screen.tsx'
import { queryOf, type RequestStep, type RequestWay } from './request-draft.ts'
import { RequestSteps } from './request-steps.tsx'

const t = packText('selling')
const tUnlisted = packText('unlisted')

const api = fakeApi()
const key = 'a'.repeat(32)
const byName = (...names: string[]) => names.map((name) => ({ name, names: { fr: name } }))
const store = {
  id: 7,
  names: { fr: 'Rihla Fès' },
  city: 'Fès',
  cityNames: { fr: 'Fès' },
  addresses: { fr: '31, avenue des Almohades' },
  isDeactivated: false,
  latitude: 34.02,
  longitude: -5.01,
}
const stores = [
  store,
  { ...store, id: 8, names: { fr: 'Rihla Anfa' }, city: 'Casablanca', isDeactivated: true },
  { ...store, id: 9, names: { fr: 'Rihla Salé' }, city: 'Salé' },
]
const whole = {
  ...{
    RegistrationType: 'Local',
    RegistrationNumber: '48217B6',
    Brand: 'Dacia',
    Model: 'Duster',
    ReleaseDate: '2019-03-12',
    Mileage: '84 000',
  },
  ...{
    Type: 'Purchase',
    Civility: 'Mme.',
    FirstName: 'Salma',
    LastName: 'Alaoui',
    Phone: '0612345678',
    Email: 'salma@exemple.ma',
    City: 'Salé',
  },
}
const send = ['post', '/vehiclepurchases'] as const
let sent: { reference: string } | null

interface Given {
  at?: RequestStep | null
  estimate?: string | null
  begun?: string | null
  way?: RequestWay | null
  advert?: number | null
}

function Steps({ at = null, estimate = null, begun = null, way = null, advert = null }: Given) {
  const [step, go] = useState(at)
  const [draftKey, resume] = useState(begun)
  return (
    <RequestSteps
      brands={byName('Dacia', 'Renault')}
      cities={byName('Salé', 'Fès')}
      stores={stores}
      estimateKey={estimate}
      way={way}
      advert={advert}
      draftKey={draftKey}
      resumed={(to) => {
        resume(null)
        go(to)
      }}
      step={step}
      go={go}
      done={(answer) => {
        sent = answer
      }}
    />
  )
}
const keep = (typed: object) =>
  writeDevice('sale', { key: '11111111-1111-4111-8111-111111111111', typed, estimate: null, keptAt: Date.now() })
const typed = () => (readDevice('sale') as { typed: Record<string, string> }).typed

// the QR module loads late on a slow machine, and the link with it
beforeAll(async () => void (await import('uqr')))
beforeEach(() => {
  clockAt('2026-03-15T10:00:00Z')
  sent = null
  writeDevice('sale', null)
  api.on('get', '/api/vehiclebrands/{brand}/stripped', [sample('Model', { brand: 'Dacia', name: 'Duster', names: { fr: 'Duster' } })])
  const slot = (at: string) => ({ starts: `2026-03-16T${at}:00.000Z`, ends: `2026-03-16T${at}:30.000Z`, free: 1 })
  api.on('get', '/api/appointments/firstslots', [{ storageAreaId: 7, starts: '2026-03-16T08:00:00.000Z' }])
  api.on('get', '/api/appointments/slots', {
    ...{ minutes: 45, until: '2026-04-12' },
    days: [{ date: '2026-03-16', closed: null, slots: [slot('08:00'), slot('08:45')] }],
  })
  api.on('get', '/api/customers/current', sample('Customer', { firstName: 'Omar', civility: 'M.', phone: '+212612345678' }))
})

test('rejects an invalid mileage with its own message', async () => {
  keep({ ...whole, Mileage: '84,5' })
  show(<Steps />)
  await settle()
  await submit()
  expect(words()).toContain('Ce kilométrage n’est pas valable')
})

test('stores an unlisted make with the draft', async () => {
  keep({ ...whole, Brand: '', Model: '' })
  show(<Steps />)
  await settle()
  write(t('field.Brand'), '*')
  write(tUnlisted('brand'), '06 12 34 56 78')
  write(t('field.Model'), 'G3')
  await submit()
  expect(document.activeElement).toBe(field(tUnlisted('brand')))
  write(tUnlisted('brand'), 'Xpeng')
  expect(typed()).toMatchObject({ Brand: 'Xpeng', Model: 'G3', Unlisted: 'Brand' })
  expect(queryOf({ key: 'k', typed: typed(), estimate: null, keptAt: 0 })).toMatchObject({ Brand: 'Xpeng', Model: 'G3', Unlisted: 'Brand' })
  // a listed make clears the unlisted names
  write(t('field.Brand'), 'Dacia')
  expect(typed()).toMatchObject({ Brand: 'Dacia', Model: '', Unlisted: '' })
})

test('prefills from an estimate and keeps the entered city', async () => {
  keep({ City: 'Fès' })
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Duster', mileage: 84_000, city: 'Salé' }
  api.on('get', '/api/estimates/{key}', sample('Estimate', { key, car }))
  show(<Steps estimate={key} />)
  await settle()
  expect(words()).toContain('Repris de votre estimation.')
  expect(typed()).toMatchObject({ Brand: 'Dacia', Model: 'Duster', Mileage: '84000', City: 'Fès' })
})

test('prefills from an own advert and keeps corrections', async () => {
  signedIn()
  const car = sample('AdVehicle', {
    brand: 'Dacia',
    model: 'Duster',
    mileage: 84_000,
    releaseDate: '2019-03-12',
    registrationNumber: '48217B6',
  })
  api.on('get', '/api/vehicleads/{id}', sample('VehicleAd', { id: 7, disposedVehicle: car }))
  const { unmount } = show(<Steps advert={7} />)
  await settle()
  expect(words()).toContain('Repris de votre annonce.')
  expect(typed()).toMatchObject({
    Brand: 'Dacia',
    Model: 'Duster',
    Mileage: '84000',
    ReleaseDate: '2019-03-12',
    RegistrationNumber: '48217B6',
  })
  write(t('field.Mileage'), '90 000')
  unmount()
  show(<Steps advert={7} />)
  await settle()
  expect(typed()).toMatchObject({ Mileage: '90 000' })
  expect(api.made('get', '/api/vehicleads/{id}')).toHaveLength(1)
})

test('applies a preset way of selling once', async () => {
  const isChosen = (value: string) => document.querySelector<HTMLInputElement>(`[name=Type][value=${value}]`)?.checked
  const { unmount } = show(<Steps way="Intermediation" />)
  await settle()
  expect([isChosen('Intermediation'), isChosen('Purchase')]).toEqual([true, false])
  fireEvent.click(document.querySelector('[name=Type][value=Purchase]') as HTMLElement)
  unmount()
  const again = show(<Steps way="Intermediation" />)
  await settle()
  expect(isChosen('Purchase')).toBe(true)
  again.unmount()
  // another preset is applied
  show(<Steps way="TradeIn" />)
  await settle()
  expect(isChosen('TradeIn')).toBe(true)
})

test('limits navigation to completed steps and sorts nearby stores first', async () => {
  keep({ ...whole, Email: '' })
  show(<Steps at="confirm" />)
  await settle()
  expect(words()).toContain(t('title.seller'))
  keep(whole)
  show(<Steps at="store" />)
  await settle()
  const text = words()
  expect(text.indexOf('Rihla Salé')).toBeLessThan(text.indexOf('Rihla Fès'))
  expect(text).not.toContain('Rihla Anfa')
})

test('prefills the name of a signed-in user without a code', async () => {
  signedIn()
  keep({ ...whole, FirstName: undefined })
  show(<Steps at="seller" />)
  await settle()
  expect(field(t('field.FirstName')).value).toBe('Omar')
  await press(t('next'))
  await settle()
  expect(words()).toContain(t('title.card'))
})

test('returns to the code after a reload without a second SMS', async () => {
  const [sms, check] = [['post', '/phonenumbers/send'] as const, ['post', '/phonenumbers/check'] as const]
  api.on(...sms, undefined)
  keep(whole)
  const { unmount } = show(<Steps at="seller" />)
  await settle()
  await press('Continuer')
  await settle()
  expect(words()).toContain('vient de partir par SMS')
  unmount()
  const again = show(<Steps at="seller" />)
  await settle()
  expect(words()).toContain('vient de partir par SMS')
  expect(api.made(...sms)).toHaveLength(1)
  write(/^Code reçu/, '123456')
  api.on(...check, undefined)
  await press('Continuer')
  await settle()
  expect(words()).toContain('La carte grise')
  again.unmount()
  // a code is valid for ten minutes
  keep({ ...whole, Phone: '0612345679' })
  const first = show(<Steps at="seller" />)
  await settle()
  await press('Continuer')
  await settle()
  first.unmount()
  clockAt('2026-03-15T10:11:00Z')
  show(<Steps at="seller" />)
  await settle()
  expect(words()).not.toContain('vient de partir par SMS')
  expect(field('Prénom').value).toBe('Salma')
})

test('keeps the draft over sign-in and language change', async () => {
  keep({ ...whole, StorageAreaId: '7', AppointmentStart: '2026-03-16T08:45:00.000Z' })
  const { unmount } = show(<Steps at="seller" />)
  await settle()
  write(t('field.FirstName'), 'Rim')
  expect(words(document.querySelector('aside') ?? undefined)).toMatch(/Dacia Duster.*48217.*lundi 16/s)
  unmount()
  signedIn()
  show(<Steps at="seller" />, { language: 'ar' })
  await settle()
  expect([field(/الاسم الشخصي/).value, typed().AppointmentStart]).toEqual(['Rim', '2026-03-16T08:45:00.000Z'])
})

test('navigates to the step of a server error', async () => {
  keep({ ...whole, StorageAreaId: '7' })
  show(<Steps at="confirm" />)
  await settle()
  await press(field(/^Ce que j’ai indiqué/))
  api.on(
    ...send,
    new Refusal(400, 'BadRequest', { message: 'Plaque à revoir.', errors: [{ field: 'RegistrationNumber', reason: 'plate' }] }),
  )
  await submit()
  await settle()
  expect(words()).toContain(t('title.car'))
  expect(words()).toContain('Plaque à revoir.')
  expect(sent).toBeNull()
  expect(typed().RegistrationNumber).toBe('48217B6')
})

test('sends the chosen time of a store', async () => {
  keep({ ...whole, StorageAreaId: '7', AppointmentStart: '2026-03-16T08:00:00.000Z' })
  show(<Steps at="store" />)
  await settle()
  expect(words()).toContain('dès lundi 16, 08:00')
  await press(document.querySelector('input[name=StorageAreaId][value="9"]') as HTMLInputElement)
  await settle()
  expect(typed()).toMatchObject({ StorageAreaId: '9', AppointmentStart: '' })
  expect(words()).toContain('l’agence vous appelle')
  await press(document.querySelector('input[aria-label="08:45"]') as HTMLInputElement)
  expect(typed().AppointmentStart).toBe('2026-03-16T08:45:00.000Z')
  await press(t('next'))
  await settle()
  expect(words()).toContain('lundi 16 mars 2026 à 08:45')
  await press(field(/^Ce que j’ai indiqué/))
  api.on(...send, new Refusal(409, 'SlotTaken', { message: 'Ce créneau vient d’être pris.' }))
  await submit()
  await settle()
  expect(words()).toContain(t('title.store'))
  expect(words()).toContain('Ce créneau vient d’être pris.')
  const query = api.made(...send)[0]?.query
  expect([query?.get('AppointmentStart'), query?.get('StorageAreaId')]).toEqual(['2026-03-16T08:45:00.000Z', '9'])
})

test('restores a draft from another device at its step', async () => {
  keep({ Brand: 'Renault' })
  const draft = { draftKey: '22222222-2222-4222-8222-222222222222', typed: whole, estimate: { key, low: 100_000, high: 110_000 } }
  api.on('get', '/api/purchases/drafts/{key}', draft)
  const car = { ...sample('Estimate').car, brand: 'Dacia', model: 'Logan' }
  api.on('get', '/api/estimates/{key}', sample('Estimate', { car }))
  show(<Steps begun={key} />)
  await settle()
  // the estimate is of another model and not shown
  expect(words()).toContain('à refaire d’après vos réponses')
  expect(words()).not.toContain('100 000 DH')
  expect(words()).toContain(t('title.card'))
  expect(readDevice('sale')).toMatchObject({ key: draft.draftKey, typed: { Brand: 'Dacia' }, estimate: { low: 100_000 } })
  await press(t('draft.undo'))
  expect(readDevice('sale')).toMatchObject({ key: '11111111-1111-4111-8111-111111111111', typed: { Brand: 'Renault' } })
})

test('reports an invalid link and keeps the device draft', async () => {
  keep({ Brand: 'Renault' })
  api.on('get', '/api/purchases/drafts/{key}', new Refusal(404, 'NotFound'))
  show(<Steps begun={key} />)
  await settle()
  expect(words()).toContain('Ce lien n’est plus valable')
  expect(typed()).toMatchObject({ Brand: 'Renault' })
})

test('creates and mails a device link without the identity number', async () => {
  keep({ ...whole, IdNumber: 'AB123456' })
  const path = ['post', '/api/purchases/drafts'] as const
  api.on(...path, { key, expires: '2026-03-29T10:00:00.000Z' })
  show(<Steps />)
  await settle()
  await press('Continuer sur un autre appareil')
  await settle()
  expect(words()).toContain(`/create-request?draft=${key}`)
  expect(words()).toContain('29 mars 2026')
  expect(document.querySelector('svg[aria-label="Code QR du lien"] path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
  await press(t('other.send'))
  await settle()
  expect(words()).toContain('Le lien part à salma@exemple.ma.')
  const bodies = api.made(...path).map(({ body }) => body)
  expect(bodies).toMatchObject([{ typed: { Brand: 'Dacia' } }, { email: 'salma@exemple.ma' }])
  expect(JSON.stringify(bodies)).not.toContain('AB123456')
})
