// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readDevice, writeDevice } from '#client/device.ts'
import { forgetFiles } from '#client/kept-files.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, offline, Refusal } from '#testing/fake-api.ts'
import { fakePhotos } from '#testing/photos.ts'
import { button, buttons, clockAt, packText, press, settle, show, submit, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { CardStep } from './card-step.tsx'
import { usePhotos, useRequest } from './use-request.ts'

const t = packText('greyCard')
const tSelling = packText('selling')
const tFiles = packText('files')

const api = fakeApi()
fakePhotos()
vi.stubGlobal('indexedDB', new IDBFactory())
const path = ['post', '/api/vehicles/graycarddata'] as const
const reading = (isSure: boolean) => ({ confidence: isSure ? 0.9 : 0.4, isSure, crop: 'data:image/png;base64,AA==' })
const unread = sample('GreyCardRead')
const answer = {
  frontDto: {
    ...unread.frontDto,
    ...{ adresse: '3, RUE DES ORANGERS', immatriculation: '48217B6', firstName: 'SALMA', lastName: null, releasedDate: '2019-03-12' },
    readings: { immatriculation: reading(false), firstName: reading(true), releasedDate: reading(true), adresse: reading(true) },
  },
  backDto: { ...unread.backDto, brand: null, model: null, readings: {} },
}
let isDone: boolean

function Step() {
  const state = useRequest(null)
  const { photos, put } = usePhotos()
  const [done, setDone] = useState(false)
  isDone = done
  return <CardStep id="card" state={state} photos={photos} put={put} done={() => setDone(true)} />
}
const typed = () => (readDevice('sale') as { typed: Record<string, string> }).typed
const photo = (name: string, type = 'image/jpeg') => new File([type === 'application/pdf' ? '%PDF-1.7' : 'x'], name, { type })
async function choose(file: File, face = 0): Promise<void> {
  fireEvent.change(document.querySelectorAll('input[type=file]')[face] as HTMLInputElement, { target: { files: [file] } })
  await settle()
}
const choice = (name: RegExp) => {
  const label = [...document.querySelectorAll('label')].find((one) => name.test(words(one)))
  if (!label) throw new Error(`no choice ${name}`)
  return label.querySelector('input') as HTMLInputElement
}

beforeEach(async () => {
  await forgetFiles()
  clockAt('2026-03-15T10:00:00Z')
  const kept = { RegistrationNumber: '48217B8', ReleaseDate: '2018-03-12', FirstName: 'Salma' }
  writeDevice('sale', { key: '11111111-1111-4111-8111-111111111111', typed: kept, estimate: null, keptAt: Date.now() })
})

test('a good photo or its removal clears the error of a broken one', async () => {
  show(<Step />)
  await choose(photo('recto.jpg'))
  await choose(new File(['broken'], 'recto-2.jpg', { type: 'image/jpeg' }))
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  await press('Retirer')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(0)
  await choose(new File(['broken'], 'recto-3.jpg', { type: 'image/jpeg' }))
  await choose(photo('recto.jpg'))
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(0)
})

test('takes over the chosen values of a card', async () => {
  show(<Step />)
  expect(buttons(t('read'))).toEqual([])
  await choose(photo('recto.jpg'))
  api.on(...path, answer)
  await press(t('read'))
  await settle()
  expect(words()).toContain('2 valeurs concordent, 2 à vérifier.')
  expect(document.querySelectorAll('img[src^="data:image/png"]')).toHaveLength(4)
  expect(choice(/Vous aviez écrit : 48217B8/).checked).toBe(true)
  expect(choice(/La carte : 12 mars 2019/).checked).toBe(true)
  await press(choice(/La carte : 48217B6/))
  await submit()
  expect(isDone).toBe(true)
  expect(typed()).toMatchObject({
    RegistrationNumber: '48217B6',
    ReleaseDate: '2019-03-12',
    FirstName: 'Salma',
    Address: '3, RUE DES ORANGERS',
  })
})

test('keeps entered values without a decision', async () => {
  show(<Step />)
  await choose(photo('recto.jpg'))
  api.on(...path, answer)
  await press(t('read'))
  await settle()
  await press(choice(/Vous aviez écrit : 12 mars 2018/))
  await submit()
  expect(typed()).toMatchObject({ RegistrationNumber: '48217B8', ReleaseDate: '2018-03-12' })
})

test('removes the reading with its photo', async () => {
  show(<Step />)
  await choose(photo('recto.jpg'))
  api.on(...path, answer)
  await press(t('read'))
  await settle()
  await press(tSelling('card.remove'))
  await submit()
  expect(typed()).toMatchObject({ ReleaseDate: '2018-03-12' })
})

test('reports network, queue and reading errors and can continue', async () => {
  show(<Step />)
  await choose(photo('recto.jpg'))
  api.on(...path, offline)
  await press(t('read'))
  await settle()
  expect(words()).toContain('Vos photos restent ici.')
  api.on(...path, new Refusal(503, 'ReaderBusy', { message: 'Beaucoup de cartes sont en cours de lecture.' }))
  await press(t('read'))
  await settle()
  expect(words()).toContain('Beaucoup de cartes sont en cours de lecture.')
  expect(words()).toContain('Vous pouvez continuer sans la lecture')
  const nothing = {
    ...answer,
    frontDto: { ...unread.frontDto, adresse: null, immatriculation: null, firstName: null, lastName: null, releasedDate: null },
  }
  api.on(...path, nothing)
  await press(t('read'))
  await settle()
  expect(words()).toContain('Rien n’a pu être lu sur ces photos.')
  await submit()
  expect(isDone).toBe(true)
})

test('stores a PDF without reading it and rejects other files', async () => {
  show(<Step />)
  await choose(photo('carte.pdf', 'application/pdf'))
  expect(words()).toContain('carte.pdf')
  expect(buttons(t('read'))).toEqual([])
  await choose(new File(['broken'], 'carte.docx'), 1)
  expect(words()).toContain(tFiles('photoOrPdf'))
  await choose(new File(['broken'], 'verso.jpg', { type: 'image/jpeg' }), 1)
  expect(words()).toContain('Cette photo ne s’ouvre pas')
})

test('frames the camera on handheld devices and reports denied permission', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const stop = vi.fn()
  const track = { stop, getCapabilities: () => ({}) }
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track], getVideoTracks: () => [track] })
  const ask = vi.fn(async () => stream)
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: ask } }))
  show(<Step />)
  await press(buttons(t('camera.open'))[0] as HTMLElement)
  await settle()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(document.querySelector('video')).not.toBeNull()
  expect(button(t('camera.shoot')).disabled).toBe(false)
  document.querySelector('dialog')?.dispatchEvent(new Event('close'))
  await settle()
  expect(stop).toHaveBeenCalled()
  ask.mockRejectedValueOnce(new Error('denied'))
  await press(buttons(t('camera.open'))[0] as HTMLElement)
  await settle()
  expect(words()).toContain('L’appareil photo n’est pas accessible.')
})

test('keeps photos over a reload until they are deleted', async () => {
  const { unmount } = show(<Step />)
  await choose(photo('recto.pdf', 'application/pdf'))
  await choose(photo('verso.pdf', 'application/pdf'), 1)
  unmount()
  const again = show(<Step />)
  await until(() => expect(words()).toContain('recto.pdf'))
  expect(words()).toContain('verso.pdf')
  await press(buttons(tSelling('card.remove'))[0] as HTMLElement)
  again.unmount()
  show(<Step />)
  await until(() => expect(words()).toContain('verso.pdf'))
  expect(words()).not.toContain('recto.pdf')
})
