// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sample } from '#testing/described.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { field, packText, press, show, words } from '#testing/screen.tsx'
import type { StockCard } from '../contract.ts'
import { StockSwitches } from './stock-switches.tsx'

const t = packText('stock')

const api = fakeApi()
const may = { edit: true, price: true, switches: true }
const open = (changes: Partial<StockCard>) =>
  void show(
    <StockSwitches
      card={sample('StockCard', {
        ...{ may, isPromoted: false, isFeatured: false, formerPrice: 130_000, pricePosition: 2, isPriceDoubtful: false },
        ...changes,
      })}
      put={vi.fn()}
    />,
  )
const states = () => ['En promotion', 'À la une'].map((name) => field(name).disabled)
const [unproven, above] = ['ancien prix prouvé', 'au-dessus du prix du marché']

test('enables promotion and feature with proof', () => {
  open({})
  expect(states()).toEqual([false, false])
  expect(words()).not.toMatch(new RegExp(`${unproven}|${above}`))
})

test('disables a switch without proof and shows why', () => {
  open({ formerPrice: null, pricePosition: 4 })
  expect(states()).toEqual([true, true])
  expect(words()).toContain(unproven)
  expect(words()).toContain(above)
})

test('can turn off an active switch and explains its effect', () => {
  open({ isPromoted: true, isFeatured: true, formerPrice: null, isPriceDoubtful: true })
  expect(states()).toEqual([false, false])
  expect(words()).toContain(unproven)
})

test('withdraws a certification after confirmation, never sets it', async () => {
  api.on('put', '/api/staff/vehicles/{id}/switches', sample('StockCard', { id: 1, isCertified: false }))
  open({ id: 1, isCertified: false })
  expect(field(t('switches.isCertified')).disabled).toBe(true)
  expect(words()).toContain('expertise de certification acceptée')
  cleanup()
  open({ id: 1, isCertified: true })
  await press(field(t('switches.isCertified')))
  expect(api.made('put', '/api/staff/vehicles/{id}/switches')).toEqual([])
  await press(/^Retirer la certification$/)
  expect(api.made('put', '/api/staff/vehicles/{id}/switches')[0]?.body).toEqual({ isCertified: false })
})
