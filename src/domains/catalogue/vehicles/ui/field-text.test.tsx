// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { sample } from '#testing/described.ts'
import { show, words } from '#testing/screen.tsx'
import type { VehicleDetail } from '../contract.ts'
import { shownIn, useFieldFacts, useFieldText } from './field-text.ts'

afterEach(cleanup)

function Fields({ car }: { car: VehicleDetail }) {
  const textOf = useFieldText()
  return (
    <ul>
      {shownIn('compare').map((name) => (
        <li key={name}>{`${name}=${JSON.stringify(textOf(name, car[name]))}`}</li>
      ))}
    </ul>
  )
}

function Facts({ car }: { car: VehicleDetail }) {
  const factsOf = useFieldFacts('page')
  return <p>{factsOf(car).map(({ label, text }) => `${label}: ${text}`)}</p>
}

const known = { mileage: 48_200, fuelType: 'Diesel', releaseDate: '2021-05-17', isFirstHand: true, isCertified: false } as const
const read = (given: object, language: Language = 'fr') => {
  show(<Fields car={sample('VehicleDetail', given as never) as never} />, { language })
  return words()
}

test('formats kilometres, dates and enum values; leaves booleans unchanged', () => {
  const text = read(known)
  for (const said of ['mileage="48 200 km"', 'fuelType="Diesel"', 'isFirstHand=true', 'isCertified=false']) expect(text).toContain(said)
  expect(text).toMatch(/releaseDate="[^"]*2021"/)
})

test('returns null for an unknown value', () => {
  const text = read({ mileage: null, fuelType: null, releaseDate: null, isFirstHand: null, color: null })
  for (const said of ['mileage=null', 'fuelType=null', 'releaseDate=null', 'isFirstHand=null', 'color=null']) expect(text).toContain(said)
})

test('formats horsepower in the language', () => {
  expect(read({ fiscalPower: 6 })).toContain('fiscalPower="6 CV"')
})

test('returns only known fields of the page', () => {
  const every = Object.fromEntries(shownIn('page').map((name) => [name, null]))
  show(<Facts car={sample('VehicleDetail', every as never) as never} />)
  expect(words()).toBe('')
})
