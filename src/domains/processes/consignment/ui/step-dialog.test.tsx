// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { settle, show, words, write } from '#testing/screen.tsx'
import { StepDialog } from './step-dialog.tsx'

const api = fakeApi()
const basis = {
  market: { low: 110_000, median: 128_000, high: 140_000, count: 12 },
  ...{ age: 5, limits: { change: 20, below: 30, above: 60 } },
}
const car = sample('MediatedVehicle', { id: 70, brand: 'Dacia', model: 'Duster', releaseDate: '2021-03-12', mileage: 84_000 })
const record = sample('IntermediationRecord', {
  id: 7,
  disposedVehicle: car,
  askingPrice: 125_000,
  floorPrice: 110_000,
  wishedFloor: null,
  expertise: null,
})

test('questions a doubtful asking price while it is typed', async () => {
  api.on('get', '/api/vehicles/pricebasis', basis)
  api.on('get', '/api/staff/intermediationtypes', [])
  show(<StepDialog record={record} action="proposeFloor" needsComment={false} done={() => undefined} close={() => undefined} />)
  await settle()
  expect(words()).toContain('12 voitures comparables : de 110 000 DH à 140 000 DH')
  write('Prix affiché, en dirhams', '12 500')
  for (const text of ['Un zéro manque ?', 'douze mille cinq cents dirhams', 'Il est sous le prix plancher.'])
    expect(words()).toContain(text)
  write('Prix affiché, en dirhams', '130 000')
  expect(words()).not.toContain('Un zéro manque ?')
})
