// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { field, packText, press, show, words, write } from '#testing/screen.tsx'
import { BudgetFilter } from './budget-filter.tsx'

const t = packText('searchFilters')

fakeApi()
const change = vi.fn<(next: URLSearchParams) => void>()
beforeEach(() => void change.mockClear())
function open(search: string, monthly?: { maxPrice: number | null; months: number }) {
  show(
    <BudgetFilter search={new URLSearchParams(search)} monthly={monthly} change={change}>
      <p>le prix</p>
    </BudgetFilter>,
  )
}
const asked = () => change.mock.calls.map(([next]) => String(next))
const leave = (label: string) => fireEvent.blur(field(label))

test('starts with the price and switches to the month without a search', async () => {
  open('MinPrice=50000')
  expect(words()).toContain('le prix')
  await press(field(t('monthly.monthly')))
  expect([words().includes('le prix'), words().includes('Indiquez ce que vous pouvez verser chaque mois')]).toEqual([false, true])
  await press(field(t('monthly.price')))
  expect([words().includes('le prix'), asked()]).toEqual([true, []])
})

test('replaces the price by a monthly amount on blur or Enter', async () => {
  open('Brands=Dacia&MinPrice=50000&MaxPrice=90000&page=2')
  await press(field(t('monthly.monthly')))
  write(t('monthly.MonthlyBudget'), '3 000')
  expect(asked()).toEqual([])
  leave('Par mois (DH)')
  expect(asked()).toEqual(['Brands=Dacia&MonthlyBudget=3000'])
})

test('applies on Enter without submitting the form', async () => {
  open('')
  await press(field(t('monthly.monthly')))
  write(t('monthly.MonthlyBudget'), '2500')
  expect(fireEvent.keyDown(field(t('monthly.MonthlyBudget')), { key: 'Enter' })).toBe(false)
  expect(asked()).toEqual(['MonthlyBudget=2500'])
})

test('applies a down payment, ignores the same amount, removes an empty one', () => {
  open('DownPayment=20000&MonthlyBudget=3000', { maxPrice: 162_000, months: 60 })
  expect(words()).toContain('Voitures jusqu’à 162 000 DH à crédit sur 60 mois')
  write(t('monthly.DownPayment'), '20 000')
  leave('Apport (DH)')
  expect(asked()).toEqual([])
  write(t('monthly.DownPayment'), '25 000')
  leave('Apport (DH)')
  write(t('monthly.MonthlyBudget'), '')
  leave('Par mois (DH)')
  expect(asked()).toEqual(['DownPayment=25000&MonthlyBudget=3000', 'DownPayment=20000'])
})

test('hides the price of a budget that is too low', () => {
  open('MonthlyBudget=10', { maxPrice: null, months: 60 })
  expect(words()).toContain('Indiquez ce que vous pouvez verser chaque mois')
})

test('removes both amounts when switched to the price', async () => {
  open('DownPayment=20000&MonthlyBudget=3000&Brands=Dacia')
  await press(field(t('monthly.price')))
  expect(asked()).toEqual(['Brands=Dacia'])
})
