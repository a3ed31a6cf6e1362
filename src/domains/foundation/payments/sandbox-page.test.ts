import { expect, test } from 'vitest'
import { orderPage } from './sandbox-page.ts'
import type { SandboxOrder } from './sandbox-store.ts'

const now = new Date('2026-11-23T10:00:00Z')
const order = (changes: Partial<SandboxOrder>, lang: string): SandboxOrder => ({
  token: 'token',
  oid: 'RV-2026-000022-1',
  fields: { lang, shopurl: 'https://rihla.example/payment-failure' },
  amount: 100_000,
  state: 'Open',
  switches: {},
  refusals: 0,
  answer: null,
  expires: new Date(now.getTime() + 600_000),
  apiFault: null,
  ...changes,
})
/** Text of the gateway page without style, script and direction marks. */
const said = (changes: Partial<SandboxOrder> = {}, lang = 'fr') =>
  orderPage({ order: order(changes, lang), now, nonce: 'n', shop: 'Rihla', back: { action: '', fields: {} } })
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f\u2066-\u2069]+/g, ' ')

test('the gate names the shop as customers know it, the order, and the amount as the shop writes it', () => {
  expect(said()).toMatch(/Rihla.*RV-2026-000022-1.*1 000 DH/)
  expect(said({}, 'ar')).toMatch(/Rihla.*RV-2026-000022-1.*1 000 درهم/)
  expect(said()).not.toMatch(/localhost|MAD|1 ?000[.,]00/)
  // hundredths only where there are some
  expect(said({ amount: 100_050 })).toMatch(/1 000\.50/)
})
