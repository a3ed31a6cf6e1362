import { expect, test } from 'vitest'
import { testApi } from '#testing/database.ts'
import { insertDemoAppointments } from './appointments.ts'
import { insertDemoPurchases } from './purchases.ts'

test('the demo house has requests in every state, late ones among them, and each can be opened', async () => {
  const api = await testApi()
  try {
    const made = await api.deps.db.transaction().execute((trx) => insertDemoPurchases(api.deps, trx, api.deps.clock.now()))
    expect(made).toBe(31)
    expect(await api.deps.db.transaction().execute((trx) => insertDemoAppointments(api.deps, trx))).toBeGreaterThan(12)
    const headers = await api.headers('the-manager', ['manager'])
    const list = async (view: string) => (await api.app.inject({ url: `/api/staff/purchases?view=${view}&size=100`, headers })).json()
    const [all, closed] = [await list('all'), await list('closed')]
    expect(new Set([...all.results, ...closed.results].map(({ status }: { status: string }) => status)).size).toBe(19)
    expect(all.counts.overdue).toBeGreaterThan(0)
    for (const { id } of [...all.results, ...closed.results]) {
      const record = await api.app.inject({ url: `/api/staff/purchases/${id}`, headers })
      expect(record.statusCode, record.body).toBe(200)
      // what the house offers explains itself
      for (const { amount, startValue, reasons } of record.json().offers)
        expect(reasons.reduce((sum: number, reason: { amount: number }) => sum + reason.amount, startValue)).toBe(amount)
    }
  } finally {
    await api.close()
  }
})
