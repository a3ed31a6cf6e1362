// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { buttons, show, words } from '#testing/screen.tsx'
import { MonthlyFrom } from './monthly-from.tsx'

fakeApi()
const car = { id: 1, brand: 'Dacia', model: 'Duster', price: 189_000, financing: true }
const loan = { rate: 0.0063, months: 60, advance: 20, least: 40_000 }

test('renders text without a button inside a linked card', () => {
  show(<MonthlyFrom car={car} loan={loan} plain />)
  expect(words()).toMatch(/^3 0\d\d DH\/mois$/)
  expect(buttons(/./)).toHaveLength(0)
})
