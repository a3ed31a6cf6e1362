// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { fakePhotos } from '#testing/photos.ts'
import { buttons, packText, press, settle, show, words } from '#testing/screen.tsx'
import { type CardCar, CardStart } from './card-start.tsx'

const t = packText('greyCard')
const tSelling = packText('selling')

const api = fakeApi()
fakePhotos()
const path = ['post', '/api/vehicles/graycarddata'] as const
const reading = (isSure: boolean) => ({ confidence: isSure ? 0.9 : 0.4, isSure, crop: null })
const unread = sample('GreyCardRead')

test('prefills an estimate with sure values, others after confirmation', async () => {
  const taken: CardCar[] = []
  show(<CardStart take={(car) => taken.push(car)} />)
  fireEvent.change(document.querySelectorAll('input[type=file]')[1] as HTMLInputElement, {
    target: { files: [new File(['x'], 'verso.jpg', { type: 'image/jpeg' })] },
  })
  await settle()
  api.on(...path, {
    frontDto: {
      ...{ ...unread.frontDto, adresse: '3, RUE DES ORANGERS', firstName: 'SALMA', lastName: null },
      ...{ immatriculation: '48217B6', releasedDate: '2019-03-12' },
      readings: { immatriculation: reading(false), releasedDate: reading(true), firstName: reading(true), adresse: reading(true) },
    },
    backDto: {
      ...{ ...unread.backDto, brand: 'Dacia', brandId: 3, model: 'Duster', modelId: 10 },
      readings: { brand: reading(true), model: reading(true) },
    },
  })
  await press(t('read'))
  // the owner's name is not requested here
  expect(words()).not.toContain('SALMA')
  await press(t('start.use'))
  expect(taken).toEqual([{ brand: 'Dacia', modelId: 10, year: '2019' }])
  expect(words()).toContain('Les valeurs choisies sont dans le formulaire.')

  const plate = [...document.querySelectorAll('label')].find((one) => words(one).includes('48217B6'))
  fireEvent.click(plate?.querySelector('input') as HTMLInputElement)
  await press(t('start.use'))
  expect(taken.at(-1)).toEqual({ plate: '48217B6', brand: 'Dacia', modelId: 10, year: '2019' })
  await press(tSelling('card.remove'))
  expect(buttons(t('start.use'))).toEqual([])
})
